import type { MapTool } from '../state/desk';
import type { BrushSize } from './tools/tool';

/** The key of each tool that has one. */
export const TOOL_KEYS: Readonly<Partial<Record<MapTool, string>>> = {
  select: 'A',
  brush: 'B',
  line: 'J',
  rectangle: 'R',
  lasso: 'O',
  fill: 'L',
  eyedropper: 'I',
  river: 'Shift+F',
  road: 'Shift+S',
  bridge: 'Shift+B',
  canal: 'Shift+K',
  wall: 'Shift+M',
  harbour: 'Shift+H',
  spring: 'Shift+Q',
  settlement: 'Shift+O',
  label: 'Shift+T',
  secret: 'Shift+G',
  measure: 'M',
  grossfeld: 'Shift+W',
};

/** Brush sizes, rising. */
export const BRUSH_SIZES: readonly BrushSize[] = [1, 7, 19, 37];

/** The next smaller (-1) or larger (+1) brush; the last one stays. */
export const nextSize = (size: BrushSize, step: 1 | -1): BrushSize =>
  BRUSH_SIZES[BRUSH_SIZES.indexOf(size) + step] ?? size;
