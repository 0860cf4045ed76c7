import {
  BLANK_LETTERED_BOARD,
  BLANK_REGION_WORLD,
  edgeBetween,
  newParty,
  type World,
} from '../../../world';
import { armyKey, hordeKey, nationsOf, withNation, withUnit } from '../rules/nation';
import { stateOf, withState } from '../state/keep';
import {
  ABILITIES,
  type Army,
  FACTORS,
  type GameState,
  type Nation,
  TECHNIQUES,
} from '../state/types';
import { part } from '../turn/regroup';

/** An evil nation far from everything, without which good would have won. */
const VIOLET = { key: 'violet', name: 'Violett', seat: 'N16' };
const FAR = { ...BLANK_REGION_WORLD, parties: { violet: { ...newParty(VIOLET), seat: 'N16' } } };
const [VIOLET_NATION] = nationsOf(stateOf(FAR));

/** A game before anybody plays: the third round, an empty board, one evil nation with 100 soldiers in a corner. */
export const EMPTY_GAME: World = withState(FAR, {
  round: 3,
  board: BLANK_LETTERED_BOARD,
  nations:
    VIOLET_NATION === undefined
      ? {}
      : { violet: { ...VIOLET_NATION, isEvil: true, garrison: { strength: 100, morale: 5 } } },
  units: {},
  bases: {},
  blockades: [],
  traps: [],
  salt: 7,
  votes: {},
  published: { day: 0, bases: [], blockades: [], destroyed: [], armies: [] },
  outcome: null,
});

/** Nations as letters of cases call them, by their keys. */
const NAMES: Readonly<Record<string, string>> = {
  blue: 'Blau',
  brown: 'Braun',
  green: 'Grün',
  red: 'Rot',
  violet: 'Violett',
  white: 'Weiß',
  yellow: 'Gelb',
};

const ARMY = /^(?:(\d+) )?([A-Z]\d+) (\d+)(?: m(-?\d))?((?: .+)?)$/;

/** Words with a single meaning for an army. */
const PLAIN_WORDS: Readonly<Record<string, Partial<Army>>> = {
  passive: { isAggressive: false },
  aggressive: { isAggressive: true },
  extrovert: { isExtrovert: true },
  hidden: { hiding: { near: true, same: true }, moved: 0 },
  distant: { hiding: { near: true, same: false } },
  keeps: { takesDecrees: false },
};

/** Words behind an army: what it is besides, such as `aggressive`, `held 4`, `flag blue`; undefined = not one of them. */
function armyWith(army: Army, [word = '', value = '']: readonly string[]): Army | undefined {
  const factor = FACTORS.find((one) => one === value) ?? 'true';
  const plain = PLAIN_WORDS[word];
  if (plain !== undefined) return { ...army, ...plain };
  const kind = word === 'build' || word === 'rebuild' ? word : undefined;
  if (kind !== undefined) return { ...army, progress: { kind, field: army.field } };
  switch (word) {
    case 'decree':
      return { ...army, decrees: [...army.decrees, value] };
    case 'held':
      return { ...army, heldIn: Number(value) };
    case 'moved':
      return { ...army, moved: Number(value) };
    case 'watch':
      return { ...army, watch: value };
    case 'slot':
      return { ...army, slot: ABILITIES.find((one) => one === value) ?? null };
    case 'flag':
      return { ...army, set: { ...army.set, flag: value }, shown: { ...army.shown, flag: value } };
    case 'seems':
      return { ...army, set: { ...army.set, factor }, shown: { ...army.shown, factor } };
    default:
      return undefined;
  }
}

const WITH_VALUE = /^(decree|held|moved|watch|slot|flag|seems)$/;

/** `E5 500 m1 aggressive`, `2 E5 500 held 4`: number, field, soldiers, morale, words. */
function withArmyOf(state: GameState, nation: Nation, text: string): GameState | undefined {
  const [, number, field, strength, morale, words = ''] = ARMY.exec(text) ?? [];
  if (field === undefined) return undefined;
  const no = Number(number ?? nation.next);
  const plain: Army = {
    ...part({ ...nation, next: no }, null, Number(strength)),
    key: armyKey(nation.key, no),
    field,
    morale: Number(morale ?? 1),
    moved: 1,
  };
  const pairs = words.trim().split(' ').filter(Boolean);
  let army: Army | undefined = plain;
  for (let at = 0; at < pairs.length && army !== undefined; at += 1) {
    const word = pairs[at] ?? '';
    const hasValue = WITH_VALUE.test(word);
    army = armyWith(army, hasValue ? [word, pairs[at + 1] ?? ''] : [word]);
    if (hasValue) at += 1;
  }
  if (army === undefined) return undefined;
  const counted = { ...nation, next: Math.max(nation.next, no + 1) };
  return withUnit(
    withNation(state, nation.key, () => counted),
    army,
  );
}

/** Change to a nation itself: `can lure`, `garrison 400 m3`, `base morale 2`; undefined = unknown words. */
function changeOf(nation: Nation, words: readonly string[]): Partial<Nation> | undefined {
  const [word = '', value = '', more = ''] = words;
  const known = words.flatMap((one) => ABILITIES.filter((ability) => ability === one));
  const isEvil = known.includes('false_flag') || known.includes('barbarians');
  switch (word) {
    case 'can':
      return { abilities: known, isEvil: nation.isEvil || isEvil };
    case 'evil':
      return { isEvil: true };
    case 'ruin':
      return { hasCapital: false, losses: 1, garrison: { strength: 0, morale: 5 } };
    case 'out':
      return { eliminated: Number(value) };
    case 'garrison':
      return { garrison: { strength: Number(value), morale: Number(more.slice(1)) } };
    case 'base':
      return { baseMorale: Number(more) };
    case 'knows':
      return { techniques: TECHNIQUES.filter((one) => words.includes(one)) };
    case 'raised':
      return { raisedIn: Number(value) };
    case 'steadfast':
      return { steadfast: { from: Number(value), to: Number(more) } };
    case 'light':
    case 'heavy': {
      const sanction = { kind: word, from: Number(value), to: Number(more) } as const;
      return { sanctions: [...nation.sanctions, sanction] };
    }
    default:
      return undefined;
  }
}

/** Applies one part of the line of a nation: `C10`, `E5 500 m1`, `horde D4 900`, `can lure`. */
function withPart(state: GameState, key: string, part: string): GameState | undefined {
  const nation = state.nations[key];
  if (nation === undefined) return undefined;
  const words = part.split(' ');
  const [word = '', field = '', strength = ''] = words;
  const change = /^[A-Z]\d+$/.test(part) ? { capital: part } : changeOf(nation, words);
  if (change !== undefined) return withNation(state, key, (one) => ({ ...one, ...change }));
  if (word !== 'horde') return withArmyOf(state, nation, part);
  return withUnit(state, {
    kind: 'horde',
    key: hordeKey(key),
    nation: key,
    field,
    camp: field,
    strength: Number(strength),
    isAggressive: words.includes('aggressive'),
    heldIn: 0,
  });
}

/** Applies a line about the board or the round: `round`, `mountains`, `bases`, `blockades`, `traps`, `votes`. */
function boardWith(state: GameState, key: string, value: string): GameState | undefined {
  const entries = value.split(', ').map((one) => one.split(' '));
  switch (key) {
    case 'round':
      return { ...state, round: Number(value), ...(value === '0' ? { nations: {} } : {}) };
    case 'mountains':
      return { ...state, board: { ...state.board, mountains: value.split(' ') } };
    case 'layout':
      return { ...state, board: { ...state.board, layout: 'odd_rows_right' } };
    case 'bases':
      return {
        ...state,
        bases: Object.fromEntries(
          entries.map(([field = '', owner = null]) => [field, { field, owner }]),
        ),
      };
    case 'blockades':
      return {
        ...state,
        blockades: entries.map(([a = '', b = '', by = '', ...words]) => ({
          edge: edgeBetween(a, b),
          by,
          since: 1,
          isPublic: words.includes('public'),
          knownTo: [by, ...words.filter((word) => word !== 'public')].sort(),
        })),
      };
    case 'traps':
      return {
        ...state,
        traps: entries.map(([field = '', nation = '']) => ({ field, nation })),
      };
    case 'votes':
      return {
        ...state,
        votes: Object.fromEntries(entries.map(([by = '', nation = '']) => [by, nation])),
      };
    default:
      return undefined;
  }
}

/**
 * The world with one more line of a case: of the board and the round, or of a nation, its parts divided by `; `.
 * Undefined where it cannot be read.
 */
export function giveLine(world: World, key: string, value: string): World | undefined {
  const before = stateOf(world);
  const changed = boardWith(before, key, value);
  if (changed !== undefined)
    return withState(key === 'round' && value === '0' ? { ...world, parties: {} } : world, changed);
  if (!/^[a-z]\w*$/.test(key)) return undefined;
  const name = NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
  const [capital = ''] = value.split('; ');
  const colour = Object.keys(world.parties).length;
  const party = { ...newParty({ key, name, colour }), seat: capital };
  const parties = { ...world.parties, [key]: party };
  const joined = stateOf({ ...world, parties });
  const founded = withNation({ ...before, nations: joined.nations }, key, (nation) => ({
    ...nation,
    garrison: { ...nation.garrison, strength: 500 },
  }));
  const state = value
    .split(/;|\n/)
    .map((said) => said.trim())
    .reduce<GameState | undefined>((now, said) => now && withPart(now, key, said), founded);
  return state && withState({ ...world, parties }, state);
}
