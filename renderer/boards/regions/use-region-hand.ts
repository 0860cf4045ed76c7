import { useWords } from '../../explain/react';
import { useSession } from '../../state/session';
import type { Words } from '../../text/words';
import { type BoardHand, useBoardHand } from '../kit/use-board-hand';
import { boardIn } from './board';
import { pictureArea } from './pictures';
import { useBoardRoom } from './state';
import { REGION_TOOLS } from './tools';
import { type Gesture, REST, type ToolContext } from './tools/tool';

/** Pixels within which something is near. */
export const NEAR = 9;

const contextNow = (words: Words): ToolContext | null => {
  const { campaign } = useSession.getState();
  if (campaign === null) return null;
  const { chosen, camera, cellWidth, tint, isFraming } = useBoardRoom.getState();
  const board = boardIn(campaign);
  return {
    campaign,
    board,
    chosen: chosen !== null && board.regions[chosen] !== undefined ? chosen : null,
    reach: NEAR / (camera?.scale ?? 20),
    cellWidth,
    tint,
    isFraming,
    area: pictureArea(board),
    nameOf: (number) => words('regions:newName', { number }),
  };
};

/** The hand over the board of regions: its gesture shows what is being drawn. */
export type RegionHand = BoardHand<ToolContext, Gesture>;

/** Connects a hand to the board of the open campaign. */
export function useRegionHand(): RegionHand {
  const words = useWords();
  return useBoardHand({
    room: useBoardRoom,
    tools: REGION_TOOLS,
    rest: REST,
    context: () => contextNow(words),
    resting: 'board:refused.resting',
    onOutcome: ({ chosen }) => {
      const { campaign } = useSession.getState();
      const { tool, set } = useBoardRoom.getState();
      const isNew =
        campaign !== null && chosen != null && boardIn(campaign).regions[chosen] === undefined;
      if (isNew && tool === 'draw') set({ isNaming: true });
    },
  });
}
