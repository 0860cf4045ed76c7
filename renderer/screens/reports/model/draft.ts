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

/** Whether a player got a page with the last turn report before one. */
const hadPage = (turnReports: Drafts['evaluations'], turn: number, party: string): boolean => {
  const before = Object.values(turnReports).filter(
    (one) => one.party === party && one.turn < turn && one.page !== undefined,
  );
  return before.toSorted((a, b) => a.turn - b.turn).at(-1)?.page === true;
};

/** The GM's draft of a turn report so far; blank if nothing, with a page for whoever had one before. */
export function draftOf(
  { evaluations: turnReports }: Drafts,
  { turn, party, language }: TurnReportRef,
): TurnReportDraft {
  const known = turnReports[draftId({ turn, party: party.key })];
  if (known?.page !== undefined) return known;
  const draft = known ?? blankDraft(turn, party.key, language);
  return hadPage(turnReports, turn, party.key) ? { ...draft, page: true } : draft;
}

/** The default map excerpt of a turn report. */
export const USUAL_MAP: EnclosedMap = { field: 8, look: 'colours', sheets: 2 };

/** The map excerpt of a turn report. */
export function mapOf({ map }: Pick<TurnReportDraft, 'map'>): EnclosedMap {
  return map ?? USUAL_MAP;
}
