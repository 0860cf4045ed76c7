import type { Weapon } from './parameters';
import { type Random, randomOf } from './random';

/** Cells of the field, 8 units each (EW-31-01). */
export const COLUMNS = 40;
export const ROWS = 25;
/** Woods, mines and tanks lie above this row (EW-31-05). */
const LAND_ROWS = 18;

/** `~` water, `.` open land, `T` tree, `M` mountain, `X` mine (EW-31-02). */
export type Ground = '~' | '.' | 'T' | 'M' | 'X';

/** Cells by row, then column. */
export type Terrain = readonly Ground[];

interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Field {
  readonly terrain: Terrain;
  /** Cells in which red and blue begin. */
  readonly starts: readonly [red: Cell, blue: Cell];
}

/** Terrain of a cell; undefined outside of the field. */
export function groundAt(terrain: Terrain, x: number, y: number): Ground | undefined {
  return x >= 0 && y >= 0 && x < COLUMNS && y < ROWS ? terrain[y * COLUMNS + x] : undefined;
}

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const times = (count: number, act: () => void): void => {
  for (let done = 0; done < count; done += 1) act();
};

/** First coast value and its limits (EW-31-05, EW-46-03). */
function coastOf(weapons: readonly Weapon[], isByWeapons: boolean) {
  const has = (weapon: Weapon): boolean => weapons.includes(weapon);
  if (isByWeapons && has('S') && !has('T')) return { first: 4, least: 3, most: 8 };
  if (isByWeapons && has('T') && !has('S')) return { first: 20, least: 19, most: 24 };
  return { first: 14, least: 13, most: 18 };
}

/** Coast, woods, mountains, mines, in this order of draws (EW-31-05). */
function landscape(random: Random, { first, least, most }: ReturnType<typeof coastOf>): Ground[] {
  const terrain: Ground[] = Array.from({ length: COLUMNS * ROWS }, () => '.');
  const put = (x: number, y: number, ground: Ground): void => {
    terrain[y * COLUMNS + x] = ground;
  };
  const isLand = (x: number, y: number): boolean => groundAt(terrain, x, y) !== '~';
  let coast = first + random.below(3);
  for (let x = 0; x < COLUMNS; x += 1) {
    if (x > 0) coast = Math.min(most, Math.max(least, coast + random.below(3) - 1));
    for (let y = coast; y < ROWS; y += 1) put(x, y, '~');
  }
  times(7, () => {
    let at: Cell = { x: random.below(COLUMNS), y: random.below(LAND_ROWS) };
    times(7, () => {
      if (isLand(at.x, at.y)) put(at.x, at.y, 'T');
      const step = STEPS[random.below(4)] ?? STEPS[0];
      const next = { x: at.x + step.x, y: at.y + step.y };
      if (next.x >= 0 && next.x < COLUMNS && next.y >= 0 && next.y < LAND_ROWS) at = next;
    });
  });
  times(5, () => {
    const at = { x: random.below(COLUMNS - 1), y: random.below(12) };
    for (const [x, y] of [
      [at.x, at.y],
      [at.x + 1, at.y],
      [at.x, at.y + 1],
      [at.x + 1, at.y + 1],
    ] as const)
      if (isLand(x, y)) put(x, y, 'M');
  });
  times(8, () => {
    for (let tried = 0; tried < 50; tried += 1) {
      const at = { x: random.below(COLUMNS), y: random.below(LAND_ROWS) };
      if (groundAt(terrain, at.x, at.y) !== '.') continue;
      put(at.x, at.y, 'X');
      break;
    }
  });
  return terrain;
}

interface Range {
  readonly from: number;
  readonly count: number;
}

/** Rows in which a weapon begins. */
const START_ROWS: Readonly<Record<Weapon, Range>> = {
  T: { from: 0, count: 18 },
  P: { from: 2, count: 21 },
  S: { from: 13, count: 12 },
};

/** Cells a weapon needs around its start, and what may lie in them. */
function neededAt(weapon: Weapon, side: 0 | 1, { x, y }: Cell): readonly Cell[] {
  if (weapon === 'S') return [{ x, y }, ...STEPS.map((step) => ({ x: x + step.x, y: y + step.y }))];
  const ahead = side === 0 ? [-1, 6] : [-6, 1];
  const [left, right, reach] = weapon === 'T' ? [-2, 2, 2] : [ahead[0] ?? 0, ahead[1] ?? 0, 1];
  const cells: Cell[] = [];
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = left; dx <= right; dx += 1) cells.push({ x: x + dx, y: y + dy });
  return cells;
}

function suits(terrain: Terrain, weapon: Weapon, side: 0 | 1, cell: Cell): boolean {
  const grounds = neededAt(weapon, side, cell).map(({ x, y }) => groundAt(terrain, x, y));
  if (weapon === 'S') return grounds.every((ground) => ground === '~');
  if (weapon === 'P') return grounds.every((ground) => ground !== 'T' && ground !== 'M');
  return groundAt(terrain, cell.x, cell.y) === '.' && !grounds.includes('X');
}

/** Makes the first cell of the range fit for the weapon (EW-46-02). */
function madeFit(terrain: Ground[], weapon: Weapon, side: 0 | 1, first: Cell): Cell {
  const cell = weapon === 'S' ? { x: first.x, y: first.y + 1 } : first;
  for (const { x, y } of neededAt(weapon, side, cell)) {
    const ground = groundAt(terrain, x, y);
    const isWrong =
      weapon === 'S' ? true : weapon === 'P' ? ground === 'T' || ground === 'M' : ground === 'X';
    if (ground !== undefined && isWrong) terrain[y * COLUMNS + x] = weapon === 'S' ? '~' : '.';
  }
  if (weapon === 'T') terrain[cell.y * COLUMNS + cell.x] = '.';
  return cell;
}

/** Where a side begins: drawn up to 500 times, else the first cell that suits in reading order (EW-31-05). */
function startOf(terrain: Ground[], random: Random, weapon: Weapon, side: 0 | 1): Cell {
  const columns: Range = { from: side === 0 ? 2 : 28, count: 10 };
  const rows = START_ROWS[weapon];
  for (let tried = 0; tried < 500; tried += 1) {
    const x = columns.from + random.below(columns.count);
    const cell = { x, y: rows.from + random.below(rows.count) };
    if (suits(terrain, weapon, side, cell)) return cell;
  }
  for (let y = rows.from; y < rows.from + rows.count; y += 1)
    for (let x = columns.from; x < columns.from + columns.count; x += 1)
      if (suits(terrain, weapon, side, { x, y })) return { x, y };
  return madeFit(terrain, weapon, side, { x: columns.from, y: rows.from });
}

/** Terrain and starts of a battle out of its seed (EW-31-05, EW-46-02, EW-46-03). */
export function fieldOf(
  seed: number,
  weapons: readonly [Weapon, Weapon],
  isByWeapons: boolean,
): Field {
  const random = randomOf(seed);
  const terrain = landscape(random, coastOf(weapons, isByWeapons));
  const red = startOf(terrain, random, weapons[0], 0);
  return { terrain, starts: [red, startOf(terrain, random, weapons[1], 1)] };
}
