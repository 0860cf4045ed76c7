import {
  centreOf,
  type Direction,
  KLEINFELDER,
  type Lattice,
  type MapView,
  SIDE,
} from '../../../../engine';
import { layGlyphs } from '../curve';
import { letterWidth } from '../advance';
import { middleAt } from '../geometry';
import type { CurveMark } from '../marks';
import type { Clutter, Rect } from '../placement';
import type { MapStyle } from '../style';
import { grossfeldNumberSpot } from './numbers';

/** Roads and rivers near settlements, where a name should not lie. */
export const addLines = (
  clutter: Clutter,
  view: MapView,
  lattice: Lattice,
  width: number,
): void => {
  lattice.plots.forEach(({ no }, plot) => {
    for (const [key, bits] of Object.entries(view.chunks[no]?.sides ?? {})) {
      if ((bits & (SIDE.river | SIDE.road | SIDE.canal)) === 0) continue;
      const index = Number(key);
      const centre = centreOf(lattice.axialOf(plot * KLEINFELDER + Math.floor(index / 6)));
      const side = ((index % 6) + 1) as Direction;
      const middle = middleAt(centre, side);
      const onRoad = (bits & SIDE.road) !== 0;
      const spots = onRoad
        ? [0.25, 0.75].map((part) => ({
            x: centre.x + (middle.x - centre.x) * 2 * part,
            y: centre.y + (middle.y - centre.y) * 2 * part,
          }))
        : [middle];
      for (const { x, y } of spots) {
        const rect: Rect = [x * width - 1, y * width - 1, x * width + 1, y * width + 1];
        clutter.add(rect, onRoad ? 0.3 : 0.5);
      }
      if ((bits & SIDE.bridge) !== 0) {
        const reach = 0.15 * width;
        const [x, y] = [middle.x * width, middle.y * width];
        clutter.add([x - reach, y - reach, x + reach, y + reach], 2);
      }
    }
  });
};

/** Walls: a name across one looks like a part of it. */
export const addWalls = (
  clutter: Clutter,
  view: MapView,
  lattice: Lattice,
  width: number,
): void => {
  lattice.plots.forEach(({ no }, plot) => {
    for (const key of Object.keys(view.chunks[no]?.walls ?? {})) {
      const index = Number(key);
      const centre = centreOf(lattice.axialOf(plot * KLEINFELDER + Math.floor(index / 6)));
      const { x, y } = middleAt(centre, (index % 6) + 1);
      const reach = 0.2 * width;
      const [left, top] = [x * width - reach, y * width - reach];
      clutter.add([left, top, left + 2 * reach, top + 2 * reach], 1.2);
    }
  });
};

/** Half the width and the height of a Großfeld number, in pixels. */
const NUMBER_HALF = 10;
const NUMBER_HEIGHT = 8;

/** Numbers of the Großfelder: covering one is worse than standing on the other side, better than covering a symbol. */
export const addNumbers = (
  clutter: Clutter,
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
): void => {
  if (!style.numbers) return;
  lattice.plots.forEach(({ no }, plot) => {
    if ((view.chunks[no]?.terrain[0] ?? null) === null) return;
    const spot = grossfeldNumberSpot(style, centreOf(lattice.axialOf(plot * KLEINFELDER)));
    const [x, y] = [spot.x * width, spot.y * width];
    clutter.add([x - NUMBER_HALF, y - NUMBER_HEIGHT, x + NUMBER_HALF, y + 1], 1.5);
  });
};

/** Letters along a curve, each where it stands. */
export const addLettering = (
  clutter: Clutter,
  { curve, text, font, size, spacing = 0 }: CurveMark,
  width: number,
  cost: number,
): void => {
  const height = size.min ?? 0;
  const widths = Array.from(text, (letter) => letterWidth(letter, font) * height);
  const onPaper = curve.map((value) => value * width);
  layGlyphs(onPaper, widths, spacing * height).forEach(({ x, y, angle }, index) => {
    const half = Math.max((widths[index] ?? 0) / 2, height * 0.3);
    // The middle of a letter lies above its base line, whichever way the word turns.
    const [left, top] = [x + Math.sin(angle) * height * 0.3, y - Math.cos(angle) * height * 0.3];
    clutter.add([left - half, top - height * 0.45, left + half, top + height * 0.45], cost);
  });
};
