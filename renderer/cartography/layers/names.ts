import {
  centreOf,
  type Direction,
  KLEINFELDER,
  type Lattice,
  type MapView,
  SIDE,
} from '../../../engine';
import { middleAt } from '../geometry';
import { lengthOf, type TextMark } from '../marks';
import { type Clutter, placeName, type Rect } from '../placement';
import { inksOf, type MapStyle } from '../style';
import { dotRadius, rankOf, symbolDrop, symbolSize } from './settlements';

/** A settlement on paper, in pixels. */
interface Town {
  readonly name: string;
  readonly type: string;
  readonly capital: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Average width of a letter in parts of the font size. */
const LETTER_WIDTH = 0.5;
const BOLD_LETTER_WIDTH = 0.55;

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

/** Roads and rivers near settlements, where a name should not lie. */
const addLines = (clutter: Clutter, view: MapView, lattice: Lattice, width: number): void => {
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

/**
 * Names of settlements: capitals first, then by rank; each tries eight places and takes the one that covers
 * least. `clutter` holds what already lies on the paper, in pixels, and receives symbols and names.
 */
export const names = (
  view: MapView,
  lattice: Lattice,
  style: MapStyle,
  width: number,
  clutter: Clutter,
): readonly (TextMark & { readonly rect: Rect })[] => {
  if (width < 12) return [];
  const towns = townsOf(view, lattice, style, width);
  for (const { x, y, radius } of towns)
    clutter.add([x - radius, y - radius, x + radius, y + radius], 4);
  addLines(clutter, view, lattice, width);
  const inks = inksOf(style);
  return [...towns]
    .sort(order)
    .filter((town) => isNamed(town, width))
    .map((town) => {
      const size = fontSize(town, width);
      const place = placeName(clutter, {
        ...town,
        width: town.name.length * size * (town.capital ? BOLD_LETTER_WIDTH : LETTER_WIDTH),
        height: size,
      });
      return {
        kind: 'text',
        rect: place.rect,
        x: place.x / width,
        y: place.y / width,
        text: town.name,
        align: place.align,
        font: {
          family: 'serif',
          weight: town.capital ? 700 : 500,
          italic: town.type === 'gar' || town.type === 'brg',
        },
        size: { of: 0, min: size },
        colour: inks.label,
        halo: {
          colour: inks.halo,
          width: { of: 0, min: 3 },
          opacity: style.theme === 'dark' ? 0.82 : 0.88,
        },
      };
    });
};
