import type { Page, PageMark } from '../../paper';
import { outline } from '../../print/sheet/shapes';

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

/** Where rows fall: a name never stands alone at the foot of a sheet. */
const brokenInto = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const room = PAPER.height - 2 * MARGIN - HEAD;
  const sheets: Row[][] = [];
  let left = 0;
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    const needed =
      row.kind === 'name' && next !== undefined ? row.height + next.height : row.height;
    if (needed > left) {
      sheets.push([]);
      left = room;
    }
    sheets.at(-1)?.push(row);
    left -= row.height;
  });
  return sheets;
};

/** All sheets of all documents small, under their names, to be proofed on paper. */
export const contactPages = (
  title: string,
  documents: readonly ContactDocument[],
): readonly Page[] => {
  const sheets = brokenInto(documents.flatMap(rowsOf));
  return sheets.map((rows, index): Page => {
    let y = MARGIN + HEAD;
    const marks = rows.flatMap((row) => {
      const drawn = marksOf(row, y);
      y += row.height;
      return drawn;
    });
    const number = `${String(index + 1)} / ${String(sheets.length)}`;
    return {
      ...PAPER,
      label: `${title} ${number}`,
      marks: [
        words(MARGIN, MARGIN + 7, title, 7, 600),
        {
          ...words(PAPER.width - MARGIN, MARGIN + 7, number, 3, 400, QUIET),
          align: 'right',
        } as PageMark,
        ...marks,
      ],
    };
  });
};
