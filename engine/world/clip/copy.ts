import {
  type Axial,
  type Cell,
  cornerNames,
  distance,
  type FieldAddress,
  type Lattice,
  sideFromBeyond,
} from '../../hex';
import { type Spot, spotOf } from '../spot';
import type { WorldMap } from '../world';
import type { Clip, ClipCell, ClipSide, ClipSpring, ClipWall } from './clip';
import { axialKey, byPlace, planeCorner, planeSide } from './plane';
import { storedSides, storedSprings, storedWalls } from './stored';

/** A position seen from a point of reference: on a cylinder in the copy of the world nearest to it. */
const nearestTo = (lattice: Lattice, from: Axial, cell: Cell): Axial => {
  const { q, r } = lattice.axialOf(cell);
  if (lattice.topology.kind === 'sheet') return { q, r };
  const round = 6 * lattice.topology.columns;
  return [-1, 0, 1]
    .map((turns) => ({ q: q + turns * round, r }))
    .reduce((best, copy) => (distance(from, copy) < distance(from, best) ? copy : best));
};

/** The field nearest to the middle of some fields; undefined if none of them is on the map. */
export function middleField(
  lattice: Lattice,
  fields: readonly FieldAddress[],
): FieldAddress | undefined {
  const cells = fields.map((field) => lattice.cellOf(field)).filter((cell) => cell !== undefined);
  const first = cells[0];
  if (first === undefined) return undefined;
  const origin = lattice.axialOf(first);
  const places = cells.map((cell) => ({ cell, ...nearestTo(lattice, origin, cell) }));
  const mean = (of: (place: Axial) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const middle = { q: mean(({ q }) => q), r: mean(({ r }) => r) };
  const best = places.reduce((nearest, place) =>
    distance(middle, place) < distance(middle, nearest) ? place : nearest,
  );
  return lattice.addressOf(best.cell);
}

const cellOf = ({ grossfeld, index }: Spot, at: Axial): ClipCell => {
  const difficulty = grossfeld.difficulty[index];
  const baseTerrain = grossfeld.baseTerrain[index];
  const settlement = grossfeld.settlements[index];
  const note = grossfeld.notes[index];
  const secret = grossfeld.secrets[index];
  return {
    ...at,
    terrain: grossfeld.terrain[index] ?? '',
    owner: grossfeld.owner[index] ?? null,
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(grossfeld.lowView[index] === true ? { lowView: true } : {}),
    ...(baseTerrain === undefined ? {} : { baseTerrain }),
    ...(settlement === undefined ? {} : { settlement }),
    ...(note === undefined ? {} : { note }),
    ...(secret === undefined ? {} : { secret }),
  };
};

/** Where each copied field lies in the clip. */
type Places = ReadonlyMap<FieldAddress, Axial>;

const copySides = (map: WorldMap, lattice: Lattice, places: Places): readonly ClipSide[] => {
  const sides = new Map<string, ClipSide>();
  for (const { side, features } of storedSides(map)) {
    for (const name of [side, sideFromBeyond(lattice, side)]) {
      const at = name === undefined ? undefined : places.get(name.field);
      if (name === undefined || at === undefined) continue;
      const plane = planeSide(at, name.side);
      sides.set(`${axialKey(plane)} ${plane.side}`, { ...plane, features });
    }
  }
  return [...sides.values()].sort(byPlace);
};

const copyWalls = (map: WorldMap, places: Places): readonly ClipWall[] =>
  storedWalls(map)
    .flatMap(({ side, buildingValue }) => {
      const at = places.get(side.field);
      return at === undefined ? [] : [{ ...at, side: side.side, buildingValue }];
    })
    .sort(byPlace);

const copySprings = (map: WorldMap, lattice: Lattice, places: Places): readonly ClipSpring[] => {
  const springs = new Map<string, ClipSpring>();
  for (const stored of storedSprings(map)) {
    for (const name of cornerNames(lattice, stored)) {
      const at = places.get(name.field);
      if (at === undefined) continue;
      const plane = planeCorner(at, name.corner);
      springs.set(`${axialKey(plane)} ${plane.corner}`, plane);
    }
  }
  return [...springs.values()].sort(byPlace);
};

/**
 * Copies fields with everything in them, on their sides and corners, those on the rim included. `middle` is
 * the field that becomes (0,0); without it, the one nearest to the middle of all. Fields off the map are left
 * out. The map is not changed.
 */
export function copyFields(
  map: WorldMap,
  lattice: Lattice,
  fields: readonly FieldAddress[],
  middle: FieldAddress | undefined = middleField(lattice, fields),
): Clip {
  const centre = middle === undefined ? undefined : lattice.cellOf(middle);
  if (centre === undefined) return { cells: [], sides: [], walls: [], springs: [] };
  const origin = lattice.axialOf(centre);
  const places = new Map<FieldAddress, Axial>();
  const cells: ClipCell[] = [];
  for (const field of new Set(fields)) {
    const cell = lattice.cellOf(field);
    const spot = spotOf(map, field);
    if (cell === undefined || spot === undefined) continue;
    const place = nearestTo(lattice, origin, cell);
    const at: Axial = { q: place.q - origin.q, r: place.r - origin.r };
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
