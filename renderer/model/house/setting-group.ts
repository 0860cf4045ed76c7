import type { SettingDefinition } from '../../../engine';

/** Settings that belong together: by the first part of their keys, or by the chapter in which their clauses stand. */
export interface SettingGroup {
  readonly id: string;
  readonly by: 'key' | 'chapter';
  readonly settings: readonly SettingDefinition[];
}
