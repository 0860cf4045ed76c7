import { type Campaign, systems } from '../../../engine';
import type { Page } from '../../paper';
import type { Words } from '../../text/words';
import { boardMarks } from './paper';
import type { SeenBoard } from './use-board';

/** Height of the sheet as part of its width. */
const FORM = 0.7;

/** The board as a sheet of its own, as the chosen eyes see it. */
export const boardPage = (
  campaign: Campaign,
  { board, presence }: Pick<SeenBoard, 'board' | 'presence'>,
  width: number,
  words: Words,
): Page => {
  const size = { width, height: width * FORM };
  const currency = systems[campaign.system]?.currency;
  const { parties } = campaign.world;
  return {
    ...size,
    label: words('board:stage', { campaign: campaign.name }),
    marks: boardMarks({ board, presence, parties, currency }, size, words),
  };
};
