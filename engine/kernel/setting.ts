import type { Json } from './params';
import type { Words } from './words';

/** German first, English second; the only words the engine carries are proper names of games. */
export interface Title {
  readonly de: string;
  readonly en: string;
}

/** A choice of the GM with its default (the settings register of the rule page). */
export interface SettingDefinition {
  readonly key: string;
  readonly clause: string;
  readonly type: 'bool' | 'int' | 'decimal' | 'enum' | 'text' | 'list' | 'table';
  readonly initial: Json;
  readonly allowed?: readonly string[];
  /** Words for the GM; absent where shared texts have the words. */
  readonly words?: SettingWords;
}

/** Name of a setting, a sentence of help, and what it allows by key. */
export interface SettingWords {
  readonly name: Words;
  readonly help?: Words;
  readonly options?: Readonly<Record<string, Words>>;
}

/** A setting, with its words unless shared texts have them; where they name options, it allows these in their order. */
export function setting(
  key: string,
  clause: string,
  type: SettingDefinition['type'],
  initial: Json,
  words?: SettingWords,
): SettingDefinition {
  if (words === undefined) return { key, clause, type, initial };
  const { options } = words;
  const allowed = options === undefined ? {} : { allowed: Object.keys(options) };
  return { key, clause, type, initial, ...allowed, words };
}

const named = (name: Words, help?: Words): SettingWords =>
  help === undefined ? { name } : { name, help };

/** A whole number. */
export function intSetting(
  key: string,
  clause: string,
  initial: number,
  name?: Words,
  help?: Words,
): SettingDefinition {
  return setting(key, clause, 'int', initial, name && named(name, help));
}

/** Yes or no. */
export function flagSetting(
  key: string,
  clause: string,
  initial: boolean,
  name?: Words,
  help?: Words,
): SettingDefinition {
  return setting(key, clause, 'bool', initial, name && named(name, help));
}

/** One of several readings; the first one holds until the GM says otherwise. */
export function choiceSetting(
  key: string,
  clause: string,
  name: Words,
  options: Readonly<Record<string, Words>>,
  help?: Words,
): SettingDefinition {
  const [initial = ''] = Object.keys(options);
  return setting(key, clause, 'enum', initial, { ...named(name, help), options });
}

/** One of several readings for which shared texts have the words; the first one holds until the GM says otherwise. */
export function allowedSetting(
  key: string,
  clause: string,
  allowed: readonly string[],
): SettingDefinition {
  return { ...setting(key, clause, 'enum', allowed[0] ?? ''), allowed };
}

/** Who says what a case the rules leave open comes to: the reading as it is described, or the GM from case to case. */
export function rulingSetting(
  key: string,
  clause: string,
  words: Omit<SettingWords, 'options'>,
  usual: Words = ['wie im Regelblatt', 'as in the rules'],
): SettingDefinition {
  const options = {
    default: usual,
    gm: ['Spielleitung, von Fall zu Fall', 'the GM, case by case'],
  } as const;
  return setting(key, clause, 'enum', 'default', { ...words, options });
}

export type Settings = Readonly<Record<string, Json>>;
