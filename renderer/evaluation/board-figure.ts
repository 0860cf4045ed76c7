import { type Dossier, type RegionBoard, type SeenBoard, systems } from '../../engine';
import { letteredMarks } from '../boards/lettered/drawing';
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

/** A board as somebody sees it, of one kind or the other. */
export type ShownBoard = Pick<Dossier, 'board' | 'lettered' | 'system'>;

/** A board from (0, 0), one of regions with a neat line around it; nothing where nobody has drawn one. */
export const boardArt = (
  { board, lettered, system }: ShownBoard,
  size: PaperSize,
  words: Words,
): readonly PageMark[] => {
  const game = systems[system];
  const kinds = game?.board.lettered?.marks;
  if (lettered !== undefined && kinds !== undefined)
    return letteredMarks({ ...lettered, marks: kinds }, size);
  if (board === undefined) return [];
  const currency = game?.currency;
  const { presence, parties } = board;
  const marks = boardMarks(
    { board: withoutNotes(board), presence, parties, currency },
    size,
    words,
  );
  return marks.length === 0 ? [] : [...marks, rimOf({ x: 0, y: 0, ...size }, 0.3)];
};

type Seen = ShownBoard & Pick<Dossier, 'month' | 'next'>;

/** The board on the first sheet, as the party sees it; undefined for games on a map. */
export const boardFigure = (dossier: Seen, words: Words): FigureBlock | undefined => {
  const { system, lettered, month, next } = dossier;
  const art = boardArt(dossier, SIZE, words);
  const clock = lettered === undefined ? month : next;
  if (art.length === 0) return undefined;
  return {
    kind: 'figure',
    ...SIZE,
    art,
    caption: words('evaluation:board', { date: dateOf({ system, clock }, words) }),
  };
};
