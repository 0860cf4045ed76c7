import { memoizeByObject, type Settings } from '../../../kernel';
import { folded, named, type Named, namedInBoth, type Nouns } from '../../../orders';
import { allFields, fieldOfPlace, type LetteredBoard, type World } from '../../../world';
import { ABILITY_NAMES, TECHNIQUE_NAMES } from '../records/names';
import { armiesOf, armyKey, hordeOf } from '../rules/nation';
import { BARBARIANS, type Handle, handlesOf } from '../rules/sight';
import { stateOf } from '../state/keep';
import type { GameState, NationKey, UnitKey } from '../state/types';

/** Meanings of the names of a letter to the nation that writes it. */
export interface Book {
  readonly nouns: Nouns;
  readonly nation: NationKey;
  readonly state: GameState;
  /** Number of the open turn. */
  readonly turn: number;
}

/** Key of the garrison of the nation that writes, among its units. */
export const GARRISON = 'garrison';
/** Key for nobody, where one may vote for nobody and fly nobody's flag. */
export const NOBODY = '';

/** Targets that have a number; one nobody sees is answered as one that does not exist (TM-4.7-10). */
const MOST_TARGETS = 60;

/** Letters for the numbers of armies that stand alone, as `spelledOut` spells them: `1: hält`. */
export const DIGITS = 'αβγδεζηθι';

/** Armies a nation has or may be about to have: their numbers name them before they are there. */
const MOST_NUMBERS = 12;

/** What armies are called: those of which one says `die`, and the others. */
const ARMIES = {
  die: ['Armee', 'Schar', 'Truppe', 'Streitmacht', 'Abteilung', 'Legion'],
  das: ['Heer', 'Regiment', 'Bataillon'],
  der: ['Trupp', 'Haufen', 'Verband'],
} as const;

/** The first armies by their rank. */
const RANKS = (
  [
    ['erste', 'first', '1st'],
    ['zweite', 'second', '2nd'],
    ['dritte', 'third', '3rd'],
    ['vierte', 'fourth', '4th'],
  ] as const
).map(([german, ...english]) => [
  // `die zweite Schar`, `mein zweites Heer`, `der zweite Trupp`, and `meine zweite` alone.
  ...[german, `die ${german}`, `meine ${german}`, `unsere ${german}`].flatMap((rank) => [
    ...(rank === german ? [] : [rank]),
    ...ARMIES.die.map((noun) => `${rank} ${noun}`),
  ]),
  ...[`${german}s`, german, `das ${german}`, `mein ${german}s`, `unser ${german}s`].flatMap(
    (rank) => ARMIES.das.map((noun) => `${rank} ${noun}`),
  ),
  ...[`${german}r`, german, `der ${german}`].flatMap((rank) =>
    ARMIES.der.map((noun) => `${rank} ${noun}`),
  ),
  ...[`${german}n`, `die ${german}n`, `der ${german}n`].flatMap((rank) =>
    [...ARMIES.die, ...ARMIES.das, ...ARMIES.der].map((noun) => `${rank} ${noun}`),
  ),
  `das ${german}`,
  `die ${german}n`,
  `der ${german}n`,
  ...english.flatMap((rank) => [
    `${rank} army`,
    `the ${rank} army`,
    `the ${rank}`,
    `the ${rank} one`,
  ]),
]);

/** Colours by which nations are called, and what else they are called. */
const COLOURS = [
  ['Rot', 'red'],
  ['Blau', 'blue'],
  ['Grün', 'green'],
  ['Gelb', 'yellow'],
  ['Orange'],
  ['Violett', 'violet', 'purple', 'Lila'],
  ['Braun', 'brown'],
  ['Weiß', 'white'],
  ['Schwarz', 'black'],
  ['Rosa', 'pink'],
  ['Grau', 'grey', 'gray'],
  ['Türkis', 'turquoise'],
];

/** Other names of a nation called by its colour: `die Gelben`, `purple`. */
function colourNames(name: string): readonly string[] {
  const names = COLOURS.find((one) => one.some((colour) => folded(colour) === folded(name))) ?? [];
  const [german = ''] = names;
  const plural = german === '' ? [] : [`die ${german}en`, `den ${german}en`];
  return [...names, ...plural];
}

/** Names of units by nation and number, found once for the parties of a game. */
const unitNames = memoizeByObject((_: World['parties']) => new Map<string, readonly Named[]>());

function ownUnits(world: World, state: GameState, nation: NationKey): readonly Named[] {
  const next = state.nations[nation]?.next ?? 1;
  const most = Math.min(
    99,
    Math.max(3, next + 2, ...armiesOf(state, nation).map((one) => one.number)),
  );
  const count = Math.max(MOST_NUMBERS, most);
  const horde = hordeOf(state, nation)?.key ?? '';
  const known = unitNames(world.parties);
  const key = `${nation} ${String(count)} ${horde}`;
  const names = known.get(key) ?? [
    ...Array.from({ length: count }, (_, index) =>
      namedInBoth(
        armyKey(nation, index + 1),
        [`Armee ${String(index + 1)}`, `army ${String(index + 1)}`],
        `Heer ${String(index + 1)}`,
        // `A1` in its place, as `spelledOut` spells it: `A1` is a field.
        `Ä ${String(index + 1)}`,
        ...(index < DIGITS.length ? [DIGITS.charAt(index)] : []),
        ...(RANKS[index] ?? []),
      ),
    ),
    ...(horde === ''
      ? []
      : [namedInBoth(horde, ['Horde', 'horde'], 'Barbaren', 'Barbarenhorde', 'barbarians')]),
  ];
  known.set(key, names);
  return names;
}

/** A text that distinguishes units that look alike within one letter, and differs from letter to letter. */
function shuffleOf({ salt, round }: GameState, nation: NationKey, key: string): string {
  let hash = 0;
  for (const sign of `${String(salt)}|${String(round)}|${nation}|${key}`)
    hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return String(hash).padStart(10, '0');
}

/** Foreign units a nation sees, by the numbers its map of this round gives them (TM-4-03). */
export function targetsOf(
  state: GameState,
  nation: NationKey,
  settings: Settings,
): readonly Handle[] {
  return handlesOf(state, nation, settings, ({ key }) => shuffleOf(state, nation, key));
}

/**
 * Key of a foreign unit in a letter: `?2` for `Ziel 2`. Which unit that is depends on the settings of the round, which
 * a letter is read without; the round finds it.
 */
export function targetKey(number: number): UnitKey {
  return `?${String(number)}`;
}

/** The number of a foreign unit as a letter calls it; 0 = an own unit was named. */
export function targetNumber(unit: UnitKey): number {
  return Number(/^\?(\d+)$/.exec(unit)?.[1] ?? 0);
}

/** Names that mean the same in every letter. */
const SAME_FOR_ALL: Nouns = {
  garrison: [namedInBoth(GARRISON, ['Garnison', 'garrison'])],
  target: Array.from({ length: MOST_TARGETS }, (_, index) => {
    const number = String(index + 1);
    const names = [`Ziel ${number}`, `target ${number}`] as const;
    return namedInBoth(targetKey(index + 1), names, `Ziel Nr. ${number}`);
  }),
  nobody: [
    named(NOBODY, 'niemand', 'niemanden', 'nobody', 'none', 'no one', 'Enthaltung', 'abstention'),
  ],
  ability: Object.entries(ABILITY_NAMES).map(([key, [de, en]]) => namedInBoth(key, [de, en])),
  technique: Object.entries(TECHNIQUE_NAMES).map(([key, [de, en]]) => namedInBoth(key, [de, en])),
  barbarians: [namedInBoth(BARBARIANS, ['Barbaren', 'barbarians'])],
};

const namesOf = memoizeByObject((parties: World['parties']) =>
  Object.values(parties).map(({ key, name }) => named(key, name, ...colourNames(name))),
);

/** Names of fields by the size of their board: they are the same in every round. */
const places = new Map<
  string,
  { readonly field: readonly Named[]; readonly offmap: readonly Named[] }
>();

function placesOf(board: LetteredBoard) {
  const size = `${String(board.rows)} ${String(board.columns)}`;
  const known = places.get(size) ?? {
    field: allFields(board).map((field) => named(field, field, ...withZero(field))),
    offmap: offBoard(board),
  };
  places.set(size, known);
  return known;
}

/** Coordinates that look like fields and are none of the board. */
function offBoard(board: LetteredBoard): readonly Named[] {
  const has = new Set(allFields(board));
  return Array.from({ length: 26 * 99 }, (_, index) =>
    fieldOfPlace({ row: Math.floor(index / 99), column: index % 99 }),
  )
    .filter((field) => !has.has(field))
    .map((field) => named(field, field));
}

const withZero = (field: string): readonly string[] =>
  /^[A-Z]\d$/.test(field) ? [`${field.slice(0, 1)}0${field.slice(1)}`] : [];

/** Everything that has a name in the letter of a nation. */
export function bookOf(world: World, nation: NationKey): Book {
  const state = stateOf(world);
  const nouns: Nouns = {
    unit: ownUnits(world, state, nation),
    nation: namesOf(world.parties),
    ...placesOf(state.board),
    ...SAME_FOR_ALL,
  };
  return { nouns, nation, state, turn: world.clock.turn };
}
