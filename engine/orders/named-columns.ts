import { folded, type Token, type Words } from './tokens';

/** What the head of a column says of its cells: a preposition before them, that they are the order itself, or the step it stands under. */
type Column = { readonly before: string } | 'order' | 'step';

const COLUMNS: ReadonlyMap<string, Column> = new Map(
  (
    [
      ['von', 'von aus woher herkunft start from source'],
      ['nach', 'nach wohin to destination'],
      ['in', 'in wo ort region gebiet where place'],
      ['gegen', 'gegen gegner opfer wen against opponent enemy'],
      ['mit', 'mit womit waffe waffen waffenart mittel with weapon'],
      [
        '',
        'was wieviel wievielgeld anzahl menge zahl ziel land vorzug stufe stufen kategorie summe betrag geld einheit einheiten objekt gegenstand what how howmany howmuch amount number country target advantage level levels category money units',
      ],
    ] as const
  ).flatMap(([before, heads]) =>
    heads.split(' ').map((head): [string, Column] => [head, { before }]),
  ),
);

const ORDERS = new Set(
  'aktion befehl auftrag massnahme taetigkeit order action command'.split(' '),
);
const STEPS = new Set('nr no schritt step phase lfd lfdnr'.split(' '));

const columnOf = (cell: string): Column | undefined => {
  const fold = folded(cell.replaceAll(/\s/g, ''));
  if (ORDERS.has(fold)) return 'order';
  return STEPS.has(fold) ? 'step' : COLUMNS.get(fold);
};

/** Cells of a line, between strokes, tabs, or blanks of two and more. */
function cellsOf({ text, span: { start } }: Words): readonly Words[] {
  const border = text.includes('|') ? /\|/g : /\t+| {2,}/g;
  const cells: Words[] = [];
  let from = 0;
  for (const { index, 0: sign } of [...text.matchAll(border), { index: text.length, 0: '' }]) {
    const cell = text.slice(from, index);
    const at = start + from + (cell.length - cell.trimStart().length);
    const own = cell.trim();
    cells.push({ text: own, span: { start: at, end: at + own.length } });
    from = index + sign.length;
  }
  // Strokes and blanks at the edges of the table.
  const first = cells[0]?.text === '' ? 1 : 0;
  return cells.slice(first, cells.at(-1)?.text === '' && cells.length > 1 ? -1 : undefined);
}

/** The columns of a table with a head that names all of them; undefined if a line is none. */
export function columnsOf(line: Words): readonly Column[] | undefined {
  const columns = cellsOf(line).map(({ text }) => columnOf(text));
  const known = columns.flatMap((column) => column ?? []);
  return known.length > 1 && known.length === columns.length ? known : undefined;
}

/** A cell in which nothing stands. */
const isEmpty = ({ text }: Words): boolean => /^[-–—/.]*$/.test(text);

/**
 * A row of a table as a sentence: the order first, each cell behind the preposition its column says. Undefined if it has
 * not as many cells as the head.
 */
export function sentenceOfRow(
  line: Words,
  columns: readonly Column[],
  tokensOf: (text: string, start: number) => readonly Token[],
): readonly Token[] | undefined {
  const cells = cellsOf(line);
  if (cells.length !== columns.length) return undefined;
  const own = cells
    .map((cell, at) => ({ cell, column: columns[at] }))
    .filter(({ cell, column }) => !isEmpty(cell) && column !== 'step');
  const rank = ({ column }: (typeof own)[number]): number => (column === 'order' ? 0 : 1);
  const tokens = own
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ cell: { text, span }, column }) => {
      const tokens = tokensOf(text, span.start);
      const [first] = tokens;
      const before = typeof column === 'object' ? column.before : '';
      // A preposition of the cell itself says more than that of its head.
      if (first === undefined || before === '' || first.kind === 'sign') return tokens;
      const marker: Token = { ...first, kind: 'word', text: before, fold: before };
      return [marker, ...tokens];
    });
  // `bauen?`: what is asked in one of its cells is asked in all of the row.
  const isAsked = ({ fold }: Token): boolean => fold === '?';
  return [...tokens.filter((token) => !isAsked(token)), ...tokens.filter(isAsked)];
}

/** What a row says of the step it stands under; empty if it says nothing. */
export function stepOfRow(line: Words, columns: readonly Column[]): string {
  return cellsOf(line)[columns.indexOf('step')]?.text ?? '';
}

/** True for a line between the head of a table and its rows. */
export function isRule(text: string): boolean {
  return /^[-=+| ]*$/.test(text) && text.includes('-');
}
