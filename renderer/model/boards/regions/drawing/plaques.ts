import type { Point, Presence } from '../../../../../engine';
import {
  boxPath,
  type DisplayList,
  type Font,
  INKS,
  type MapTheme,
  type Mark,
  pathOf,
  placed,
  type Rect,
  STAMP,
} from '../../../../kit/cartography';
import { shieldMarks, STAR } from '../../../../kit/board/shield';
import type { BoardScene, BoardStyle } from './scene';

const FIGURE: Font = { family: 'sans', weight: 600 };

/** Signs beside the figures, in units of half a line: heads, advantages, coins; a flag of unrest; the star of a seat. */
const PLAQUE_SIGNS = {
  population: pathOf(
    'M0 -.72Q.3 -.72 .3 -.4Q.3 -.1 0 -.1Q-.3 -.1 -.3 -.4Q-.3 -.72 0 -.72zM-.55 .72Q-.55 .05 0 .05Q.55 .05 .55 .72z',
  ),
  holdings: pathOf('M-.5 .7V-.62H-.24V-.38H-.12V-.62H.12V-.38H.24V-.62H.5V.7z'),
  money: pathOf(
    'M0 -.62Q.62 -.62 .62 0Q.62 .62 0 .62Q-.62 .62 -.62 0Q-.62 -.62 0 -.62zM0 -.34L-.3 0L0 .34L.3 0z',
  ),
  unrest: pathOf('M-.42 .8V-.8H-.28L.6 -.42L-.28 -.04V.8z'),
  seat: STAR,
} as const;

/** Letters of a plaque: part of a module, and their bounds in pixels. */
const LETTERS = 0.6;
const LEAST = 10.5;
const MOST = 15;

/** Size of the letters of plaques, in units of the plane. */
export function plaqueLetters(module: number, scale: number): number {
  return Math.max(LEAST, Math.min(MOST, LETTERS * module * scale)) / scale;
}

/** A line beside the shield. */
interface Line {
  readonly sign: keyof typeof PLAQUE_SIGNS;
  readonly text: string;
  readonly unrest: number;
}

const linesOf = (presence: Presence, scene: BoardScene): readonly Line[] => {
  const { population, unrest, holdings, money } = presence;
  return [
    ...(population === null
      ? []
      : [{ sign: 'population' as const, text: String(population), unrest: unrest ?? 0 }]),
    ...(holdings === null
      ? []
      : [{ sign: 'holdings' as const, text: String(holdings), unrest: 0 }]),
    ...(money === null ? [] : [{ sign: 'money' as const, text: scene.money(money), unrest: 0 }]),
  ];
};

/** A plaque before it has its place: sizes in units of the plane. */
interface Plaque {
  readonly presence: Presence;
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

const LINE = 1.14;
const DIGIT = 0.54;

const measured = (presence: Presence, scene: BoardScene, letters: number): Plaque => {
  const lines = linesOf(presence, scene);
  const widest = Math.max(
    0,
    ...lines.map(
      ({ text, unrest }) =>
        text.length * DIGIT + 1.25 + (unrest > 0 ? 1.1 + String(unrest).length * DIGIT : 0),
    ),
  );
  return {
    presence,
    lines,
    width: letters * (lines.length === 0 ? 2.3 : 2.5 + widest),
    height: letters * Math.max(2.5, lines.length * LINE + 0.55),
  };
};

const RED = '#9E231B';

/** A sign of a plaque as a legend explains it, around the origin. */
export function plaqueSign(sign: keyof typeof PLAQUE_SIGNS, theme: MapTheme): DisplayList {
  const colour = sign === 'unrest' && theme !== 'dark' ? RED : INKS[theme].label;
  return [{ kind: 'area', path: placed(PLAQUE_SIGNS[sign], 0, 0, 0.3), colour }];
}

const lineMarks = (line: Line, x: number, y: number, letters: number): readonly Mark[] => {
  const sign = (key: Line['sign'] | 'unrest', left: number, colour: string): Mark => ({
    kind: 'area',
    path: placed(PLAQUE_SIGNS[key], left, y, letters * 0.46),
    colour,
  });
  const text = (words: string, left: number, colour: string): Mark => ({
    kind: 'text',
    x: left,
    y: y + letters * 0.36,
    text: words,
    align: 'left',
    font: FIGURE,
    size: { of: letters },
    colour,
  });
  const end = x + letters * (0.95 + line.text.length * DIGIT);
  return [
    sign(line.sign, x + letters * 0.35, STAMP.ink),
    text(line.text, x + letters * 0.95, STAMP.ink),
    ...(line.unrest > 0
      ? [
          sign('unrest', end + letters * 0.62, RED),
          text(String(line.unrest), end + letters * 1.0, RED),
        ]
      : []),
  ];
};

const plaqueMarks = (
  scene: BoardScene,
  style: BoardStyle,
  { presence, lines, width, height }: Plaque,
  { x, y }: Point,
  letters: number,
): readonly Mark[] => {
  const half = letters * 0.82;
  const shield = { x: x + letters * 1.15, y: y + height / 2 - half * 0.22 };
  const paper = boxPath(x, y, width, height);
  const first = y + height / 2 - ((lines.length - 1) * LINE * letters) / 2;
  return [
    { kind: 'area', path: paper, colour: STAMP.paper, opacity: 0.93 },
    { kind: 'line', path: paper, colour: STAMP.ink, width: { of: 0, min: 0.7 }, opacity: 0.55 },
    ...shieldMarks(scene.parties, style.theme, presence.party, shield, half),
    ...lines.flatMap((line, index) =>
      lineMarks(line, x + letters * 2.25, first + index * LINE * letters, letters),
    ),
    ...(presence.isSeat ? seatMarks(shield.x, y, letters) : []),
  ];
};

/** The star of a realm's seat over the upper edge of a plaque. */
const seatMarks = (x: number, y: number, letters: number): readonly Mark[] => {
  const star = placed(PLAQUE_SIGNS.seat, x, y, letters * 0.52);
  return [
    { kind: 'line', path: star, colour: STAMP.paper, width: { of: letters * 0.3 }, join: 'round' },
    { kind: 'area', path: star, colour: STAMP.ink },
  ];
};

/** Plaques in one row at most. */
const IN_ROW = 3;
const GAP = 0.5;

/** Everybody in a region as plaques below a point, with the box they cover; nothing where nobody is. */
export function plaques(
  scene: BoardScene,
  style: BoardStyle,
  present: readonly Presence[],
  below: Point,
  letters: number,
): { readonly marks: readonly Mark[]; readonly rects: readonly Rect[] } {
  const all = present.map((presence) => measured(presence, scene, letters));
  const rows = Array.from({ length: Math.ceil(all.length / IN_ROW) }, (_, row) =>
    all.slice(row * IN_ROW, (row + 1) * IN_ROW),
  );
  const marks: Mark[] = [];
  const rects: Rect[] = [];
  let top = below.y + letters * 0.5;
  for (const row of rows) {
    const width = row.reduce((sum, one) => sum + one.width + GAP * letters, -GAP * letters);
    const height = Math.max(...row.map((one) => one.height));
    let left = below.x - width / 2;
    rects.push([left, top, left + width, top + height]);
    for (const plaque of row) {
      marks.push(...plaqueMarks(scene, style, plaque, { x: left, y: top }, letters));
      left += plaque.width + GAP * letters;
    }
    top += height + GAP * letters;
  }
  return { marks, rects };
}
