import {
  blankDraft,
  type Campaign,
  draftId,
  type EnclosedMap,
  type TurnReportDraft,
  type Party,
} from '../../../../engine';

/** The evaluation an act is about: of which month and whose, and the language it has before the GM chose one. */
export interface TurnReportRef {
  readonly turn: number;
  readonly party: Pick<Party, 'key' | 'name'>;
  readonly language: TurnReportDraft['language'];
}

type Drafts = Pick<Campaign, 'evaluations'>;

/** What the GM made of an evaluation so far; blank if nothing. */
export function draftOf(
  { evaluations: turnReports }: Drafts,
  { turn, party, language }: TurnReportRef,
): TurnReportDraft {
  return turnReports[draftId({ turn, party: party.key })] ?? blankDraft(turn, party.key, language);
}

/** The excerpt that goes with an evaluation unless the GM says otherwise. */
export const USUAL_MAP: EnclosedMap = { field: 8, look: 'colours', sheets: 2 };

/** The excerpt that goes with an evaluation. */
export function mapOf({ map }: Pick<TurnReportDraft, 'map'>): EnclosedMap {
  return map ?? USUAL_MAP;
}
