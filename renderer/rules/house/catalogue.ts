import type { RuleSystem, SettingDefinition, Table, World } from '../../../engine';
import { hasAll, queryWords } from '../../reader/search';
import type { HouseNames } from './names';

/** Settings that belong together by the first part of their keys. */
export interface SettingGroup {
  readonly id: string;
  readonly settings: readonly SettingDefinition[];
}

/** Everything house rules can change. */
export interface HouseCatalogue {
  readonly groups: readonly SettingGroup[];
  readonly tables: readonly Table[];
}

const groupOf = ({ key }: SettingDefinition): string => key.split('.', 1)[0] ?? key;

/** The settings by group, in the order of the register, and the tables. */
export const houseCatalogue = ({
  settings,
  tables,
}: Pick<RuleSystem<World>, 'settings' | 'tables'>): HouseCatalogue => ({
  groups: [...new Set(settings.map(groupOf))].map((id) => ({
    id,
    settings: settings.filter((definition) => groupOf(definition) === id),
  })),
  tables,
});

/** What of it has all words of a query in its names, keys or clauses; an empty query keeps all. */
export const searchHouse = (
  { groups, tables }: HouseCatalogue,
  query: string,
  names: HouseNames,
): HouseCatalogue => {
  const wanted = queryWords(query);
  const meets = (...texts: readonly string[]): boolean => hasAll(texts.join(' '), wanted);
  const wordsOf = (definition: SettingDefinition): readonly string[] => [
    definition.key,
    definition.clause,
    names.setting(definition),
    ...(definition.allowed ?? []).map((option) => names.option(definition, option)),
  ];
  return {
    groups: groups
      .map((group) => ({
        ...group,
        settings: group.settings.filter((definition) => meets(...wordsOf(definition))),
      }))
      .filter(({ settings }) => settings.length > 0),
    tables: tables.filter((table) =>
      meets(
        table.id,
        table.clause,
        names.table(table),
        ...table.rows.map((row) => names.row(table, row)),
        ...table.columns.map((column) => names.column(table, column)),
      ),
    ),
  };
};

/** How many settings and tables there are. */
export const houseCount = ({ groups, tables }: HouseCatalogue): number =>
  groups.reduce((sum, { settings }) => sum + settings.length, tables.length);
