import {
  type BoardEdit,
  type Campaign,
  type Params,
  type RegionBoard,
  type RegionProblem,
  type Result,
  success,
} from '../../../engine';
import type { Command } from '../../state/command';
import { moduleOf } from './drawing/scene';

const NO_REGIONS: RegionBoard = { regions: {}, borders: [] };

/** The board of a campaign; one without regions where it has none. */
export const boardIn = ({ world }: Pick<Campaign, 'world'>): RegionBoard =>
  world.board ?? NO_REGIONS;

/** The command that gives the world the board an edit leads to; undefined if nothing would change. */
export const editBoard = (
  campaign: Campaign,
  name: string,
  about: Params,
  edit: BoardEdit,
): Result<Command | undefined, RegionProblem> => {
  if (!edit.ok) return edit;
  const board = edit.value;
  if (board === campaign.world.board) return success(undefined);
  return success({
    name,
    about,
    replace: (now) => ({ ...now, world: { ...now.world, board } }),
  });
};

/** How near outlines must run to count as touching, in units of the plane. */
export const touchOf = ({ regions }: RegionBoard): number => moduleOf(Object.values(regions)) * 0.1;
