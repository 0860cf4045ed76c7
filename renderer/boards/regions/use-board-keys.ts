import { useMemo } from 'react';
import { boardBox } from '../../../engine';
import { useDesk } from '../../state/desk';
import { useSession } from '../../state/session';
import { type Shortcut, useShortcuts } from '../../state/shortcuts';
import { importPicture } from '../../tracing/read';
import { boardIn } from './board';
import { BLANK_BOX, fitted, zoomed } from './camera';
import { takeTool, useBoardRoom } from './state';
import { TOOL_KEYS } from './tools';
import { BOARD_TOOLS } from './tools/tool';
import type { BoardHand } from './use-hand';

const SCOPE = 'app:room.map';
const ZOOM = 1.35;

const zoomBy = (factor: number): void => {
  const { camera, extent, set } = useBoardRoom.getState();
  const middle = { x: extent.width / 2, y: extent.height / 2 };
  if (camera !== null) set({ camera: zoomed(camera, extent, middle, factor) });
};

/** Shows the whole board. */
export const showAll = (): void => {
  const { campaign } = useSession.getState();
  const { extent, set } = useBoardRoom.getState();
  if (campaign === null) return;
  set({ camera: fitted(boardBox(boardIn(campaign)) ?? BLANK_BOX, extent) });
};

const mayDraw = (): boolean =>
  useDesk.getState().eyes.kind === 'truth' && !useSession.getState().readOnly;

const toolKeys: readonly Shortcut[] = BOARD_TOOLS.map((tool) => ({
  id: `board.tool.${tool}`,
  keys: TOOL_KEYS[tool],
  text: `regions:tool.${tool}`,
  scope: SCOPE,
  ...(tool === 'select' ? {} : { isEnabled: mayDraw }),
  run: () => takeTool(tool),
}));

const viewKeys: readonly Shortcut[] = [
  { id: 'board.fit', keys: 'F', text: 'regions:key.fit', scope: SCOPE, icon: 'fit', run: showAll },
  {
    id: 'board.zoomIn',
    keys: 'Plus',
    text: 'regions:key.zoomIn',
    scope: SCOPE,
    icon: 'plus',
    run: () => zoomBy(ZOOM),
  },
  {
    id: 'board.zoomOut',
    keys: 'Minus',
    text: 'regions:key.zoomOut',
    scope: SCOPE,
    icon: 'minus',
    run: () => zoomBy(1 / ZOOM),
  },
  {
    id: 'board.export',
    keys: 'Mod+Shift+E',
    text: 'regions:export.act',
    scope: SCOPE,
    icon: 'download',
    run: () => useBoardRoom.getState().set({ isExporting: true }),
  },
  {
    id: 'board.picture',
    text: 'trace:act.import',
    scope: SCOPE,
    icon: 'upload',
    isEnabled: mayDraw,
    run: () => {
      takeTool('picture');
      void importPicture();
    },
  },
];

/** True while the keyboard is in one of the columns beside the board. */
const isBeside = (): boolean =>
  document.activeElement?.closest('.ww-board-room .ww-inspector, .ww-board-palette') != null;

/** Gives the keyboard back to the board. The box that loses it writes what stands in it. */
export const backToBoard = (): void =>
  document.querySelector<HTMLElement>('.ww-board-stage')?.focus({ preventScroll: true });

/** Registers every key of the board; the sheet of keys and the palette of acts list them. */
export const useBoardKeys = (hand: BoardHand): void => {
  const dropKeys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'board.drop',
        keys: 'Escape',
        text: 'regions:key.drop',
        scope: SCOPE,
        run: () => hand.send('cancel', useBoardRoom.getState().cursor ?? { x: 0, y: 0 }),
      },
      {
        id: 'board.back',
        keys: 'Escape',
        text: 'regions:key.back',
        scope: SCOPE,
        inText: true,
        isEnabled: isBeside,
        run: backToBoard,
      },
    ],
    [hand],
  );
  useShortcuts(toolKeys);
  useShortcuts(viewKeys);
  useShortcuts(dropKeys);
};
