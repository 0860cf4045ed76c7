import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  type Json,
  type RuleSystem,
  type SettingDefinition,
  type Table,
  type World,
} from '../../../engine';
import { clauseHeading, figuresOf } from '../../kit/explain';
import { useLanguage, useWords } from '../../kit/explain/react';
import { ownKey } from '../../kit/text/own-key';
import { countsIn, isByCells, shownCell } from './value';

/** Settings that belong together: by the first part of their keys, or by the chapter in which their clauses stand. */
export interface SettingGroup {
  readonly id: string;
  readonly by: 'key' | 'chapter';
  readonly settings: readonly SettingDefinition[];
}

/** Settings, values and cells as text in the language of the interface. */
export interface HouseNames {
  readonly group: (group: SettingGroup) => string;
  readonly setting: (definition: SettingDefinition) => string;
  /** What its name does not state; empty where the name is enough. */
  readonly help: (definition: SettingDefinition) => string;
  /** The game whose own texts name a setting; null where the texts are shared. */
  readonly ownerOf: (definition: SettingDefinition) => string | null;
  readonly value: (definition: SettingDefinition, value: Json) => string;
  readonly option: (definition: SettingDefinition, option: string) => string;
  readonly table: (table: Table) => string;
  readonly row: (table: Table, row: string) => string;
  readonly column: (table: Table, column: string) => string;
  /** A number in a cell of a table, halves in whole amounts; `null` = no such cell. */
  readonly cell: (table: Table, value: number | null) => string;
  readonly decimalMark: string;
}

/** The names of a system's settings and tables. */
export function useHouseNames(system: Pick<RuleSystem<World>, 'id' | 'board'>): HouseNames {
  const { id: game } = system;
  const { terrains } = hexGameOf(system);
  const { t, i18n } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => {
    const { plain } = figuresOf(words);
    const tableKey = ({ id }: Table): string => ownKey('table', id, `explain:table.${id}`);
    const option = ({ key, type }: SettingDefinition, id: string): string => {
      if (type === 'bool') return t(id === 'true' ? 'house:register.yes' : 'house:register.no');
      const keys = [`${game}:setting.${key}.options.${id}`, `house:setting.${key}.options.${id}`];
      return t(keys, { defaultValue: id });
    };
    const value = (definition: SettingDefinition, some: Json): string => {
      if (typeof some === 'number') return plain(some);
      if (typeof some === 'boolean') return option(definition, String(some));
      const counts = countsIn(definition, some);
      if (counts.length > 0)
        return counts
          .map(([key, count]) => `${option(definition, key)} ${plain(count)}`)
          .join(', ');
      if (isByCells(definition)) return t('house:register.byCells');
      if (Array.isArray(some) && some.length > 0)
        return some.map((key) => option(definition, String(key))).join(', ');
      if (typeof some === 'string' && some !== '')
        return definition.type === 'enum' ? option(definition, some) : some;
      return t('house:register.nothing');
    };
    return {
      option,
      value,
      group: ({ id, by }) =>
        by === 'chapter'
          ? clauseHeading(game, id, language)
          : t(`house:group.${id}`, { defaultValue: id }),
      setting: ({ key }) =>
        t([`${game}:setting.${key}.name`, `house:setting.${key}.name`], { defaultValue: key }),
      help: ({ key }) => t(`${game}:setting.${key}.help`, { defaultValue: '' }),
      ownerOf: ({ key }) => (i18n.exists(`${game}:setting.${key}.name`) ? game : null),
      table: (table) =>
        t([`${tableKey(table)}.name`, `house:table.name.${table.id}`], { defaultValue: table.id }),
      row: (table, row) =>
        t(`${tableKey(table)}.rows.${row}`, {
          defaultValue: terrains[row]?.name[language] ?? row,
        }),
      column: (table, column) =>
        t(`${tableKey(table)}.columns.${column}`, { defaultValue: column }),
      cell: (table, some) =>
        some === null ? t('house:deviation.noCell') : plain(shownCell(table, some)),
      decimalMark: language === 'de' ? ',' : '.',
    };
  }, [t, i18n, words, language, game, terrains]);
}
