import type { ToolContext, ToolEvent } from '../tool';

/** True while a tool takes away instead of drawing: by its switch, or while Ctrl is held. */
export const isErasing = (event: ToolEvent, { pen }: Pick<ToolContext, 'pen'>): boolean =>
  pen.isErasing || ('keys' in event && event.keys.mod);
