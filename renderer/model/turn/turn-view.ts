import { edited, type Finding, lineBelow, type PartyKey, type Span } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';

/** The steps of a month, in the order in which a GM passes them. */
export const TURN_STEP_IDS = [
  'inbox',
  'orders',
  'run',
  'table',
  'decide',
  'whatif',
  'close',
  'archive',
] as const;
export type TurnStepId = (typeof TURN_STEP_IDS)[number];

/** The tabs of the open turn. */
export const TURN_TABS = [
  'orders',
  'confirmation',
  'questions',
  'report',
  'changes',
  'roster',
] as const;
export type TurnTab = (typeof TURN_TABS)[number];

/** Tabs that need neither a letter nor a run. */
export const LETTERLESS: readonly TurnTab[] = ['changes', 'roster'];

/** Tabs that show what was computed; the others need but a letter. */
const COMPUTED: readonly TurnTab[] = ['report'];

/** The tab that is shown: the orders in the place of one whose contents are not computed yet. */
export function shownTab(tab: TurnTab, isComputed: boolean): TurnTab {
  return isComputed || !COMPUTED.includes(tab) ? tab : 'orders';
}

/** Words that the GM is about to replace. */
export interface Correcting {
  /** Their place in the text as it is read. */
  readonly span: Span;
  /**
   * Where he edits: at the words of the letter, in the cell of the order, or all lines as a text, where the span is the
   * first selection in their draft.
   */
  readonly at: 'letter' | 'orders' | 'lines';
  /** The initial text; null = the words themselves. */
  readonly proposal: string | null;
}

/** Lines of a letter as the GM is writing them, and the text as it was read when he began. */
export interface LineDraft {
  readonly text: string;
  readonly of: string;
}

/** View state of the open turn: never stored with the campaign, never undone. */
export interface TurnViewState {
  readonly turnStep: TurnStepId;
  /** True once the GM has chosen a step of this campaign: from then on only he changes it. */
  readonly hasEntered: boolean;
  /** The variant shown instead of the month, by its id; null = the month. */
  readonly variant: string | null;
  readonly party: PartyKey | null;
  /** Unit whose steps are shown. */
  readonly unit: number | null;
  /** The highlighted finding: the one of the list that is the same (`isSameFinding`). */
  readonly finding: Finding | null;
  /** The highlighted step of the shown unit on the map. */
  readonly step: number | null;
  /** Field (`ggg/kk`) the map was asked to show; choosing a unit or a realm ends it. */
  readonly place: string | null;
  /** Moment of the march shown on the map, in moons; null = everything at once. */
  readonly time: number | null;
  /** Which of the two is shown where there is no space for both. */
  readonly side: 'letter' | 'orders';
  /** The GM is asked whether he applies the month though something is still covered. */
  readonly isAsked: boolean;
  /** The open tab. */
  readonly tab: TurnTab;
  /** Words the GM is about to replace; null = none. */
  readonly correcting: Correcting | null;
  /** Lines that were begun and neither taken over nor discarded, by party. */
  readonly drafts: Readonly<Record<PartyKey, LineDraft>>;
  /** Words of the letter as it arrived that are selected, with keys or pointer. */
  readonly picked: Span | null;
  /** Words of the letter as it is read of which an order is being made; null = none. */
  readonly ordered: Span | null;
  readonly choose: (
    change: Partial<Omit<TurnViewState, 'choose' | 'enter' | 'hasEntered'>>,
  ) => void;
  /** Opens the screen: at its first step if none was chosen yet, else where it was. */
  readonly enter: (first: TurnStepId) => void;
}

/** Nothing chosen yet: the state when a realm is opened for the first time. */
export const NOTHING_CHOSEN = {
  unit: null,
  finding: null,
  step: null,
  place: null,
  correcting: null,
  picked: null,
  ordered: null,
} as const;

const FRESH = {
  ...NOTHING_CHOSEN,
  turnStep: 'orders',
  hasEntered: false,
  variant: null,
  party: null,
  time: null,
  side: 'orders',
  isAsked: false,
  tab: 'orders',
  drafts: {},
} as const;

export const useTurnView = createStore<TurnViewState>((set) => ({
  ...FRESH,
  choose: (change) =>
    set({
      ...('unit' in change ? { place: null } : {}),
      ...change,
      ...('turnStep' in change ? { hasEntered: true } : {}),
    }),
  enter: (turnStep) => set(({ hasEntered }) => (hasEntered ? {} : { turnStep, hasEntered: true })),
}));

onLeaving(() => useTurnView.setState(FRESH));

/** Keeps lines that were begun; null = they are taken over, discarded, or as they were. */
export function keepDraft(party: PartyKey, draft: LineDraft | null): void {
  const { drafts, choose } = useTurnView.getState();
  const { [party]: _, ...others } = drafts;
  choose({ drafts: draft === null ? others : { ...others, [party]: draft } });
}

/** The lines of a party as they were begun; untouched ones are the letter as it is read now. */
const draftOf = (party: PartyKey, read: string): LineDraft => {
  const begun = useTurnView.getState().drafts[party];
  return begun !== undefined && begun.text !== begun.of ? begun : { text: read, of: read };
};

/**
 * Opens the lines of a letter as a text with a selection in it; without `text` as they are or were begun.
 * @param read The text of the letter as it is read.
 */
export function openLines(party: PartyKey, read: string, span: Span, text?: string): void {
  const draft = draftOf(party, read);
  keepDraft(party, text === undefined ? draft : { ...draft, text });
  const correcting = { span, at: 'lines', proposal: null } as const;
  useTurnView.getState().choose({ side: 'orders', tab: 'orders', correcting, picked: null });
}

/**
 * Begins a line below a place of a letter, or of what was begun in it; absent = at its end. `open` = what of the words is
 * to be written over, else one writes on behind them.
 */
export function beginLine(
  party: PartyKey,
  read: string,
  words: string,
  below?: number,
  open: Span | null = null,
): void {
  const begun = draftOf(party, read).text;
  const edit = lineBelow(begun, below ?? begun.length, words);
  const end = edit.span.start + edit.words.length;
  const start = end - words.length;
  const selected =
    open === null ? { start: end, end } : { start: start + open.start, end: start + open.end };
  openLines(party, read, selected, edited(begun, edit));
}
