import { DIRECTIONS } from '../../../../engine';
import { cornerAt, middleAt, previous, STEP_X, STEP_Y } from '../geometry';
import type { Font, Mark } from '../marks';
import { stroke, type Trail } from '../path';
import type { Scene } from '../scene';
import { inksOf, type MapStyle } from '../style';

const LETTERS: Font = { family: 'sans', weight: 700 };

/** Letters of the cuts, without those that look like figures. */
const NAMES = 'ABCDEFGHKLM';

/** Every how many fields a mark stands: the letter alone, or with its place along the cut. */
const SPARSE = 16;
const DENSE = 4;

/** How far beyond the side a mark stands, in field widths. */
const BESIDE = 0.42;

const textAt = ({ width }: MapStyle, no: number, along: number): string | undefined => {
  const name = NAMES[no] ?? '';
  if (width < 7) return undefined;
  if (width < 18) return along % SPARSE === SPARSE / 2 ? name : undefined;
  return along % DENSE === DENSE / 2 ? `${name} ${String(along)}` : undefined;
};

/**
 * The cuts of a net: a strong line, and on both sides the same letters and numbers where it joins. A sheet that does not
 * say where its land lies has no marks.
 */
export function seams(scene: Scene, hasMarks: boolean): readonly Mark[] {
  const { lattice, style } = scene;
  if (lattice.sidesBeyond === undefined) return [];
  const inks = inksOf(style);
  const path: Trail = [];
  const marks: Mark[] = [];
  for (const field of scene.fields) {
    for (const side of DIRECTIONS) {
      if (!lattice.isCut(field.cell, side)) continue;
      const [from, to] = [cornerAt(field, previous(side)), cornerAt(field, side)];
      stroke(path, from.x, from.y, to.x, to.y);
      const seam = hasMarks ? lattice.seamAt(field.cell, side) : undefined;
      const text = seam?.isMarked === true ? textAt(style, seam.no, seam.along) : undefined;
      if (text === undefined) continue;
      const { x, y } = middleAt(field, side);
      marks.push({
        kind: 'text',
        x: x + (STEP_X[side] ?? 0) * BESIDE,
        y: y + (STEP_Y[side] ?? 0) * BESIDE + 0.08,
        text,
        align: 'center',
        font: LETTERS,
        size: { of: 0.26, min: 9.5 },
        colour: inks.ink,
        halo: { colour: inks.halo, width: { of: 0, min: 2.4 }, opacity: 0.9 },
      });
    }
  }
  if (path.length === 0) return [];
  return [
    {
      kind: 'line',
      path,
      colour: inks.ink,
      width: { of: 0.07, min: 1.4 },
      opacity: 0.85,
      cap: 'round',
    },
    ...marks,
  ];
}
