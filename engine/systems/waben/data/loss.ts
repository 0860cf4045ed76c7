import type { Table } from '../../../kernel';

/** Causes of losses: those of fields, the crossing of a river, a ship's way on one (WW-9.4-02). */
export const DANGERS = [
  'jungle',
  'frost',
  'height4',
  'swamp',
  'desert',
  'ford',
  'riverShip',
  'deepsea',
  'volcano',
] as const;
export type Danger = (typeof DANGERS)[number];

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/**
 * Percent lost by cause, staying and moving, by the number rolled (WW-9.4-02). Where a row of five has no sixth cell
 * that number is a catastrophe; a house rule sets one with a figure above 100. Nobody stays in a ford.
 */
export const LOSS_TABLE: Table = {
  id: 'terrainLoss',
  clause: 'WW-9.4-02',
  rows: [
    'jungleStay',
    'jungleMove',
    'frostStay',
    'frostMove',
    'height4Stay',
    'height4Move',
    'swampStay',
    'swampMove',
    'desertStay',
    'desertMove',
    'fordMove',
    'riverShipStay',
    'riverShipMove',
    'deepseaStay',
    'deepseaMove',
    'volcanoStay',
    'volcanoMove',
  ],
  columns: FACES,
  cells: {
    jungleStay: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2, '6': 3 },
    jungleMove: { '1': 1, '2': 2, '3': 2, '4': 3, '5': 4, '6': 5 },
    frostStay: { '1': 0, '2': 1, '3': 1, '4': 2, '5': 2, '6': 3 },
    frostMove: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 },
    height4Stay: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2, '6': 3 },
    height4Move: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 },
    swampStay: { '1': 0, '2': 1, '3': 1, '4': 2, '5': 3, '6': 4 },
    swampMove: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 6, '6': 8 },
    desertStay: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2, '6': 3 },
    desertMove: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 },
    fordMove: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2, '6': 3 },
    riverShipStay: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1, '6': 2 },
    riverShipMove: { '1': 0, '2': 1, '3': 2, '4': 3, '5': 5, '6': 8 },
    deepseaStay: { '1': 0, '2': 0, '3': 0, '4': 2, '5': 5 },
    deepseaMove: { '1': 0, '2': 0, '3': 1, '4': 3, '5': 8 },
    volcanoStay: { '1': 1, '2': 2, '3': 4, '4': 6, '5': 10 },
    volcanoMove: { '1': 2, '2': 4, '3': 6, '4': 10, '5': 15 },
  },
};

/** Percent lost in a catastrophe by the number rolled with a second die (WW-9.4-03). */
export const CATASTROPHE_TABLE: Table = {
  id: 'catastrophe',
  clause: 'WW-9.4-03',
  rows: ['catastrophe'],
  columns: FACES,
  cells: { catastrophe: { '1': 20, '2': 20, '3': 20, '4': 20, '5': 50, '6': 100 } },
};
