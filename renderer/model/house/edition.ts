import {
  type Campaign,
  type Edition,
  editionsInForce,
  houseRule,
  type Json,
  type SettingDefinition,
  type Settings,
  settingsAt,
  settingsInForce,
  type Table,
  tableSetting,
} from '../../../engine';

/** The editions of a campaign in the order in which they lie over each other. */
export function editionsOf({ editions }: Pick<Campaign, 'editions'>): readonly Edition[] {
  return editionsInForce({ editions }, Number.MAX_SAFE_INTEGER);
}

/** What holds under the edition with this id; with all editions if there is none. */
const below = (campaign: Campaign, id: string | undefined): Settings => {
  const list = editionsOf(campaign);
  const end = list.findIndex((edition) => edition.id === id);
  const under = end < 0 ? list : list.slice(0, end);
  return settingsAt(
    { ...campaign, editions: Object.fromEntries(under.map((edition) => [edition.id, edition])) },
    Number.MAX_SAFE_INTEGER,
  );
};

/** What holds under an edition: the campaign's own settings and the editions before it. */
export function settingsUnder(campaign: Campaign, id: string): Settings {
  return below(campaign, id);
}

/** What holds once an edition holds: itself over all before it; without one, what holds in the open turn. */
export function settingsWith(campaign: Campaign, id: string | null): Settings {
  if (id === null) return settingsInForce(campaign);
  const list = editionsOf(campaign);
  const next = list[list.findIndex((edition) => edition.id === id) + 1];
  return below(campaign, next?.id);
}

/** The value of a setting among some settings; where they do not name it, the booklet's. */
export function valueIn(settings: Settings, { key, initial }: SettingDefinition): Json {
  return settings[key] ?? initial;
}

/** The number in a cell among some settings; null = the rules have no such cell. */
export function cellIn(
  settings: Settings,
  table: Table,
  row: string,
  column: string,
): number | null {
  return houseRule(settings, table, row, column) ?? table.cells[row]?.[column] ?? null;
}

/** The number as printed; null = the booklet has no such cell. */
export function printedCell(table: Table, row: string, column: string): number | null {
  return table.cells[row]?.[column] ?? null;
}

/** True if an edition itself says something about a setting. */
export function hasOwnValue(edition: Edition | null, key: string): boolean {
  return edition !== null && Object.hasOwn(edition.settings, key);
}

/** True if an edition itself says something about a cell. */
export function hasOwnCell(
  edition: Edition | null,
  table: Table,
  row: string,
  column: string,
): boolean {
  return edition !== null && houseRule(edition.settings, table, row, column) !== undefined;
}

/** How many settings and cells an edition sets. */
export function ruleCount({ settings }: Edition, tables: readonly Table[]): number {
  const ids = new Set(tables.map(tableSetting));
  return Object.entries(settings).reduce((count, [key, value]) => {
    if (!ids.has(key) || typeof value !== 'object' || value === null) return count + 1;
    return Object.values(value).reduce<number>(
      (cells, row) =>
        cells + (typeof row === 'object' && row !== null ? Object.keys(row).length : 0),
      count,
    );
  }, 0);
}
