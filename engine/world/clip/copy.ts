import {
  type Axial,
  type Cell,
  DIRECTIONS,
  distance,
  type FieldAddress,
  kleinfeldOf,
  type Lattice,
} from '../../hex';
import { hasSpring } from '../edit-sides';
import { sideFeatures, sideIndex } from '../sides';
import { type Spot, spotOf } from '../spot';
import type { WorldMap } from '../world';
import type { Clip, ClipCell, ClipSide, ClipSpring, ClipWall } from './clip';
import { axialKey, byPlace, planeCorner, planeSide } from './plane';

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
export const middleField = (
  lattice: Lattice,
  fields: readonly FieldAddress[],
): FieldAddress | undefined => {
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
};

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

/** A clip while it is being made; sides and springs by their names, so that none is there twice. */
interface Draft {
  readonly cells: Map<string, ClipCell>;
  readonly sides: Map<string, ClipSide>;
  readonly walls: ClipWall[];
  readonly springs: Map<string, ClipSpring>;
}

const copyEdges = (draft: Draft, map: WorldMap, lattice: Lattice, spot: Spot, at: Axial): void => {
  const { field, grossfeld } = spot;
  for (const side of DIRECTIONS) {
    const features = sideFeatures(map.grossfelder, lattice, { field, side });
    const name = planeSide(at, side);
    if (features > 0) draft.sides.set(`${axialKey(name)} ${name.side}`, { ...name, features });
    const buildingValue = grossfeld.walls[sideIndex(kleinfeldOf(field), side)];
    if (buildingValue !== undefined) draft.walls.push({ ...at, side, buildingValue });
    if (!hasSpring(map, lattice, { field, corner: side })) continue;
    const corner = planeCorner(at, side);
    draft.springs.set(`${axialKey(corner)} ${corner.corner}`, corner);
  }
};

/**
 * Copies fields with everything in them, on their sides and corners, those on the rim included. `middle` is
 * the field that becomes (0,0); without it, the one nearest to the middle of all. Fields off the map are left
 * out. The map is not changed.
 */
export const copyFields = (
  map: WorldMap,
  lattice: Lattice,
  fields: readonly FieldAddress[],
  middle: FieldAddress | undefined = middleField(lattice, fields),
): Clip => {
  const centre = middle === undefined ? undefined : lattice.cellOf(middle);
  if (centre === undefined) return { cells: [], sides: [], walls: [], springs: [] };
  const origin = lattice.axialOf(centre);
  const draft: Draft = { cells: new Map(), sides: new Map(), walls: [], springs: new Map() };
  for (const field of new Set(fields)) {
    const cell = lattice.cellOf(field);
    const spot = spotOf(map, field);
    if (cell === undefined || spot === undefined) continue;
    const place = nearestTo(lattice, origin, cell);
    const at: Axial = { q: place.q - origin.q, r: place.r - origin.r };
    draft.cells.set(axialKey(at), cellOf(spot, at));
    copyEdges(draft, map, lattice, spot, at);
  }
  return {
    cells: [...draft.cells.values()].sort(byPlace),
    sides: [...draft.sides.values()].sort(byPlace),
    walls: draft.walls.sort(byPlace),
    springs: [...draft.springs.values()].sort(byPlace),
  };
};
