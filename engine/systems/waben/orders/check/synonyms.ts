import type { Settings } from '../../../../kernel';
import { UNIT_TYPE_SYNONYMS } from '../../data';
import { settingOf } from '../../rules/settings';

/** The type another spelling stands for, by the GM's list or the register's, or undefined (WW-12.5-02). */
export const synonymOf = (written: string, settings: Settings): string | undefined => {
  const own = settingOf(settings, 'unit.type_synonyms');
  if (own === null || typeof own !== 'object' || Array.isArray(own))
    return Object.hasOwn(UNIT_TYPE_SYNONYMS, written) ? UNIT_TYPE_SYNONYMS[written] : undefined;
  const value = Object.entries(own).find(([key]) => key.toUpperCase() === written)?.[1];
  return typeof value === 'string' ? value : undefined;
};
