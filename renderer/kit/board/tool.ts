import type { Params, Point } from '../../../engine';

/** Keys held while the hand does something. */
export interface HeldKeys {
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
}

export const NO_KEYS: HeldKeys = { shift: false, mod: false };

/** What the hand does. Points are in the plane of the board, so a tool never hears of pixels. */
export type ToolEvent =
  | {
      /** `remove`: Delete, or a double click while nothing is under way; only for tools that take away. */
      readonly kind: 'down' | 'move' | 'up' | 'click' | 'remove';
      readonly point: Point;
      /** Absent = none. */
      readonly keys?: HeldKeys;
    }
  /** Enter or a double click: what consists of several clicks is finished. */
  | { readonly kind: 'confirm'; readonly keys?: HeldKeys }
  /** Backspace: the last of several clicks is taken back. */
  | { readonly kind: 'back' }
  /** The pointer left the board. */
  | { readonly kind: 'leave' }
  /** Escape, a lost pointer, another tool: whatever was begun is dropped. */
  | { readonly kind: 'cancel' };

/** A tool at one moment of its gesture: what it shows and what it makes of the next event. Plain data and a pure function. */
export interface ToolState<Context, Outcome, Preview> {
  readonly name: string;
  /** True while a gesture is under way that Escape would drop. */
  readonly isBusy?: boolean;
  readonly preview: Preview;
  readonly on: (event: ToolEvent, context: Context) => Reaction<Context, Outcome, Preview>;
}

/** The next moment, and what happens because of the event. */
export interface Reaction<Context, Outcome, Preview> {
  readonly next: ToolState<Context, Outcome, Preview>;
  readonly acts: readonly Outcome[];
}

/**
 * A tool of a board. `enter` says what the keys do at the cursor: `click` presses and lets go at once, `hold` presses
 * with the first and lets go with the second.
 */
export interface Tool<Id extends string, Context, Outcome, Preview> {
  readonly id: Id;
  readonly changesWorld: boolean;
  readonly enter: 'click' | 'hold';
  /** Dragging belongs to the tool, so that the board is moved with another button or the space bar. */
  readonly drags: boolean;
  /** It takes away what is under the hand. */
  readonly removes?: boolean;
  readonly idle: ToolState<Context, Outcome, Preview>;
}

/** A sentence of a tool in the status line. */
export interface ToolMessage {
  /** Text key. */
  readonly text: string;
  readonly about: Params;
  /** Clause the sentence rests on, such as `WW-4.3-07`. */
  readonly clause?: string;
  readonly tone: 'plain' | 'refused';
}

/** A gesture as plain data; the one called `rest` is none. */
interface Gesture {
  readonly kind: string;
}

/** An event of the hand with all that a tool of gestures asks for; where there is no point, the plane's origin stands. */
export interface GestureEvent {
  readonly kind: ToolEvent['kind'];
  readonly point: Point;
  readonly isShift: boolean;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A tool written as one function from the gesture so far and an event to the next gesture; its preview is the gesture. */
export function gestureTool<Id extends string, Context, Outcome, Held extends Gesture>(
  { rest, ...tool }: Omit<Tool<Id, Context, Outcome, Held>, 'idle'> & { readonly rest: Held },
  act: (
    gesture: Held,
    event: GestureEvent,
    context: Context,
  ) => { readonly gesture: Held; readonly acts: readonly Outcome[] },
): Tool<Id, Context, Outcome, Held> {
  const stateOf = (gesture: Held): ToolState<Context, Outcome, Held> => ({
    name: gesture.kind,
    isBusy: gesture.kind !== rest.kind,
    preview: gesture,
    on: (event, context) => {
      const answer = act(
        gesture,
        {
          kind: event.kind,
          point: 'point' in event ? event.point : ORIGIN,
          isShift: 'keys' in event && event.keys.shift,
        },
        context,
      );
      const next = stateOf(answer.gesture);
      return { next, acts: answer.acts };
    },
  });
  return { ...tool, idle: stateOf(rest) };
}
