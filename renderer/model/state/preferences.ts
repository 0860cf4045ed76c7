import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { NETS } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import type { Language } from '../../kit/text/words';
import { parsePresets, type ViewPreset } from './view-choice';

export type Theme = 'light' | 'dark' | 'system';

/** How this computer shows the program; not part of any campaign. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** The first-run tour was finished or skipped. */
  readonly tourSeen: boolean;
  /** Named presets of how the map is drawn. */
  readonly presets: readonly ViewPreset[];
  /** Guides through a screen that were dismissed, by their ids. */
  readonly closedGuides: readonly string[];
  /** Campaigns made here whose list of first steps is shown, by their ids. */
  readonly foundings: readonly string[];
  /** The nets in which campaigns on an icosahedron are drawn, by their ids; only those not drawn as usual. */
  readonly nets: Readonly<Record<string, number>>;
  readonly set: (change: Partial<Omit<Preferences, 'set'>>) => void;
}

/** The part of the browser's storage that preferences need. */
export type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'wabenwart:preferences';

type Stored = Omit<Preferences, 'set'>;

const INITIAL: Stored = {
  language: 'de',
  theme: 'system',
  tourSeen: false,
  presets: [],
  closedGuides: [],
  foundings: [],
  nets: {},
};

const choice = <T extends string>(value: unknown, allowed: readonly T[], initial: T): T =>
  allowed.find((one) => one === value) ?? initial;

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads stored preferences; whatever is missing or foreign counts as never chosen. */
export function parsePreferences(text: string | null): Stored {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return INITIAL;
  }
  if (typeof found !== 'object' || found === null) return INITIAL;
  const stored = found as Readonly<Record<string, unknown>>;
  return {
    language: choice(stored['language'], ['de', 'en'], INITIAL.language),
    theme: choice(stored['theme'], ['light', 'dark', 'system'], INITIAL.theme),
    tourSeen: stored['tourSeen'] === true,
    presets: parsePresets(stored['presets']),
    closedGuides: words(stored['closedGuides']),
    foundings: words(stored['foundings']),
    nets: numbersIn(stored['nets']),
  };
}

const numbersIn = (value: unknown): Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] =>
          Number.isInteger(entry[1]),
        ),
      )
    : {};

const FORGETFUL: Shelf = { getItem: () => null, setItem: () => undefined };

/** The browser's storage, or one in memory where there is none or the browser refuses it. */
const browserShelf = (place: { readonly localStorage?: Shelf } = globalThis): Shelf => {
  try {
    return place.localStorage ?? FORGETFUL;
  } catch {
    return FORGETFUL;
  }
};

/** Calls `hear` with the key that another window has written. */
export type WatchShelf = (hear: (key: string | null) => void) => void;

const watchBrowser: WatchShelf = (hear) => {
  if (typeof globalThis.addEventListener !== 'function') return;
  globalThis.addEventListener('storage', ({ key }) => hear(key));
};

const preferencesOn =
  (shelf: Shelf, watch: WatchShelf): StateCreator<Preferences> =>
  (set) => {
    watch((key) => {
      if (key === KEY) set(parsePreferences(shelf.getItem(KEY)));
    });
    return {
      ...parsePreferences(shelf.getItem(KEY)),
      set: (change) => {
        set(change);
        try {
          const kept = { ...parsePreferences(shelf.getItem(KEY)), ...change };
          shelf.setItem(KEY, JSON.stringify(kept));
        } catch {
          return;
        }
      },
    };
  };

/**
 * Preferences over a storage that windows share: what is chosen in one holds in all, and a choice reverts none that
 * another window has made since. A storage that refuses to write costs the choice at the next start, nothing more.
 */
export function createPreferences(
  shelf: Shelf,
  watch: WatchShelf = () => undefined,
): UseBoundStore<StoreApi<Preferences>> {
  return create(preferencesOn(shelf, watch));
}

export const usePreferences = createStore(preferencesOn(browserShelf(), watchBrowser));

/** The net in which the GM last had a campaign drawn on this computer (`recut`); 0 = as usual. */
export function chosenNet(campaign: string): number {
  const net = usePreferences.getState().nets[campaign] ?? 0;
  return net > 0 && net < NETS ? net : 0;
}

/** Keeps the net of a campaign for the next time it is opened. */
export function chooseNet(campaign: string, net: number): void {
  const { nets, set } = usePreferences.getState();
  const { [campaign]: _, ...others } = nets;
  set({ nets: net === 0 ? others : { ...others, [campaign]: net } });
}
