import {
  boardBox,
  type Border,
  type Currency,
  type Presence,
  type RegionKey,
  type SeenRegion,
  seenRegions,
  type ViewParty,
} from '../../../engine';
import { MM_PER_PIXEL } from '../../cartography';
import { moneyOf } from '../../explain';
import type { PageMark } from '../../paper';
import type { Words } from '../../text/words';
import { onPaper as onSheet } from '../kit/paper';
import { boardList } from './drawing/list';
import { type BoardScene, moduleOf } from './drawing/scene';
import { BLANK_BOX } from './picture-boxes';

/** A board on paper: who looks is told by the presence alone. */
export interface PaperBoard {
  /** All of it or what is left for others: the GM's notes are never drawn. */
  readonly board: {
    readonly regions: Readonly<Record<RegionKey, SeenRegion>>;
    readonly borders: readonly Border[];
  };
  readonly presence: readonly Presence[];
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly currency: Currency | undefined;
}

/** Millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Paper around the regions, in modules: as far as the sea is drawn, and names that reach over. */
const AIR = 2.8;

/** The drawing of a board as everybody sees its regions, with what is known of those in them. */
const boardScene = (
  { board, presence, parties, currency }: PaperBoard,
  words: Words,
): BoardScene => ({
  regions: Object.values(seenRegions(board)),
  borders: board.borders,
  presence,
  parties,
  money: moneyOf(currency, words).plain,
});

/**
 * A board as marks in a box of so many millimetres from (0, 0): as large as it fits, in the middle, in the colours of
 * print. Nothing of the GM's notes is in it.
 */
export const boardMarks = (
  onPaper: PaperBoard,
  { width, height }: PaperSize,
  words: Words,
): readonly PageMark[] => {
  const scene = boardScene(onPaper, words);
  const box = boardBox(onPaper.board) ?? BLANK_BOX;
  const air = AIR * moduleOf(scene.regions);
  const around = {
    left: box.left - air,
    top: box.top - air,
    right: box.right + air,
    bottom: box.bottom + air,
  };
  const field =
    width / Math.max(around.right - around.left, ((around.bottom - around.top) * width) / height);
  const list = boardList(scene, {
    theme: 'print',
    scale: field / MM_PER_PIXEL,
    hasSigns: true,
    hasLinks: true,
    hasPresence: true,
  });
  return onSheet({ list, box: around }, { width, height });
};
