import type {
  LetteredMark,
  LetteredMarkKind,
  LetteredPiece,
  Point,
  ViewParty,
} from '../../../engine';
import {
  boxPath,
  type Font,
  type Mark,
  type Path,
  pathOf,
  placed,
  shieldColour,
  STAMP,
  stroke,
  type Trail,
} from '../cartography';
import { colourOf, initialsOf, roundLine, word } from './cell-drawing';
import { STAR } from './shield';

type Parties = Readonly<Record<string, ViewParty>>;

/** The middle of a cell in the plane; what is on no cell is not drawn. */
type MiddleOf = (cell: string) => Point | undefined;

const FIGURE: Font = { family: 'sans', weight: 600 };
const LETTER: Font = { family: 'sans', weight: 700 };

/** A badge on a field: width (`wide` where it shows the truth, too), height and distance to the next one, in field widths. */
const BADGE = { width: 0.86, wide: 1.04, height: 0.25, step: 0.265, chip: 0.34 };

/** Badges on one field at most; of more pieces only their number is shown. */
const MOST = 3;

/** What a piece shows: a chip with its number in the colour it flies, and its strength; what it truly is behind a stroke. */
const badge = (
  piece: LetteredPiece,
  { x, y }: Point,
  parties: Parties,
  initials: Readonly<Record<string, string>>,
): readonly Mark[] => {
  const { height, chip } = BADGE;
  const { truth, isHidden = false } = piece;
  const trueStrength =
    truth === undefined || truth.strength === piece.strength ? '' : `/${String(truth.strength)}`;
  const words = `${piece.strength === null ? '?' : String(piece.strength)}${trueStrength}`;
  const width = trueStrength === '' ? BADGE.width : BADGE.wide;
  const [left, top] = [x - width / 2, y - height / 2];
  const paper = boxPath(left, top, width, height);
  const name = `${piece.party === null ? '×' : (initials[piece.party] ?? '')}${piece.name}`;
  const fits = (text: string, middle: number, room: number, colour: string, font: Font) => {
    const size = Math.min(0.205, (room - 0.04) / Math.max(1, text.length * 0.54));
    return word(text, { x: middle, y: y + 0.07 }, size, colour, font);
  };
  const flag = pathOf(`M${String(left + chip)} ${String(top)}v${String(height)}h${String(-chip)}z`);
  const colour = colourOf(parties, piece.party);
  const rest = width - chip;
  return [
    { kind: 'area', path: paper, colour: STAMP.paper, opacity: isHidden ? 0.6 : 1 },
    {
      kind: 'area',
      path: boxPath(left, top, chip, height),
      colour,
      opacity: isHidden ? 0.75 : 1,
    },
    ...(truth === undefined || truth.party === piece.party
      ? []
      : [{ kind: 'area', path: flag, colour: colourOf(parties, truth.party) } as const]),
    {
      kind: 'line',
      path: paper,
      colour: STAMP.ink,
      width: { of: isHidden ? 0.012 : 0.02, min: 0.5 },
    },
    fits(name, left + chip / 2, chip, '#FFFFFF', LETTER),
    fits(
      words,
      left + chip + rest / 2,
      rest,
      STAMP.ink,
      isHidden ? { ...FIGURE, italic: true } : FIGURE,
    ),
  ];
};

/** The badges of all pieces, stacked on their fields. */
export function pieceMarks(
  all: readonly LetteredPiece[],
  middleOf: MiddleOf,
  parties: Parties,
): readonly Mark[] {
  const initials = initialsOf(parties);
  const byField = new Map<string, readonly LetteredPiece[]>();
  for (const piece of all) byField.set(piece.field, [...(byField.get(piece.field) ?? []), piece]);
  return [...byField].flatMap(([field, pieces]) => {
    const at = middleOf(field);
    if (at === undefined) return [];
    const { x, y } = at;
    const shown = pieces.length > MOST ? pieces.slice(0, MOST - 1) : pieces;
    const count = Math.min(MOST, pieces.length);
    const placeOf = (index: number): Point => ({
      x,
      y: y + 0.1 + (index - (count - 1) / 2) * BADGE.step,
    });
    const rest = `+${String(pieces.length - shown.length)}`;
    const halo = { colour: STAMP.paper, width: { of: 0.06 }, opacity: 1 };
    const place = { x, y: placeOf(MOST - 1).y + 0.07 };
    const more = { ...word(rest, place, 0.2, STAMP.ink, LETTER), halo };
    return [
      ...shown.flatMap((piece, index) => badge(piece, placeOf(index), parties, initials)),
      ...(shown.length === pieces.length ? [] : [more]),
    ];
  });
}

type Sign = LetteredMarkKind['sign'];

/** Signs in units of half their size; `line` is drawn, the rest filled. */
const SIGNS: Readonly<Record<Sign, { readonly path: Path; readonly isLine: boolean }>> = {
  cross: { path: pathOf('M-.8 -.8L.8 .8M.8 -.8L-.8 .8'), isLine: true },
  flag: { path: pathOf('M-.6 1V-1H-.4L.8 -.5L-.4 0V1z'), isLine: false },
  tent: { path: pathOf('M-1 .8L0 -.8L1 .8H.3L0 .1L-.3 .8z'), isLine: false },
  eye: {
    path: pathOf(
      'M-1 0Q0 -1 1 0Q0 1 -1 0zM0 -.3Q.3 -.3 .3 0Q.3 .3 0 .3Q-.3 .3 -.3 0Q-.3 -.3 0 -.3z',
    ),
    isLine: true,
  },
  arrow: { path: pathOf('M-1 0H.4M.1 -.6L1 0L.1 .6z'), isLine: true },
  star: { path: STAR, isLine: false },
};

/** A sign at a point, `half` its size, with an edge of paper so that it shows on every ground. */
export function signMarks(
  sign: Sign,
  { x, y }: Point,
  half: number,
  colour: string = STAMP.ink,
): readonly Mark[] {
  const { path, isLine } = SIGNS[sign];
  const at = placed(path, x, y, half);
  const line = (ink: string, width: number): Mark => roundLine(at, ink, { of: width * half });
  return [
    line(STAMP.paper, isLine ? 1 : 0.7),
    isLine ? line(colour, 0.42) : { kind: 'area', path: at, colour },
  ];
}

/** A way from one field to the next, with a head at its end. */
const arrow = (from: Point, to: Point, colour: string): readonly Mark[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * 0.3, y: from.y + dy * 0.3 };
  const end = { x: to.x - dx * 0.2, y: to.y - dy * 0.2 };
  const trail: Trail = [];
  stroke(trail, start.x, start.y, end.x, end.y);
  for (const side of [1, -1])
    stroke(
      trail,
      end.x,
      end.y,
      end.x - dx * 0.16 - side * dy * 0.11,
      end.y - dy * 0.16 + side * dx * 0.11,
    );
  return [roundLine(trail, STAMP.paper, { of: 0.1 }), roundLine(trail, colour, { of: 0.05 })];
};

/** Signs along the lower rim of their cells, ways from cell to cell; in the colours of paper by day and night. */
export function gameMarks(
  all: readonly LetteredMark[],
  kinds: Readonly<Record<string, LetteredMarkKind>>,
  middleOf: MiddleOf,
  parties: Parties,
): readonly Mark[] {
  const count = new Map<string, number>();
  return all.flatMap(({ kind, field, to, party }) => {
    const from = middleOf(field);
    const colour = party === null ? STAMP.ink : shieldColour(parties, party);
    if (from === undefined) return [];
    if (to !== undefined) {
      const end = middleOf(to);
      return end === undefined ? [] : arrow(from, end, colour);
    }
    const before = count.get(field) ?? 0;
    count.set(field, before + 1);
    const place = { x: from.x + 0.27 - before * 0.2, y: from.y + 0.36 - before * 0.05 };
    return signMarks(kinds[kind]?.sign ?? 'star', place, 0.085, colour);
  });
}
