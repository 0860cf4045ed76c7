import type { TableBlock } from '../paper/block';
import { lengthOf, MAIL_WIDTH as WIDTH, underlined, wrapped } from '../text/lines';
import { paragraphsOf } from '../text/clean';
import type { Evaluation, IssuedBlock } from './evaluation';
import { detailLines, headingOf, type IssuedSection, sectionsOf, titleWithin } from './issue';

/** Spaces between two columns of a table. */
const GAP = 2;

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

/** Widths of columns: as wide as their content, the widest ones narrowed until the table fits; words are cut last. */
const widthsOf = (rows: readonly (readonly string[])[], count: number): readonly number[] => {
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at] ?? ''));
  const widths = columns.map(longestOf);
  const room = WIDTH - GAP * (count - 1);
  for (const least of [
    columns.map((texts) => longestOf(texts.flatMap((text) => text.split(/\s+/)))),
    columns.map(() => 1),
  ]) {
    while (widths.reduce((sum, width) => sum + width, 0) > room) {
      const widest = widestOf(widths, least);
      if (widest < 0) break;
      widths[widest] = (widths[widest] ?? 1) - 1;
    }
  }
  return widths;
};

const padded = (text: string, width: number, align: 'left' | 'right'): string => {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return align === 'right' ? space + text : text + space;
};

const tableLines = ({ columns, rows, isBare = false }: TableBlock): readonly string[] => {
  const head = columns.map(({ title }) => title);
  const cells = rows.map((row) => row.cells);
  const widths = widthsOf(isBare ? cells : [head, ...cells], columns.length);
  const line = (row: readonly string[]): readonly string[] => {
    const parts = columns.map((_, index) => wrapped(row[index] ?? '', widths[index] ?? 1));
    const height = Math.max(1, ...parts.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      columns
        .map(({ align }, index) => padded(parts[index]?.[at] ?? '', widths[index] ?? 1, align))
        .join(' '.repeat(GAP))
        .trimEnd(),
    );
  };
  const rule = '-'.repeat(
    widths.reduce((sum, width) => sum + width, 0) + GAP * (columns.length - 1),
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

/** Lines below the sentence before them, indented. */
const indented = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => wrapped(line, WIDTH - 4).map((part) => `    ${part}`));

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
export const evaluationText = (evaluation: Evaluation): string => {
  const { realm, title, frame, opening, closing } = evaluation;
  const personal = (text: string): readonly string[] => (text === '' ? [] : ['', ...linesOf(text)]);
  return [
    ...underlined(realm, '='),
    ...wrapped(title),
    ...wrapped(frame.aside.join(', ')),
    ...personal(opening),
    ...sectionsOf(evaluation).flatMap(sectionLines),
    ...personal(closing),
    '',
    '-'.repeat(WIDTH),
    ...wrapped(`${frame.next}. ${frame.state}.`),
    '',
  ].join('\n');
};
