import { tableOfCells } from '../../../kernel';

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
export const LOSS_TABLE = tableOfCells('terrainLoss', 'WW-9.4-02', FACES, {
  jungleStay: [0, 0, 1, 1, 2, 3],
  jungleMove: [1, 2, 2, 3, 4, 5],
  frostStay: [0, 1, 1, 2, 2, 3],
  frostMove: [1, 2, 3, 4, 5, 6],
  height4Stay: [0, 0, 1, 1, 2, 3],
  height4Move: [1, 2, 3, 4, 5, 6],
  swampStay: [0, 1, 1, 2, 3, 4],
  swampMove: [1, 2, 3, 4, 6, 8],
  desertStay: [0, 0, 1, 1, 2, 3],
  desertMove: [1, 2, 3, 4, 5, 6],
  fordMove: [0, 0, 1, 1, 2, 3],
  riverShipStay: [0, 0, 0, 0, 1, 2],
  riverShipMove: [0, 1, 2, 3, 5, 8],
  deepseaStay: [0, 0, 0, 2, 5],
  deepseaMove: [0, 0, 1, 3, 8],
  volcanoStay: [1, 2, 4, 6, 10],
  volcanoMove: [2, 4, 6, 10, 15],
});

/** Percent lost in a catastrophe by the number rolled with a second die (WW-9.4-03). */
export const CATASTROPHE_TABLE = tableOfCells('catastrophe', 'WW-9.4-03', FACES, {
  catastrophe: [20, 20, 20, 20, 50, 100],
});
