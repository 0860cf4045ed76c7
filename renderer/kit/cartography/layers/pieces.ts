import {
  centreOf,
  type Direction,
  drawnSide,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type MapView,
  type ViewPiece,
} from '../../../../engine';
import { shieldColour } from '../colour';
import { STAMP } from '../data/colours';
import { KIND_GLYPHS, SHIELD } from '../data/glyphs';
import { middleAt, type Spot } from '../geometry';
import type { Font, Mark } from '../marks';
import { type Path, placed } from '../path';
import { pathOf } from '../pathdata';
import type { Terrains } from '../scene';
import { inksOf, type MapStyle } from '../style';

const SHIELD_PATH = pathOf(SHIELD);
const KIND_PATHS: ReadonlyMap<string, Path> = new Map(
  Object.entries(KIND_GLYPHS).map(([kind, data]) => [kind, pathOf(data)] as const),
);
const LETTER: Font = { family: 'sans', weight: 700 };
const NUMBER: Font = { family: 'sans', weight: 600 };

/** Where a shield stands around the centre of its field, and on which side its number. */
interface Seat extends Spot {
  readonly number: 'left' | 'right' | 'below';
}

/** Places of one, two and three shields, along the lower rim of the field. */
const SEATS: readonly (readonly Seat[])[] = [
  [{ x: 0.27, y: 0.2, number: 'right' }],
  [
    { x: -0.22, y: 0.2, number: 'left' },
    { x: 0.22, y: 0.2, number: 'right' },
  ],
  [
    { x: -0.3, y: 0.12, number: 'left' },
    { x: 0, y: 0.27, number: 'below' },
    { x: 0.3, y: 0.12, number: 'right' },
  ],
];

const CENTRE: Seat = { x: 0, y: 0, number: 'right' };

/** A shield on a side of its field has its number beyond that side, not over what stands in the field. */
const seatOnSide = (side: number): Seat => ({ ...CENTRE, number: side > 3 ? 'left' : 'right' });

/** A shield on the map: one piece, or several that share it. */
export interface Shield extends Spot {
  readonly pieces: readonly ViewPiece[];
  /** Half its width in field widths. */
  readonly half: number;
  readonly number: Seat['number'];
  readonly marks: readonly Mark[];
}

const placeKey = ({ place }: ViewPiece): string =>
  place.kind === 'field' ? place.field : `${place.field}(${place.side})`;

const groupByPlace = (pieces: readonly ViewPiece[]): ReadonlyMap<string, readonly ViewPiece[]> => {
  const groups = new Map<string, ViewPiece[]>();
  for (const piece of pieces) {
    const key = placeKey(piece);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [piece]);
    else group.push(piece);
  }
  return groups;
};

const isOnWater = (view: MapView, terrains: Terrains, { place }: ViewPiece): boolean => {
  const terrain = view.chunks[grossfeldOf(place.field)]?.terrain[kleinfeldOf(place.field) - 1];
  return terrain !== undefined && terrain !== null && terrains[terrain]?.height === 0;
};

const seatOf = (lattice: Lattice, piece: ViewPiece): Spot | undefined => {
  const cell = lattice.cellOf(piece.place.field);
  if (cell === undefined) return undefined;
  const centre = centreOf(lattice.axialOf(cell));
  return piece.place.kind === 'side'
    ? middleAt(centre, drawnSide(lattice, cell, piece.place.side as Direction))
    : centre;
};

const drawnSideOf = (
  lattice: Lattice,
  { field, side }: Extract<ViewPiece['place'], { kind: 'side' }>,
): number => drawnSide(lattice, lattice.cellOf(field) ?? 0, side as Direction);

/** The letter of the type, or a pictogram where only the kind is known. */
const charge = (x: number, y: number, half: number, symbol: string, colour: string): Mark => {
  const glyph = KIND_PATHS.get(symbol);
  if (glyph !== undefined)
    return {
      kind: 'line',
      path: placed(glyph, x, y + half * 0.06, half * 0.82),
      colour,
      width: { of: 0.022, min: 1 },
      cap: 'round',
      join: 'round',
    };
  return {
    kind: 'text',
    x,
    y: y + half * 0.52,
    text: symbol,
    align: 'center',
    font: LETTER,
    size: { of: half * (symbol.length > 1 ? 1.15 : 1.5) },
    colour,
  };
};

const numberMark = (
  style: MapStyle,
  { x, y }: Spot,
  half: number,
  where: Seat['number'],
  text: string,
): Mark => {
  const inks = inksOf(style);
  const shift = { left: -1.3, right: 1.3, below: 0 }[where];
  return {
    kind: 'text',
    x: x + half * shift,
    y: y + half * (where === 'below' ? 2.2 : 0.6),
    text,
    align: ({ left: 'right', right: 'left', below: 'center' } as const)[where],
    font: NUMBER,
    size: { of: 0.16, min: 10, max: 15 },
    colour: inks.label,
    halo: { colour: inks.halo, width: { of: 0, min: 2.6 }, opacity: 0.9 },
  };
};

/** The text beside a shield: the count of several pieces, or the number of one where there is space. */
const beside = (style: MapStyle, pieces: readonly ViewPiece[], where: Seat['number']): string => {
  if (pieces.length > 1) return `×${pieces.length}`;
  const number = pieces[0]?.number ?? null;
  const hasRoom = style.width >= (where === 'below' ? 48 : 40);
  return number === null || !hasRoom ? '' : String(number);
};

/** A shield in the realm's colour with white letters; for the copier a white one with dark lines. */
const shieldColours = (view: MapView, style: MapStyle, { party }: ViewPiece) => {
  if (style.look === 'hatching') return { field: '#FFFFFF', edge: '#000000', letter: '#000000' };
  return { field: shieldColour(view.parties, party), edge: STAMP.paper, letter: '#FFFFFF' };
};

const draw = (
  view: MapView,
  style: MapStyle,
  at: Spot,
  half: number,
  where: Seat['number'],
  pieces: readonly ViewPiece[],
): readonly Mark[] => {
  const [first] = pieces;
  if (first === undefined) return [];
  const path = placed(SHIELD_PATH, at.x, at.y, half);
  const opacity = first.seen === null ? 1 : 0.62;
  const text = beside(style, pieces, where);
  const { field, edge, letter } = shieldColours(view, style, first);
  return [
    { kind: 'area', path, colour: field, opacity },
    { kind: 'line', path, colour: edge, width: { of: 0, min: 1.3 }, join: 'round', opacity },
    charge(at.x, at.y, half, first.symbol, letter),
    ...(text === '' ? [] : [numberMark(style, at, half, where, text)]),
  ];
};

/**
 * Units as shields in the colour of their realm with the letter of their type, from 24 pixels on; numbers from 40.
 * Up to three stand side by side; from four on one shield carries their count.
 */
export function shields(
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
): readonly Shield[] {
  if (style.width < 24) return [];
  const half = style.width >= 40 ? 0.15 : 0.19;
  const groups = groupByPlace(view.pieces);
  return [...groups.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (first === undefined) return [];
    const centre = seatOf(lattice, first);
    if (centre === undefined) return [];
    const stacks = pieces.length > 3 ? [pieces] : pieces.map((piece) => [piece]);
    const alone = pieces.length === 1 && isOnWater(view, terrains, first);
    const { place } = first;
    return stacks.map((stack, index): Shield => {
      const inField = alone ? CENTRE : (SEATS[stacks.length - 1]?.[index] ?? CENTRE);
      const { x, y, number } =
        place.kind === 'side' ? seatOnSide(drawnSideOf(lattice, place)) : inField;
      const at = { x: centre.x + x, y: centre.y + y };
      const marks = draw(view, style, at, half, number, stack);
      return { ...at, pieces: stack, half, number, marks };
    });
  });
}
