import { type Json, type SettingDefinition, type Settings, settingInForce } from '../../../kernel';
import { SETTINGS } from '../data/settings';

const DEFINITIONS: Readonly<Record<string, SettingDefinition>> = Object.fromEntries(
  SETTINGS.map((definition) => [definition.key, definition]),
);

const settingOf = (settings: Settings, key: string): Json =>
  settingInForce(DEFINITIONS[key], settings);

/** A setting of type `bool`. */
export function flagOf(settings: Settings, key: string): boolean {
  return settingOf(settings, key) === true;
}

/** A setting of type `int`. */
export function numberOf(settings: Settings, key: string): number {
  const value = settingOf(settings, key);
  return typeof value === 'number' ? value : 0;
}

/** A setting of type `enum` or `text`. */
export function choiceOf(settings: Settings, key: string): string {
  const value = settingOf(settings, key);
  return typeof value === 'string' ? value : '';
}

/** True if the GM wants to decide the cases of a ruling without a switch of its own one by one (TM-0-10). */
export function isDecidedByGm(settings: Settings, no: number): boolean {
  return choiceOf(settings, `tm.ruling.r${String(no)}`) === 'gm';
}
