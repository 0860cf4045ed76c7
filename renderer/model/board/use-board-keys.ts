import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { useVeil } from '../state/veil';
import { cameraOver } from './BoardStage';
import { type Box, WIDE_LIMITS, zoomAt } from '../../kit/board/camera';
import { type BoardScreen, type BoardScreenState, orderHere, setBoardScreen } from './screen-state';
import { type BoardPointer, mayDraw } from './use-board-pointer';

const SCOPE = 'app:screen.map';

/** Factor of one press of plus. */
export const ZOOM_STEP = 1.35;

/** A tool with the key that selects it. */
interface KeyedTool<Id extends string> {
  readonly id: Id;
  readonly keys: string | undefined;
  /** Text key of its name. */
  readonly text: string;
  readonly changesWorld: boolean;
}

/** What a board configures of its keys. */
export interface BoardKeys<State extends BoardScreenState> {
  readonly screen: BoardScreen<State>;
  readonly tools: readonly KeyedTool<State['tool']>[];
  /** All of the board. */
  readonly box: () => Box;
  /** Commands of this board alone. */
  readonly more?: readonly Shortcut[];
  /** True if something on the board is a secret, hidden until it is shown. */
  readonly hasSecrets: boolean;
  /** True while orders about cells can be written. */
  readonly orders: () => boolean;
}

/** Keys that begin an order for the chosen cell, on the map those of its tool. */
export const ORDER_KEYS = 'Shift+E';

/** Selects tools by their keys; those that change the world only while that `mayDraw`. Ids begin with `id`. */
export function toolShortcuts<Tool extends string>(
  id: string,
  tools: readonly KeyedTool<Tool>[],
  mayDraw: () => boolean,
  take: (tool: Tool) => void,
): readonly Shortcut[] {
  return tools.map(({ id: tool, keys, text, changesWorld }) => ({
    id: `${id}.tool.${tool}`,
    text,
    scope: SCOPE,
    ...(keys === undefined ? {} : { keys }),
    ...(changesWorld ? { isEnabled: mayDraw } : {}),
    run: () => take(tool),
  }));
}

/** Shows the whole board. */
export function showAll<State extends BoardScreenState>({
  screen: screen,
  box,
}: Pick<BoardKeys<State>, 'screen' | 'box'>): void {
  setBoardScreen(screen, { camera: cameraOver(box(), screen.getState().extent) });
}

function zoomBy<State extends BoardScreenState>(screen: BoardScreen<State>, factor: number): void {
  const { camera, extent } = screen.getState();
  if (camera === null) return;
  const middle = { x: extent.width / 2, y: extent.height / 2 };
  setBoardScreen(screen, { camera: zoomAt(camera, extent, middle, factor, WIDE_LIMITS) });
}

/** True while the keyboard is in one of the columns beside the board. */
const isBeside = (): boolean =>
  document.activeElement?.closest('.ww-board-screen .ww-inspector, .ww-board-palette') != null;

/** Returns the focus to the board. The field that loses it writes its value. */
export function backToBoard(): void {
  document.querySelector<HTMLElement>('.ww-board-stage')?.focus({ preventScroll: true });
}

/** Commands of the keys every board has, for its window and its pointer. */
export interface WindowActs {
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  /** Cancels the gesture, or clears the selection. */
  readonly drop: () => void;
  /** Absent = always. */
  readonly canDrop?: () => boolean;
  /** Returns the focus to the board. */
  readonly back: () => void;
  /** True while the focus is beside the board. */
  readonly isBeside: () => boolean;
}

/** Text keys of these commands. */
export type WindowWords = Readonly<Record<'fit' | 'zoomIn' | 'zoomOut' | 'drop' | 'back', string>>;

/** The keys every board has: all of it, nearer, further; cancel; back to the board. Ids begin with `id`. */
export function windowKeys(
  id: string,
  words: WindowWords,
  { fit, zoomBy, drop, canDrop, back, isBeside: isEnabled }: WindowActs,
): readonly Shortcut[] {
  const key = (
    name: keyof WindowWords,
    keys: string,
    more: Omit<Shortcut, 'id' | 'text' | 'scope'>,
  ) => ({
    id: `${id}.${name}`,
    keys,
    text: words[name],
    scope: SCOPE,
    ...more,
  });
  return [
    key('fit', 'F', { icon: 'fit', run: fit }),
    key('zoomIn', 'Plus', { icon: 'plus', run: () => zoomBy(ZOOM_STEP) }),
    key('zoomOut', 'Minus', { icon: 'minus', run: () => zoomBy(1 / ZOOM_STEP) }),
    key('drop', 'Escape', { ...(canDrop === undefined ? {} : { isEnabled: canDrop }), run: drop }),
    key('back', 'Escape', { inText: true, isEnabled, run: back }),
  ];
}

const WORDS: WindowWords = {
  fit: 'board:key.fit',
  zoomIn: 'board:key.zoomIn',
  zoomOut: 'board:key.zoomOut',
  drop: 'board:key.drop',
  back: 'board:key.back',
};

/** Registers every key of a board; the sheet of keys and the palette list them. */
export function useBoardKeys<State extends BoardScreenState>(
  keys: BoardKeys<State>,
  pointer: Pick<BoardPointer<never, never>, 'isBusy' | 'send'>,
): void {
  const groups = useMemo((): readonly Shortcut[] => {
    const toolKeys = toolShortcuts<State['tool']>('board', keys.tools, mayDraw, (tool) =>
      setBoardScreen(keys.screen, { tool, told: null, ordering: null }),
    );
    return [
      ...toolKeys,
      ...windowKeys('board', WORDS, {
        fit: () => showAll(keys),
        zoomBy: (factor) => zoomBy(keys.screen, factor),
        drop: () => {
          if (pointer.isBusy()) pointer.send({ kind: 'cancel' });
          else setBoardScreen(keys.screen, { chosen: null });
        },
        back: backToBoard,
        isBeside,
      }),
      {
        id: 'board.export',
        keys: 'Mod+Shift+E',
        text: 'board:export.act',
        scope: SCOPE,
        icon: 'download',
        run: () => setBoardScreen(keys.screen, { isExporting: true }),
      },
      {
        id: 'board.order',
        keys: ORDER_KEYS,
        text: 'board:order.act',
        scope: SCOPE,
        icon: 'letter',
        isEnabled: () => keys.orders() && keys.screen.getState().chosen !== null,
        run: () => orderHere(keys.screen),
      },
      ...(keys.hasSecrets
        ? [
            {
              id: 'board.secrets',
              keys: 'G',
              text: 'records:key.secrets',
              scope: SCOPE,
              run: () => useVeil.getState().toggle(),
            },
          ]
        : []),
      ...(keys.more ?? []),
    ];
  }, [keys, pointer]);
  useShortcuts(groups);
}
