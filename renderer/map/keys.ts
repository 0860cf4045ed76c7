import type { MapTool } from '../state/desk';
import type { BrushSize } from './tools/tool';

/** The key of each tool. */
export const TOOL_KEYS: Readonly<Record<MapTool, string>> = {
  select: 'A',
  brush: 'B',
  fill: 'L',
  eyedropper: 'I',
};

/** Brush sizes, rising. */
export const BRUSH_SIZES: readonly BrushSize[] = [1, 7, 19];

/** The next smaller (-1) or larger (+1) brush; the last one stays. */
export const nextSize = (size: BrushSize, step: 1 | -1): BrushSize =>
  BRUSH_SIZES[BRUSH_SIZES.indexOf(size) + step] ?? size;
