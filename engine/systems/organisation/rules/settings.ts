import { type Json, type SettingDefinition, type Settings, settingInForce } from '../../../kernel';
import { SETTINGS } from '../data/settings';

const DEFINITIONS: Readonly<Record<string, SettingDefinition>> = Object.fromEntries(
  SETTINGS.map((definition) => [definition.key, definition]),
);

/** The value in force: the GM's if it is of the right kind, else the register's default (OS-0-07). */
export const settingOf = (settings: Settings, key: string): Json =>
  settingInForce(DEFINITIONS[key], settings);

/** A setting of type `bool`. */
export const flagOf = (settings: Settings, key: string): boolean =>
  settingOf(settings, key) === true;

/** A setting of type `int` or `decimal`, never below 0. */
export const amountOf = (settings: Settings, key: string): number => {
  const value = settingOf(settings, key);
  return typeof value === 'number' ? Math.max(0, value) : 0;
};

/** A setting of money in halves: what the GM writes as 6 or 2.5, rounded down to halves (OS-0-02). */
export const halvesOf = (settings: Settings, key: string): number =>
  Math.floor(amountOf(settings, key) * 2);

/** A setting of type `enum` or `text`. */
export const choiceOf = (settings: Settings, key: string): string => {
  const value = settingOf(settings, key);
  return typeof value === 'string' ? value : '';
};

/** A setting of type `list`: its words. */
export const listOf = (settings: Settings, key: string): readonly string[] => {
  const value = settingOf(settings, key);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

/** A setting of type `table`: its whole numbers above 0, by key. */
export const countsOf = (settings: Settings, key: string): Readonly<Record<string, number>> => {
  const value = settingOf(settings, key);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, count]): readonly (readonly [string, number])[] =>
      typeof count === 'number' && Number.isInteger(count) && count > 0 ? [[name, count]] : [],
    ),
  );
};

/** Settings of the rulings whose cases the program asks about, by number (OS-0-10). */
const RULINGS: Readonly<Record<number, string>> = {
  1: 'os.ruling.q1',
  11: 'os.ruling.q11',
  12: 'os.ruling.q12',
  27: 'os.ruling.q27',
  29: 'os.ruling.q29',
  36: 'os.ruling.q36',
  41: 'os.ruling.q41',
  43: 'os.ruling.q43',
};

/** True if the GM wants to decide the cases of a ruling one by one (OS-0-10). `no` is its number: 27 = Q27. */
export const isDecidedByGm = (settings: Settings, no: number): boolean =>
  choiceOf(settings, RULINGS[no] ?? '') === 'gm';
