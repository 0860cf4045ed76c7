import { type Json, type SettingDefinition, type Settings, settingInForce } from '../../../kernel';
import { SETTINGS, type UnitType } from '../data';

const DEFINITIONS: Readonly<Record<string, SettingDefinition>> = Object.fromEntries(
  SETTINGS.map((definition) => [definition.key, definition]),
);

/** The value in force: the GM's if it is of the right kind, else the register's default (WW-13.1-01). */
export const settingOf = (settings: Settings, key: string): Json =>
  settingInForce(DEFINITIONS[key], settings);

/** A setting of type `bool`. */
export const flagOf = (settings: Settings, key: string): boolean =>
  settingOf(settings, key) === true;

/** A setting of type `int` or `decimal`. */
export const amountOf = (settings: Settings, key: string): number => {
  const value = settingOf(settings, key);
  return typeof value === 'number' ? value : 0;
};

/** A setting of type `enum` or `text`. */
export const choiceOf = (settings: Settings, key: string): string => {
  const value = settingOf(settings, key);
  return typeof value === 'string' ? value : '';
};

/** A number in a setting of type `table`, or undefined where the GM left the printed table in force. */
export const tableEntryOf = (
  settings: Settings,
  key: string,
  entry: string,
): number | undefined => {
  const table = settingOf(settings, key);
  if (table === null || typeof table !== 'object' || Array.isArray(table)) return undefined;
  const value = (table as Readonly<Record<string, Json>>)[entry];
  return typeof value === 'number' ? value : undefined;
};

/** Minimum size of a unit of a type (WW-5.1-10); the GM may replace single figures (WW-12.5-08). */
export const minimumSizeOf = (
  type: Pick<UnitType, 'key' | 'minimumSize'>,
  settings: Settings,
): number => tableEntryOf(settings, 'unit.min_size', type.key) ?? type.minimumSize;
