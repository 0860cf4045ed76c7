import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { GERMAN_CSV, writeCsvBundle } from '../../../engine';
import { registerCsv } from '../../screens/records/register/csv';
import { tableText } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import { HOSTILE, hostileCampaign } from './testing/hostile';

/** Beginnings a spreadsheet takes for a formula, and texts that hold one behind something it may cut away. */
const CELLS: readonly string[] = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((sign) => `${sign}1+1`),
  "'=1",
  '"=1',
  ';=1',
  ',=1',
  '\n=1',
  '=1;"=2"',
  ...HOSTILE,
];

const ALL = { fields: 'all', notes: true, secrets: true } as const;
const hostile = hostileCampaign(tharosCampaign(), 15).world;
const words = ((key: string) => key) as Words;

/** Every writer of tables, as it writes names that would be formulas. */
const WRITERS: Readonly<Record<string, () => readonly string[]>> = {
  books: () => [tableText([CELLS, ...CELLS.map((cell) => [cell])], GERMAN_CSV)],
  registers: () => [
    registerCsv(
      CELLS.map((text) => ({ id: text, kind: 'text' as const, text, value: () => null })) as never,
      [{ id: 'a', row: null, values: CELLS, words: CELLS }],
      words,
      GERMAN_CSV,
    ),
  ],
  maps: () =>
    Object.values(unzipSync(writeCsvBundle(hostile, ALL).bytes)).map((bytes) =>
      new TextDecoder().decode(bytes),
    ),
};

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

describe.each(Object.entries(WRITERS))('tables of the %s', (_, write) => {
  it('hold no cell a spreadsheet would take for a formula', () => {
    const cells = write().flatMap(
      (text) => parse(text.replace(/^\uFEFF/, ''), { delimiter: ';', preview: 0 }).data,
    );
    expect(cells.flat().some((cell) => /^'[=+@]/.test(cell))).toBe(true);
    expect(cells.flat().filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell))).toEqual([]);
  });
});

it('no table is written but by these', () => {
  const sources = ['engine', 'renderer', 'cli', 'electron'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split('\\').join('/')}`)
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/node_modules/')),
  );
  const using = (words: RegExp): readonly string[] =>
    sources.filter((path) => words.test(readFileSync(path, 'utf8'))).sort();
  expect(using(/\bunparse\(/)).toEqual([
    'engine/exchange/csv/papaparse.d.ts',
    'engine/exchange/csv/write.ts',
  ]);
  expect(using(/\bcsvText\(/)).toEqual([
    'engine/exchange/csv/write.ts',
    'renderer/kit/explain/table-text.ts',
    'renderer/screens/records/register/csv.ts',
  ]);
});
