import { fact } from './construct';
import type { Fact } from './explained';
import type { Json } from './params';
import type { SettingDefinition, Settings } from './setting';

const isAllowed = ({ type, allowed }: SettingDefinition, value: Json): boolean => {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int':
      return Number.isInteger(value);
    case 'decimal':
      return typeof value === 'number';
    case 'enum':
      return typeof value === 'string' && (allowed ?? []).includes(value);
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    case 'table':
      return value !== null && typeof value === 'object' && !Array.isArray(value);
  }
};

/** How a game reads its settings: each by its key, as what it is declared to be. */
export interface SettingReader {
  /** The value in force: the GM's if it is of the right kind, else the register's default; null if unknown. */
  readonly settingOf: (settings: Settings, key: string) => Json;
  /** A setting of type `bool`. */
  readonly flagOf: (settings: Settings, key: string) => boolean;
  /** A setting of type `int` or `decimal`. */
  readonly numberOf: (settings: Settings, key: string) => number;
  /** The same, never below 0. */
  readonly amountOf: (settings: Settings, key: string) => number;
  /** The same as a fact, with the clause of the setting; it is called by the key. */
  readonly factOf: (settings: Settings, key: string) => Fact;
  /** A setting of type `enum` or `text`. */
  readonly choiceOf: (settings: Settings, key: string) => string;
  /** A setting of type `list`: its words. */
  readonly listOf: (settings: Settings, key: string) => readonly string[];
  /** A setting of type `table`: its numbers by key. */
  readonly numbersOf: (settings: Settings, key: string) => Readonly<Record<string, number>>;
}

/** Reads the settings of a register. */
export function settingReader(register: readonly SettingDefinition[]): SettingReader {
  const definitions = new Map(register.map((one) => [one.key, one]));
  const settingOf = (settings: Settings, key: string): Json => {
    const definition = definitions.get(key);
    if (definition === undefined) return null;
    const value = settings[key];
    return value !== undefined && isAllowed(definition, value) ? value : definition.initial;
  };
  const numberOf = (settings: Settings, key: string): number => {
    const value = settingOf(settings, key);
    return typeof value === 'number' ? value : 0;
  };
  const amountOf = (settings: Settings, key: string): number =>
    Math.max(0, numberOf(settings, key));
  return {
    settingOf,
    flagOf: (settings, key) => settingOf(settings, key) === true,
    numberOf,
    amountOf,
    factOf: (settings, key) => fact(key, amountOf(settings, key), {}, definitions.get(key)?.clause),
    choiceOf: (settings, key) => {
      const value = settingOf(settings, key);
      return typeof value === 'string' ? value : '';
    },
    listOf: (settings, key) => {
      const value = settingOf(settings, key);
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    },
    numbersOf: (settings, key) => {
      const value = settingOf(settings, key);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
      const numbers = new Map<string, number>();
      for (const [name, number] of Object.entries(value))
        if (typeof number === 'number') numbers.set(name, number);
      return Object.fromEntries(numbers);
    },
  };
}
