import { type CsvStyle, csvText, numberCell, textCell } from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import type { Line } from '../../../model/records/lines';
import type { Column, FieldValue } from '../../../model/records/register';

const cellOf = (
  kind: Column<never>['kind'],
  value: FieldValue | undefined,
  words: string,
  style: CsvStyle,
): string => {
  if (typeof value !== 'number') return textCell(words);
  return numberCell(kind === 'money' ? value / 100 : value, style.numbers);
};

/** What the table shows as one file: numbers as numbers, everything else in words, no cell a formula. */
export function registerCsv<Row>(
  columns: readonly Column<Row>[],
  lines: readonly Line<Row>[],
  words: Words,
  style: CsvStyle,
): string {
  return csvText(
    [
      columns.map(({ text }) => textCell(words(text))),
      ...lines.map((line) =>
        columns.map(({ kind }, index) =>
          cellOf(kind, line.values[index], line.words[index] ?? '', style),
        ),
      ),
    ],
    style,
  );
}
