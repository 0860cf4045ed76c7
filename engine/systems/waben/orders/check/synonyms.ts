import type { Settings } from '../../../../kernel';
import { synonymTypeOf } from '../../rules/catalogue';
import { settingOf } from '../../rules/settings';

/** The type another spelling stands for, by the GM's list or the register's, or undefined (WW-12.5-02). */
export const synonymOf = (written: string, settings: Settings): string | undefined => {
  const own = settingOf(settings, 'unit.type_synonyms');
  if (own === null || typeof own !== 'object' || Array.isArray(own))
    return synonymTypeOf(written)?.key;
  const value = Object.entries(own).find(([key]) => key.toUpperCase() === written)?.[1];
  return typeof value === 'string' ? value : undefined;
};
