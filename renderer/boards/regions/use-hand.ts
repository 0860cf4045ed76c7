import { useEffect, useMemo } from 'react';
import type { Campaign, Point } from '../../../engine';
import type { Words } from '../../text/words';
import { useWords } from '../../explain/react';
import { watchWork } from '../../state/busy';
import { useDesk } from '../../state/desk';
import { useSession } from '../../state/session';
import { boardIn } from './board';
import { pictureArea } from './pictures';
import { useBoardRoom } from './state';
import { TOOL_ACTS } from './tools';
import { type HandEvent, refused, type ToolContext } from './tools/tool';

/** Pixels within which something is near. */
const NEAR = 9;

const contextOf = (campaign: Campaign, words: Words): ToolContext => {
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

/** Tools that change the world rest while a party looks, and while another window writes. */
const mayAct = (): boolean => {
  const { tool } = useBoardRoom.getState();
  return (
    tool === 'select' ||
    (useDesk.getState().eyes.kind === 'truth' && !useSession.getState().readOnly)
  );
};

/** What the hand does goes to the tool, and what comes of it to the campaign. */
export interface BoardHand {
  readonly send: (kind: HandEvent['kind'], point: Point, isShift?: boolean) => void;
}

/** True in the middle of a gesture, whether by the pointer or by keys. */
const isAtWork = (): boolean => useBoardRoom.getState().gesture.kind !== 'rest';

/** The hand over the board. */
export const useBoardHand = (): BoardHand => {
  const words = useWords();
  useEffect(() => watchWork(isAtWork), []);
  return useMemo(
    () => ({
      send: (kind, point, isShift = false) => {
        const { campaign, execute } = useSession.getState();
        const { tool, gesture, set } = useBoardRoom.getState();
        if (campaign === null) return;
        if (!mayAct()) {
          if (kind === 'down') set({ told: refused('resting') });
          return;
        }
        const context = contextOf(campaign, words);
        const answer = TOOL_ACTS[tool](gesture, { kind, point, isShift }, context);
        const isNew = answer.chosen != null && context.board.regions[answer.chosen] === undefined;
        if (answer.command !== undefined) void execute(answer.command);
        set({
          gesture: answer.gesture,
          ...(answer.chosen === undefined ? {} : { chosen: answer.chosen }),
          ...(isNew && tool === 'draw' ? { isNaming: true } : {}),
          ...(answer.told !== undefined
            ? { told: answer.told }
            : answer.command !== undefined
              ? { told: { text: answer.command.name, about: answer.command.about, tone: 'plain' } }
              : kind === 'down'
                ? { told: null }
                : {}),
        });
      },
    }),
    [words],
  );
};
