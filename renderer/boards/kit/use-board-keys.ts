import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../state/shortcuts';
import { cameraOver } from './BoardStage';
import { type Box, WIDE_LIMITS, zoomAt } from './camera';
import { type BoardRoom, type RoomState, setRoom } from './room';
import { type BoardHand, mayDraw } from './use-board-hand';

const SCOPE = 'app:room.map';

/** Factor of one press of plus. */
export const ZOOM_STEP = 1.35;

/** What a board says of its keys. */
export interface BoardKeys<State extends RoomState> {
  readonly room: BoardRoom<State>;
  readonly tools: readonly {
    readonly id: State['tool'];
    readonly keys: string;
    /** Text key of its name. */
    readonly text: string;
    readonly changesWorld: boolean;
  }[];
  /** All of the board. */
  readonly box: () => Box;
  /** Acts of this board alone. */
  readonly more?: readonly Shortcut[];
}

/** Shows the whole board. */
export function showAll<State extends RoomState>({
  room,
  box,
}: Pick<BoardKeys<State>, 'room' | 'box'>): void {
  setRoom(room, { camera: cameraOver(box(), room.getState().extent) });
}

function zoomBy<State extends RoomState>(room: BoardRoom<State>, factor: number): void {
  const { camera, extent } = room.getState();
  if (camera === null) return;
  const middle = { x: extent.width / 2, y: extent.height / 2 };
  setRoom(room, { camera: zoomAt(camera, extent, middle, factor, WIDE_LIMITS) });
}

/** True while the keyboard is in one of the columns beside the board. */
const isBeside = (): boolean =>
  document.activeElement?.closest('.ww-board-room .ww-inspector, .ww-board-palette') != null;

/** Gives the keyboard back to the board. The box that loses it writes what stands in it. */
export const backToBoard = (): void =>
  document.querySelector<HTMLElement>('.ww-board-stage')?.focus({ preventScroll: true });

const viewKeys = <State extends RoomState>(keys: BoardKeys<State>): readonly Shortcut[] => [
  {
    id: 'board.fit',
    keys: 'F',
    text: 'board:key.fit',
    scope: SCOPE,
    icon: 'fit',
    run: () => showAll(keys),
  },
  {
    id: 'board.zoomIn',
    keys: 'Plus',
    text: 'board:key.zoomIn',
    scope: SCOPE,
    icon: 'plus',
    run: () => zoomBy(keys.room, ZOOM_STEP),
  },
  {
    id: 'board.zoomOut',
    keys: 'Minus',
    text: 'board:key.zoomOut',
    scope: SCOPE,
    icon: 'minus',
    run: () => zoomBy(keys.room, 1 / ZOOM_STEP),
  },
  {
    id: 'board.export',
    keys: 'Mod+Shift+E',
    text: 'board:export.act',
    scope: SCOPE,
    icon: 'download',
    run: () => setRoom(keys.room, { isExporting: true }),
  },
];

const handKeys = (hand: Pick<BoardHand<never, never>, 'isBusy' | 'send'>, drop: () => void) =>
  [
    {
      id: 'board.drop',
      keys: 'Escape',
      text: 'board:key.drop',
      scope: SCOPE,
      run: () => {
        if (hand.isBusy()) hand.send({ kind: 'cancel' });
        else drop();
      },
    },
    {
      id: 'board.back',
      keys: 'Escape',
      text: 'board:key.back',
      scope: SCOPE,
      inText: true,
      isEnabled: isBeside,
      run: backToBoard,
    },
  ] satisfies readonly Shortcut[];

/** Registers every key of a board; the sheet of keys and the palette of acts list them. */
export function useBoardKeys<State extends RoomState>(
  keys: BoardKeys<State>,
  hand: Pick<BoardHand<never, never>, 'isBusy' | 'send'>,
): void {
  const groups = useMemo((): readonly Shortcut[] => {
    const toolKeys = keys.tools.map(({ id, keys: key, text, changesWorld }): Shortcut => ({
      id: `board.tool.${id}`,
      keys: key,
      text,
      scope: SCOPE,
      ...(changesWorld ? { isEnabled: mayDraw } : {}),
      run: () => setRoom(keys.room, { tool: id, told: null }),
    }));
    return [
      ...toolKeys,
      ...viewKeys(keys),
      ...(keys.more ?? []),
      ...handKeys(hand, () => setRoom(keys.room, { chosen: null })),
    ];
  }, [keys, hand]);
  useShortcuts(groups);
}
