/** A piece of text on a page: place of its left lower corner, width and height in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly pieces: Piece[];
}

/** Pieces whose feet stand within this part of their height of each other are on one line. */
const SAME_LINE = 0.5;
/** Gaps in heights of the text: from here on a blank, and from here on another column. */
const BLANK = 0.12;
const COLUMN = 1;

const linesIn = (pieces: readonly Piece[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const reach = SAME_LINE * Math.max(line?.height ?? 0, piece.height);
    if (line !== undefined && line.y - piece.y <= reach) line.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines;
};

const gapBetween = (before: Piece, after: Piece): string => {
  const height = Math.max(before.height, after.height, 1);
  const gap = after.x - (before.x + before.width);
  if (gap >= COLUMN * height) return '\t';
  const isOpen = !before.text.endsWith(' ') && !after.text.startsWith(' ');
  return gap >= BLANK * height && isOpen ? ' ' : '';
};

const textOfLine = ({ pieces }: Line): string => {
  const ordered = pieces.toSorted((a, b) => a.x - b.x);
  const text = ordered.map((piece, index) => {
    const before = ordered[index - 1];
    return (before === undefined ? '' : gapBetween(before, piece)) + piece.text;
  });
  return text
    .join('')
    .split('\t')
    .map((cell) => cell.trim())
    .join('\t')
    .trimEnd();
};

/**
 * The lines of a page from top to bottom, left to right; a wide gap within a line becomes a tab, a gap of more than
 * a line between two lines an empty one.
 */
export const pageLines = (pieces: readonly Piece[]): readonly string[] => {
  const lines = linesIn(pieces.filter(({ text }) => text.trim() !== ''));
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isFar = above !== undefined && above.y - line.y > 2 * Math.max(above.height, line.height);
    return isFar ? ['', textOfLine(line)] : [textOfLine(line)];
  });
};
