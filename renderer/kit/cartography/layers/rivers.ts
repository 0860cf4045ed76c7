import { type Direction, DIRECTIONS, storedCorner } from '../../../../engine';
import { type Flow, flowOf } from '../flow';
import { cornerAt, middleAt, next, previous, type Spot } from '../geometry';
import type { Mark } from '../marks';
import { curveTo, lineTo, moveTo, stroke, type Trail } from '../path';
import { type Field, joinedNeighbour, type Scene, speaksForCorner } from '../scene';
import { inksOf } from '../style';

/** Where the bend at a corner begins, from the middle of the side. */
const BEND = 0.35;

interface Arm {
  readonly middle: Spot;
  readonly flow: number;
}

const towards = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The river sides that meet in a corner, as seen from one of its fields. */
const armsAt = (scene: Scene, flow: Flow, field: Field, corner: Direction): readonly Arm[] => {
  const { lattice } = scene;
  const spot = cornerAt(field, corner);
  const arms: Arm[] = [
    {
      middle: middleAt(field, corner),
      flow: flowOf(flow, lattice, field.cell, corner),
    },
    {
      middle: middleAt(field, next(corner)),
      flow: flowOf(flow, lattice, field.cell, next(corner)),
    },
  ];
  const beyond = joinedNeighbour(scene, field, corner);
  const beside = joinedNeighbour(scene, field, next(corner));
  const outward = towards(field, spot, 1.5);
  if (beyond !== undefined)
    arms.push({
      middle: outward,
      flow: flowOf(flow, lattice, beyond.cell, previous(lattice.sideBeyond(field.cell, corner))),
    });
  else if (beside !== undefined)
    arms.push({
      middle: outward,
      flow: flowOf(flow, lattice, beside.cell, next(lattice.sideBeyond(field.cell, next(corner)))),
    });
  return arms.filter((arm) => arm.flow > 0);
};

/** Straight along the middle of each side, rounded through the corner. */
const bend = (trail: Trail, from: Spot, corner: Spot, to: Spot): void => {
  const start = towards(from, corner, BEND);
  const end = towards(to, corner, BEND);
  moveTo(trail, from.x, from.y);
  lineTo(trail, start.x, start.y);
  curveTo(trail, corner.x, corner.y, end.x, end.y);
  lineTo(trail, to.x, to.y);
};

const drawCorner = (
  trails: readonly Trail[],
  corner: Spot,
  arms: readonly Arm[],
  least: number,
) => {
  const [widest, ...others] = [...arms].sort((a, b) => b.flow - a.flow);
  if (widest === undefined || widest.flow < least) return;
  if (others.length === 0) {
    stroke(trails[widest.flow] ?? [], widest.middle.x, widest.middle.y, corner.x, corner.y);
  }
  others.forEach((arm, index) => {
    const water = index === 0 ? widest.flow : arm.flow;
    if (water >= least) bend(trails[water] ?? [], arm.middle, corner, widest.middle);
  });
};

const springsOf = (scene: Scene): readonly number[] =>
  scene.fields.flatMap((field) =>
    DIRECTIONS.flatMap((corner) => {
      if (scene.lattice.gapAt(field.cell) === corner) return [];
      const stored = storedCorner(scene.lattice, field.cell, corner);
      if (field.chunk.springs[6 * (field.kleinfeld - 1) + stored - 1] !== true) return [];
      const spot = cornerAt(field, corner);
      return [spot.x, spot.y];
    }),
  );

/** Rivers on the sides of fields (WW-2.2-12), wider where more springs feed them, and springs (WW-2.2-13). */
export function rivers(scene: Scene, flow: Flow): readonly Mark[] {
  const { style } = scene;
  const inks = inksOf(style);
  const trails: readonly Trail[] = [[], [], [], [], []];
  const least = style.width < 12 ? 2 : 1;
  for (const field of scene.fields) {
    for (const corner of DIRECTIONS) {
      if (!speaksForCorner(scene, field, corner)) continue;
      drawCorner(trails, cornerAt(field, corner), armsAt(scene, flow, field, corner), least);
    }
  }
  const drawn = trails.flatMap((path, water) => (path.length > 0 ? [{ path, water }] : []));
  const line = { kind: 'line', cap: 'round' } as const;
  const marks: Mark[] = [];
  if (style.width >= 12)
    for (const { path, water } of drawn)
      marks.push({
        ...line,
        path,
        colour: inks.riverCase,
        width: { of: 0.095 + 0.021 * water, plus: 0.4 },
        opacity: style.look === 'hatching' ? 1 : style.look === 'pencil' ? 0.5 : 0.82,
      });
  for (const { path, water } of drawn)
    marks.push({
      ...line,
      path,
      colour: inks.river,
      width: { of: 0.042 + 0.021 * water, min: 0.9 },
    });
  if (style.look === 'hatching' && style.width >= 18)
    for (const { path, water } of drawn)
      marks.push({
        ...line,
        path,
        colour: inks.riverCase,
        width: { of: 0.01 + 0.013 * water, min: 0.4 },
      });
  const springs = style.width >= 24 ? springsOf(scene) : [];
  if (springs.length > 0)
    marks.push({
      kind: 'dots',
      at: springs,
      radius: { of: 0.05, min: 1.4 },
      fill: inks.river,
      edge: { colour: inks.riverCase, width: { of: 0, min: 0.6 } },
    });
  return marks;
}
