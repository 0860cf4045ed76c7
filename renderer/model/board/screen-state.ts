import type { StoreApi, UseBoundStore } from 'zustand';
import type { Point, Result } from '../../../engine';
import type { Command } from '../state/command';
import { createStore } from '../../kit/state/create-store';
import { useSession } from '../state/session';
import { onLeaving } from '../state/leaving';
import type { Camera, Extent } from '../../kit/board/camera';
import { type GestureEvent, gestureTool, type ToolMessage, type Tool } from '../../kit/board/tool';

/** What the GM looks at on a board, and the current tool: never stored with the campaign, never undone. */
export interface BoardScreenState<Tool extends string = string, Layer extends string = string> {
  readonly tool: Tool;
  /** Key of the chosen cell. */
  readonly chosen: string | null;
  /** Key of the cell under the pointer. */
  readonly hover: string | null;
  /** Where the pointer is, in the plane; with keys it is moved by arrows. */
  readonly cursor: Point | null;
  /** True while the keys move the cursor, so that it must be seen. */
  readonly isByKeys: boolean;
  readonly camera: Camera | null;
  readonly extent: Extent;
  readonly told: ToolMessage | null;
  /** What the board shows beside its cells. */
  readonly layers: Readonly<Record<Layer, boolean>>;
  readonly isExporting: boolean;
  /** Where an order is written; null = nowhere. */
  readonly ordering: OrderedCells | null;
}

/** Cells an order is about: one, or those of a path. */
export interface OrderedCells {
  readonly cells: readonly [string, ...string[]];
  /** The path is still being drawn. */
  readonly isUnderWay?: boolean;
  /** Somebody goes from cell to cell: the first order offered is begun. */
  readonly isMarch?: boolean;
}

/** State with its setter. */
export type Settable<State> = State & { readonly set: (change: Partial<State>) => void };

/** The store of a screen with a board. */
export type BoardScreen<State extends BoardScreenState> = UseBoundStore<StoreApi<Settable<State>>>;

/** Initial state of every board screen. */
export const BOARD_SCREEN_START = {
  chosen: null,
  hover: null,
  cursor: null,
  isByKeys: false,
  camera: null,
  extent: { width: 0, height: 0 },
  told: null,
  isExporting: false,
  ordering: null,
} as const satisfies Partial<BoardScreenState>;

/** A store for a screen; it is reset whenever a campaign is closed. */
export function createBoardScreen<State extends BoardScreenState>(
  start: State,
): BoardScreen<State> {
  const screen = createStore<Settable<State>>((set) => ({
    ...start,
    set: (change) => set(change as Partial<Settable<State>>),
  }));
  onLeaving(() => screen.setState(start as unknown as Partial<Settable<State>>));
  return screen;
}

/** Changes the state all board screens share. */
export function setBoardScreen<State extends BoardScreenState>(
  screen: BoardScreen<State>,
  change: Partial<BoardScreenState>,
): void {
  screen.setState(change as Partial<Settable<State>>);
}

/** What a gesture leads to; what is absent stays as it is. */
export interface Outcome {
  readonly command?: Command;
  readonly chosen?: string | null;
  readonly told?: ToolMessage;
  readonly ordering?: OrderedCells | null;
}

/** An edit as its outcome: the command that carries it out (undefined = nothing changes), or its refusal. */
export function outcomeOf<Value, Problem>(
  edit: Result<Value, Problem>,
  commandOf: (value: Value) => Command | undefined,
  refuse: (problem: Problem) => ToolMessage,
): Outcome {
  if (!edit.ok) return { told: refuse(edit.problem) };
  const command = commandOf(edit.value);
  return command === undefined ? {} : { command };
}

/**
 * A tool written as one function from the gesture so far and an event to the next gesture and its outcome. By default
 * it changes the world, drags, and works at once when the keys press.
 */
export function outcomeTool<Id extends string, Context, Held extends { readonly kind: string }>(
  id: Id,
  rest: Held,
  act: (
    gesture: Held,
    event: GestureEvent,
    context: Context,
  ) => Outcome & { readonly gesture: Held },
  more: Partial<Omit<Tool<Id, never, never, never>, 'id' | 'idle'>> = {},
): Tool<Id, Context, Outcome, Held> {
  return gestureTool<Id, Context, Outcome, Held>(
    { id, rest, changesWorld: true, enter: 'click', drags: true, ...more },
    (gesture, event, context) => {
      const { gesture: next, ...outcome } = act(gesture, event, context);
      return { gesture: next, acts: Object.keys(outcome).length === 0 ? [] : [outcome] };
    },
  );
}

/** Carries out the outcome of a command beside the tools, and shows its message. True unless it was refused. */
export function carryOut<State extends BoardScreenState>(
  screen: BoardScreen<State>,
  { command, told, chosen }: Outcome,
): boolean {
  if (command !== undefined) void useSession.getState().execute(command);
  setBoardScreen(screen, { told: told ?? null, ...(chosen === undefined ? {} : { chosen }) });
  return told?.tone !== 'refused';
}

/** Begins an order about the chosen cell. */
export function orderHere<State extends BoardScreenState>(screen: BoardScreen<State>): void {
  const { chosen } = screen.getState();
  setBoardScreen(screen, { ordering: chosen === null ? null : { cells: [chosen] } });
}
