import type { Page, PageMark } from '../../../kit/paper';
import { outline } from '../../../model/print/sheet/shapes';

/** All sheets of one document under its name. */
export interface ContactDocument {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A sheet of A4 and its margins, millimetres. */
const PAPER = { width: 210, height: 297 };
const MARGIN = 14;
const HEAD = 16;
const COLUMNS = 4;
const GAP = 5;
const CELL = { width: (PAPER.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS, height: 62 };
const NAME = 8;

const INK = '#1B1916';
const QUIET = '#4A443B';
const RIM = '#877B67';

const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  weight: 400 | 600,
  colour = INK,
): PageMark => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  colour,
  font: { family: weight === 600 ? 'serif' : 'sans', weight },
});

/** A sheet made small so that it fits its cell, with its rim. Fields to type into are left out: their names would repeat. */
const small = (page: Page, x: number, y: number): PageMark => {
  const scale = Math.min(CELL.width / page.width, CELL.height / page.height);
  const sheet = { x: 0, y: 0, width: page.width, height: page.height };
  return {
    kind: 'group',
    x: x + (CELL.width - page.width * scale) / 2,
    y,
    scale,
    clip: sheet,
    marks: [
      { kind: 'shape', path: outline(sheet), fill: '#ffffff' },
      ...page.marks.filter(({ kind }) => kind !== 'input'),
      { kind: 'shape', path: outline(sheet), stroke: RIM, width: 0.5 / scale / 2 },
    ],
  };
};

/** A row of the contact sheet: a name, or up to four sheets. */
type Row =
  | { readonly kind: 'name'; readonly title: string; readonly height: number }
  | { readonly kind: 'sheets'; readonly pages: readonly Page[]; readonly height: number };

const rowsOf = ({ title, pages }: ContactDocument): readonly Row[] => [
  { kind: 'name', title, height: NAME },
  ...Array.from({ length: Math.ceil(pages.length / COLUMNS) }, (_, row): Row => ({
    kind: 'sheets',
    pages: pages.slice(row * COLUMNS, (row + 1) * COLUMNS),
    height: CELL.height + GAP,
  })),
];

const marksOf = (row: Row, y: number): readonly PageMark[] =>
  row.kind === 'name'
    ? [words(MARGIN, y + 5, row.title, 4.2, 600)]
    : row.pages.map((page, column) => small(page, MARGIN + column * (CELL.width + GAP), y));

const sheetOf = (title: string, number: number, rows: readonly Row[]): Page => {
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((y, { height }) => y + height, MARGIN + HEAD),
  );
  return {
    ...PAPER,
    label: `${title} ${String(number)}`,
    marks: [
      words(MARGIN, MARGIN + 7, title, 7, 600),
      {
        ...words(PAPER.width - MARGIN, MARGIN + 7, String(number), 3, 400, QUIET),
        align: 'right',
      } as PageMark,
      ...rows.flatMap((row, index) => marksOf(row, tops[index] ?? MARGIN + HEAD)),
    ],
  };
};

/** Height a row needs to begin on a sheet: a name never stands at its foot without its sheets. */
const needed = (row: Row, next: Row | undefined): number =>
  row.kind === 'name' && next !== undefined ? row.height + next.height : row.height;

/**
 * All sheets of all documents small, under their names, to be proofed on paper. Documents are asked for one by one, and
 * a sheet is released as soon as it is full.
 */
export function* contactPages(
  title: string,
  documents: Iterable<ContactDocument>,
): Generator<Page, void> {
  let [rows, left, number]: [Row[], number, number] = [[], 0, 1];
  for (const document of documents) {
    const all = rowsOf(document);
    for (const [index, row] of all.entries()) {
      if (needed(row, all[index + 1]) > left) {
        if (rows.length > 0) yield sheetOf(title, number++, rows);
        [rows, left] = [[], PAPER.height - 2 * MARGIN - HEAD];
      }
      rows.push(row);
      left -= row.height;
    }
  }
  if (rows.length > 0) yield sheetOf(title, number, rows);
}
