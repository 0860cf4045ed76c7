import {
  type Cell,
  createLattice,
  type FieldAddress,
  type GrossfeldNo,
  type Lattice,
} from '../../../hex';
import { openTurn, type Rulings, type Settings, type Turn } from '../../../kernel';
import type { CityAt, Ground } from '../rules/armies/ground';
import { lawfulWay } from '../rules/armies/way';
import { heightLevel } from '../rules/terrain';
import type { Clock, Marching, MonthGiven, Mover } from '../turn/armies/clock';
import { runMonth } from '../turn/armies/run';

/** A small board of Großfelder of lowland, changed field by field. */
export interface Land {
  readonly terrain?: Readonly<Record<string, string>>;
  /** Owner by field. */
  readonly owner?: Readonly<Record<string, string>>;
  readonly city?: Readonly<Record<string, Partial<CityAt>>>;
  /** Pairs of fields joined by a road or lane, parted by a river, spanned by a bridge: `005/16 005/17`. */
  readonly road?: readonly string[];
  readonly river?: readonly string[];
  readonly bridge?: readonly string[];
}

const LATTICE: Lattice = createLattice([
  { no: '005' as GrossfeldNo, u: 0, v: 0 },
  { no: '006' as GrossfeldNo, u: 1, v: 0 },
]);

/** A cell of the small board; -1 off it. */
export function cellAt(address: string): Cell {
  return LATTICE.cellOf(address as FieldAddress) ?? -1;
}

/** The small board as rules read it. */
export function groundOf(land: Land): Ground {
  const at = <Value>(of: Readonly<Record<string, Value>> | undefined, cell: Cell) =>
    cell < 0 ? undefined : of?.[LATTICE.addressOf(cell)];
  const terrain = (cell: Cell) => (cell < 0 ? undefined : (at(land.terrain, cell) ?? 'lowland'));
  const owner = (cell: Cell) => at(land.owner, cell) ?? null;
  const has = (pairs: readonly string[] = []) => {
    const known = new Set(
      pairs.map((pair) =>
        pair
          .split(' ')
          .map(cellAt)
          .toSorted((a, b) => a - b)
          .join(' '),
      ),
    );
    return (cell: Cell, direction: 1 | 2 | 3 | 4 | 5 | 6) => {
      const other = LATTICE.neighbour(cell, direction);
      return known.has([cell, other].toSorted((a, b) => a - b).join(' '));
    };
  };
  return {
    lattice: LATTICE,
    terrain,
    height: (cell) => heightLevel({}, terrain(cell)).value,
    owner,
    isRebel: () => false,
    city: (cell) => {
      const known = at(land.city, cell);
      const plain = { isCapital: false, isPort: false, isFortified: false, isTradeCity: false };
      return known === undefined ? undefined : { ...plain, owner: owner(cell), ...known };
    },
    hasRoad: has(land.road),
    hasRiver: has(land.river),
    hasBridge: has(land.bridge),
  };
}

/** A unit in short: fields of its path, the first where it stands; fleets by their names, `FH 1`. */
export type Unit = Partial<Omit<Marching, 'way' | 'cell' | 'key'>> &
  Pick<Marching, 'realm' | 'name' | 'strength'> & { readonly path: string };

const KINDS: Readonly<Record<string, string>> = { KH: 'warrior', RH: 'rider', FH: 'fleet' };

/** A unit with the lawful part of its path. */
export function marching(ground: Ground, settings: Settings, unit: Unit): Marching {
  const { path, boards, carrier, ...given } = unit;
  const [letters = '', number = ''] = unit.name.split(' ');
  const kind = unit.kind ?? KINDS[letters] ?? letters;
  const cells = path.split(' ').map(cellAt);
  const who = { ...given, kind };
  const special = { boards: boards !== undefined, lands: unit.lands === true };
  return {
    number: Number(number),
    order: 'none',
    target: null,
    ...who,
    ...(carrier === undefined ? {} : { carrier: `${unit.realm}:${carrier}` }),
    ...(boards === undefined ? {} : { boards: `${unit.realm}:${boards}` }),
    key: `${unit.realm}:${unit.name}`,
    cell: cells[0] ?? -1,
    way: lawfulWay(ground, settings, who, cells, special),
  };
}

/** What a month is tried with. */
export interface Trial extends Partial<Omit<MonthGiven, 'ground' | 'units'>> {
  readonly land: Land;
  readonly units: readonly Unit[];
  readonly settings?: Settings;
  readonly rulings?: Rulings;
  readonly seed?: string;
}

/** A month on the small board, with the turn to which it was told. */
export function tryMonth({
  land,
  units,
  settings = {},
  rulings = {},
  seed = 'demo',
  ...more
}: Trial): {
  readonly clock: Clock;
  readonly turn: Turn<unknown>;
  readonly unit: (key: string) => Mover;
} {
  const ground = groundOf(land);
  const realms = [...new Set(units.map(({ realm }) => realm))].filter((one) => !one.includes(':'));
  const world = { clock: { turn: 1 }, parties: Object.fromEntries(realms.map((key) => [key, {}])) };
  const turn = openTurn({ world, orders: {}, rulings, settings, seed });
  const clock = runMonth(turn, {
    ground,
    realms,
    ...more,
    units: units.map((unit) => marching(ground, settings, unit)),
  });
  const unit = (key: string): Mover => {
    const found = clock.byKey.get(key);
    if (found === undefined) throw new Error(`no ${key}`);
    return found;
  };
  return { clock, turn, unit };
}
