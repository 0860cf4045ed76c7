import type { Finding, Settings } from '../../../../kernel';
import { UNIT_RANGES, type UnitType } from '../../data';
import { amountOf, settingOf } from '../../rules/settings';
import { finding } from '../finding';
import { remarkOf } from '../content';
import { type Check, perRow, rowFinding, typeOfRow, wordsIn } from './context';

/** Unit numbers are 100 to 999 (WW-5.1-03). */
export const unitNumbers: Check = (context) =>
  context.sheet.rows
    .filter(({ unit }) => unit < 100 || unit > 999)
    .map((row) => rowFinding(context, row, 'F-UNIT-NUMBER', wordsIn(row, 'number')));

/** A unit has one row; later ones are rejected (WW-5.1-03). */
export const duplicates: Check = (context) =>
  context.sheet.rows
    .filter((row) => context.rows.has(row.unit) && context.rows.get(row.unit) !== row)
    .map((row) => rowFinding(context, row, 'F-UNIT-DUP', wordsIn(row, 'number')));

/** "100-199" in the GM's table of ranges. */
const RANGE = /^(\d{3})-(\d{3})$/;

/** The numbers of a type: the GM's by its key, `{ "B": "400-499" }`, else those of its kind (WW-12.5-01). */
export function rangeOf(
  { key, kind }: UnitType,
  settings: Settings,
): { readonly from: number; readonly to: number } {
  const table = settingOf(settings, 'unit.ranges');
  const isTable = table !== null && typeof table === 'object' && !Array.isArray(table);
  const own: unknown = isTable ? Object.entries(table).find(([type]) => type === key)?.[1] : null;
  const match = typeof own === 'string' ? RANGE.exec(own) : null;
  return match === null ? UNIT_RANGES[kind] : { from: Number(match[1]), to: Number(match[2]) };
}

/** Types are numbered in their range; 600 to 999 is free (WW-5.1-04, -05). */
export const ranges: Check = perRow((row, context): readonly Finding[] => {
  const type = typeOfRow(row, context);
  if (type === undefined || row.unit >= UNIT_RANGES.free.from) return [];
  const { from, to } = rangeOf(type, context.settings);
  return row.unit >= from && row.unit <= to
    ? []
    : [
        rowFinding(context, row, 'F-UNIT-RANGE', wordsIn(row, 'number'), {
          type: type.key,
          from,
          to,
        }),
      ];
});

/** No more units than the GM allows, those raised or split off this turn included (WW-5.1-07). */
export const unitCount: Check = ({ settings, units, rows, party }) => {
  const limit = amountOf(settings, 'unit.max_units');
  if (limit <= 0) return [];
  const born = [...rows.values()].flatMap(({ unit, content }) => [
    ...(remarkOf(content, 'new') === undefined ? [] : [unit]),
    ...content.remarks.flatMap((remark) => (remark.kind === 'split' ? [remark.into] : [])),
  ]);
  const count = new Set([...units.keys(), ...born]).size;
  return count <= limit ? [] : [finding('F-UNIT-LIMIT', party, { about: { count, limit } })];
};
