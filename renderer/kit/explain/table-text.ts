import {
  type CsvStyle,
  csvText,
  ENGLISH_CSV,
  GERMAN_CSV,
  numberCell,
  textCell,
} from '../../../engine';
import type { Language } from '../text/words';

/** A cell of a table on its way out. */
export type TableCell = string | number;

/** The style spreadsheets of a language expect. */
export function csvStyleOf(language: Language): CsvStyle {
  return language === 'en' ? ENGLISH_CSV : GERMAN_CSV;
}

/** A table as the text of a CSV file: numbers as numbers, words as words, no cell a formula. */
export function tableText(rows: readonly (readonly TableCell[])[], style: CsvStyle): string {
  return csvText(
    rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'number' ? numberCell(cell, style.numbers) : textCell(cell),
      ),
    ),
    style,
  );
}
