import { cellName, type Title } from '../../../../kernel';
import { LAND_ROWS, LEVELS, SUMMARY_ROWS, UPKEEP_ROWS, WORK_ROWS } from '../balance-rows';
import { coverText } from './cover';
import { lineOf, rowsOf, section, tabs, type Values } from './values';

/** Rows whose names are printed: each name with its cells, where anything stands in them. */
const namedRows = (
  values: Values,
  rows: readonly (readonly [string, Title])[],
  columns: readonly string[],
): readonly string[] =>
  rows.flatMap(([, { de }], index) => {
    const cells = columns.map((column) => lineOf(values, cellName(column, index + 1)));
    return cells.every((cell) => cell === '') ? [] : [tabs([de, ...cells])];
  });

const headed = (head: readonly string[], rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : [...head, ...rows];

const sumOf = (value: string, cells: readonly string[]): readonly string[] =>
  value === '' ? [] : [tabs(['Summe', ...cells, value])];

const landOf = (values: Values): readonly string[] => {
  const columns = LEVELS.flatMap((_, height) => [
    `fields${String(height)}`,
    `tax${String(height)}`,
  ]);
  const head = [
    tabs(['Gelände', ...LEVELS.flatMap(({ de }) => [de, ''])]),
    tabs(['', ...LEVELS.flatMap(() => ['KF', 'Steuern'])]),
  ];
  const fields = lineOf(values, 'landFields');
  const sum = sumOf(lineOf(values, 'landGold'), fields === '' ? [] : [fields]);
  const rows = namedRows(values, LAND_ROWS, columns);
  return section('Steuern aus dem Land', headed(head, [...rows, ...sum]));
};

const townsOf = (values: Values): readonly string[] => {
  const rows = rowsOf(values, ['townType', 'townPlace', 'townName', 'townGold']).map(tabs);
  const sum = sumOf(lineOf(values, 'townSum'), ['', '']);
  return section(
    'Einnahmen der Ansiedlungen',
    headed([tabs(['Typ', 'Ort', 'Name', 'GS'])], [...rows, ...sum]),
  );
};

const musterOf = (values: Values): readonly string[] => {
  const columns = ['musterUnit', 'musterCount', 'musterPlace', 'musterGold'];
  const rows = rowsOf(values, columns).map(tabs);
  const sum = sumOf(lineOf(values, 'musterSum'), ['', '']);
  return section(
    'Rüstungen und Auflösungen',
    headed([tabs(['Einheit', 'Stärke', 'wo', 'Kosten'])], [...rows, ...sum]),
  );
};

const upkeepOf = (values: Values): readonly string[] => [
  ...section(
    'Unterhalt der Infrastruktur',
    headed(
      [tabs(['', 'GSw 0', 'GSw 1', 'GSw 2', 'Kosten'])],
      namedRows(values, WORK_ROWS, ['works0', 'works1', 'works2', 'worksGold']),
    ),
  ),
  ...section(
    'Unterhalt der Einheiten',
    headed(
      [tabs(['', 'Anzahl', 'pro Stück', 'Kosten'])],
      namedRows(values, UPKEEP_ROWS, ['heads', 'rate', 'cost']),
    ),
  ),
];

/** A cause stands with the name of its row, the amount alone behind it. */
const summaryOf = (values: Values): readonly string[] =>
  section(
    'Gesamtbilanz',
    SUMMARY_ROWS.flatMap(([, { de }], index) => {
      const gold = lineOf(values, cellName('gold', index + 1));
      const cause = lineOf(values, cellName('cause', index + 1));
      if (gold === '') return [];
      return [tabs([cause === '' ? de : `${de}: ${cause}`, gold])];
    }),
  );

/** Where the new treasury is to lie (WW-3.3-04). */
const storageOf = (values: Values): readonly string[] =>
  section('Lagerorte', rowsOf(values, ['storePlace', 'storeGold']).map(tabs));

/**
 * The balance sheet as a letter in the order of the booklet, under its terms in either language, for by them lists
 * are read (WW-3.3-02 to WW-3.3-04, WW-3.3-07, WW-8.2-14).
 */
export const balanceText = (values: Values, language: 'de' | 'en'): string => {
  const lists = [
    ...landOf(values),
    ...townsOf(values),
    ...musterOf(values),
    ...upkeepOf(values),
    ...summaryOf(values),
    ...storageOf(values),
  ];
  const head = lists.length === 0 ? [] : ['', 'Reichsbilanz'];
  return [...coverText(values, language), ...head, ...lists].join('\n');
};
