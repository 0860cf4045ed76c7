import type { FormDefinition, FormFields, FormField, Title } from '../../../kernel';
import { line, number, title } from './fields';
import { LAND_ROWS, LEVELS, SUMMARY_ROWS, UPKEEP_ROWS, WORK_ROWS } from './balance-rows';
import { HEAD } from './head';
import { balanceText } from './to-text/balance';

const titlesOf = (rows: readonly (readonly [string, Title])[]): readonly Title[] =>
  rows.map(([, words]) => words);

/** A sum below a table, without a title of its own. */
const sum = (...fields: readonly FormField[]): FormFields => ({
  kind: 'fields',
  title: title('', ''),
  fields,
});

const landColumns = LEVELS.flatMap((group, height): readonly FormField[] => [
  { ...number(`fields${String(height)}`, 'KF', 'KF', 0.055), group },
  { ...number(`tax${String(height)}`, 'Steuern', 'Tax', 0.105), group },
]);

/** The balance sheet of the realm in the order of the booklet (WW-3.3-01 to -04, WW-3.3-07, WW-8.2-14). */
export const BALANCE: FormDefinition = {
  id: 'balance',
  title: title('Reichsbilanz', 'Balance sheet'),
  isReturned: true,
  parts: [
    HEAD,
    {
      kind: 'table',
      title: title('Steuern aus dem Land', 'Tax of the land'),
      columns: landColumns,
      rows: LAND_ROWS.length,
      rowTitles: titlesOf(LAND_ROWS),
    },
    sum(
      number('landFields', 'Summe KF', 'Sum of KF', 0.16),
      number('landGold', 'Summe GS', 'Sum of GS', 0.2),
    ),
    {
      kind: 'table',
      title: title('Einnahmen der Ansiedlungen', 'Income of settlements'),
      columns: [
        line('townType', 'Typ', 'Type', 0.15),
        line('townPlace', 'Ort', 'Place', 0.2),
        line('townName', 'Name', 'Name', 0.45),
        number('townGold', 'GS', 'GS', 0.2),
      ],
      rows: 5,
    },
    sum(number('townSum', 'Summe GS', 'Sum of GS', 0.2)),
    {
      kind: 'table',
      title: title('Rüstungen und Auflösungen', 'Raising and disbanding'),
      columns: [
        line('musterUnit', 'Einheit', 'Unit', 0.2),
        line('musterCount', 'Stärke, Hf', 'Size, leaders', 0.35),
        line('musterPlace', 'wo', 'where', 0.2),
        number('musterGold', 'Kosten', 'Cost', 0.25),
      ],
      rows: 6,
    },
    sum(number('musterSum', 'Summe GS', 'Sum of GS', 0.25)),
    {
      kind: 'table',
      title: title('Unterhalt der Infrastruktur', 'Upkeep of infrastructure'),
      columns: [
        number('works0', 'GSw 0', 'GSw 0', 0.2),
        number('works1', 'GSw 1', 'GSw 1', 0.2),
        number('works2', 'GSw 2', 'GSw 2', 0.2),
        number('worksGold', 'Kosten', 'Cost', 0.4),
      ],
      rows: WORK_ROWS.length,
      rowTitles: titlesOf(WORK_ROWS),
    },
    {
      kind: 'table',
      title: title('Unterhalt der Einheiten', 'Upkeep of units'),
      columns: [
        number('heads', 'Anzahl', 'Number', 0.35),
        number('rate', 'pro Stück', 'each', 0.25),
        number('cost', 'Kosten', 'Cost', 0.4),
      ],
      rows: UPKEEP_ROWS.length,
      rowTitles: titlesOf(UPKEEP_ROWS),
    },
    {
      kind: 'table',
      title: title('Gesamtbilanz', 'Summary'),
      columns: [line('cause', 'Ursache', 'Cause', 0.6), number('gold', 'GS', 'GS', 0.4)],
      rows: SUMMARY_ROWS.length,
      rowTitles: titlesOf(SUMMARY_ROWS),
    },
    {
      kind: 'table',
      title: title('Lagerorte', 'Storage'),
      note: title(
        'Wo der neue Bestand liegt; ohne Angabe in der Hauptstadt.',
        'Where the new treasury lies; in the capital if nothing is said.',
      ),
      columns: [line('storePlace', 'Ort', 'Place', 0.6), number('storeGold', 'GS', 'GS', 0.4)],
      rows: 4,
    },
  ],
  toText: balanceText,
};
