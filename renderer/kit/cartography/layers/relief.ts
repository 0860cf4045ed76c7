import { DIRECTIONS } from '../../../../engine';
import { cornerAt, previous, STEP_X, STEP_Y } from '../geometry';
import type { Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Field, Scene } from '../scene';
import { inksOf } from '../style';

/** Hachures of a steep side and their length in field widths. */
const HACHURES = 5;
const HACHURE_LENGTH = 0.085;

const hachures = (trail: Trail, field: Field, side: number): void => {
  const from = cornerAt(field, side === 1 ? 6 : side - 1);
  const to = cornerAt(field, side);
  for (let index = 1; index <= HACHURES; index += 1) {
    const part = index / (HACHURES + 1);
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    stroke(
      trail,
      x,
      y,
      x + (STEP_X[side] ?? 0) * HACHURE_LENGTH,
      y + (STEP_Y[side] ?? 0) * HACHURE_LENGTH,
    );
  }
};

/**
 * Sides between land of different height: a hairline for one level, a line with hachures pointing downhill for
 * more, where no march passes (WW-5.3-03).
 */
export const relief = (scene: Scene): readonly Mark[] => {
  if (scene.style.width < 7) return [];
  const steps: Trail = [];
  const steep: Trail = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      const other = scene.neighbour(field, side);
      if (other === undefined || other.terrain.height === 0) continue;
      const drop = field.terrain.height - other.terrain.height;
      if (drop <= 0) continue;
      const from = cornerAt(field, previous(side));
      const to = cornerAt(field, side);
      stroke(drop > 1 ? steep : steps, from.x, from.y, to.x, to.y);
      if (drop > 1 && scene.style.width >= 18) hachures(steep, field, side);
    }
  }
  const { relief: colour } = inksOf(scene.style);
  const isHatched = scene.style.look === 'hatching';
  const marks: Mark[] = [];
  if (steps.length > 0 && !isHatched)
    marks.push({
      kind: 'line',
      path: steps,
      colour,
      width: { of: 0.022, min: 0.4 },
      opacity: 0.26,
    });
  if (steep.length > 0)
    marks.push({
      kind: 'line',
      path: steep,
      colour,
      width: { of: 0.026, min: isHatched ? 0.6 : 0.5 },
      opacity: isHatched ? 0.9 : 0.62,
      cap: 'round',
    });
  return marks;
};
