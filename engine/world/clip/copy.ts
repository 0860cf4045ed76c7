import {
  type Axial,
  type Cell,
  cornerNames,
  distance,
  type FieldAddress,
  type Lattice,
  sideFromBeyond,
  turn,
  type Unfolded,
  unfoldedAround,
} from '../../hex';
import { type Spot, spotOf } from '../spot';
import type { WorldMap } from '../world';
import type { Clip, ClipCell, ClipSide, ClipSpring, ClipWall } from './clip';
import { axialKey, byPlace, planeCorner, planeSide } from './plane';
import { withHarbours } from './turn';
import { storedSides, storedSprings, storedWalls } from './stored';

/**
 * The positions of fields seen from one of them, which is at (0, 0): on a cylinder in the copy of the world nearest to
 * it, on an icosahedron unfolded around it.
 */
const positionsFrom = (lattice: Lattice, centre: Cell): ((cell: Cell) => Unfolded) => {
  const { topology } = lattice;
  if (topology.kind === 'icosahedron') {
    const places = unfoldedAround(lattice, centre, Infinity);
    return (cell) => places.get(cell) ?? { ...lattice.axialOf(cell), turned: 0 };
  }
  const round = topology.kind === 'cylinder' ? 6 * topology.columns : 0;
  const origin = lattice.axialOf(centre);
  return (cell) => {
    const { q, r } = lattice.axialOf(cell);
    const place = { q: q - origin.q, r: r - origin.r, turned: 0 };
    return [-round, round]
      .map((shift) => ({ ...place, q: place.q + shift }))
      .reduce((best, copy) => (distance(HERE, copy) < distance(HERE, best) ? copy : best), place);
  };
};

const HERE: Axial = { q: 0, r: 0 };

/** The field nearest to the middle of some fields; undefined if none of them is on the map. */
export function middleField(
  lattice: Lattice,
  fields: readonly FieldAddress[],
): FieldAddress | undefined {
  const cells = fields.map((field) => lattice.cellOf(field)).filter((cell) => cell !== undefined);
  const first = cells[0];
  if (first === undefined) return undefined;
  const positionOf = positionsFrom(lattice, first);
  const places = cells.map((cell) => ({ cell, ...positionOf(cell) }));
  const mean = (of: (place: Axial) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const middle = { q: mean(({ q }) => q), r: mean(({ r }) => r) };
  const best = places.reduce((nearest, place) =>
    distance(middle, place) < distance(middle, nearest) ? place : nearest,
  );
  return lattice.addressOf(best.cell);
}

const cellOf = ({ grossfeld, index }: Spot, { q, r, turned }: Unfolded): ClipCell => {
  const difficulty = grossfeld.difficulty[index];
  const baseTerrain = grossfeld.baseTerrain[index];
  const settlement = grossfeld.settlements[index];
  const note = grossfeld.notes[index];
  const secret = grossfeld.secrets[index];
  return {
    q,
    r,
    terrain: grossfeld.terrain[index] ?? '',
    owner: grossfeld.owner[index] ?? null,
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(grossfeld.lowView[index] === true ? { lowView: true } : {}),
    ...(baseTerrain === undefined ? {} : { baseTerrain }),
    ...(settlement === undefined ? {} : { settlement: withHarbours(settlement, turned) }),
    ...(note === undefined ? {} : { note }),
    ...(secret === undefined ? {} : { secret }),
  };
};

/** Position of each copied field in the clip. */
type Places = ReadonlyMap<FieldAddress, Unfolded>;

const copySides = (map: WorldMap, lattice: Lattice, places: Places): readonly ClipSide[] => {
  const sides = new Map<string, ClipSide>();
  for (const { side, features } of storedSides(map)) {
    for (const name of [side, sideFromBeyond(lattice, side)]) {
      const at = name === undefined ? undefined : places.get(name.field);
      if (name === undefined || at === undefined) continue;
      const plane = planeSide(at, turn(name.side, at.turned));
      sides.set(`${axialKey(plane)} ${plane.side}`, { ...plane, features });
    }
  }
  return [...sides.values()].sort(byPlace);
};

const copyWalls = (map: WorldMap, places: Places): readonly ClipWall[] =>
  storedWalls(map)
    .flatMap(({ side, buildingValue }) => {
      const at = places.get(side.field);
      if (at === undefined) return [];
      return [{ q: at.q, r: at.r, side: turn(side.side, at.turned), buildingValue }];
    })
    .sort(byPlace);

const copySprings = (map: WorldMap, lattice: Lattice, places: Places): readonly ClipSpring[] => {
  const springs = new Map<string, ClipSpring>();
  for (const stored of storedSprings(map)) {
    for (const name of cornerNames(lattice, stored)) {
      const at = places.get(name.field);
      if (at === undefined) continue;
      const plane = planeCorner(at, turn(name.corner, at.turned));
      springs.set(`${axialKey(plane)} ${plane.corner}`, plane);
    }
  }
  return [...springs.values()].sort(byPlace);
};

/**
 * Copies fields with everything in them, on their sides and corners, those on the edge included. `middle` is the field
 * that becomes (0,0); without it, the one nearest to the middle of all. Fields off the map are omitted. The map is not
 * changed.
 */
export function copyFields(
  map: WorldMap,
  lattice: Lattice,
  fields: readonly FieldAddress[],
  middle: FieldAddress | undefined = middleField(lattice, fields),
): Clip {
  const centre = middle === undefined ? undefined : lattice.cellOf(middle);
  if (centre === undefined) return { cells: [], sides: [], walls: [], springs: [] };
  const positionOf = positionsFrom(lattice, centre);
  const places = new Map<FieldAddress, Unfolded>();
  const cells: ClipCell[] = [];
  for (const field of new Set(fields)) {
    const cell = lattice.cellOf(field);
    const spot = spotOf(map, field);
    if (cell === undefined || spot === undefined) continue;
    const at = positionOf(cell);
    places.set(field, at);
    cells.push(cellOf(spot, at));
  }
  return {
    cells: cells.sort(byPlace),
    sides: copySides(map, lattice, places),
    walls: copyWalls(map, places),
    springs: copySprings(map, lattice, places),
  };
}
