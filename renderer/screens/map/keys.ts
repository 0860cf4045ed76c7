import type { MapTool } from '../../model/state/view';
import type { IconName } from '../../kit/ui';
import type { BrushSize } from '../../model/map/tools/tool';

/** What belongs together in the palette. */
export const TOOL_GROUPS = ['draw', 'sides', 'places', 'world'] as const;

/** A tool's entry in the palette, and the key that selects it. */
interface ToolButton {
  readonly icon: IconName;
  readonly group: (typeof TOOL_GROUPS)[number];
  readonly keys?: string;
}

export const TOOL_BUTTONS: Readonly<Record<MapTool, ToolButton>> = {
  select: { icon: 'pointer', group: 'draw', keys: 'A' },
  brush: { icon: 'brush', group: 'draw', keys: 'B' },
  line: { icon: 'line', group: 'draw', keys: 'J' },
  rectangle: { icon: 'rectangle', group: 'draw', keys: 'R' },
  lasso: { icon: 'lasso', group: 'draw', keys: 'O' },
  fill: { icon: 'fill', group: 'draw', keys: 'L' },
  eyedropper: { icon: 'eyedropper', group: 'draw', keys: 'I' },
  paste: { icon: 'paste', group: 'draw' },
  river: { icon: 'river', group: 'sides', keys: 'Shift+F' },
  road: { icon: 'road', group: 'sides', keys: 'Shift+S' },
  bridge: { icon: 'bridge', group: 'sides', keys: 'Shift+B' },
  canal: { icon: 'canal', group: 'sides', keys: 'Shift+K' },
  wall: { icon: 'wall', group: 'sides', keys: 'Shift+M' },
  harbour: { icon: 'harbour', group: 'sides', keys: 'Shift+H' },
  spring: { icon: 'spring', group: 'sides', keys: 'Shift+Q' },
  settlement: { icon: 'place', group: 'places', keys: 'Shift+O' },
  label: { icon: 'lettering', group: 'places', keys: 'Shift+T' },
  secret: { icon: 'secret', group: 'places', keys: 'Shift+G' },
  measure: { icon: 'measure', group: 'world', keys: 'M' },
  order: { icon: 'arrow', group: 'world', keys: 'Shift+E' },
  grossfeld: { icon: 'grossfeld', group: 'world', keys: 'Shift+W' },
  calibrate: { icon: 'pin', group: 'world' },
};

/** Brush sizes, rising. */
export const BRUSH_SIZES: readonly BrushSize[] = [1, 7, 19, 37];

/** The next smaller (-1) or larger (+1) brush; the last one stays. */
export function nextSize(size: BrushSize, step: 1 | -1): BrushSize {
  return BRUSH_SIZES[BRUSH_SIZES.indexOf(size) + step] ?? size;
}
