import {
  type Campaign,
  type ClauseId,
  type Edition,
  type Json,
  type RuleSystem,
  type SettingDefinition,
  type Settings,
  type Table,
  tableSetting,
  type World,
} from '../../../engine';
import { cellIn, editionsOf, printedCell, settingsWith, valueIn } from './edition';
import { isByCells, isSameValue } from './value';

type System = Pick<RuleSystem<World>, 'settings' | 'tables'>;

/** One thing in which the house differs from the booklet. */
export type Deviation = {
  readonly clause: ClauseId;
  /** First turn from which it holds; null = set in the campaign itself, from its beginning. */
  readonly since: number | null;
} & (
  | {
      readonly kind: 'setting';
      readonly definition: SettingDefinition;
      readonly house: Json;
    }
  | {
      readonly kind: 'cell';
      readonly table: Table;
      readonly row: string;
      readonly column: string;
      readonly printed: number | null;
      readonly house: number | null;
    }
);

/** The first turn from which one reading of the settings has been as it is in the end. */
const sinceOf = (
  campaign: Campaign,
  editions: readonly Edition[],
  read: (settings: Settings) => Json,
): number | null => {
  const final = read(settingsWith(campaign, editions.at(-1)?.id ?? null));
  const states = editions.map(
    (edition) => [edition.from, read(settingsWith(campaign, edition.id))] as const,
  );
  const lastOther = states.findLastIndex(([, value]) => !isSameValue(value, final));
  const first = states[lastOther + 1];
  const isOlder = lastOther < 0 && isSameValue(read(campaign.settings), final);
  return isOlder ? null : (first?.[0] ?? null);
};

const settingDeviations = (
  { settings: register }: System,
  campaign: Campaign,
  editions: readonly Edition[],
  settings: Settings,
): readonly Deviation[] =>
  register.flatMap((definition): readonly Deviation[] => {
    const house = valueIn(settings, definition);
    if (isByCells(definition) || isSameValue(house, definition.initial)) return [];
    const since = sinceOf(campaign, editions, (some) => valueIn(some, definition));
    return [{ kind: 'setting', clause: definition.clause, definition, house, since }];
  });

const cellDeviations = (
  { tables }: System,
  campaign: Campaign,
  editions: readonly Edition[],
  settings: Settings,
): readonly Deviation[] =>
  tables
    .filter((table) => settings[tableSetting(table)] !== undefined)
    .flatMap((table) =>
      table.rows.flatMap((row) =>
        table.columns.flatMap((column): readonly Deviation[] => {
          const printed = printedCell(table, row, column);
          const house = cellIn(settings, table, row, column);
          if (house === printed) return [];
          const since = sinceOf(campaign, editions, (some) => cellIn(some, table, row, column));
          return [
            { kind: 'cell', clause: table.clause, table, row, column, printed, house, since },
          ];
        }),
      ),
    );

/**
 * All in which a campaign differs from the booklet once all its editions hold: settings in the order of the register,
 * then cells.
 */
export function deviationsOf(system: System, campaign: Campaign): readonly Deviation[] {
  const editions = editionsOf(campaign);
  const settings = settingsWith(campaign, editions.at(-1)?.id ?? null);
  return [
    ...settingDeviations(system, campaign, editions, settings),
    ...cellDeviations(system, campaign, editions, settings),
  ];
}
