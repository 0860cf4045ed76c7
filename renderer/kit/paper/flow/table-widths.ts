import type { TableBlock } from '../block';
import type { Fonts } from '../fonts';
import type { Lettering } from './style';

/** Space between two columns. */
export const GUTTER = 3.2;

/** No column is narrower. */
const NARROWEST = 6;

/** A column whose content is longer wraps before others do. */
const LONG = 0.4;

const widest = (fonts: Fonts, block: TableBlock, column: number, lettering: Lettering): number => {
  const { font, size } = lettering;
  const strong = { ...font, weight: 600 } as const;
  const title = block.columns[column]?.title ?? '';
  let most = block.isBare === true ? 0 : fonts.widthOf(title, strong, size);
  for (const { cells, isTotal = false } of block.rows) {
    const text = (cells[column] ?? '').slice(0, 400);
    most = Math.max(most, fonts.widthOf(text, isTotal ? strong : font, size, 'tabular'));
  }
  return most;
};

/** Narrower columns keep what they need; the others share what is left. */
const squeezed = (wanted: readonly number[], room: number): readonly number[] => {
  let open = wanted.map((_, index) => index);
  let left = room;
  const widths = [...wanted];
  for (;;) {
    const even = left / Math.max(1, open.length);
    const small = open.filter((index) => (wanted[index] ?? 0) <= even);
    if (small.length === 0 || open.length === 0) {
      for (const index of open) widths[index] = Math.max(NARROWEST, even);
      return widths;
    }
    for (const index of small) left -= wanted[index] ?? 0;
    open = open.filter((index) => !small.includes(index));
  }
};

/** Too many columns for the paper become narrower all together. */
const within = (widths: readonly number[], room: number): readonly number[] => {
  const sum = widths.reduce((total, width) => total + width, 0);
  return sum <= room ? widths : widths.map((width) => (width * room) / sum);
};

/** A column becomes at most so much wider than it needs, before the rest goes to the words. */
const AIR = 5;

/** The room that is left: some air for each column, the rest for the last column of words. */
const spread = (block: TableBlock, widths: readonly number[], room: number): readonly number[] => {
  const left = Math.max(0, room - widths.reduce((sum, width) => sum + width, 0));
  const words = block.columns.findLastIndex(({ align }) => align === 'left');
  const air = Math.min(AIR, (0.4 * left) / Math.max(1, widths.length));
  const rest = left - air * (widths.length - 1);
  return widths.map((width, index) => width + (index === words ? rest : air));
};

/** Shares of the room; where all content has room on one line, no column is too narrow for its own. */
const shared = (
  needed: readonly number[],
  shares: readonly number[],
  room: number,
): readonly number[] => {
  const sum = shares.reduce((all, share) => all + share, 0);
  const total = needed.reduce((all, need) => all + need, 0);
  const air = Math.min(AIR, Math.max(0, (0.4 * (room - total)) / needed.length));
  const fixed = needed.map((need, index) =>
    shares[index] === 0 ? Math.min(need, LONG * room) + air : 0,
  );
  const open = Math.max(0, room - fixed.reduce((all, need) => all + need, 0));
  const widths = fixed.map((need, index) => need + (open * (shares[index] ?? 0)) / sum);
  const left = room - total;
  const isTooNarrow = widths.some((width, index) => width < (needed[index] ?? 0));
  if (!isTooNarrow || left < 0) return widths;
  return needed.map((need, index) => need + (left * (shares[index] ?? 0)) / sum);
};

/** Widths of the columns of a table without the space between them. */
export function columnWidths(
  fonts: Fonts,
  block: TableBlock,
  lettering: Lettering,
  width: number,
): readonly number[] {
  const room = Math.max(0, width - GUTTER * (block.columns.length - 1));
  const needed = block.columns.map((_, index) => widest(fonts, block, index, lettering));
  const shares = block.columns.map(({ share = 0 }) => share);
  if (shares.some((share) => share > 0)) return within(shared(needed, shares, room), room);
  const sum = needed.reduce((total, need) => total + need, 0);
  return within(sum <= room ? spread(block, needed, room) : squeezed(needed, room), room);
}
