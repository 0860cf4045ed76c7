import type { MapTool } from '../../../state/view';
import type { ToolContext, ToolEvent } from '../tool';

/** The tools that can take away what they put down. */
export const ERASING_TOOLS: ReadonlySet<MapTool> = new Set<MapTool>([
  'river',
  'road',
  'bridge',
  'canal',
  'wall',
  'harbour',
  'spring',
  'settlement',
  'label',
]);

/** True while a tool takes away instead of drawing: by its switch, or while Ctrl is held. */
export function isErasing(event: ToolEvent, { pen }: Pick<ToolContext, 'pen'>): boolean {
  return pen.isErasing || ('keys' in event && event.keys.mod);
}
