import { fieldsOfEdge, type LetteredSight, type Point, type ViewParty } from '../../../engine';
import {
  circle,
  type Font,
  INKS,
  type LineMark,
  type MapTheme,
  type Mark,
  type Measure,
  mix,
  type Path,
  placed,
  realmColour,
  shieldColour,
  STAMP,
  stroke,
  type TextMark,
  type Trail,
} from '../cartography';
import type { BoardCells } from './cells';

const INITIALS: Font = { family: 'sans', weight: 700 };
const WHITE = '#FFFFFF';

type Parties = Readonly<Record<string, ViewParty>>;

/** The shortest beginnings of at most three letters by which parties are told apart, by party. */
export function initialsOf(parties: Parties): Readonly<Record<string, string>> {
  const all = Object.values(parties);
  const cut = (name: string, length: number): string =>
    Array.from(name.trim()).slice(0, length).join('');
  return Object.fromEntries(
    all.map(({ key, name }) => {
      const length =
        [1, 2].find((size) =>
          all.every((other) => other.key === key || cut(other.name, size) !== cut(name, size)),
        ) ?? 3;
      return [key, cut(name, length)];
    }),
  );
}

/** Colour of what is nobody's. */
const NOBODY = '#4A4540';

/** Colour behind white letters. */
export function colourOf(parties: Parties, party: string | null): string {
  return party === null ? NOBODY : shieldColour(parties, party);
}

/** A line with round corners and ends. */
export function roundLine(path: Path, colour: string, width: Measure): LineMark {
  return { kind: 'line', path, colour, width, cap: 'round', join: 'round' };
}

/** A word that stands on a baseline around a point, in units of the plane. */
export function word(
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  font: Font,
): TextMark {
  return { kind: 'text', x, y, text, align: 'center', font, size: { of: size }, colour };
}

/** A word in the middle of a point. */
export function middleWord(
  text: string,
  { x, y }: Point,
  size: number,
  colour: string,
  font: Font = INITIALS,
): TextMark {
  return word(text, { x, y: y + size * 0.35 }, size, colour, font);
}

/** A cell in the colour of a party, with a fine white rim inside and the letters of the party. */
function partyCell(path: Path, { x, y }: Point, colour: string, letters: string): readonly Mark[] {
  const rim = placed(path, x * 0.18, y * 0.18, 0.82);
  return [
    { kind: 'area', path, colour },
    { kind: 'line', path: rim, colour: WHITE, width: { of: 0.035 }, opacity: 0.75 },
    middleWord(letters, { x, y: y + 0.08 }, 0.4, WHITE),
  ];
}

/** A cross over what is destroyed. */
function crossMark({ x, y }: Point, arm: number): Mark {
  const cross: Trail = [];
  stroke(cross, x - arm, y - arm, x + arm, y + arm);
  stroke(cross, x + arm, y - arm, x - arm, y + arm);
  return { kind: 'line', path: cross, colour: STAMP.ink, width: { of: 0.06 }, cap: 'round' };
}

/** A disc in a cell, with letters in it; without any it is an empty place. */
function discMarks(at: Point, colour: string, letters: string): readonly Mark[] {
  const ring: Trail = [];
  circle(ring, at.x, at.y, 0.33);
  return [
    { kind: 'area', path: ring, colour },
    { kind: 'line', path: ring, colour: STAMP.ink, width: { of: 0.035, min: 0.7 } },
    ...(letters === '' ? [] : [middleWord(letters, at, 0.24, WHITE)]),
  ];
}

/** Parts of a side that are drawn where not everybody knows of what is on it. */
const DASHES = [
  [0.06, 0.28],
  [0.4, 0.6],
  [0.72, 0.94],
] as const;

/** A bar along a side of a cell; broken where not everybody knows of it. */
export function sideBar(
  [a, b]: readonly [Point, Point],
  colour: string,
  isBroken: boolean,
  theme: MapTheme,
): readonly Mark[] {
  const path: Trail = [];
  const at = (part: number): readonly [number, number] => [
    a.x + (b.x - a.x) * part,
    a.y + (b.y - a.y) * part,
  ];
  for (const [from, to] of isBroken ? DASHES : ([[0.06, 0.94]] as const))
    stroke(path, ...at(from), ...at(to));
  return [
    { kind: 'line', path, colour: INKS[theme].halo, width: { of: 0.2, min: 3 } },
    { kind: 'line', path, colour, width: { of: 0.12, min: 2 } },
  ];
}

/** Capitals as cells in the colour of their party, on paper with a C as well; a destroyed one is crossed out. */
export function capitalMarks(
  capitals: LetteredSight['capitals'],
  { outlineOf, pointOf }: Pick<BoardCells, 'outlineOf' | 'pointOf'>,
  parties: Parties,
  theme: MapTheme,
): readonly Mark[] {
  const initials = initialsOf(parties);
  return capitals.flatMap(({ party, field, isDestroyed }) => {
    const [path, middle] = [outlineOf(field), pointOf(field)];
    if (path === undefined || middle === undefined) return [];
    const colour = mix(colourOf(parties, party), WHITE, isDestroyed ? 0.55 : 0);
    const sign = { x: middle.x, y: middle.y + 0.4 };
    return [
      ...partyCell(path, middle, colour, initials[party] ?? ''),
      ...(theme === 'print' ? [middleWord('C', sign, 0.2, WHITE)] : []),
      ...(isDestroyed ? [crossMark(middle, 0.36)] : []),
    ];
  });
}

/** Bases as discs: in the colour of their owner, or empty. */
export function baseMarks(
  bases: LetteredSight['bases'],
  { pointOf }: Pick<BoardCells, 'pointOf'>,
  parties: Parties,
): readonly Mark[] {
  const initials = initialsOf(parties);
  return bases.flatMap(({ field, party }) => {
    const at = pointOf(field);
    if (at === undefined) return [];
    const place = { x: at.x, y: at.y + 0.06 };
    return party === null
      ? discMarks(place, STAMP.paper, '')
      : discMarks(place, colourOf(parties, party), initials[party] ?? '');
  });
}

/** Blocked sides of cells as bars, in the colour of who blocked them, or (null) in the ink of the board. */
export function edgeMarks(
  edges: LetteredSight['edges'],
  sideOf: (a: string, b: string) => readonly [Point, Point] | undefined,
  parties: Parties,
  theme: MapTheme,
): readonly Mark[] {
  return edges.flatMap(({ edge, party, isSecret }) => {
    const side = sideOf(...fieldsOfEdge(edge));
    const colour = party === null ? INKS[theme].label : realmColour(theme, parties, party);
    return side === undefined ? [] : sideBar(side, colour, isSecret, theme);
  });
}
