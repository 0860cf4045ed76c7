import { type Cell, type Direction, DIRECTIONS, type Lattice } from '../../../../hex';

/** A city as armies see it. */
export interface CityAt {
  readonly owner: string | null;
  readonly isCapital: boolean;
  /** Has a water field beside it that counts as harbour (PI-04-02, PI-04-03). */
  readonly isPort: boolean;
  readonly isFortified: boolean;
  readonly isTradeCity: boolean;
}

/**
 * The board as it stands at the beginning of a month, read by cell. Every reader is total: off the map nothing is
 * there.
 */
export interface Ground {
  readonly lattice: Lattice;
  readonly terrain: (cell: Cell) => string | undefined;
  /** Height level, 0 to 2. */
  readonly height: (cell: Cell) => number;
  readonly owner: (cell: Cell) => string | null;
  /** In revolt: no inside of its realm any more (PI-13-28). */
  readonly isRebel: (cell: Cell) => boolean;
  readonly city: (cell: Cell) => CityAt | undefined;
  /** A road segment that can be used this month, or between water fields a sea lane (PI-05-34). */
  readonly hasRoad: (cell: Cell, direction: Direction) => boolean;
  readonly hasRiver: (cell: Cell, direction: Direction) => boolean;
  readonly hasBridge: (cell: Cell, direction: Direction) => boolean;
}

/** True for water and shoals, which every rule treats alike (PI-05-05). */
export function isWaterField({ terrain }: Pick<Ground, 'terrain'>, cell: Cell): boolean {
  const key = terrain(cell);
  return key === 'water' || key === 'shoal';
}

/** True for fields a land army can stand on: neither water nor ice, nor off the map (PI-03-14, PI-05-04). */
export function isLandField(ground: Pick<Ground, 'terrain'>, cell: Cell): boolean {
  const key = ground.terrain(cell);
  return key !== undefined && key !== 'ice' && !isWaterField(ground, cell);
}

/** Direction of the step between two fields; undefined if they do not touch. */
export function directionTo(
  { lattice }: Pick<Ground, 'lattice'>,
  from: Cell,
  to: Cell,
): Direction | undefined {
  return to < 0 ? undefined : DIRECTIONS.find((one) => lattice.neighbour(from, one) === to);
}

/** Fields that touch a field, in the order of directions. */
export function fieldsBeside({ lattice }: Pick<Ground, 'lattice'>, cell: Cell): readonly Cell[] {
  return DIRECTIONS.map((one) => lattice.neighbour(cell, one)).filter((at) => at >= 0);
}

/** A field and those that touch it: what an army controls (PI-05-44). */
export function controlOf(ground: Pick<Ground, 'lattice'>, cell: Cell): readonly Cell[] {
  return [cell, ...fieldsBeside(ground, cell)];
}

/** True if a road lies in a field: one of its segments begins there (PI-08-17). */
export function isOnRoad({ hasRoad }: Pick<Ground, 'hasRoad'>, cell: Cell): boolean {
  return DIRECTIONS.some((direction) => hasRoad(cell, direction));
}

/** True if a coast can be embarked at or landed on: level 0, or a port city (PI-05-71, PI-05-72). */
export function isLandingPlace(ground: Ground, cell: Cell): boolean {
  return (
    isLandField(ground, cell) && (ground.height(cell) === 0 || ground.city(cell)?.isPort === true)
  );
}
