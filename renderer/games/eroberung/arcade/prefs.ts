import { createStore } from '../../../kit/state/create-store';
import { ACTIONS, DEFAULT_KEYS, type Keys, RESERVED_KEYS, type SideKeys } from './controls';

/** Controls and sound of battles on this computer; part of no campaign. */
export interface BattlePrefs {
  readonly keys: Keys;
  readonly isSoundOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
}

const SHELF = 'wabenwart:battle';
const INITIAL: BattlePrefs = { keys: DEFAULT_KEYS, isSoundOn: true, volume: 60 };

function sideKeysOf(value: unknown, initial: SideKeys): SideKeys {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return ACTIONS.reduce<SideKeys>((keys, action) => {
    const stored = found[action];
    const codes = Array.isArray(stored) ? stored.map(String) : [];
    const free = codes.filter((one) => /^\w{1,20}$/.test(one) && !RESERVED_KEYS.includes(one));
    return free.length === 0 ? keys : { ...keys, [action]: free };
  }, initial);
}

/** Reads what was stored; missing or invalid values get their defaults. */
export function parsePrefs(text: string | null): BattlePrefs {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return INITIAL;
  }
  const { keys, isSoundOn, volume } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const [red, blue] = Array.isArray(keys) ? (keys as unknown[]) : [];
  const both = [sideKeysOf(red, DEFAULT_KEYS[0]), sideKeysOf(blue, DEFAULT_KEYS[1])] as const;
  const all = both.flatMap((side) => Object.values(side).flat());
  return {
    keys: new Set(all).size === all.length ? both : DEFAULT_KEYS,
    isSoundOn: isSoundOn !== false,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : INITIAL.volume,
  };
}

/** The browser's storage may be missing or refuse: then a choice holds until the window is closed. */
const stored = (): string | null => {
  try {
    return globalThis.localStorage.getItem(SHELF);
  } catch {
    return null;
  }
};

interface PrefsStore extends BattlePrefs {
  readonly set: (change: Partial<BattlePrefs>) => void;
}

export const useBattlePrefs = createStore<PrefsStore>((set, get) => ({
  ...parsePrefs(stored()),
  set: (change) => {
    set(change);
    const { keys, isSoundOn, volume } = get();
    try {
      globalThis.localStorage.setItem(SHELF, JSON.stringify({ keys, isSoundOn, volume }));
    } catch {
      return;
    }
  },
}));
