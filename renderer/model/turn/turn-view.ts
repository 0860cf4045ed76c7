import type { Finding, PartyKey, Span } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../state/leaving';

/** The stations of a month, in the order in which a GM passes them. */
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

/** What of a month can lie on top of the desk. */
export const TURN_TABS = ['orders', 'confirmation', 'questions', 'report'] as const;
export type TurnTab = (typeof TURN_TABS)[number];

/** Words that the GM is about to replace. */
export interface Correcting {
  /** Their place in the text as it is read. */
  readonly span: Span;
  /** Where he writes: at the words of the letter, or in the cell of the order. */
  readonly at: 'letter' | 'orders';
  /** What he begins with; null = the words themselves. */
  readonly proposal: string | null;
}

/** What the turn desk looks at: never stored with the campaign, never undone. */
export interface TurnViewState {
  readonly turnStep: TurnStepId;
  /** True once the GM stands at a station of this campaign: from then on only he changes it. */
  readonly hasEntered: boolean;
  /** The variant shown instead of the month, by its id; null = the month. */
  readonly variant: string | null;
  readonly party: PartyKey | null;
  /** Unit whose steps are shown. */
  readonly unit: number | null;
  /** The finding that stands out: the one of the list that is the same (`isSameFinding`). */
  readonly finding: Finding | null;
  /** Step of the shown unit that stands out on the map. */
  readonly step: number | null;
  /** Field (`ggg/kk`) the map was asked to show; choosing a unit or a realm ends it. */
  readonly place: string | null;
  /** Moment of the march shown on the map, in moons; null = everything at once. */
  readonly time: number | null;
  /** Which of the two is seen where there is no room for both. */
  readonly side: 'letter' | 'orders';
  /** The GM is asked whether he applies the month though something is still covered. */
  readonly isAsked: boolean;
  /** What of the month lies on top. */
  readonly tab: TurnTab;
  /** Words the GM is about to replace; null = none. */
  readonly correcting: Correcting | null;
  /** Words of the letter as it arrived that are picked out, with keys or pointer. */
  readonly picked: Span | null;
  readonly choose: (
    change: Partial<Omit<TurnViewState, 'choose' | 'enter' | 'hasEntered'>>,
  ) => void;
  /** Comes into the room: at its first station if he has not stood at one yet, else where he was. */
  readonly enter: (first: TurnStepId) => void;
}

/** Nothing chosen yet: a desk as it is when a realm is looked at for the first time. */
export const NOTHING_CHOSEN = {
  unit: null,
  finding: null,
  step: null,
  place: null,
  correcting: null,
  picked: null,
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
} as const;

export const useTurnView = createStore<TurnViewState>((set) => ({
  ...FRESH,
  choose: (change) =>
    set({
      ...('unit' in change ? { place: null } : {}),
      ...change,
      ...('station' in change ? { hasEntered: true } : {}),
    }),
  enter: (turnStep) => set(({ hasEntered }) => (hasEntered ? {} : { turnStep, hasEntered: true })),
}));

onLeaving(() => useTurnView.setState(FRESH));
