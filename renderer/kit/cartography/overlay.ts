import type { Lattice, MapView } from '../../../engine';
import { letterWidth } from './advance';
import { layGlyphs } from './curve';
import { labels } from './layers/labels';
import { addLettering, names } from './layers/names';
import { type Shield, shields } from './layers/pieces';
import type { CurveMark, DisplayList, TextMark } from './marks';
import { createClutter, type Rect } from './placement';
import type { Terrains } from './scene';
import type { MapStyle } from './style';

/** Something that lies above the ground with the paper it covers, in field widths. */
export interface Placed<Item> {
  readonly rect: Rect;
  readonly item: Item;
}

/** A curved word and how far it may slide to stay in a window, in field widths. */
export interface PlacedLabel extends Placed<CurveMark> {
  readonly slide: number;
}

/** What lies above the ground: lettering along curves, names of settlements, shields of units. */
export interface Overlay {
  readonly labels: readonly PlacedLabel[];
  readonly names: readonly Placed<TextMark>[];
  readonly pieces: readonly Placed<Shield>[];
}

/** What it costs a name to cover a shield, a letter on land, a letter at sea. */
const SHIELD = 6;
const LETTER = 3;
const SEA_LETTER = 2;

const SLIDE = 1.2;
const SLIDE_SEA = 2.2;

const scaled = ([left, top, right, bottom]: Rect, by: number): Rect => [
  left * by,
  top * by,
  right * by,
  bottom * by,
];

/** The paper a curved word covers: its curve, and the letters that reach beyond its ends. */
const rectOfCurve = (mark: CurveMark, width: number): Rect => {
  const { curve, text, font, spacing = 0 } = mark;
  const size = (mark.size.min ?? 0) / width;
  const widths = Array.from(text, (letter) => letterWidth(letter, font) * size);
  const letters = layGlyphs(curve, widths, spacing * size);
  const xs = [...curve.filter((_, index) => index % 2 === 0), ...letters.map(({ x }) => x)];
  const ys = [...curve.filter((_, index) => index % 2 === 1), ...letters.map(({ y }) => y)];
  return [
    Math.min(...xs) - size,
    Math.min(...ys) - size,
    Math.max(...xs) + size,
    Math.max(...ys) + size,
  ];
};

/** Room for the number of a unit beside or below its shield, in field widths. */
const NUMBER = { beside: 0.32, below: 0.15 } as const;

const rectOfShield = ({ x, y, half, number }: Shield, style: MapStyle): Rect => {
  const hasNumber = style.width >= 40;
  const room = (where: Shield['number'], size: number): number =>
    hasNumber && number === where ? size : 0;
  return [
    x - half * 1.2 - room('left', NUMBER.beside),
    y - half * 1.1,
    x + half * 1.2 + room('right', NUMBER.beside),
    y + half * 1.5 + room('below', NUMBER.below),
  ];
};

/**
 * Everything above the ground at a field width of `width` pixels. Names are placed for the whole map at once,
 * so that they stay where they are while the map moves.
 */
export function overlay(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
  width: number,
  layers: { readonly labels?: boolean; readonly pieces?: boolean } = {},
): Overlay {
  const clutter = createClutter();
  const pieces = (layers.pieces ?? true) ? shields(view, lattice, terrains, style) : [];
  const curved = (layers.labels ?? true) ? labels(view, lattice, style, width) : [];
  const placedPieces = pieces.map((shield): Placed<Shield> => {
    const rect = rectOfShield(shield, style);
    clutter.add(scaled(rect, width), SHIELD);
    return { rect, item: shield };
  });
  for (const { label, ...mark } of curved)
    addLettering(clutter, mark, width, label.kind === 'sea' ? SEA_LETTER : LETTER);
  const placedNames = (layers.labels ?? true) ? names(view, lattice, style, width, clutter) : [];
  return {
    labels: curved.map(({ label, ...item }) => ({
      rect: rectOfCurve(item, width),
      item,
      slide: label.kind === 'sea' ? SLIDE_SEA : SLIDE,
    })),
    names: placedNames.map(({ rect, ...mark }) => ({ rect: scaled(rect, 1 / width), item: mark })),
    pieces: placedPieces,
  };
}

const slip = (low: number, high: number, from: number, to: number): number =>
  low < from ? from - low : high > to ? to - high : 0;

/** A curved word moved into the window, as far as it may slide; undefined if that is not enough. */
export function slidInto(window: Rect, { rect, item, slide }: PlacedLabel): CurveMark | undefined {
  const dx = slip(rect[0], rect[2], window[0], window[2]);
  const dy = slip(rect[1], rect[3], window[1], window[3]);
  if (Math.abs(dx) > slide || Math.abs(dy) > slide) return undefined;
  if (dx === 0 && dy === 0) return item;
  const [x0, y0, cx, cy, x1, y1, ...rest] = item.curve;
  const moved = rest.map((value, index) => value + (index % 2 === 0 ? dx : dy));
  return {
    ...item,
    curve: [x0 + dx, y0 + dy, cx + dx, cy + dy, x1 + dx, y1 + dy, ...moved],
  };
}

const meets = (a: Rect, b: Rect): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Lettering and names of a window of the plane as marks. */
export function letteringIn(window: Rect, { labels: curved, names: towns }: Overlay): DisplayList {
  return [
    ...curved.map((placed) => slidInto(window, placed)).filter((mark) => mark !== undefined),
    ...towns.filter(({ rect }) => meets(rect, window)).map(({ item }) => item),
  ];
}

/** Shields of a window of the plane as marks. */
export function piecesIn(window: Rect, { pieces }: Overlay): DisplayList {
  return pieces.filter(({ rect }) => meets(rect, window)).flatMap(({ item }) => item.marks);
}
