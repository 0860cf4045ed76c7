import { DIRECTIONS, drawnSide, SIDE, storedSide } from '../../../../engine';
import { cornerAt, middleAt, previous, STEP_X, STEP_Y } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import { type Field, type Scene, settlementOf } from '../scene';
import { inksOf } from '../style';

/** Distance of a wall from its side and half the length of its cross strokes, in field widths. */
const WALL_OFFSET = 0.075;
const CROSS = 0.055;
const CROSSES = 5;

const wall = (trail: Trail, field: Field, side: number): void => {
  const from = cornerAt(field, side === 1 ? 6 : side - 1);
  const to = cornerAt(field, side);
  const inX = -(STEP_X[side] ?? 0);
  const inY = -(STEP_Y[side] ?? 0);
  const at = (part: number, depth: number) =>
    [
      from.x + (to.x - from.x) * part + inX * depth,
      from.y + (to.y - from.y) * part + inY * depth,
    ] as const;
  stroke(trail, ...at(0, WALL_OFFSET), ...at(1, WALL_OFFSET));
  for (let index = 1; index <= CROSSES; index += 1) {
    const part = index / (CROSSES + 1);
    stroke(trail, ...at(part, WALL_OFFSET - CROSS), ...at(part, WALL_OFFSET + CROSS));
  }
};

/** A pier that reaches from the land into the water, with a crossbar. */
const harbour = (trail: Trail, field: Field, side: number): void => {
  const { x, y } = middleAt(field, side);
  const outX = STEP_X[side] ?? 0;
  const outY = STEP_Y[side] ?? 0;
  stroke(trail, x - outX * 0.06, y - outY * 0.06, x + outX * 0.2, y + outY * 0.2);
  for (const [along, half] of [
    [0.11, 0.07],
    [0.2, 0.1],
  ] as const) {
    stroke(
      trail,
      x + outX * along - outY * half,
      y + outY * along + outX * half,
      x + outX * along + outY * half,
      y + outY * along - outX * half,
    );
  }
};

interface Works {
  readonly walls: Trail;
  readonly canals: Trail;
  readonly harbours: Trail;
}

const collect = (scene: Scene): Works => {
  const works: Works = { walls: [], canals: [], harbours: [] };
  for (const field of scene.fields) {
    for (const side of settlementOf(field)?.harbours ?? [])
      harbour(works.harbours, field, drawnSide(scene.lattice, field.cell, side));
    for (const side of DIRECTIONS) {
      const stored = storedSide(scene.lattice, field.cell, side);
      if ((field.chunk.walls[6 * (field.kleinfeld - 1) + stored - 1] ?? 0) > 0)
        wall(works.walls, field, side);
      if ((scene.bits(field, side) & SIDE.canal) === 0) continue;
      const other = scene.neighbour(field, side);
      if (other !== undefined && other.index < field.index) continue;
      const from = cornerAt(field, previous(side));
      const to = cornerAt(field, side);
      stroke(works.canals, from.x, from.y, to.x, to.y);
    }
  }
  return works;
};

/** What people built on the sides of fields: canals as blue double lines, walls in the field behind them, harbours. */
export function works(scene: Scene): readonly Mark[] {
  if (scene.style.width < 12) return [];
  const inks = inksOf(scene.style);
  const { walls, canals, harbours } = collect(scene);
  const marks: Mark[] = [];
  if (canals.length > 0)
    marks.push(
      { kind: 'line', path: canals, colour: inks.river, width: { of: 0.14 }, cap: 'round' },
      { kind: 'line', path: canals, colour: inks.riverCase, width: { of: 0.065 }, cap: 'round' },
    );
  if (harbours.length > 0 && scene.style.width >= 24)
    marks.push(
      {
        kind: 'line',
        path: harbours,
        colour: inks.roadCase,
        width: { of: 0.05, plus: 1.6 },
        opacity: 0.6,
        cap: 'round',
      },
      { kind: 'line', path: harbours, colour: inks.road, width: { of: 0.045, min: 1 } },
    );
  if (walls.length > 0)
    marks.push({ kind: 'line', path: walls, colour: inks.road, width: { of: 0.045, min: 1 } });
  return marks;
}
