import type { Corner, Side } from '../../hex';
import { grossfelderOf } from '../fields';
import { sideAtIndex } from '../sides';
import type { WorldMap } from '../world';

/** Every side of a map that carries something, under the name it is stored by. */
export function storedSides(
  map: WorldMap,
): readonly { readonly side: Side; readonly features: number }[] {
  return grossfelderOf(map).flatMap(({ no, sides }) =>
    Object.entries(sides).map(([index, features]: [string, number]) => ({
      side: sideAtIndex(no, Number(index)),
      features,
    })),
  );
}

/** Every wall of a map: the side it faces, seen from the field behind it. */
export function storedWalls(
  map: WorldMap,
): readonly { readonly side: Side; readonly buildingValue: number }[] {
  return grossfelderOf(map).flatMap(({ no, walls }) =>
    Object.entries(walls).map(([index, buildingValue]: [string, number]) => ({
      side: sideAtIndex(no, Number(index)),
      buildingValue,
    })),
  );
}

/** Every spring of a map, under the name it is stored by. */
export function storedSprings(map: WorldMap): readonly Corner[] {
  return grossfelderOf(map).flatMap(({ no, springs }) =>
    Object.keys(springs).map((index) => {
      const { field, side } = sideAtIndex(no, Number(index));
      return { field, corner: side };
    }),
  );
}
