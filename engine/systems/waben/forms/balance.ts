import {
  cellName,
  type FormField,
  type FormFields,
  type FormValues,
  type Language,
  type Words,
} from '../../../kernel';
import {
  fields,
  line,
  noted,
  number,
  returnedForm,
  table,
  title,
} from '../../../kernel/form-parts';
import {
  LAND_ROWS,
  LEVELS,
  type PrintedRow,
  SUMMARY_ROWS,
  UPKEEP_ROWS,
  WORK_ROWS,
} from './balance-rows';
import { HEAD } from './head';
import { coverText } from './to-text/cover';
import { lineOf, rowsOf, section, tabs } from './to-text/values';

/** Rows whose names are printed: each name with its cells, where anything stands in them. */
const namedRows = (
  values: FormValues,
  rows: readonly PrintedRow[],
  columns: readonly string[],
): readonly string[] =>
  rows.flatMap(([, [de]], index) => {
    const cells = columns.map((column) => lineOf(values, cellName(column, index + 1)));
    return cells.every((cell) => cell === '') ? [] : [tabs([de, ...cells])];
  });

const headed = (head: readonly string[], rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : [...head, ...rows];

const sumOf = (value: string, cells: readonly string[]): readonly string[] =>
  value === '' ? [] : [tabs(['Summe', ...cells, value])];

const landOf = (values: FormValues): readonly string[] => {
  const columns = LEVELS.flatMap((_, height) => [
    `fields${String(height)}`,
    `tax${String(height)}`,
  ]);
  const head = [
    tabs(['Gelände', ...LEVELS.flatMap(([de]) => [de, ''])]),
    tabs(['', ...LEVELS.flatMap(() => ['KF', 'Steuern'])]),
  ];
  const fields = lineOf(values, 'landFields');
  const sum = sumOf(lineOf(values, 'landGold'), fields === '' ? [] : [fields]);
  const rows = namedRows(values, LAND_ROWS, columns);
  return section('Steuern aus dem Land', headed(head, [...rows, ...sum]));
};

const townsOf = (values: FormValues): readonly string[] => {
  const rows = rowsOf(values, ['townType', 'townPlace', 'townName', 'townGold']).map(tabs);
  const sum = sumOf(lineOf(values, 'townSum'), ['', '']);
  return section(
    'Einnahmen der Ansiedlungen',
    headed([tabs(['Typ', 'Ort', 'Name', 'GS'])], [...rows, ...sum]),
  );
};

const musterOf = (values: FormValues): readonly string[] => {
  const columns = ['musterUnit', 'musterCount', 'musterPlace', 'musterGold'];
  const rows = rowsOf(values, columns).map(tabs);
  const sum = sumOf(lineOf(values, 'musterSum'), ['', '']);
  return section(
    'Rüstungen und Auflösungen',
    headed([tabs(['Einheit', 'Stärke', 'wo', 'Kosten'])], [...rows, ...sum]),
  );
};

const upkeepOf = (values: FormValues): readonly string[] => [
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
const summaryOf = (values: FormValues): readonly string[] =>
  section(
    'Gesamtbilanz',
    SUMMARY_ROWS.flatMap(([, [de]], index) => {
      const gold = lineOf(values, cellName('gold', index + 1));
      const cause = lineOf(values, cellName('cause', index + 1));
      if (gold === '') return [];
      return [tabs([cause === '' ? de : `${de}: ${cause}`, gold])];
    }),
  );

/** Where the new treasury is to lie (WW-3.3-04). */
const storageOf = (values: FormValues): readonly string[] =>
  section('Lagerorte', rowsOf(values, ['storePlace', 'storeGold']).map(tabs));

/**
 * The balance sheet as a letter in the order of the booklet, under its terms in either language, for by them lists
 * are read (WW-3.3-02 to WW-3.3-04, WW-3.3-07, WW-8.2-14).
 */
const balanceText = (values: FormValues, language: Language): string => {
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

const titlesOf = (rows: readonly PrintedRow[]): readonly Words[] => rows.map(([, words]) => words);

/** A sum below a table, without a title of its own. */
const sum = (...below: readonly FormField[]): FormFields => fields('', '', below);

const landColumns = LEVELS.flatMap((words, height): readonly FormField[] => {
  const group = title(...words);
  return [
    { ...number(`fields${String(height)}`, 'KF', 'KF', 0.055), group },
    { ...number(`tax${String(height)}`, 'Steuern', 'Tax', 0.105), group },
  ];
});

/** The balance sheet of the realm in the order of the booklet (WW-3.3-01 to -04, WW-3.3-07, WW-8.2-14). */
export const BALANCE = returnedForm('balance', 'Reichsbilanz', 'Balance sheet', balanceText, [
  HEAD,
  table('Steuern aus dem Land', 'Tax of the land', titlesOf(LAND_ROWS), landColumns),
  sum(
    number('landFields', 'Summe KF', 'Sum of KF', 0.16),
    number('landGold', 'Summe GS', 'Sum of GS', 0.2),
  ),
  table('Einnahmen der Ansiedlungen', 'Income of settlements', 5, [
    line('townType', 'Typ', 'Type', 0.15),
    line('townPlace', 'Ort', 'Place', 0.2),
    line('townName', 'Name', 'Name', 0.45),
    number('townGold', 'GS', 'GS', 0.2),
  ]),
  sum(number('townSum', 'Summe GS', 'Sum of GS', 0.2)),
  table('Rüstungen und Auflösungen', 'Raising and disbanding', 6, [
    line('musterUnit', 'Einheit', 'Unit', 0.2),
    line('musterCount', 'Stärke, Hf', 'Size, leaders', 0.35),
    line('musterPlace', 'wo', 'where', 0.2),
    number('musterGold', 'Kosten', 'Cost', 0.25),
  ]),
  sum(number('musterSum', 'Summe GS', 'Sum of GS', 0.25)),
  table('Unterhalt der Infrastruktur', 'Upkeep of infrastructure', titlesOf(WORK_ROWS), [
    number('works0', 'GSw 0', 'GSw 0', 0.2),
    number('works1', 'GSw 1', 'GSw 1', 0.2),
    number('works2', 'GSw 2', 'GSw 2', 0.2),
    number('worksGold', 'Kosten', 'Cost', 0.4),
  ]),
  table('Unterhalt der Einheiten', 'Upkeep of units', titlesOf(UPKEEP_ROWS), [
    number('heads', 'Anzahl', 'Number', 0.35),
    number('rate', 'pro Stück', 'each', 0.25),
    number('cost', 'Kosten', 'Cost', 0.4),
  ]),
  table('Gesamtbilanz', 'Summary', titlesOf(SUMMARY_ROWS), [
    line('cause', 'Ursache', 'Cause', 0.6),
    number('gold', 'GS', 'GS', 0.4),
  ]),
  noted(
    table('Lagerorte', 'Storage', 4, [
      line('storePlace', 'Ort', 'Place', 0.6),
      number('storeGold', 'GS', 'GS', 0.4),
    ]),
    'Wo der neue Bestand liegt; ohne Angabe in der Hauptstadt.',
    'Where the new treasury lies; in the capital if nothing is said.',
  ),
]);
