import {
  type ArchivedTurn,
  archivedVariant,
  type Campaign,
  type Correction,
  inVariant,
  type Party,
  type TurnResults,
} from '../../../../engine';
import { inOrderOfTime } from '../../../model/turn/model/events';
import { cutLetter, type Letter } from '../../../model/turn/model/letter';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** Props of every tab of an archived month. */
export interface PastMonth {
  readonly model: TurnModel;
  readonly archived: ArchivedTurn;
  /** The campaign as that month saw it. */
  readonly campaign: Campaign;
  /** The realms shown: the chosen one, or all. */
  readonly realms: readonly Party[];
  /** Null = not stored. */
  readonly results: TurnResults | null;
}

/** Further props of the tabs of its results. */
export interface PastRun extends PastMonth {
  readonly results: TurnResults;
}

/** The archived turns, newest first. */
export function monthsOf({ archive }: Pick<Campaign, 'archive'>): readonly ArchivedTurn[] {
  return Object.values(archive).sort((a, b) => b.turn - a.turn);
}

/** A letter as it was written, with the GM's corrections marked in it. */
export function pastLetter(text: string, corrections: readonly Correction[] = []): Letter {
  return cutLetter(
    text,
    corrections.map((correction) => ({
      kind: 'correction',
      span: { start: correction.start, end: correction.end },
      correction,
    })),
  );
}

/** The campaign of an archived month, as far as it is stored: letters, rulings, decisions, rules; else as it is. */
export function pastCampaign(campaign: Campaign, archived: ArchivedTurn): Campaign {
  const variant = archivedVariant(archived, '', '');
  const { sheets, rulings, mail, decisions = {}, marks = {} } = variant;
  const { settings, seed } = archived;
  return (
    inVariant(campaign, variant) ?? {
      ...campaign,
      sheets,
      rulings,
      mail,
      decisions,
      marks,
      settings,
      seed,
      editions: {},
    }
  );
}

/** The turn model of an archived month: read-only, of one realm. */
export function pastModel(
  model: TurnModel,
  campaign: Campaign,
  results: TurnResults,
  party: Party,
): TurnModel {
  const proposal = { ...results, world: campaign.world };
  return {
    ...model,
    campaign,
    settings: campaign.settings,
    party,
    proposed: {
      ...model.proposed,
      proposal,
      whole: proposal,
      isCovered: false,
      state: { kind: 'ready' },
      stale: false,
    },
    reading: null,
    findings: results.findings.filter((finding) => finding.party === party.key),
    finding: null,
    letter: null,
    table: null,
    marches: results.marches.filter((march) => march.party === party.key),
    events: inOrderOfTime(results.events.filter(({ parties }) => parties.includes(party.key))),
    questions: [],
  };
}
