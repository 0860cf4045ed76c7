import { type GrossfeldPlace, grossfelderOf, wrapPlace, type WorldMap } from '../../../../engine';

/** A side of the world on which a whole row or column of Großfelder can be added. */
export type WorldSide = 'north' | 'east' | 'south' | 'west';

export const WORLD_SIDES: readonly WorldSide[] = ['north', 'west', 'east', 'south'];

/** The level row of a place: columns side by side share it. */
const levelOf = ({ u, v }: GrossfeldPlace): number => v + Math.floor(u / 2);

/** The outermost place of every column, to the north (-1) or to the south (1). */
const ends = (places: readonly GrossfeldPlace[], pole: -1 | 1): readonly GrossfeldPlace[] => {
  const found = new Map<number, GrossfeldPlace>();
  for (const place of places) {
    const best = found.get(place.u);
    if (best === undefined || pole * place.v > pole * best.v) found.set(place.u, place);
  }
  return [...found.values()];
};

/** A column beyond the outermost one, level with it. */
const beside = (places: readonly GrossfeldPlace[], step: -1 | 1): readonly GrossfeldPlace[] => {
  const outermost = places.reduce(
    (best, { u }) => (step * u > step * best ? u : best),
    places[0]?.u ?? 0,
  );
  const u = outermost + step;
  return places
    .filter((place) => place.u === outermost)
    .map((place) => ({ u, v: levelOf(place) - Math.floor(u / 2) }));
};

/**
 * The places of a whole row or column beyond one side of the world. None in the east and west of a cylinder, which has
 * no edge there, and none on an icosahedron, which has none at all.
 */
export function placesBeyond(map: WorldMap, side: WorldSide): readonly GrossfeldPlace[] {
  if (map.topology.kind === 'icosahedron') return [];
  const places = grossfelderOf(map).map((place) => wrapPlace(map.topology, place));
  if (side === 'north' || side === 'south') {
    const pole = side === 'north' ? -1 : 1;
    return ends(places, pole).map(({ u, v }) => ({ u, v: v + pole }));
  }
  if (map.topology.kind === 'cylinder') return [];
  return beside(places, side === 'east' ? 1 : -1);
}
