import type { BoardEdit, Campaign, Params, RegionProblem } from '../../../engine';
import { useSession } from '../../state/session';
import { editBoard } from './board';
import { useBoardRoom } from './state';
import { refused } from './tools/tool';

/** Data of a refusal for its sentence: regions by their names. */
const aboutOf = (campaign: Campaign, { about }: RegionProblem): Params =>
  Object.fromEntries(
    Object.entries(about).map(([name, value]) => {
      const region = campaign.world.board?.regions[String(value)];
      return name === 'region' || name === 'other'
        ? [name === 'region' ? 'name' : 'other', region?.name ?? value]
        : [name, value];
    }),
  );

/** Carries out an edit of the board as one step of undo, or says why it is refused. True if it was not. */
export const carryOut = (
  campaign: Campaign,
  name: string,
  about: Params,
  edit: BoardEdit,
): boolean => {
  const command = editBoard(campaign, name, about, edit);
  const { set } = useBoardRoom.getState();
  if (!command.ok) {
    set({ told: refused(command.problem.code, aboutOf(campaign, command.problem)) });
    return false;
  }
  set({ told: null });
  if (command.value !== undefined) void useSession.getState().execute(command.value);
  return true;
};
