import { DIRECTIONS, SIDE } from '../../../../engine';
import { middleAt, STEP_X, STEP_Y } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf } from '../style';

/** Half the length of a bridge across the side and half the distance of its rails, in field widths. */
const HALF_LENGTH = 0.13;
const HALF_WIDTH = 0.07;

const bridge = (rails: Trail, deck: Trail, field: Field, side: number): void => {
  const { x, y } = middleAt(field, side);
  const alongX = STEP_X[side] ?? 0;
  const alongY = STEP_Y[side] ?? 0;
  for (const pointer of [-HALF_WIDTH, HALF_WIDTH]) {
    const railX = x - alongY * pointer;
    const railY = y + alongX * pointer;
    stroke(
      rails,
      railX - alongX * HALF_LENGTH,
      railY - alongY * HALF_LENGTH,
      railX + alongX * HALF_LENGTH,
      railY + alongY * HALF_LENGTH,
    );
  }
  stroke(
    deck,
    x - alongX * HALF_LENGTH,
    y - alongY * HALF_LENGTH,
    x + alongX * HALF_LENGTH,
    y + alongY * HALF_LENGTH,
  );
};

/** Dashes of half a sea lane, as parts of the way from the centre of a field to the middle of its side. */
const LANE_DASHES = [
  [0.1, 0.4],
  [0.7, 1],
] as const;

const dashes = (lane: Trail, { x, y }: Field, to: { readonly x: number; readonly y: number }) => {
  for (const [start, end] of LANE_DASHES)
    stroke(
      lane,
      x + (to.x - x) * start,
      y + (to.y - y) * start,
      x + (to.x - x) * end,
      y + (to.y - y) * end,
    );
};

const isSea = ({ terrain }: Field): boolean => terrain.height === 0;

/**
 * Roads from centre to centre, each field drawing its half, over water as a dashed lane; bridges as two rails across the
 * side.
 */
export function roads(scene: Scene): readonly Mark[] {
  const { style } = scene;
  if (style.width < 12) return [];
  const road: Trail = [];
  const lane: Trail = [];
  const rails: Trail = [];
  const deck: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      if (other === undefined) continue;
      const bits = scene.bits(field, side);
      if ((bits & SIDE.road) !== 0) {
        const middle = middleAt(field, side);
        if (isSea(field) && isSea(other)) dashes(lane, field, middle);
        else stroke(road, field.x, field.y, middle.x, middle.y);
      }
      const isDrawn = field.index < other.index || scene.lattice.isCut(field.cell, side);
      if ((bits & SIDE.bridge) !== 0 && isDrawn) bridge(rails, deck, field, side);
    }
  }
  const inks = inksOf(style);
  const dark = style.theme === 'dark';
  const marks: Mark[] = [];
  if (road.length > 0)
    marks.push(
      {
        kind: 'line',
        path: road,
        colour: inks.roadCase,
        width: { of: 0.045, plus: 2 },
        opacity: dark ? 0.34 : 0.62,
        cap: 'round',
      },
      {
        kind: 'line',
        path: road,
        colour: inks.road,
        width: { of: 0.042, min: 0.9 },
        cap: 'round',
        join: 'round',
      },
    );
  if (lane.length > 0)
    marks.push({
      kind: 'line',
      path: lane,
      colour: inks.road,
      width: { of: 0.036, min: 0.8 },
    });
  if (deck.length > 0)
    marks.push(
      { kind: 'line', path: deck, colour: inks.roadCase, width: { of: 0.14, min: 2 } },
      { kind: 'line', path: rails, colour: inks.road, width: { of: 0.045, min: 1 }, cap: 'round' },
    );
  return marks;
}
