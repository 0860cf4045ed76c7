import type { Tool, ToolEvent, ToolState } from './tool';

type AnyTool<Context, Outcome, Preview> = Tool<string, Context, Outcome, Preview>;

/** The hand over a board: holds one tool and the state of its gesture between events. */
export interface GesturePointer<Context, Outcome, Preview> {
  /** Passes an event to the tool and returns what it leads to. Another tool than last time starts from rest. */
  readonly send: (
    tool: AnyTool<Context, Outcome, Preview>,
    event: ToolEvent,
    context: Context,
  ) => readonly Outcome[];
  /** True while a gesture of the tool is under way that Escape would drop. */
  readonly isBusy: (tool: AnyTool<Context, Outcome, Preview>) => boolean;
  readonly preview: () => Preview;
  /** Calls back whenever the preview changes; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A hand with nothing in it, which shows `nothing`. */
export function createPointer<Context, Outcome, Preview>(
  nothing: Preview,
): GesturePointer<Context, Outcome, Preview> {
  let held: {
    readonly tool: AnyTool<Context, Outcome, Preview>;
    readonly state: ToolState<Context, Outcome, Preview>;
  } | null = null;
  const listeners = new Set<() => void>();
  const preview = (): Preview => held?.state.preview ?? nothing;
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
}
