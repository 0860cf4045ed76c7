import { type Dossier, type RegionBoard, type SeenBoard, systems } from '../../engine';
import { boardMarks, type PaperSize } from '../boards/regions/paper';
import { dateOf } from '../explain';
import type { FigureBlock } from '../paper/block';
import type { PageMark } from '../paper/page';
import { rimOf } from '../print/sheet/shapes';
import type { Words } from '../text/words';

/** Millimetres of the board on the first sheet. */
const SIZE: PaperSize = { width: 88, height: 72 };

/** Regions as everybody sees them as a board without a word of the GM. */
const withoutNotes = ({ regions, borders }: SeenBoard): RegionBoard => ({
  regions: Object.fromEntries(
    Object.values(regions).map((region) => [region.key, { ...region, note: '' }]),
  ),
  borders,
});

/** The board of a party from (0, 0), with a neat line around it; nothing where nobody has drawn one. */
export const boardArt = (
  board: SeenBoard,
  system: string,
  size: PaperSize,
  words: Words,
): readonly PageMark[] => {
  const currency = systems[system]?.currency;
  const { presence, parties } = board;
  const marks = boardMarks(
    { board: withoutNotes(board), presence, parties, currency },
    size,
    words,
  );
  return marks.length === 0 ? [] : [...marks, rimOf({ x: 0, y: 0, ...size }, 0.3)];
};

/** The board on the first sheet, as the party sees it; undefined for games on a map. */
export const boardFigure = (
  { board, system, month }: Pick<Dossier, 'board' | 'system' | 'month'>,
  words: Words,
): FigureBlock | undefined => {
  const art = board === undefined ? [] : boardArt(board, system, SIZE, words);
  if (art.length === 0) return undefined;
  return {
    kind: 'figure',
    ...SIZE,
    art,
    caption: words('evaluation:board', { date: dateOf({ system, clock: month }, words) }),
  };
};
