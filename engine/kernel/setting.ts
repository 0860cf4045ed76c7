import type { Json } from './params';

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
}

export type Settings = Readonly<Record<string, Json>>;
