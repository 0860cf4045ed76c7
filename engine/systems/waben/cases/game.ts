import {
  type CaseInput,
  type CaseWord,
  type CaseWords,
  type RecordCaseGame,
  recordCases,
} from '../../../cases';
import { type FieldAddress, parseFieldAddress } from '../../../hex';
import {
  BLANK_REGION_WORLD,
  type Grossfeld,
  type KnownGrossfeld,
  type Party,
  type World,
} from '../../../world';
import { waben } from '..';
import { pairsOf, withUnit } from './forces';
import { LAND, withWork } from './land';
import { PAPERS } from './papers';

/** A world, and who knows the whole map in it; absent = everybody. */
export interface CaseSituation {
  readonly world: World;
  readonly informed?: readonly string[];
}

const { board: _, affairs: __, ...BLANK } = BLANK_REGION_WORLD;
const EMPTY: World = { ...BLANK, clock: { turn: 5, year: 427, moon: 3, moonsPerTurn: 1 } };

/** What is said of a party itself. */
const ofParty =
  (read: (said: string, party: Party) => Partial<Party>): CaseWord =>
  (world, said, key) => {
    const party = world.parties[key];
    const more = party && { ...party, ...read(said, party) };
    return more && { ...world, parties: { ...world.parties, [key]: more } };
  };

const relation = (kind: 'alliance' | 'peace' | 'enemy'): CaseWord =>
  ofParty((other, { relations }) => ({ relations: { ...relations, [other]: kind } }));

const WORDS: CaseWords = {
  party: (key) => ({ kind: 'realm', name: key.toUpperCase(), colour: 0 }),
  plain: { unit: 'leaders 5, order KV' },
  ...LAND,
  lines: {
    ...LAND.lines,
    moon: (world, said) => ({ ...world, clock: { ...world.clock, moon: Number(said) } }),
    moons: (world, said) => ({ ...world, clock: { ...world.clock, moonsPerTurn: Number(said) } }),
    work: withWork,
    ...PAPERS,
  },
  short: [[/^(?=\d)/, 'unit ']],
  parts: {
    unit: withUnit,
    alliance: relation('alliance'),
    peace: relation('peace'),
    enemy: relation('enemy'),
    capital: ofParty((said) => ({ capital: parseFieldAddress(said) ?? null })),
    nextCapital: ofParty((said) => ({ nextCapital: said as FieldAddress })),
    kind: ofParty((said) => ({ kind: said as Party['kind'] })),
    name: ofParty((name) => ({ name })),
    contacts: ofParty((said) => ({ contacts: said.split(' ') })),
    storage: ofParty((said) => ({ storage: pairsOf(said.split(' ')) })),
    unrest: ofParty((said) => ({ unrest: Number(said) })),
    missing: ofParty((said) => ({ missing: Number(said) })),
  },
};

const game = recordCases(waben, EMPTY, WORDS);

const everything = (chunk: Grossfeld): KnownGrossfeld => ({
  level: chunk.terrain.map(() => 2 as const),
  since: chunk.terrain.map(() => 1),
  source: chunk.terrain.map(() => 'start' as const),
  terrain: chunk.terrain,
  owner: chunk.owner,
  sides: chunk.sides,
  walls: chunk.walls,
  springs: chunk.springs,
  settlements: Object.fromEntries(
    Object.entries(chunk.settlements).map(([index, { type, name, owner }]) => [
      index,
      { type, name, owner },
    ]),
  ),
});

/** The world with its parties by their keys, and their maps: of who knows it all, whole, of others what they sighted. */
function complete({ world, informed }: CaseSituation): World {
  const keys = Object.keys(world.parties).sort();
  const chunks = Object.values(world.map.grossfelder);
  const grossfelder = Object.fromEntries(chunks.map((chunk) => [chunk.no, everything(chunk)]));
  const knowing = keys.filter((key) => informed === undefined || informed.includes(key));
  return {
    ...world,
    parties: Object.fromEntries(
      keys.flatMap((key) => {
        const party = world.parties[key];
        return party === undefined ? [] : [[key, party]];
      }),
    ),
    knowledge: {
      ...world.knowledge,
      ...Object.fromEntries(
        knowing.map((key) => {
          const { sightings = [] } = world.knowledge[key] ?? {};
          return [key, { grossfelder, sightings }];
        }),
      ),
    },
  };
}

const HEAD = 'Nr.\tZugbefehl\tBefehl\tSonstiges';

/** Cells stand apart by a stroke with blanks around it: that of `210/19|20` is none. */
const STROKE = /(?:^|\s)\|(?=\s|$)/;

const rowText = (row: string): string =>
  row
    .split(STROKE)
    .map((cell) => cell.trim())
    .join('\t');

/**
 * Rows `number | movement | order | remark` as the booklet's table, line by line, below its head unless there is one,
 * `Nr. | Größe | Befehl`. Lines without cells stand in the letter as they are.
 */
function tableOfRows(rows: readonly string[]): readonly string[] {
  const lines = rows.map(rowText);
  const first = rows.findIndex((row) => row === '' || /^\d+ \|/.test(row));
  if (first < 0 || rows.some((row) => row.startsWith('Nr.'))) return lines;
  return [...lines.slice(0, first), HEAD, ...lines.slice(first)];
}

/** Letters as the booklet's table. */
const inTables = (letters: CaseInput['orders']): CaseInput['orders'] =>
  Object.fromEntries(Object.entries(letters).map(([party, rows]) => [party, tableOfRows(rows)]));

/** How Welt der Waben plays cases. */
export const wabenCaseGame: RecordCaseGame<CaseSituation> = {
  ...game,
  empty: { world: EMPTY },
  world: complete,
  give: (given, key, value) => {
    if (key === 'informed')
      return { ...given, informed: value === 'nobody' ? [] : value.split(' ') };
    const world = game.give(given.world, key, value);
    return world && { ...given, world };
  },
  run: (given, input) =>
    game.run(complete(given), {
      ...input,
      orders: inTables(input.orders),
      later: input.later.map(inTables),
    }),
};
