import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, RuleSystem, SettingDefinition, Table, World } from '../../../engine';
import { figuresOf } from '../../explain';
import { useLanguage, useWords } from '../../explain/react';

/** Says settings, values and cells in the language of the interface. */
export interface HouseNames {
  readonly setting: (definition: SettingDefinition) => string;
  readonly value: (definition: SettingDefinition, value: Json) => string;
  readonly option: (definition: SettingDefinition, option: string) => string;
  readonly table: (table: Table) => string;
  readonly row: (table: Table, row: string) => string;
  readonly column: (table: Table, column: string) => string;
  /** A number in a cell; `null` = no such cell. */
  readonly number: (value: number | null) => string;
  readonly decimalMark: string;
}

/** The names of a system's settings and tables. */
export const useHouseNames = ({ terrains }: Pick<RuleSystem<World>, 'terrains'>): HouseNames => {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => {
    const { plain } = figuresOf(words);
    const option = ({ key, type }: SettingDefinition, id: string): string => {
      if (type === 'bool') return t(id === 'true' ? 'house:register.yes' : 'house:register.no');
      return t(`house:setting.${key}.options.${id}`, { defaultValue: id });
    };
    const value = (definition: SettingDefinition, some: Json): string => {
      if (typeof some === 'number') return plain(some);
      if (typeof some === 'boolean') return option(definition, String(some));
      if (definition.type === 'table') return t('house:register.byCells');
      if (Array.isArray(some) && some.length > 0) return some.join(', ');
      if (typeof some === 'string' && some !== '')
        return definition.type === 'enum' ? option(definition, some) : some;
      return t('house:register.nothing');
    };
    return {
      option,
      value,
      setting: ({ key }) => t(`house:setting.${key}.name`, { defaultValue: key }),
      table: ({ id }) => t(`house:table.name.${id}`, { defaultValue: id }),
      row: ({ id }, row) =>
        t(`explain:table.${id}.rows.${row}`, {
          defaultValue: terrains?.[row]?.name[language] ?? row,
        }),
      column: ({ id }, column) =>
        t(`explain:table.${id}.columns.${column}`, { defaultValue: column }),
      number: (some) => (some === null ? t('house:deviation.noCell') : plain(some)),
      decimalMark: language === 'de' ? ',' : '.',
    };
  }, [t, words, language, terrains]);
};
