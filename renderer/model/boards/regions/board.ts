import {
  boardBox,
  type BoardEdit,
  type Campaign,
  type Params,
  type RegionBoard,
  type RegionProblem,
} from '../../../../engine';
import type { Area } from '../../tracing/place/affine';
import { type BoardCells, remembered, shapeCells } from '../../../kit/board/cells';
import { carryOut as carryOutIn, type Outcome, outcomeOf } from '../../board/screen-state';
import type { ToolMessage } from '../../../kit/board/tool';
import { BLANK_BOX } from './drawing/list';
import { moduleOf } from './drawing/scene';
import { useRegionsView } from './state';
import { replacing } from '../../state/command';

const NO_REGIONS: RegionBoard = { regions: {}, borders: [] };

/** The board of a campaign; one without regions where it has none. */
export function boardIn({ world }: Pick<Campaign, 'world'>): RegionBoard {
  return world.board ?? NO_REGIONS;
}

/** The regions of a board for pointer and keys. */
export const regionCells: (board: RegionBoard) => BoardCells = remembered(({ regions }) =>
  shapeCells(regions, BLANK_BOX),
);

const areaOf: (regions: RegionBoard['regions']) => Area = remembered(
  (regions) => boardBox({ regions }) ?? BLANK_BOX,
);

/** The area a new picture covers by default: all regions, or an empty sheet. The same object for the same board. */
export function pictureArea({ regions }: RegionBoard): Area {
  return areaOf(regions);
}

/** A refusal in the texts of the board. */
export function refused(code: string, about: Params = {}): ToolMessage {
  return {
    text: `regions:refused.${code}`,
    about,
    tone: 'refused',
  };
}

/** Data of a refusal for its sentence: regions by their names, those not named by the problem by the edit's. */
const aboutOf = ({ world }: Campaign, edit: Params, { about }: RegionProblem): Params => {
  const nameOf = (key: Params[string] | undefined) => world.board?.regions[String(key)]?.name;
  const { region, other } = about;
  return {
    ...edit,
    ...about,
    ...(region === undefined ? {} : { name: nameOf(region) ?? region }),
    ...(other === undefined ? {} : { other: nameOf(other) ?? other }),
  };
};

/** An edit of the board as one step of undo, or the sentence that refuses it; nothing where nothing would change. */
export function editBoard(
  campaign: Campaign,
  name: string,
  about: Params,
  edit: BoardEdit,
): Outcome {
  return outcomeOf(
    edit,
    (board) =>
      board === campaign.world.board
        ? undefined
        : replacing(name, about, (now) => ({ ...now, world: { ...now.world, board } })),
    (problem) => refused(problem.code, aboutOf(campaign, about, problem)),
  );
}

/** Carries out an edit beside the tools, or shows why it is refused. True unless it was. */
export function carryOut(
  campaign: Campaign,
  name: string,
  about: Params,
  edit: BoardEdit,
): boolean {
  return carryOutIn(useRegionsView, editBoard(campaign, name, about, edit));
}

/** How near outlines must run to count as touching, in units of the plane. */
export function touchOf({ regions }: RegionBoard): number {
  return moduleOf(Object.values(regions)) * 0.1;
}
