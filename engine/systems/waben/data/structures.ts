import type { Table } from '../../../kernel';
import type { WorkKind } from '../../../world';

/** Kinds of structures in the order of the rule page: settlements, then those on sides (WW-4.3-01). */
export const STRUCTURE_KINDS = [
  'settlement',
  'road',
  'bridge',
  'wall',
  'canal',
] as const satisfies readonly WorkKind[];

/**
 * Building value points of each structure, for walls the least, and gold per building value point in easy terrain
 * (WW-4.1-05, WW-4.3-01, WW-4.3-02). The value of a settlement is that of its type.
 */
export const STRUCTURE_TABLE: Table = {
  id: 'structure',
  clause: 'WW-4.3-01',
  rows: STRUCTURE_KINDS,
  columns: ['buildingValue', 'price'],
  cells: {
    settlement: { price: 5000 },
    road: { buildingValue: 5, price: 1000 },
    bridge: { buildingValue: 5, price: 1000 },
    wall: { buildingValue: 5, price: 1000 },
    canal: { buildingValue: 100, price: 1000 },
  },
};

/**
 * Parts of a settlement in the order in which a siege damages them (WW-7.3-11, WW-6.2-11); each is a column of the
 * table of settlements.
 */
export const TOWN_PARTS = [
  'fortification',
  'defence',
  'garrison',
  'musterCapacity',
  'laboratories',
  'temples',
  'inhabitants',
] as const;
export type TownPart = (typeof TOWN_PARTS)[number];

/** Units per building value point of a part; parts not named count in points (WW-4.2-02). */
export const PER_POINT: Readonly<Partial<Record<TownPart, number>>> = {
  musterCapacity: 10_000,
  inhabitants: 10_000,
};

/** Heads on foot per point of the stationing limit: two minimum sizes (WW-4.2-05). */
export const HEADS_PER_POINT = 2000;

/** The one part of a structure on a side, as the key of its damage. */
export const WHOLE = 'whole';
