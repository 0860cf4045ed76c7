import {
  type Explained,
  fact,
  type PartySheet,
  type Settings,
  type SheetCell,
  type SheetRow,
  type SheetSection,
} from '../../../kernel';
import type { PartyKey, RegionBoard, RegionKey, World } from '../../../world';
import { protectedMoney } from './protected';
import { moneyFact } from '../rules/money';
import { byText } from '../rules/order';
import { currentLevel, workingCategory } from '../rules/pools';
import { calmAt, populationLimit, unitsAt, unrestAt } from '../rules/population';
import { tableCell } from '../rules/money';
import { CATEGORY_TABLE } from '../data/tables';
import { boardOf, organisationIn } from '../state/read';
import type { Advantage, Organisation } from '../state/types';
import { forecastOf } from './forecast';
import { entryOf } from '../state/entry';

interface Looking {
  readonly organisation: Organisation;
  readonly board: RegionBoard;
  readonly settings: Settings;
}

const name = (text: string): SheetCell => ({ kind: 'name', text });
const figure = (value: Explained): SheetCell => ({ kind: 'figure', value });
const count = (what: string, value: number): SheetCell =>
  figure(fact(`organisation.${what}`, value));
const word = (key: string, about: Readonly<Record<string, string>> = {}): SheetCell => ({
  kind: 'word',
  key,
  about,
});

const regionName = ({ board }: Looking, region: RegionKey): string =>
  board.regions[region]?.name ?? region;

/** Regions in which an organisation has anything, by key. */
const ownRegions = ({ organisation }: Looking): readonly RegionKey[] => {
  const { seat, units, advantages, purses } = organisation;
  const rich = Object.entries(purses).filter(([, amount]) => amount > 0);
  return [
    ...new Set([
      seat,
      ...units.map(({ region }) => region),
      ...advantages.map(({ region }) => region),
      ...rich.map(([region]) => region),
    ]),
  ].sort(byText);
};

const regionRow = (looking: Looking, region: RegionKey): SheetRow => {
  const { organisation, board, settings } = looking;
  return {
    id: region,
    cells: {
      region: name(regionName(looking, region)),
      ...(region === organisation.seat ? { seat: word('sheet.regions.isSeat') } : {}),
      calm: count('calmUnits', calmAt(organisation, region).length),
      unrest: count('unrestUnits', unrestAt(organisation, region).length),
      units: count('unitsThere', unitsAt(organisation, region).length),
      limit: figure(populationLimit(organisation, region, board, settings)),
      purse: figure(moneyFact('purse', entryOf(organisation.purses, region) ?? 0, { region })),
      protected: figure(protectedMoney(organisation, region, settings)),
    },
  };
};

const advantageRow = (looking: Looking, advantage: Advantage): SheetRow => {
  const { organisation, settings } = looking;
  const { region, category, intact, damaged, exhausted } = advantage;
  const working = workingCategory(advantage);
  const level =
    working === null
      ? undefined
      : currentLevel(organisation, { category: working, region }, settings);
  return {
    id: advantage.id,
    cells: {
      name: name(advantage.name),
      category: word(`category.${category}`),
      ...(advantage.actsAs === null ? {} : { actsAs: word(`category.${advantage.actsAs}`) }),
      region: name(regionName(looking, region)),
      intact: count('intact', intact),
      damaged: count('damaged', damaged),
      ...(exhausted === 0 ? {} : { exhausted: count('exhausted', exhausted) }),
      ...(level === undefined ? {} : { current: figure(level) }),
      upkeep: figure(tableCell(settings, CATEGORY_TABLE, category, 'upkeep')),
    },
  };
};

const unitRow = (
  looking: Looking,
  id: string,
  region: RegionKey,
  since: number | null,
): SheetRow => ({
  id,
  cells: {
    unit: name(id),
    region: name(regionName(looking, region)),
    state:
      since === null
        ? word('sheet.units.calm')
        : word('sheet.units.unrest', { phase: String(since) }),
  },
});

const forecastRows = (world: World, { organisation, settings }: Looking): readonly SheetRow[] => {
  const forecast = forecastOf(world, organisation.key, settings);
  return (forecast?.summary ?? []).flatMap((row, index) => {
    const gold = row.cells['gold'];
    const own = row.key.startsWith('organisation.')
      ? row.key.slice('organisation.'.length)
      : row.key;
    return gold === undefined
      ? []
      : [{ id: String(index), cells: { item: word(`balance.${own}`), money: figure(gold) } }];
  });
};

const secretRows = ({ organisation }: Looking): readonly SheetRow[] =>
  organisation.secrets
    .filter(({ isOwn }) => isOwn)
    .map(({ id, title, text }) => ({ id, cells: { title: name(title), text: name(text) } }));

const section = (
  key: string,
  columns: readonly string[],
  rows: readonly SheetRow[],
): readonly SheetSection[] => (rows.length === 0 ? [] : [{ key, about: {}, columns, rows }]);

/**
 * What an organisation has, for its own eyes: regions, advantages, units, own secrets, and what the next closing would
 * bring as things stand (OS-20-02).
 */
export const partySheet = (
  world: World,
  party: PartyKey,
  settings: Settings,
): PartySheet | undefined => {
  const organisation = organisationIn(world, party, settings);
  if (organisation === undefined) return undefined;
  const looking: Looking = { organisation, board: boardOf(world), settings };
  const { advantages, units } = organisation;
  return {
    party,
    turn: world.clock.turn,
    sections: [
      ...section(
        'regions',
        ['region', 'seat', 'calm', 'unrest', 'units', 'limit', 'purse', 'protected'],
        ownRegions(looking).map((region) => regionRow(looking, region)),
      ),
      ...section(
        'advantages',
        [
          'name',
          'category',
          'actsAs',
          'region',
          'intact',
          'damaged',
          'exhausted',
          'current',
          'upkeep',
        ],
        advantages.map((advantage) => advantageRow(looking, advantage)),
      ),
      ...section(
        'units',
        ['unit', 'region', 'state'],
        units.map(({ id, region, unrestSince }) => unitRow(looking, id, region, unrestSince)),
      ),
      ...section('forecast', ['item', 'money'], forecastRows(world, looking)),
      ...section('secrets', ['title', 'text'], secretRows(looking)),
    ],
  };
};
