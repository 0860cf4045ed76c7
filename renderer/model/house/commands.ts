import {
  type Campaign,
  type Edition,
  type Json,
  newEdition,
  type SettingDefinition,
  type Settings,
  type Table,
  tableSetting,
  withEdition,
} from '../../../engine';
import { type Command, replacing } from '../state/command';
import { cellIn, settingsUnder, valueIn } from './edition';
import { isSameValue } from './value';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** A new edition with some rules, valid from the open turn on, and the command that creates it. */
export function foundEdition(
  campaign: Campaign,
  name: string,
  settings: Settings = {},
): { readonly id: string; readonly command: Command } {
  const edition = newEdition(campaign, name, settings);
  return {
    id: edition.id,
    command: replacing('house:command.found', { name }, (current) => withEdition(current, edition)),
  };
}

const changed = (
  campaign: Campaign,
  id: string,
  change: (edition: Edition) => Edition,
): Campaign => {
  const edition = campaign.editions[id];
  return edition === undefined
    ? campaign
    : { ...campaign, editions: { ...campaign.editions, [id]: change(edition) } };
};

/** Gives an edition another name. */
export function renameEdition({ id }: Edition, name: string): Command {
  return replacing('house:command.rename', { name }, (campaign) =>
    changed(campaign, id, (edition) => ({ ...edition, name })),
  );
}

/** Lets an edition hold from another turn on. */
export function holdFrom({ id, name }: Edition, from: number): Command {
  return replacing('house:command.holdFrom', { name, turn: from }, (campaign) =>
    changed(campaign, id, (edition) => ({ ...edition, from })),
  );
}

/** Deletes an edition with all its rules. */
export function dropEdition({ id, name }: Edition): Command {
  return replacing('house:command.drop', { name }, (campaign) => ({
    ...campaign,
    editions: without(campaign.editions, id),
  }));
}

/** An edition with a value; one that equals the value without it is not stored. */
const withValue = (
  campaign: Campaign,
  edition: Edition,
  definition: SettingDefinition,
  value: Json,
): Edition => {
  const under = valueIn(settingsUnder(campaign, edition.id), definition);
  const rest = without(edition.settings, definition.key);
  return {
    ...edition,
    settings: isSameValue(under, value) ? rest : { ...rest, [definition.key]: value },
  };
};

/**
 * Sets a value of a setting in an edition. `words` is the value as the GM reads it; `owner` the game whose texts name
 * the setting.
 */
export function setRule(
  { id, name }: Edition,
  definition: SettingDefinition,
  value: Json,
  { words, owner }: { readonly words: string; readonly owner: string | null },
): Command {
  return {
    ...(owner === null
      ? {
          name: 'house:command.setting',
          about: { edition: name, setting: definition.key, value: words },
        }
      : {
          name: 'house:command.ownSetting',
          about: { edition: name, game: owner, setting: definition.key, value: words },
        }),
    replace: (campaign) =>
      changed(campaign, id, (edition) => withValue(campaign, edition, definition, value)),
  };
}

type Cells = Readonly<Record<string, Readonly<Record<string, number>>>>;

const cellsOf = (settings: Settings, key: string): Cells => {
  const value = settings[key];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Cells)
    : {};
};

/** One cell of a table. */
export interface CellPlace {
  readonly table: Table;
  readonly row: string;
  readonly column: string;
}

const withCell = (
  campaign: Campaign,
  edition: Edition,
  { table, row, column }: CellPlace,
  value: number | null,
): Edition => {
  const key = tableSetting(table);
  const cells = cellsOf(edition.settings, key);
  const others = without(cells[row] ?? {}, column);
  const under = cellIn(settingsUnder(campaign, edition.id), table, row, column);
  const line = value === null || value === under ? others : { ...others, [column]: value };
  const rows = Object.keys(line).length === 0 ? without(cells, row) : { ...cells, [row]: line };
  const rest = without(edition.settings, key);
  return {
    ...edition,
    settings: Object.keys(rows).length === 0 ? rest : { ...rest, [key]: rows },
  };
};

/** Sets a number in a cell of a table; null removes the edition's number. `label` names the cell. */
export function setCell(
  { id, name }: Edition,
  place: CellPlace,
  value: number | null,
  { label, words }: { readonly label: string; readonly words: string },
): Command {
  return replacing('house:command.cell', { edition: name, label, value: words }, (campaign) =>
    changed(campaign, id, (edition) => withCell(campaign, edition, place, value)),
  );
}
