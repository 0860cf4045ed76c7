import {
  type Cell,
  createLattice,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  type GrossfeldPlace,
  wrapPlace,
} from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { type Grossfeld, touchingGrossfelder, type WorldMap } from '../../../../world';
import { createGround, type Ground, isClosedToShips, isWaterwaySide } from '../movement/ground';

/** A field to be built in, with the ground around it: its Großfeld and those that touch it. */
export interface Site {
  readonly ground: Ground;
  readonly cell: Cell;
  readonly settings: Settings;
}

const NEAR = [-1, 0, 1] as const;

/** The Großfelder at and around one, the way round a cylinder and over the cuts of a net included. */
export function grossfelderAround(
  map: WorldMap,
  centre: Pick<Grossfeld, 'no'> & GrossfeldPlace,
): readonly Grossfeld[] {
  const { topology, grossfelder } = map;
  if (topology.kind === 'icosahedron') {
    const touching = touchingGrossfelder(map).get(centre.no);
    return Object.values(grossfelder).filter(({ no }) => touching?.has(no) === true);
  }
  const near = NEAR.flatMap((du) =>
    NEAR.map((dv) => wrapPlace(topology, { u: centre.u + du, v: centre.v + dv })),
  );
  return Object.values(grossfelder).filter((place) => {
    const { u, v } = wrapPlace(topology, place);
    return near.some((one) => one.u === u && one.v === v);
  });
}

/**
 * The site of a field, or undefined off the map; under the printed settings if none are given. Cheap enough for every
 * movement of the pointer: only the Großfelder around the field are made ready, not the world.
 */
export function siteAt(
  map: WorldMap,
  field: FieldAddress,
  settings: Settings = {},
): Site | undefined {
  const home = map.grossfelder[grossfeldOf(field)];
  if (home === undefined) return undefined;
  const chunks = grossfelderAround(map, home);
  const lattice = createLattice(chunks, map.topology);
  const cell = lattice.cellOf(field);
  return cell === undefined
    ? undefined
    : { ground: createGround(lattice, chunks, settings), cell, settings };
}

/** True if a side of the field carries a river or canal that is not marked as unnavigable (WW-4.2-11, WW-12.4-13). */
export function hasNavigableRiver({ ground, cell }: Pick<Site, 'ground' | 'cell'>): boolean {
  return DIRECTIONS.some(
    (direction) =>
      isWaterwaySide(ground, cell, direction) && !isClosedToShips(ground, cell, direction),
  );
}
