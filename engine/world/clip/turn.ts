import { type Axial, type Direction, turn } from '../../hex';
import type { Settlement } from '../grossfeld';
import type { Clip, ClipCell } from './clip';
import { byPlace, planeCorner, planeSide } from './plane';

/** A movement of the plane with a fixed middle. */
interface Movement {
  readonly field: (field: Axial) => Axial;
  readonly side: (side: Direction) => Direction;
  readonly corner: (corner: Direction) => Direction;
}

/** A settlement whose harbours lie `turned` sides further clockwise. */
export function withHarbours(settlement: Settlement, turned: number): Settlement {
  if (turned === 0) return settlement;
  return { ...settlement, harbours: settlement.harbours.map((side) => turn(side, turned)) };
}

const movedCell = (cell: ClipCell, movement: Movement): ClipCell => {
  const { settlement } = cell;
  const moved = { ...cell, ...movement.field(cell) };
  if (settlement === undefined) return moved;
  const harbours = settlement.harbours.map(movement.side);
  return { ...moved, settlement: { ...settlement, harbours } };
};

const moved = (clip: Clip, movement: Movement): Clip => ({
  cells: clip.cells.map((cell) => movedCell(cell, movement)).sort(byPlace),
  sides: clip.sides
    .map(({ features, ...at }) => ({
      ...planeSide(movement.field(at), movement.side(at.side)),
      features,
    }))
    .sort(byPlace),
  walls: clip.walls
    .map(({ side, buildingValue, ...at }) => ({
      ...movement.field(at),
      side: movement.side(side),
      buildingValue,
    }))
    .sort(byPlace),
  springs: clip.springs
    .map((at) => planeCorner(movement.field(at), movement.corner(at.corner)))
    .sort(byPlace),
});

/** 60 degrees clockwise: side 1 becomes side 2. */
const CLOCKWISE: Movement = {
  field: ({ q, r }) => ({ q: 0 - r, r: q + r }),
  side: (side) => turn(side, 1),
  corner: (corner) => turn(corner, 1),
};

/** West becomes east: side 1 becomes side 6, the top corner stays on top. */
const MIRRORED: Movement = {
  field: ({ q, r }) => ({ q: 0 - q - r, r }),
  side: (side) => (7 - side) as Direction,
  corner: (corner) => turn(6, 0 - corner),
};

/** The clip turned by `turns` times 60 degrees clockwise about its middle (negative: counter-clockwise), sides and corners with it. */
export function rotateClip(clip: Clip, turns: number): Clip {
  const times = ((turns % 6) + 6) % 6;
  return Array.from({ length: times }).reduce<Clip>((before) => moved(before, CLOCKWISE), clip);
}

/** The clip with west and east exchanged about its middle. */
export function mirrorClip(clip: Clip): Clip {
  return moved(clip, MIRRORED);
}
