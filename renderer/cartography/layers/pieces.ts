import {
  centreOf,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  type MapView,
  type ViewPiece,
} from '../../../engine';
import { shieldColour } from '../colour';
import { STAMP } from '../data/colours';
import { SHIELD } from '../data/glyphs';
import { middleAt, type Spot } from '../geometry';
import type { Font, Mark } from '../marks';
import { placed } from '../path';
import { pathOf } from '../pathdata';
import type { Terrains } from '../scene';
import { inksOf, type MapStyle } from '../style';

const SHIELD_PATH = pathOf(SHIELD);
const LETTER: Font = { family: 'sans', weight: 700 };
const NUMBER: Font = { family: 'sans', weight: 600 };

/** Places of one, two and three shields around the centre of their field. */
const SEATS: readonly (readonly Spot[])[] = [
  [{ x: 0.27, y: 0.2 }],
  [
    { x: 0.27, y: 0.2 },
    { x: -0.27, y: 0.2 },
  ],
  [
    { x: 0.3, y: 0.14 },
    { x: 0, y: 0.3 },
    { x: -0.3, y: 0.14 },
  ],
];

/** A shield on the map: one piece, or several that share it. */
export interface Shield extends Spot {
  readonly pieces: readonly ViewPiece[];
  /** Half its width in field widths. */
  readonly half: number;
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
  return piece.place.kind === 'side' ? middleAt(centre, piece.place.side) : centre;
};

const draw = (
  view: MapView,
  style: MapStyle,
  { x, y }: Spot,
  half: number,
  pieces: readonly ViewPiece[],
): readonly Mark[] => {
  const [first] = pieces;
  if (first === undefined) return [];
  const path = placed(SHIELD_PATH, x, y, half);
  const opacity = first.seen === null ? 1 : 0.62;
  const marks: Mark[] = [
    { kind: 'area', path, colour: shieldColour(view.parties, first.party), opacity },
    { kind: 'line', path, colour: STAMP.paper, width: { of: 0, min: 1.3 }, join: 'round', opacity },
    {
      kind: 'text',
      x,
      y: y + half * 0.52,
      text: first.symbol,
      align: 'center',
      font: LETTER,
      size: { of: half * (first.symbol.length > 1 ? 1.15 : 1.5) },
      colour: '#FFFFFF',
    },
  ];
  const beside =
    pieces.length > 1 ? `×${pieces.length}` : first.number === null ? '' : String(first.number);
  if (beside !== '' && (style.width >= 40 || pieces.length > 1)) {
    const inks = inksOf(style);
    marks.push({
      kind: 'text',
      x: x + half * 1.3,
      y: y + half * 0.6,
      text: beside,
      align: 'left',
      font: NUMBER,
      size: { of: 0.16, min: 10, max: 15 },
      colour: inks.label,
      halo: { colour: inks.halo, width: { of: 0, min: 2.6 }, opacity: 0.9 },
    });
  }
  return marks;
};

/**
 * Units as shields in the colour of their realm with the letter of their type, from 24 pixels on; numbers from 40.
 * Up to three stand side by side; from four on one shield carries their count.
 */
export const shields = (
  view: MapView,
  lattice: Lattice,
  terrains: Terrains,
  style: MapStyle,
): readonly Shield[] => {
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
    const centred = alone || first.place.kind === 'side';
    return stacks.map((stack, index): Shield => {
      const seat = centred ? { x: 0, y: 0 } : (SEATS[stacks.length - 1]?.[index] ?? { x: 0, y: 0 });
      const at = { x: centre.x + seat.x, y: centre.y + seat.y };
      return { ...at, pieces: stack, half, marks: draw(view, style, at, half, stack) };
    });
  });
};
