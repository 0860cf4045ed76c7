import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, watchWork } from '../state/session';
import { useView } from '../state/view';
import { createPointer, type GesturePointer } from '../../kit/board/pointer';
import type { PointerEvents } from '../../kit/board/pointer-and-keys';
import {
  type BoardScreen,
  type Outcome,
  type BoardScreenState,
  setBoardScreen,
} from './screen-state';
import type { Tool } from '../../kit/board/tool';

/** What a board configures of its tools. */
export interface PointerWork<State extends BoardScreenState, Context, Held> {
  readonly screen: BoardScreen<State>;
  readonly tools: readonly Tool<State['tool'], Context, Outcome, Held>[];
  /** The gesture that is none. */
  readonly rest: Held;
  /** What tools may know now; null while there is nothing to work on. */
  readonly context: () => Context | null;
  /** Called with every outcome before it is carried out. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** The message while tools are disabled because of the perspective or another writer. */
  readonly resting: string;
}

/** The pointer over a board of the open campaign. The object stays the same while the screen is open. */
export interface BoardPointer<Context, Held>
  extends PointerEvents, Pick<GesturePointer<Context, Outcome, Held>, 'preview' | 'subscribe'> {
  readonly tool: () => Tool<string, Context, Outcome, Held>;
}

/** Tools that change the world are disabled in a party's perspective, and while another window writes. */
export function mayDraw(): boolean {
  return useView.getState().perspective.kind === 'truth' && !useSession.getState().readOnly;
}

function createBoardPointer<State extends BoardScreenState, Context, Held>(
  work: PointerWork<State, Context, Held>,
): BoardPointer<Context, Held> {
  const { screen: screen, tools, context: contextNow } = work;
  const { preview, subscribe, ...pointer } = createPointer<Context, Outcome, Held>(work.rest);
  const set = (change: Partial<BoardScreenState>): void => setBoardScreen(screen, change);
  const tool = (): Tool<string, Context, Outcome, Held> => {
    const wanted = screen.getState().tool;
    const found = tools.find(({ id }) => id === wanted) ?? tools[0];
    if (found === undefined) throw new Error(`A board without the tool ${wanted}.`);
    return found;
  };
  const told = (
    { told: sentence, command }: Outcome,
    isPress: boolean,
  ): Partial<BoardScreenState> => {
    if (sentence !== undefined) return { told: sentence };
    if (command !== undefined)
      return { told: { text: command.name, about: command.about, tone: 'plain' } };
    return isPress ? { told: null } : {};
  };
  return {
    preview,
    subscribe,
    tool,
    isBusy: () => pointer.isBusy(tool()),
    send: (event) => {
      const context = contextNow();
      if (context === null) return;
      const isPress = event.kind === 'down';
      if (tool().changesWorld && !mayDraw()) {
        if (isPress) set({ told: { text: work.resting, about: {}, tone: 'refused' } });
        return;
      }
      const outcomes = pointer.send(tool(), event, context);
      for (const outcome of outcomes) {
        work.onOutcome?.(outcome);
        const { command, chosen, ordering } = outcome;
        if (command !== undefined) void useSession.getState().execute(command);
        set({
          ...(chosen === undefined ? {} : { chosen }),
          ...(ordering === undefined ? {} : { ordering }),
          ...told(outcome, isPress),
        });
      }
      if (outcomes.length === 0 && isPress) set({ told: null });
    },
  };
}

/** The pointer over a board: events in, outcomes to the screen and the campaign. */
export function useBoardPointer<State extends BoardScreenState, Context, Held>(
  work: PointerWork<State, Context, Held>,
): BoardPointer<Context, Held> {
  const [pointer] = useState(() => createBoardPointer(work));
  useEffect(() => watchWork(pointer.isBusy), [pointer]);
  return pointer;
}

/** The gesture in progress. Use it only where it is shown: it changes with the pointer. */
export function useGesture<Held>({
  subscribe,
  preview,
}: Pick<BoardPointer<never, Held>, 'subscribe' | 'preview'>): Held {
  return useSyncExternalStore(subscribe, preview);
}
