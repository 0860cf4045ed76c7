export { numberCell, type NumberStyle, textCell } from './cell';
export { type CsvReadOptions, readCsv } from './read';
export { csvCells } from './table';
export { TABLE_NAMES as CSV_TABLES, type TableName as CsvTable } from './tables';
export { type CsvStyle, csvText, ENGLISH_CSV, GERMAN_CSV, writeCsvBundle } from './write';
