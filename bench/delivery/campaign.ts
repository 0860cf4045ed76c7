import {
  applyTurn,
  BLANK_CAMPAIGN,
  type Campaign,
  sheetsOf,
  grossfelderOf,
  type Grossfeld,
  type Knowledge,
  type KnownGrossfeld,
  KLEINFELDER,
  systems,
  type World,
} from '../../engine';
import { monthOf } from '../month/world';

/** A world whose realms know a good piece of it, so that an excerpt of two sheets is full. */
export interface DeliveryPlan {
  readonly realms: number;
  readonly grossfelder: number;
}

const UNITS_EACH = 12;
/** Steps of Großfelder around its own that a realm knows: nineteen of them. */
const KNOWN_STEPS = 2;

const stepsBetween = (a: Grossfeld, b: Grossfeld): number => {
  const [du, dv] = [a.u - b.u, a.v - b.v];
  return Math.max(Math.abs(du), Math.abs(dv), Math.abs(du + dv));
};

const known = ({
  terrain,
  owner,
  sides,
  walls,
  springs,
  settlements,
}: Grossfeld): KnownGrossfeld => ({
  level: Array.from({ length: KLEINFELDER }, () => 2),
  since: Array.from({ length: KLEINFELDER }, () => 1),
  source: Array.from({ length: KLEINFELDER }, () => 'start'),
  terrain,
  owner,
  sides,
  walls,
  springs,
  settlements,
});

const knowledgeOf = (world: World, party: string): Knowledge => {
  const all = grossfelderOf(world.map);
  const home = all.find(({ owner }) => owner.includes(party));
  return {
    grossfelder: Object.fromEntries(
      all
        .filter((one) => home !== undefined && stepsBetween(one, home) <= KNOWN_STEPS)
        .map((one) => [one.no, known(one)]),
    ),
    sightings: [],
  };
};

const knowing = (world: World): World => ({
  ...world,
  knowledge: Object.fromEntries(
    Object.keys(world.parties).map((party) => [party, knowledgeOf(world, party)]),
  ),
});

/** A campaign in which all realms have sent their letters and the month has been applied. */
export function appliedCampaign({ realms, grossfelder }: DeliveryPlan): Campaign {
  const input = monthOf({ realms, grossfelder, unitsEach: UNITS_EACH, seed: 'bench' });
  const world = knowing(input.world);
  const proposal = systems['waben']?.adjudicate({ ...input, world });
  if (proposal === undefined) throw new Error('the run was cancelled');
  const sheets = sheetsOf(input.orders, world.clock.turn, '2026-11-01T12:00:00Z');
  const campaign: Campaign = {
    ...BLANK_CAMPAIGN,
    id: 'bench',
    name: 'bench',
    system: 'waben',
    seed: 'bench',
    world,
    sheets,
  };
  return applyTurn(campaign, proposal, '2026-11-02T12:00:00Z');
}
