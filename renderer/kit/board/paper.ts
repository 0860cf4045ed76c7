import {
  type DisplayList,
  type MapTheme,
  MM_PER_PIXEL,
  svgDrawing,
  type SvgNode,
  svgText,
} from '../cartography';
import type { Page, PageMark } from '../paper';
import type { Box } from './camera';

/** How a board is drawn. */
export interface BoardLook<Layer extends string = string> {
  readonly theme: MapTheme;
  /** CSS pixels to a unit of the plane. */
  readonly scale: number;
  /** What is shown beside the cells. */
  readonly layers: Readonly<Record<Layer, boolean>>;
}

/** A drawing in two parts, so that the marks of the pointer can be drawn between them. */
export interface DrawnBoard {
  readonly ground: DisplayList;
  /** Names and plaques. */
  readonly writing: DisplayList;
}

/** A board in a perspective, to be drawn on the screen, on paper and into files. */
export interface BoardPlan<Layer extends string = string> {
  /** The part of the plane it fills, with the air it needs around it on paper. */
  readonly box: Box;
  readonly layers: readonly Layer[];
  /** A pure function: the same plan and look give the same lists. */
  readonly draw: (look: BoardLook<Layer>) => DrawnBoard;
}

/** A board with everything on it as one list of marks. */
export function wholeBoard<Layer extends string>(
  { layers, draw }: BoardPlan<Layer>,
  theme: MapTheme,
  scale: number,
): DisplayList {
  const all = Object.fromEntries(layers.map((layer) => [layer, true])) as Record<Layer, boolean>;
  const { ground, writing } = draw({ theme, scale, layers: all });
  return [...ground, ...writing];
}

/** Millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** A board as marks in a box from (0, 0): as large as it fits, in the middle, in the colours of print. */
export function onPaper<Layer extends string>(
  plan: BoardPlan<Layer>,
  { width, height }: PaperSize,
): readonly PageMark[] {
  const { left, top, right, bottom } = plan.box;
  const field = Math.min(width / (right - left), height / (bottom - top));
  const list = wholeBoard(plan, 'print', field / MM_PER_PIXEL);
  if (list.length === 0) return [];
  return [
    {
      kind: 'drawing',
      list,
      field,
      x: (width - (right + left) * field) / 2,
      y: (height - (bottom + top) * field) / 2,
      window: { x: 0, y: 0, width, height },
    },
  ];
}

/** A board as a sheet of its own, so many millimetres wide; the height follows. */
export function boardPage<Layer extends string>(
  plan: BoardPlan<Layer>,
  width: number,
  label: string,
): Page {
  const { left, top, right, bottom } = plan.box;
  const size = { width, height: (width * (bottom - top)) / (right - left) };
  return { ...size, label, marks: onPaper(plan, size) };
}

/** How a board becomes an SVG drawing. */
export interface SvgChoice {
  /** In CSS pixels; the height follows. */
  readonly width: number;
  /** Accessible title. */
  readonly title: string;
  readonly theme: MapTheme;
  /** Start of the ids in it; two drawings on one page need different ones. */
  readonly id?: string;
}

/**
 * A board as elements of SVG: nothing in it comes from elsewhere, names stay text whatever is in them, and the letters
 * are those of the reader's computer where our fonts are missing.
 */
export function boardNode<Layer extends string>(
  plan: BoardPlan<Layer>,
  { width, title, theme, id = 'board-' }: SvgChoice,
): SvgNode {
  const { left, top, right, bottom } = plan.box;
  const field = width / (right - left);
  const list = wholeBoard(plan, theme, field);
  const drawing = svgDrawing(list, [left, top, right, bottom], field, 'px', id);
  return {
    ...drawing,
    attributes: { ...drawing.attributes, role: 'img' },
    children: [{ tag: 'title', attributes: {}, text: title }, ...(drawing.children ?? [])],
  };
}

/** A board as an SVG file of its own, as text. */
export function boardSvg<Layer extends string>(plan: BoardPlan<Layer>, choice: SvgChoice): string {
  return svgText(boardNode(plan, choice));
}
