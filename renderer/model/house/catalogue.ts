import {
  chapterOf,
  type RuleSystem,
  type SettingDefinition,
  type Table,
  type World,
} from '../../../engine';
import { hasAll, queryWords } from '../../kit/reader/search';
import type { HouseNames, SettingGroup } from './names';

/** Everything house rules can change. */
export interface HouseCatalogue {
  readonly groups: readonly SettingGroup[];
  readonly tables: readonly Table[];
}

const fieldOf = ({ key }: Pick<SettingDefinition, 'key'>): string => key.split('.', 1)[0] ?? key;

const groupsBy = (
  by: SettingGroup['by'],
  settings: readonly SettingDefinition[],
  groupOf: (definition: SettingDefinition) => string,
): readonly SettingGroup[] =>
  [...new Set(settings.map(groupOf))].map((id) => ({
    id,
    by,
    settings: settings.filter((definition) => groupOf(definition) === id),
  }));

/** True of `ew.round.mode` beside `EW-0-04`. */
const isNamedAsItsClause = ({ key, clause }: SettingDefinition): boolean =>
  fieldOf({ key }) === clause.split('-', 1)[0]?.toLowerCase();

/** A game whose settings are named as its clauses, or all begin alike, has them by the chapters of its rules, in their order. */
const settingGroups = ({
  settings,
  register,
}: Pick<RuleSystem<World>, 'settings' | 'register'>): readonly SettingGroup[] => {
  if (new Set(settings.map(fieldOf)).size > 1 && !settings.some(isNamedAsItsClause))
    return groupsBy('key', settings, fieldOf);
  const chapters = [...new Set(register.clauses.map(chapterOf))];
  return groupsBy('chapter', settings, ({ clause }) => chapterOf(clause)).toSorted(
    (a, b) => chapters.indexOf(a.id) - chapters.indexOf(b.id),
  );
};

/** The settings by group, in the order of the register, and the tables. */
export function houseCatalogue(
  system: Pick<RuleSystem<World>, 'settings' | 'tables' | 'register'>,
): HouseCatalogue {
  return { groups: settingGroups(system), tables: system.tables };
}

/** Entries with all words of a query in their names, keys or clauses; an empty query returns all. */
export function searchHouse(
  { groups, tables }: HouseCatalogue,
  query: string,
  names: HouseNames,
): HouseCatalogue {
  const wanted = queryWords(query);
  const meets = (...texts: readonly string[]): boolean => hasAll(texts.join(' '), wanted);
  const wordsOf = (definition: SettingDefinition): readonly string[] => [
    definition.key,
    definition.clause,
    names.setting(definition),
    names.help(definition),
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
}

/** How many settings and tables there are. */
export function houseCount({ groups, tables }: HouseCatalogue): number {
  return groups.reduce((sum, { settings }) => sum + settings.length, tables.length);
}
