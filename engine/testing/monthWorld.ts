import { DIRECTIONS, type FieldAddress, fieldAddress, KLEINFELDER } from '../hex';
import {
  type Grossfeld,
  latticeOf,
  type Party,
  type Settlement,
  type Unit,
  type World,
} from '../world';
import { waben } from '../systems/waben';
import { gf, realm, tinyWorld, troop, uniform } from './world';

/** Where a realm of the campaign lives: column and row of its Großfeld, and the sides its towns look to. */
interface Home {
  readonly key: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly faces: 'east' | 'west';
  readonly hasCoast: boolean;
}

/** Pairs of neighbours on both shores of a narrow sea. */
const HOMES: readonly Home[] = [
  { key: 'ada', name: 'Adaria', column: 0, row: 1, faces: 'east', hasCoast: false },
  { key: 'bel', name: 'Belmark', column: 1, row: 1, faces: 'west', hasCoast: true },
  { key: 'cor', name: 'Corvan', column: 3, row: 1, faces: 'east', hasCoast: true },
  { key: 'dun', name: 'Dunholt', column: 4, row: 1, faces: 'west', hasCoast: false },
  { key: 'eri', name: 'Erindal', column: 0, row: 3, faces: 'east', hasCoast: false },
  { key: 'fal', name: 'Falkenau', column: 1, row: 3, faces: 'west', hasCoast: true },
  { key: 'gor', name: 'Gorland', column: 3, row: 3, faces: 'east', hasCoast: true },
  { key: 'hal', name: 'Halgard', column: 4, row: 3, faces: 'west', hasCoast: false },
];

const COLUMNS = 6;
const SEA_COLUMN = 2;
const BRIDGE_ROW = 2;
const LAND = ['t', 't', 't', 'h', 't', 'twa', 't', 'st', 't', 'tsu', 't', 'hwa', 't'] as const;
const FIELDS = { capital: 26, east: 29, west: 24, eastCoast: 30, westCoast: 23, work: 19 } as const;

const numberOf = (column: number, row: number) => gf(String(100 + 10 * column + row));

const terrainOf = (column: number, row: number): readonly string[] =>
  Array.from({ length: KLEINFELDER }, (_, index) =>
    column === SEA_COLUMN && row !== BRIDGE_ROW
      ? 'w'
      : (LAND[(index * 5 + column * 3 + row * 7) % LAND.length] ?? 't'),
  );

const homeAt = (column: number, row: number): Home | undefined =>
  HOMES.find((home) => home.column === column && home.row === row);

const coastOf = ({ faces }: Home): number =>
  faces === 'west' ? FIELDS.eastCoast : FIELDS.westCoast;

const town = (type: string, name: string, owner: string, built: number): Settlement => ({
  type,
  name,
  owner,
  built,
  harbours: [],
});

const townsOf = (home: Home | undefined): Readonly<Record<number, Settlement>> => {
  if (home === undefined) return {};
  const { key, name, faces, hasCoast } = home;
  return {
    [FIELDS.capital - 1]: town('std', name, key, 24),
    [FIELDS[faces] - 1]: town('brg', `${name} Wacht`, key, 12),
    ...(hasCoast ? { [coastOf(home) - 1]: town('brg', `${name} Hafen`, key, 12) } : {}),
  };
};

const grossfeldAt = (column: number, row: number): Grossfeld => {
  const home = homeAt(column, row);
  const empty = uniform(numberOf(column, row), column, row - Math.floor(column / 2));
  const towns = townsOf(home);
  const terrain = terrainOf(column, row).map((key, index) => (index in towns ? 't' : key));
  return {
    ...empty,
    terrain,
    owner: empty.owner.map(() => home?.key ?? null),
    settlements: towns,
  };
};

/** The water next to a coastal town, where its fleet lies, and the harbour towards it. */
const berthOf = (world: World, home: Home) => {
  const lattice = latticeOf(world.map);
  const field = fieldAddress(numberOf(home.column, home.row), coastOf(home));
  for (const side of DIRECTIONS) {
    const water = lattice.neighbourOf(field, side);
    if (water?.startsWith(`1${SEA_COLUMN}`) === true) return { side, water };
  }
  throw new Error(`no water at ${field}`);
};

const withHarbour = (world: World, home: Home): World => {
  const no = numberOf(home.column, home.row);
  const chunk = world.map.grossfelder[no];
  const index = coastOf(home) - 1;
  const old = chunk?.settlements[index];
  if (chunk === undefined || old === undefined) return world;
  const harbours = [berthOf(world, home).side];
  const settlements = { ...chunk.settlements, [index]: { ...old, harbours } };
  const grossfelder = { ...world.map.grossfelder, [no]: { ...chunk, settlements } };
  return { ...world, map: { ...world.map, grossfelder } };
};

const armyOf = (world: World, home: Home): readonly Unit[] => {
  const { key, column, row, faces, hasCoast } = home;
  const at = (kleinfeld: number): FieldAddress => fieldAddress(numberOf(column, row), kleinfeld);
  const [seat, watch] = [at(FIELDS.capital), at(FIELDS[faces])];
  const unit = (number: number, field: string, type: string, size: number, leaders = 1): Unit =>
    troop(key, number, field, { type, size, leaders, raised: { t: size } });
  return [
    unit(101, watch, 'K', 4000, 2),
    unit(102, seat, 'K', 2000, 2),
    unit(110, watch, 'B', 5000),
    unit(201, watch, 'R', 1000),
    { ...unit(211, watch, 'R', 50), scout: true },
    unit(401, at(FIELDS.work), 'A', 5000),
    {
      ...unit(501, seat, 'HF', 0, 0),
      raised: {},
      character: { name: `Graf ${home.name}`, status: 'REP', seat: null },
    },
    ...(hasCoast
      ? [unit(103, at(coastOf(home)), 'K', 1000), unit(301, berthOf(world, home).water, 'S', 40)]
      : []),
  ];
};

const partyOf = ({ key, name, column, row }: Home, index: number): Party =>
  realm(key, {
    name,
    ruler: `Graf ${name}`,
    colour: index,
    capital: fieldAddress(numberOf(column, row), FIELDS.capital),
    treasury: 150_000,
  });

/** The world of the scripted campaign: `rows` rows of six Großfelder, eight realms, everybody's first look taken. */
export function campaignWorld(rows = 5): World {
  const places = Array.from({ length: COLUMNS * rows }, (_, index) => ({
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  }));
  const land = tinyWorld({
    map: {
      topology: { kind: 'sheet' },
      grossfelder: Object.fromEntries(
        places.map(({ column, row }) => [numberOf(column, row), grossfeldAt(column, row)]),
      ),
    },
    parties: HOMES.map(partyOf),
    clock: { turn: 1, year: 427, moon: 1, moonsPerTurn: 1 },
  });
  const harboured = HOMES.filter(({ hasCoast }) => hasCoast).reduce(withHarbour, land);
  const units = HOMES.flatMap((home) => armyOf(harboured, home));
  return waben.observe({
    ...harboured,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
  });
}
