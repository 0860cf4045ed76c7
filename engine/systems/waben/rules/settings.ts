import { type Json, type Settings, settingReader } from '../../../kernel';
import { SETTINGS, type UnitType } from '../data';

/** Settings in force: the GM's where they are of the right kind, else the register's default (WW-13.1-01). */
export const { settingOf, flagOf, choiceOf, numberOf: amountOf } = settingReader(SETTINGS);

/** A number in a setting of type `table`, or undefined where the GM left the printed table in force. */
export function tableEntryOf(settings: Settings, key: string, entry: string): number | undefined {
  const table = settingOf(settings, key);
  if (table === null || typeof table !== 'object' || Array.isArray(table)) return undefined;
  const value = (table as Readonly<Record<string, Json>>)[entry];
  return typeof value === 'number' ? value : undefined;
}

/** Minimum size of a unit of a type (WW-5.1-10); the GM may replace single figures (WW-12.5-08). */
export function minimumSizeOf(
  type: Pick<UnitType, 'key' | 'minimumSize'>,
  settings: Settings,
): number {
  return tableEntryOf(settings, 'unit.min_size', type.key) ?? type.minimumSize;
}
