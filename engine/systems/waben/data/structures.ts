import { tableOfCells } from '../../../kernel';
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
export const STRUCTURE_TABLE = tableOfCells('structure', 'WW-4.3-01', ['buildingValue', 'price'], {
  settlement: [null, 5000],
  road: [5, 1000],
  bridge: [5, 1000],
  wall: [5, 1000],
  canal: [100, 1000],
});

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
