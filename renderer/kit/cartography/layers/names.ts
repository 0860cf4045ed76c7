import {
  centreOf,
  type Direction,
  drawnSide,
  KLEINFELDER,
  type Lattice,
  type MapView,
  SIDE,
} from '../../../../engine';
import { letterWidth, wordWidth } from '../advance';
import { type CurveMark, type Font, lengthOf, type TextMark } from '../marks';
import { type Clutter, type NamePlace, placeNames, type Rect } from '../placement';
import { inksOf, type MapStyle } from '../style';
import { dotRadius, rankOf, symbolDrop, symbolSize } from './settlements';
import { layGlyphs } from '../curve';
import { middleAt } from '../geometry';
import { numberSpot } from './numbers';

/** Roads and rivers near settlements, where a name should not lie. */
const addLines = (clutter: Clutter, view: MapView, lattice: Lattice, width: number): void => {
  lattice.plots.forEach(({ no }, plot) => {
    for (const [key, bits] of Object.entries(view.chunks[no]?.sides ?? {})) {
      if ((bits & (SIDE.river | SIDE.road | SIDE.canal)) === 0) continue;
      const index = Number(key);
      const cell = plot * KLEINFELDER + Math.floor(index / 6);
      const centre = centreOf(lattice.axialOf(cell));
      const side = drawnSide(lattice, cell, ((index % 6) + 1) as Direction);
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
const addWalls = (clutter: Clutter, view: MapView, lattice: Lattice, width: number): void => {
  lattice.plots.forEach(({ no }, plot) => {
    for (const key of Object.keys(view.chunks[no]?.walls ?? {})) {
      const index = Number(key);
      const cell = plot * KLEINFELDER + Math.floor(index / 6);
      const side = drawnSide(lattice, cell, ((index % 6) + 1) as Direction);
      const { x, y } = middleAt(centreOf(lattice.axialOf(cell)), side);
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
const addNumbers = (
  clutter: Clutter,
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
): void => {
  if (!style.numbers) return;
  lattice.plots.forEach((_, plot) => {
    const spot = numberSpot(view, lattice, style, plot);
    if (spot === undefined) return;
    const [x, y] = [spot.x * width, spot.y * width];
    clutter.add([x - NUMBER_HALF, y - NUMBER_HEIGHT, x + NUMBER_HALF, y + 1], 1.5);
  });
};

/** Letters along a curve, each where it stands. */
export function addLettering(
  clutter: Clutter,
  { curve, text, font, size, spacing = 0 }: CurveMark,
  width: number,
  cost: number,
): void {
  const height = size.min ?? 0;
  const widths = Array.from(text, (letter) => letterWidth(letter, font) * height);
  const onPaper = curve.map((value) => value * width);
  layGlyphs(onPaper, widths, spacing * height).forEach(({ x, y, angle }, index) => {
    const half = Math.max((widths[index] ?? 0) / 2, height * 0.3);
    // The middle of a letter lies above its base line, whichever way the word turns.
    const [left, top] = [x + Math.sin(angle) * height * 0.3, y - Math.cos(angle) * height * 0.3];
    clutter.add([left - half, top - height * 0.45, left + half, top + height * 0.45], cost);
  });
}

/** A settlement on paper, in pixels. */
interface Town {
  readonly name: string;
  readonly type: string;
  readonly capital: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const townsOf = (
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
): readonly Town[] =>
  lattice.plots.flatMap(({ no }, plot) => {
    const chunk = view.chunks[no];
    if (chunk === undefined) return [];
    return Object.entries(chunk.settlements).flatMap(([key, settlement]): Town[] => {
      const index = Number(key);
      if (chunk.terrain[index] === null || chunk.terrain[index] === undefined) return [];
      const centre = centreOf(lattice.axialOf(plot * KLEINFELDER + index));
      const { name, type, capital } = settlement;
      const dot = dotRadius(style, settlement);
      if (dot === undefined) return [];
      const radius =
        width < 24
          ? lengthOf(dot, { field: width, pixel: 1 })
          : symbolSize(style, type) * 1.2 * width;
      return [
        {
          name,
          type,
          capital,
          x: centre.x * width,
          y: (centre.y + symbolDrop(style)) * width,
          radius,
        },
      ];
    });
  });

const order = (a: Town, b: Town): number =>
  Number(b.capital) - Number(a.capital) ||
  rankOf(b.type) - rankOf(a.type) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : a.x - b.x);

const fontSize = ({ capital }: Town, width: number): number => {
  if (capital) return Math.max(10, Math.min(17, width * 0.47));
  return width >= 40 ? Math.min(15, Math.max(12, width * 0.24)) : Math.max(10, width * 0.385);
};

const isNamed = ({ capital, type }: Town, width: number): boolean =>
  width >= 24 || (width >= 12 && (capital || rankOf(type) >= 2));

const fontOf = ({ type, capital }: Town): Font => ({
  family: 'serif',
  weight: capital ? 700 : 500,
  italic: type === 'gar' || type === 'brg',
});

const markOf = (town: Town, place: NamePlace, style: MapStyle, width: number): TextMark => {
  const inks = inksOf(style);
  return {
    kind: 'text',
    x: place.x / width,
    y: place.y / width,
    text: town.name,
    align: place.align,
    font: fontOf(town),
    size: { of: 0, min: fontSize(town, width) },
    colour: inks.label,
    halo: {
      colour: inks.halo,
      width: { of: 0, min: style.look === 'hatching' ? 4.6 : 3 },
      opacity: style.look === 'hatching' ? 1 : style.theme === 'dark' ? 0.82 : 0.88,
    },
  };
};

/** What covering the symbol of a settlement costs. */
const SYMBOL = 6;

/**
 * Names of settlements: capitals first, then by rank; each takes the place around its symbol that covers least, and the
 * least important are left out where there is no space. `clutter` holds what is already drawn, in pixels, and receives
 * symbols and names.
 */
export function names(
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
  clutter: Clutter,
): readonly (TextMark & { readonly rect: Rect })[] {
  if (width < 12) return [];
  const towns = townsOf(view, lattice, style, width);
  for (const { x, y, radius } of towns)
    clutter.add([x - radius, y - radius, x + radius, y + radius], SYMBOL);
  addLines(clutter, view, lattice, width);
  addWalls(clutter, view, lattice, width);
  addNumbers(clutter, view, lattice, style, width);
  const named = towns.filter((town) => isNamed(town, width)).sort(order);
  const places = placeNames(
    clutter,
    named.map((town) => {
      const height = fontSize(town, width);
      const size = { width: wordWidth(town.name, fontOf(town)) * height, height };
      return { ...town, ...size, isNeeded: town.capital };
    }),
  );
  return named.flatMap((town, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ ...markOf(town, place, style, width), rect: place.rect }];
  });
}
