import type { LetteredField, LetteredMarkKind, LetteredPiece, Point } from '../../../../engine';
import {
  type Font,
  type Mark,
  type MapTheme,
  type Path,
  pathOf,
  placed,
  realmColour,
  shieldColour,
  STAMP,
  stroke,
  type Trail,
} from '../../../cartography';
import { initialsOf, type LetteredLook, type LetteredScene, middleOf } from './scene';

const FIGURE: Font = { family: 'sans', weight: 600 };
const LETTER: Font = { family: 'sans', weight: 700 };

/** Colour of what is nobody's. */
const NOBODY = '#4A4540';

/** Colour behind white letters. */
export const colourOf = (parties: LetteredScene['parties'], party: string | null): string =>
  party === null ? NOBODY : shieldColour(parties, party);

const box = (x: number, y: number, width: number, height: number): Path =>
  pathOf(`M${String(x)} ${String(y)}h${String(width)}v${String(height)}h${String(-width)}z`);

/** A badge on a field: width (`wide` where it shows the truth, too), height and distance to the next one, in field widths. */
const BADGE = { width: 0.74, wide: 0.94, height: 0.215, step: 0.24, chip: 0.28 };

/** Badges on one field at most; of more pieces only their number is shown. */
const MOST = 3;

const figures = (piece: LetteredPiece): string =>
  piece.strength === null ? '?' : String(piece.strength);

/** What a piece shows: a chip with its number in the colour it flies, and its strength; what it truly is in brackets. */
const badge = (
  piece: LetteredPiece,
  { x, y }: Point,
  { parties }: LetteredScene,
  initials: Readonly<Record<string, string>>,
): readonly Mark[] => {
  const { height, chip } = BADGE;

  const { truth } = piece;
  const trueStrength =
    truth === undefined || truth.strength === piece.strength ? '' : ` (${String(truth.strength)})`;
  const words = `${figures(piece)}${trueStrength}`;
  const isFlag = truth !== undefined && truth.party !== piece.party;
  const width = trueStrength === '' ? BADGE.width : BADGE.wide;
  const [left, top] = [x - width / 2, y - height / 2];
  const paper = box(left, top, width, height);
  const name = `${piece.party === null ? '×' : (initials[piece.party] ?? '')}${piece.name}`;
  const fits = (text: string, room: number): number =>
    Math.min(0.17, room / Math.max(1, text.length * 0.54));
  return [
    { kind: 'area', path: paper, colour: STAMP.paper, opacity: piece.isHidden === true ? 0.6 : 1 },
    {
      kind: 'area',
      path: box(left, top, chip, height),
      colour: colourOf(parties, piece.party),
      opacity: piece.isHidden === true ? 0.75 : 1,
    },
    ...(isFlag
      ? [
          {
            kind: 'area',
            path: pathOf(
              `M${String(left + chip)} ${String(top)}v${String(height)}h${String(-chip)}z`,
            ),
            colour: colourOf(parties, truth.party),
          } as const,
        ]
      : []),
    {
      kind: 'line',
      path: paper,
      colour: STAMP.ink,
      width: { of: piece.isHidden === true ? 0.012 : 0.02, min: 0.5 },
    },
    {
      kind: 'text',
      x: left + chip / 2,
      y: y + 0.058,
      text: name,
      align: 'center',
      font: LETTER,
      size: { of: fits(name, chip - 0.04) },
      colour: '#FFFFFF',
    },
    {
      kind: 'text',
      x: left + chip + (width - chip) / 2,
      y: y + 0.058,
      text: words,
      align: 'center',
      font: piece.isHidden === true ? { ...FIGURE, italic: true } : FIGURE,
      size: { of: fits(words, width - chip - 0.04) },
      colour: STAMP.ink,
    },
  ];
};

/** The badges of all pieces, stacked on their fields. */
export function pieceMarks(scene: LetteredScene): readonly Mark[] {
  const { sight, parties } = scene;
  const initials = initialsOf(parties);
  const byField = new Map<LetteredField, readonly LetteredPiece[]>();
  for (const piece of sight.pieces)
    byField.set(piece.field, [...(byField.get(piece.field) ?? []), piece]);
  return [...byField].flatMap(([field, pieces]) => {
    const { x, y } = middleOf(sight.board, field);
    const shown = pieces.length > MOST ? pieces.slice(0, MOST - 1) : pieces;
    const count = Math.min(MOST, pieces.length);
    const placeOf = (index: number): Point => ({
      x,
      y: y + 0.1 + (index - (count - 1) / 2) * BADGE.step,
    });
    const more: readonly Mark[] =
      shown.length === pieces.length
        ? []
        : [
            {
              kind: 'text',
              x,
              y: placeOf(MOST - 1).y + 0.058,
              text: `+${String(pieces.length - shown.length)}`,
              align: 'center',
              font: LETTER,
              size: { of: 0.2 },
              colour: STAMP.ink,
              halo: { colour: STAMP.paper, width: { of: 0.06 }, opacity: 1 },
            },
          ];
    return [
      ...shown.flatMap((piece, index) => badge(piece, placeOf(index), scene, initials)),
      ...more,
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
  star: {
    path: pathOf(
      'M0 -1L.26 -.36L.95 -.31L.42 .14L.59 .81L0 .44L-.59 .81L-.42 .14L-.95 -.31L-.26 -.36z',
    ),
    isLine: false,
  },
};

/** A sign at a point, `half` its size, with an edge of paper so that it shows on every ground. */
export function signMarks(
  sign: Sign,
  { x, y }: Point,
  half: number,
  colour: string,
): readonly Mark[] {
  const { path, isLine } = SIGNS[sign];
  const at = placed(path, x, y, half);
  const line = (ink: string, width: number): Mark => ({
    kind: 'line',
    path: at,
    colour: ink,
    width: { of: width * half },
    cap: 'round',
    join: 'round',
  });
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
  const line = (ink: string, width: number): Mark => ({
    kind: 'line',
    path: trail,
    colour: ink,
    width: { of: width },
    cap: 'round',
    join: 'round',
  });
  return [line(STAMP.paper, 0.1), line(colour, 0.05)];
};

const inkOf = (theme: MapTheme, scene: LetteredScene, party: string | null): string =>
  party === null
    ? STAMP.ink
    : realmColour(theme === 'dark' ? 'light' : theme, scene.parties, party);

/** The marks of the game: signs along the lower rim of their fields, ways from field to field. */
export function gameMarks(scene: LetteredScene, { theme }: LetteredLook): readonly Mark[] {
  const { sight, marks } = scene;
  const count = new Map<LetteredField, number>();
  return sight.marks.flatMap(({ kind, field, to, party }) => {
    const from = middleOf(sight.board, field);
    const colour = inkOf(theme, scene, party);
    if (to !== undefined) return arrow(from, middleOf(sight.board, to), colour);
    const before = count.get(field) ?? 0;
    count.set(field, before + 1);
    const place = { x: from.x + 0.27 - before * 0.2, y: from.y + 0.36 - before * 0.05 };
    return signMarks(marks[kind]?.sign ?? 'star', place, 0.085, colour);
  });
}
