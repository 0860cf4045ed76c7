import { boardBox } from '../../../engine';
import { useSession } from '../../state/session';
import { importPicture } from '../../tracing/read';
import { mayDraw } from '../kit/use-board-hand';
import type { BoardKeys } from '../kit/use-board-keys';
import { boardIn } from './board';
import { BLANK_BOX } from './pictures';
import { type BoardRoomState, takeTool, useBoardRoom } from './state';
import { REGION_TOOLS, TOOL_KEYS } from './tools';

/** The keys of the board of regions. */
export const REGION_KEYS: BoardKeys<BoardRoomState> = {
  room: useBoardRoom,
  tools: REGION_TOOLS.map(({ id, changesWorld }) => ({
    id,
    changesWorld,
    keys: TOOL_KEYS[id],
    text: `regions:tool.${id}`,
  })),
  box: () => {
    const { campaign } = useSession.getState();
    return (campaign === null ? undefined : boardBox(boardIn(campaign))) ?? BLANK_BOX;
  },
  more: [
    {
      id: 'board.picture',
      text: 'trace:act.import',
      scope: 'app:room.map',
      icon: 'upload',
      isEnabled: mayDraw,
      run: () => {
        takeTool('picture');
        void importPicture();
      },
    },
  ],
};
