import {
  allFields,
  axialOfField,
  centreOf,
  CORNER_RADIUS,
  cornerOf,
  DIRECTIONS,
  fieldOfPlace,
  type LetteredBoard,
  type LetteredField,
  type LetteredMarkKind,
  type LetteredSight,
  type Point,
  type ViewParty,
} from '../../../../engine';
import { close, lineTo, type MapTheme, moveTo, type Path, type Trail } from '../../../cartography';

/** What there is to draw: a board as somebody sees it. Its plane has fields one unit wide. */
export interface LetteredScene {
  readonly sight: LetteredSight;
  readonly parties: Readonly<Record<string, ViewParty>>;
  /** Kinds of marks the game has, by key. */
  readonly marks: Readonly<Record<string, LetteredMarkKind>>;
}

/** What of a board is shown. */
export interface LetteredLayers {
  readonly numbers: boolean;
  readonly pieces: boolean;
  readonly marks: boolean;
}

/** How it is drawn. */
export interface LetteredLook extends LetteredLayers {
  readonly theme: MapTheme;
}

/** A board with everything on it, in the colours of a theme. */
export const wholeLook = (theme: MapTheme): LetteredLook => ({
  theme,
  numbers: true,
  pieces: true,
  marks: true,
});

/** Middle of a field in the plane. */
export function middleOf(board: LetteredBoard, field: LetteredField): Point {
  return centreOf(axialOfField(board, field));
}

const boardPaths = new WeakMap<LetteredBoard, ReadonlyMap<LetteredField, Path>>();

const hexPath = (board: LetteredBoard, field: LetteredField): Path => {
  const trail: Trail = [];
  const axial = axialOfField(board, field);
  DIRECTIONS.forEach((direction, index) => {
    const { x, y } = cornerOf(axial, direction);
    (index === 0 ? moveTo : lineTo)(trail, x, y);
  });
  close(trail);
  return trail;
};

/** The outline of every field; the same object for the same board. */
export function fieldPaths(board: LetteredBoard): ReadonlyMap<LetteredField, Path> {
  const known = boardPaths.get(board);
  if (known !== undefined) return known;
  const paths = new Map(allFields(board).map((field) => [field, hexPath(board, field)]));
  boardPaths.set(board, paths);
  return paths;
}

/** Room of the letter bar on the left of the fields, in field widths. */
export const LETTER_BAR = 0.8;

/** An upright rectangle of the plane. */
export interface PlaneBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the plane a board covers with its letter bar. */
export function letteredBox(board: LetteredBoard): PlaneBox {
  const { rows, columns } = board;
  const ends = Array.from({ length: rows }, (_, row) => ({
    first: middleOf(board, fieldOfPlace({ row, column: 0 })),
    last: middleOf(board, fieldOfPlace({ row, column: columns - 1 })),
  }));
  return {
    left: Math.min(...ends.map(({ first }) => first.x)) - 0.5 - LETTER_BAR,
    right: Math.max(...ends.map(({ last }) => last.x)) + 0.5,
    top: (ends[0]?.first.y ?? 0) - CORNER_RADIUS,
    bottom: (ends.at(-1)?.first.y ?? 0) + CORNER_RADIUS,
  };
}

/** The shortest beginnings of at most three letters by which parties are told apart, by party. */
export function initialsOf(
  parties: Readonly<Record<string, ViewParty>>,
): Readonly<Record<string, string>> {
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
