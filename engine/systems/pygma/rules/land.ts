import { DIRECTIONS, type FieldAddress } from '../../../hex';
import { latticeOn, settlementAt, terrainAt, type World, type WorldMap } from '../../../world';
import type { CityKind } from '../data/kinds';
import { isWater } from './terrain';

/** The fields beside one that are on the map, clockwise from the north-east (PI-02-09, PI-02-13). */
export function fieldsBeside(map: WorldMap, field: FieldAddress): readonly FieldAddress[] {
  const lattice = latticeOn(map);
  return DIRECTIONS.flatMap((direction) => lattice.neighbourOf(field, direction) ?? []);
}

/** Steps between two fields, the shorter way round the world; Infinity off the map (PI-02-10). */
export function distanceBetween(map: WorldMap, from: FieldAddress, to: FieldAddress): number {
  const lattice = latticeOn(map);
  const [one, other] = [lattice.cellOf(from), lattice.cellOf(to)];
  return one === undefined || other === undefined ? Infinity : lattice.distance(one, other);
}

/** True if a field has water or a shoal beside it (PI-04-02). */
export function isCoastal(map: WorldMap, field: FieldAddress): boolean {
  return fieldsBeside(map, field).some((beside) => isWater(terrainAt(map, beside)));
}

/** True if a field is the capital of a realm. */
export function isCapital({ parties }: Pick<World, 'parties'>, field: FieldAddress): boolean {
  return Object.values(parties).some(({ capital }) => capital === field);
}

/** What the city of a field is; undefined where none stands (PI-04-01, PI-04-02). */
export function cityKindAt(world: World, field: FieldAddress): CityKind | undefined {
  if (settlementAt(world.map, field) === undefined) return undefined;
  if (isCapital(world, field)) return 'capital';
  return isCoastal(world.map, field) ? 'port' : 'inland';
}
