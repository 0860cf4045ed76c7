import {
  type Cell,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
} from '../hex';
import {
  latticeOf,
  type Party,
  type PartyKey,
  type RealmView,
  realmView,
  type Unit,
  type Work,
  type World,
} from '../world';
import { terrainOf } from '../systems/waben/rules/catalogue';
import { type BotDice, botDice } from './botDice';

/** What a player has on his table when he writes his letter: his map, his own pieces and books, and the calendar. */
export interface BotTable {
  readonly party: Party;
  readonly view: RealmView;
  readonly lattice: Lattice;
  /** Own units by number. */
  readonly units: readonly Unit[];
  /** Own building sites and damaged structures. */
  readonly works: readonly Work[];
  readonly clock: World['clock'];
  readonly dice: BotDice;
}

/** Lays the table of one player: nothing of the truth that is not his. */
export function tableOf(world: World, key: PartyKey, seed: string): BotTable {
  const party = world.parties[key];
  if (party === undefined) throw new Error(`no party ${key}`);
  return {
    party,
    view: realmView(world, key),
    lattice: latticeOf(world.map),
    units: Object.values(world.units)
      .filter((unit) => unit.party === key)
      .sort((a, b) => a.number - b.number),
    works: Object.values(world.works).filter(({ owners }) => owners.includes(key)),
    clock: world.clock,
    dice: botDice(seed, key, world.clock.turn),
  };
}

const chunkAt = ({ view }: BotTable, field: FieldAddress) => view.chunks[grossfeldOf(field)];

/** Owner of a field as the map shows it. */
export function ownerOn(table: BotTable, field: FieldAddress): PartyKey | null {
  return chunkAt(table, field)?.owner[kleinfeldOf(field) - 1] ?? null;
}

/** What one can walk or sail on, by the map; null = unknown. */
export function groundOn(table: BotTable, field: FieldAddress): 'land' | 'water' | null {
  const key = chunkAt(table, field)?.terrain[kleinfeldOf(field) - 1] ?? null;
  const terrain = key === null ? undefined : terrainOf(key);
  if (terrain === undefined) return null;
  return terrain.height === 0 ? 'water' : 'land';
}

/** A settlement the map shows. */
export interface SeenTown {
  readonly field: FieldAddress;
  readonly owner: PartyKey;
  readonly type: string;
}

/** All settlements on the map, in the order of their numbers. */
export function townsOn(table: BotTable): readonly SeenTown[] {
  return Object.entries(table.view.chunks).flatMap(([no, { settlements }]) =>
    Object.entries(settlements).map(([index, { owner, type }]) => ({
      field: `${no}/${String(Number(index) + 1).padStart(2, '0')}` as FieldAddress,
      owner,
      type,
    })),
  );
}

/** The field in which a unit stands; undefined if it is carried or on a side. */
export function fieldOfUnit({ place }: Unit): FieldAddress | undefined {
  return place.kind === 'field' ? place.field : undefined;
}

/** Steps between two fields as the crow flies. */
export function stepsBetween({ lattice }: BotTable, a: FieldAddress, b: FieldAddress): number {
  const [from, to] = [lattice.cellOf(a), lattice.cellOf(b)];
  return from === undefined || to === undefined ? Infinity : lattice.distance(from, to);
}

/** The neighbouring fields on the map, by direction. */
export function aroundField({ lattice }: BotTable, field: FieldAddress) {
  return DIRECTIONS.flatMap((side) => {
    const beyond = lattice.neighbourOf(field, side);
    return beyond === undefined ? [] : [{ side, field: beyond }];
  });
}

/** The shortest way over known ground of one kind, without the start; empty if there is none. */
export function wayTo(
  table: BotTable,
  from: FieldAddress,
  to: FieldAddress,
  kind: 'land' | 'water',
): readonly FieldAddress[] {
  const { lattice } = table;
  const [start, goal] = [lattice.cellOf(from), lattice.cellOf(to)];
  if (start === undefined || goal === undefined || start === goal) return [];
  const cameFrom = new Map<Cell, Cell>([[start, start]]);
  for (const cell of cameFrom.keys()) {
    if (cell === goal) break;
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || cameFrom.has(next)) continue;
      if (groundOn(table, lattice.addressOf(next)) === kind) cameFrom.set(next, cell);
    }
  }
  const way: FieldAddress[] = [];
  for (let at = goal; at !== start;) {
    const before = cameFrom.get(at);
    if (before === undefined) return [];
    way.unshift(lattice.addressOf(at));
    at = before;
  }
  return way;
}
