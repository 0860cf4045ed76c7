import {
  blankDraft,
  type Campaign,
  draftId,
  type EnclosedMap,
  type TurnReportDraft,
  type Party,
} from '../../../../engine';

/** The turn report a command is about: of which month and whose, and the language it has before the GM chose one. */
export interface TurnReportRef {
  readonly turn: number;
  readonly party: Pick<Party, 'key' | 'name'>;
  readonly language: TurnReportDraft['language'];
}

type Drafts = Pick<Campaign, 'evaluations'>;

/** The GM's draft of a turn report so far; blank if nothing. */
export function draftOf(
  { evaluations: turnReports }: Drafts,
  { turn, party, language }: TurnReportRef,
): TurnReportDraft {
  return turnReports[draftId({ turn, party: party.key })] ?? blankDraft(turn, party.key, language);
}

/** The default map excerpt of a turn report. */
export const USUAL_MAP: EnclosedMap = { field: 8, look: 'colours', sheets: 2 };

/** The map excerpt of a turn report. */
export function mapOf({ map }: Pick<TurnReportDraft, 'map'>): EnclosedMap {
  return map ?? USUAL_MAP;
}
