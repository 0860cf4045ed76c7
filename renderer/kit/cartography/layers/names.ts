import { centreOf, KLEINFELDER, type Lattice, type MapView } from '../../../../engine';
import { wordWidth } from '../advance';
import { type Font, lengthOf, type TextMark } from '../marks';
import { type Clutter, type NamePlace, placeNames, type Rect } from '../placement';
import { inksOf, type MapStyle } from '../style';
import { addLines, addNumbers, addWalls } from './obstacles';
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
 * Names of settlements: capitals first, then by rank; each takes the place around its symbol that covers least, and
 * the least important are left out where there is no room. `clutter` holds what already lies on the paper, in
 * pixels, and receives symbols and names.
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
};
