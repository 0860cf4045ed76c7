import type { TableBlock } from '../../../kit/paper/block';
import { lengthOf, MAIL_WIDTH as WIDTH, underlined, wrapped } from '../../../kit/text/lines';
import { paragraphsOf } from '../../../kit/text/clean';
import type { TurnReport, IssuedBlock } from './evaluation';
import { detailLines, headingOf, type IssuedSection, sectionsOf, titleWithin } from './issue';

const linesOf = (text: string): readonly string[] =>
  paragraphsOf(text).flatMap((paragraph, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapped(paragraph),
  ]);

const longestOf = (texts: readonly string[]): number => Math.max(1, ...texts.map(lengthOf));

/** The widest column that can still be narrowed, by `least`; -1 = none. */
const widestOf = (widths: readonly number[], least: readonly number[]): number => {
  const free = widths.map((width, index) => (width > (least[index] ?? 1) ? width : 0));
  const widest = Math.max(...free);
  return widest === 0 ? -1 : free.indexOf(widest);
};

/** Spaces between two columns of a table, and where it is narrow. */
const GAPS = [2, 1] as const;

/** How a table is set: the widths of its columns and the spaces between them. */
interface Setting {
  readonly widths: readonly number[];
  readonly gap: number;
}

/** As wide as the content, the widest columns narrowed down to their longest words; undefined if it does not fit so. */
const settingOf = (
  rows: readonly (readonly string[])[],
  count: number,
  gap: number,
): Setting | undefined => {
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? ''));
  const widths = columns.map(longestOf);
  const least = columns.map((texts) => longestOf(texts.flatMap((text) => text.split(/\s+/))));
  const room = WIDTH - gap * (count - 1);
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const widest = widestOf(widths, least);
    if (widest < 0) return undefined;
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  return { widths, gap };
};

const padded = (text: string, width: number, align: 'left' | 'right'): string => {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return align === 'right' ? space + text : text + space;
};

/** Lines below the sentence before them, indented. */
const indented = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => wrapped(line, WIDTH - 4).map((part) => `    ${part}`));

/** A table that is too wide for its words: a row is its first cell and, below it, the others under their titles. */
const listLines = ({ columns, rows }: TableBlock): readonly string[] =>
  rows.flatMap(({ cells: [first = '', ...others] }) => [
    ...wrapped(first),
    ...indented(
      others.flatMap((cell, index) => {
        const title = columns[index + 1]?.title ?? '';
        return cell === '' ? [] : [title === '' ? cell : `${title}: ${cell}`];
      }),
    ),
  ]);

/** A table in columns, with less space between them where it is wide; no word is cut. */
const tableLines = (table: TableBlock): readonly string[] => {
  const { columns, rows, isBare = false } = table;
  const head = columns.map(({ title }) => title);
  const cells = rows.map((row) => row.cells);
  const all = isBare ? cells : [head, ...cells];
  const [setting] = GAPS.flatMap((gap) => settingOf(all, columns.length, gap) ?? []);
  if (setting === undefined) return listLines(table);
  const { widths, gap } = setting;
  const line = (row: readonly string[]): readonly string[] => {
    const parts = columns.map((_, index) => wrapped(row[index] ?? '', widths[index] ?? 1));
    const height = Math.max(1, ...parts.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      columns
        .map(({ align }, index) => padded(parts[index]?.[at] ?? '', widths[index] ?? 1, align))
        .join(' '.repeat(gap))
        .trimEnd(),
    );
  };
  const rule = '-'.repeat(
    widths.reduce((sum, width) => sum + width, 0) + gap * (columns.length - 1),
  );
  return [
    ...(isBare ? [] : [...line(head), rule]),
    ...rows.flatMap(({ cells: row, isTotal }) =>
      isTotal === true && rows.length > 1 ? [rule, ...line(row)] : line(row),
    ),
  ];
};

const letterLines = (text: string, signature: string): readonly string[] => [
  ...text.split('\n').flatMap((line) => {
    const quoted = wrapped(line, WIDTH - 2);
    return quoted.length === 0 ? ['>'] : quoted.map((part) => `> ${part}`);
  }),
  ...wrapped(signature, WIDTH - 2).map((line) => `  ${line}`),
];

const bodyOf = ({ block, text }: IssuedBlock): readonly string[] => {
  if (block.kind === 'table') return tableLines(block.table);
  return block.kind === 'letter' ? letterLines(text, block.signature) : linesOf(text);
};

const sectionLines = (section: IssuedSection): readonly string[] => [
  '',
  ...underlined(headingOf(section), '-'),
  ...section.blocks.flatMap((issued) => {
    const details = detailLines(issued);
    if (details !== undefined) return indented(details);
    const title = titleWithin(section, issued);
    return ['', ...(title === '' ? [] : wrapped(title)), ...bodyOf(issued)];
  }),
];

/** An evaluation for a mail: plain text, 72 columns, tables aligned, letters quoted. */
export function turnReportText(turnReport: TurnReport): string {
  const { realm, title, frame, opening, closing } = turnReport;
  const personal = (text: string): readonly string[] => (text === '' ? [] : ['', ...linesOf(text)]);
  return [
    ...underlined(realm, '='),
    ...wrapped(title),
    ...wrapped(frame.aside.join(', ')),
    ...personal(opening),
    ...sectionsOf(turnReport).flatMap(sectionLines),
    ...personal(closing),
    '',
    '-'.repeat(WIDTH),
    ...wrapped(`${frame.next}. ${frame.state}.`),
    '',
  ].join('\n');
}
