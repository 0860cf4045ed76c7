import {
  type Direction,
  type FieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
  parseFieldAddress,
} from '../../../hex';
import type { TurnInput } from '../../../kernel';
import {
  type Grossfeld,
  type KnownGrossfeld,
  type Knowledge,
  latticeOf,
  newGrossfeld,
  type Party,
  type Place,
  SIDE,
  sideHome,
  sideIndex,
  type Unit,
  unitId,
  type World,
  type WorldMap,
} from '../../../world';
import type { CaseField, CaseTurn, CaseUnit, CaseWorld } from './case';

type Chunks = Record<GrossfeldNo, Grossfeld>;

interface ReadSide {
  readonly field: FieldAddress;
  readonly side: Direction;
}

const NOWHERE = '000/01' as FieldAddress;

const fieldOf = (text: string): FieldAddress => parseFieldAddress(text.slice(0, 6)) ?? NOWHERE;

const sideOf = (text: string): ReadSide => ({
  field: fieldOf(text),
  side: Number(text.charAt(7)) as Direction,
});

const replaced = <T>(values: readonly T[], index: number, value: T): readonly T[] =>
  values.map((old, at) => (at === index ? value : old));

const withField = (chunk: Grossfeld, index: number, given: CaseField): Grossfeld => ({
  ...chunk,
  terrain:
    given.terrain === undefined ? chunk.terrain : replaced(chunk.terrain, index, given.terrain),
  owner: given.owner === undefined ? chunk.owner : replaced(chunk.owner, index, given.owner),
  difficulty:
    given.difficulty === undefined
      ? chunk.difficulty
      : { ...chunk.difficulty, [index]: given.difficulty },
  lowView: given.lowView === undefined ? chunk.lowView : { ...chunk.lowView, [index]: true },
  baseTerrain:
    given.base === undefined ? chunk.baseTerrain : { ...chunk.baseTerrain, [index]: given.base },
  settlements:
    given.settlement === undefined
      ? chunk.settlements
      : {
          ...chunk.settlements,
          [index]: {
            type: given.settlement.type,
            name: 'Town',
            owner: given.settlement.owner,
            built: given.settlement.built ?? 24,
            harbours: (given.settlement.harbours ?? []) as readonly Direction[],
          },
        },
});

const change = (
  chunks: Chunks,
  field: FieldAddress,
  edit: (chunk: Grossfeld, index: number) => Grossfeld,
): void => {
  const chunk = chunks[grossfeldOf(field)];
  if (chunk !== undefined) chunks[chunk.no] = edit(chunk, kleinfeldOf(field) - 1);
};

/** The map a case describes. */
export function mapOfCase(given: Omit<CaseWorld, 'units'>): WorldMap {
  const chunks: Chunks = {};
  for (const { no, u, v, terrain } of given.map) {
    chunks[no as GrossfeldNo] = newGrossfeld(no as GrossfeldNo, u, v, terrain);
  }
  const lattice = latticeOf({ topology: { kind: 'sheet' }, grossfelder: chunks });
  for (const [field, content] of Object.entries(given.fields ?? {})) {
    change(chunks, fieldOf(field), (chunk, index) => withField(chunk, index, content));
  }
  for (const [side, features] of Object.entries(given.sides ?? {})) {
    const home = sideHome(lattice, sideOf(side));
    const index = sideIndex(kleinfeldOf(home.field), home.side);
    const bits = features.reduce((all, feature) => all | SIDE[feature], 0);
    change(chunks, home.field, (chunk) => ({ ...chunk, sides: { ...chunk.sides, [index]: bits } }));
  }
  for (const [side, value] of Object.entries(given.walls ?? {})) {
    const wall = sideOf(side);
    const index = sideIndex(kleinfeldOf(wall.field), wall.side);
    change(chunks, wall.field, (chunk) => ({
      ...chunk,
      walls: { ...chunk.walls, [index]: value },
    }));
  }
  return { topology: { kind: 'sheet' }, grossfelder: chunks };
}

const placeOf = ({ place, party }: CaseUnit): Place => {
  if (place.startsWith('(')) {
    return { kind: 'aboard', carrier: unitId(party, Number(place.slice(1, 4))) };
  }
  return place.includes('(')
    ? { kind: 'side', ...sideOf(place) }
    : { kind: 'field', field: fieldOf(place) };
};

const unitOf = (given: CaseUnit): Unit => ({
  id: unitId(given.party, given.number),
  party: given.party,
  number: given.number,
  type: given.type,
  size: given.size,
  leaders: given.character === undefined ? 5 : 0,
  place: placeOf(given),
  raised: {},
  scout: given.scout === true,
  order: given.order ?? 'KV',
  morale: 0,
  character:
    given.character === undefined ? null : { name: given.character, status: 'NSC', seat: null },
  ...given.also,
});

const partyOf = (key: string, given: CaseWorld): Party => ({
  key,
  kind: 'realm',
  name: key,
  ruler: '',
  colour: 0,
  capital: null,
  treasury: 0,
  relations: Object.fromEntries(
    Object.entries(given.relations ?? {})
      .filter(([pair]) => pair.startsWith(`${key}>`))
      .map(([pair, relation]) => [pair.slice(key.length + 1), relation]),
  ),
  ...given.parties?.[key],
});

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

const fullKnowledge = (map: WorldMap): Knowledge => ({
  grossfelder: Object.fromEntries(
    Object.values(map.grossfelder).map((chunk) => [chunk.no, everything(chunk)]),
  ),
  sightings: [],
});

const partiesIn = (given: CaseWorld): readonly string[] => {
  const owners = Object.values(given.fields ?? {}).flatMap(({ owner, settlement }) => [
    ...(owner === undefined ? [] : [owner]),
    ...(settlement === undefined ? [] : [settlement.owner]),
  ]);
  const named = Object.keys(given.parties ?? {});
  return [...new Set([...given.units.map(({ party }) => party), ...owners, ...named])].sort();
};

/** The world a case describes. */
export function worldOfCase(given: CaseWorld): World {
  const map = mapOfCase(given);
  const parties = partiesIn(given);
  const world: World = {
    map,
    parties: Object.fromEntries(parties.map((key) => [key, partyOf(key, given)])),
    units: Object.fromEntries(given.units.map(unitOf).map((unit) => [unit.id, unit])),
    labels: {},
    knowledge: Object.fromEntries(
      parties
        .filter((key) => (given.informed ?? parties).includes(key))
        .map((key) => [key, fullKnowledge(map)]),
    ),
    works: Object.fromEntries((given.works ?? []).map((work) => [work.id, work])),
    treaties: {},
    people: {},
    clock: {
      turn: given.turn ?? 5,
      year: 427,
      moon: given.moon ?? 3,
      moonsPerTurn: given.moons ?? 1,
    },
  };
  return (given.more ?? []).reduce((now, change) => change(now), world);
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
export function tableOfRows(rows: readonly string[]): readonly string[] {
  const lines = rows.map(rowText);
  const first = rows.findIndex((row) => row === '' || /^\d+ \|/.test(row));
  if (first < 0 || rows.some((row) => row.startsWith('Nr.'))) return lines;
  return [...lines.slice(0, first), HEAD, ...lines.slice(first)];
}

/** The turn a case describes: its rows written as the booklet's table. */
export function turnOfCase(given: CaseTurn): TurnInput<World> {
  return {
    world: worldOfCase(given),
    orders: Object.fromEntries(
      Object.entries(given.orders).map(([party, rows]) => [party, tableOfRows(rows).join('\n')]),
    ),
    rulings: given.rulings ?? {},
    settings: given.settings ?? {},
    seed: 'case',
  };
}
