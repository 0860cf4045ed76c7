import { type DisplayList, svgDrawing, type SvgNode, svgText } from '../../cartography';
import type { PageMark } from '../../paper';
import type { Box } from './camera';

/** A drawing that fills a part of the plane. */
export interface PlaneDrawing {
  readonly list: DisplayList;
  readonly box: Box;
}

/** Height of a drawing that is so wide, in the same unit. */
export function heightOf({ left, top, right, bottom }: Box, width: number): number {
  return (width * (bottom - top)) / (right - left);
}

/** A drawing as marks in a box of so many millimetres from (0, 0): as large as it fits, in the middle. */
export function onPaper(
  { list, box: { left, top, right, bottom } }: PlaneDrawing,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PageMark[] {
  if (list.length === 0) return [];
  const field = Math.min(width / (right - left), height / (bottom - top));
  return [
    {
      ...{ kind: 'drawing', list, field },
      x: (width - (right + left) * field) / 2,
      y: (height - (bottom + top) * field) / 2,
      window: { x: 0, y: 0, width, height },
    },
  ];
}

/**
 * A drawing as elements of SVG: nothing in it comes from elsewhere, names stay text whatever is in them, and the letters
 * are those of the reader's computer where our fonts are missing.
 */
export function nodeOfDrawing(
  { list, box: { left, top, right, bottom } }: PlaneDrawing,
  { width, title, id = 'board-' }: SvgChoice,
): SvgNode {
  const drawing = svgDrawing(list, [left, top, right, bottom], width / (right - left), 'px', id);
  return {
    ...drawing,
    attributes: { ...drawing.attributes, role: 'img' },
    children: [{ tag: 'title', attributes: {}, text: title }, ...(drawing.children ?? [])],
  };
}

/** A drawing as an SVG file of its own, as text. */
export function svgOfDrawing(drawing: PlaneDrawing, choice: SvgChoice): string {
  return svgText(nodeOfDrawing(drawing, choice));
}

/** How a drawing becomes an SVG file. */
export interface SvgChoice {
  /** In CSS pixels; the height follows. */
  readonly width: number;
  /** What it shows, for those who hear it. */
  readonly title: string;
  /** Start of the ids in it; two drawings on one page need different ones. */
  readonly id?: string;
}
