import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../assets/examples/kaltersommer';
import { rabensundCampaign } from '../../../assets/examples/rabensund';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import {
  applyTurn,
  type Campaign,
  type PartySnapshot,
  type RuleSystem,
  snapshotMaker,
  systems,
  turnInputOf,
  type World,
} from '../../../engine';

/** A campaign with its open turn applied, and what each party may know then. */
export interface Played {
  readonly game: string;
  readonly system: RuleSystem<World>;
  readonly campaign: Campaign;
  readonly snapshots: readonly PartySnapshot[];
}

const EXAMPLES = [
  tharosCampaign,
  seenlandCampaign,
  achtvoelkerCampaign,
  kalterSommerCampaign,
  rabensundCampaign,
];

const played = (example: Campaign): Played => {
  const { system: game } = example;
  const system = systems[game];
  const proposal = system?.adjudicate(turnInputOf(example));
  if (system === undefined || proposal === undefined) throw new Error(game);
  const campaign = applyTurn(example, proposal, '2026-01-01T00:00:00Z');
  const maker = snapshotMaker(campaign, system, proposal);
  const parties = maker?.parties ?? [];
  return {
    game,
    system,
    campaign,
    snapshots: parties.flatMap((party) => maker?.of(party) ?? []),
  };
};

/** An example of every game after a turn. */
export const PLAYED: readonly Played[] = EXAMPLES.map((example) => played(example()));
