import type { Page, PageMark } from '../../paper';
import { letteredDrawing } from './drawing';
import { letteredBox, type LetteredScene, wholeLook } from './drawing/scene';

/** Air around the board, in field widths. */
const AIR = 0.2;

/** Room a board takes in a box of some width, in millimetres. */
export function letteredHeight({ sight }: Pick<LetteredScene, 'sight'>, width: number): number {
  const { left, top, right, bottom } = letteredBox(sight.board);
  return (width * (bottom - top + 2 * AIR)) / (right - left + 2 * AIR);
}

/** A board as marks in a box of so many millimetres from (0, 0): as large as it fits, in the middle, in print colours. */
export function letteredMarks(
  scene: LetteredScene,
  { width, height }: { readonly width: number; readonly height: number },
): readonly PageMark[] {
  const { left, top, right, bottom } = letteredBox(scene.sight.board);
  const field = Math.min(width / (right - left + 2 * AIR), height / (bottom - top + 2 * AIR));
  return [
    {
      kind: 'drawing',
      list: letteredDrawing(scene, wholeLook('print')),
      x: (width - (right + left) * field) / 2,
      y: (height - (bottom + top) * field) / 2,
      field,
      window: { x: 0, y: 0, width, height },
    },
  ];
}

/** A board as a sheet of its own, so many millimetres wide. */
export function letteredPage(scene: LetteredScene, width: number, label: string): Page {
  const height = letteredHeight(scene, width);
  return { width, height, label, marks: letteredMarks(scene, { width, height }) };
}
