import { type Campaign, systems } from '../../../engine';
import { bridge } from '../../bridge';
import { loadFaces, type Page, pngOf, svgFile } from '../../paper';
import type { Words } from '../../text/words';
import { boardMarks } from './paper';
import type { SeenBoard } from './use-board';

/** What the GM chose for a picture of the board. */
export interface PictureChoice {
  readonly format: 'png' | 'svg';
  /** Width of the sheet in millimetres. */
  readonly width: number;
}

const DPI = 200;
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
    label: words('regions:stage', { campaign: campaign.name }),
    marks: boardMarks({ board, presence, parties, currency }, size, words),
  };
};

const FORBIDDEN = /[/\\:*?"<>|]/g;

/** Saves a picture of the board; where it went, or null if the GM changed his mind. */
export const saveBoard = async (
  campaign: Campaign,
  seen: SeenBoard,
  { format, width }: PictureChoice,
  words: Words,
): Promise<{ readonly path: string } | null> => {
  const page = boardPage(campaign, seen, width, words);
  const faces = await loadFaces();
  const bytes =
    format === 'png'
      ? await pngOf(page, DPI, faces)
      : new TextEncoder().encode(svgFile(page, faces));
  const name = `${campaign.name.replace(FORBIDDEN, ' ').trim()}.${format}`;
  return bridge.saveFile({ kind: format, name, bytes });
};
