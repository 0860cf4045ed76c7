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

/** A setting with its words; where they name options, it allows these in their order. */
export function setting(
  key: string,
  clause: string,
  type: SettingDefinition['type'],
  initial: Json,
  words: SettingWords,
): SettingDefinition {
  const { options } = words;
  const allowed = options === undefined ? {} : { allowed: Object.keys(options) };
  return { key, clause, type, initial, ...allowed, words };
}

/** Who decides a case the rules leave open: the reading as described, or the GM case by case. */
export function rulingSetting(
  key: string,
  clause: string,
  words: Omit<SettingWords, 'options'>,
  usual: Words = ['wie beschrieben', 'as described'],
): SettingDefinition {
  const options = {
    default: usual,
    gm: ['Spielleitung, von Fall zu Fall', 'the GM, case by case'],
  } as const;
  return setting(key, clause, 'enum', 'default', { ...words, options });
}

export type Settings = Readonly<Record<string, Json>>;
