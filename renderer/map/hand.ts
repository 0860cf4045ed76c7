import {
  NO_PREVIEW,
  type Tool,
  type ToolAct,
  type ToolContext,
  type ToolEvent,
  type ToolPreview,
  type ToolState,
} from './tools/tool';

/** The hand over the map: holds one tool and the state of its gesture between events. */
export interface Hand {
  /** Passes an event to the tool and returns what it leads to. Another tool than last time starts from rest. */
  readonly send: (tool: Tool, event: ToolEvent, context: ToolContext) => readonly ToolAct[];
  /** True while a gesture of the tool is under way that Escape would drop. */
  readonly isBusy: (tool: Tool) => boolean;
  readonly preview: () => ToolPreview;
  /** Calls back whenever the preview changes; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A hand with nothing in it. */
export const createHand = (): Hand => {
  let held: { readonly tool: Tool; readonly state: ToolState } | null = null;
  const listeners = new Set<() => void>();
  const preview = (): ToolPreview => held?.state.preview ?? NO_PREVIEW;
  return {
    send: (tool, event, context) => {
      const before = preview();
      const state = held?.tool === tool ? held.state : tool.idle;
      const { next, acts } = state.on(event, context);
      held = { tool, state: next };
      if (preview() !== before) listeners.forEach((listener) => listener());
      return acts;
    },
    isBusy: (tool) => held?.tool === tool && held.state.isBusy === true,
    preview,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
