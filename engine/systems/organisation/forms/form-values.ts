import { cellName, type Settings } from '../../../kernel';
import type { PartyKey, RegionKey, World } from '../../../world';
import { CATEGORY_TABLE } from '../data/tables';
import { CATEGORY_WORDS } from '../orders/words';
import { tableCell } from '../rules/money';
import { byText } from '../rules/order';
import { calmAt, populationLimit, unrestAt } from '../rules/population';
import { boardOf, organisationIn } from '../state/read';
import { CATEGORIES, type Organisation } from '../state/types';
import { forecastOf } from '../views/forecast';
import { protectedMoney } from '../views/protected';
import { inWords, type Language, type Values } from './amounts';
import { referenceValues } from './reference-values';

type Cells = Readonly<Record<string, string>>;

const table = (rows: readonly Cells[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [cellName(column, index + 1), value] as const),
    ),
  );

const nameOf = (world: World, region: RegionKey): string =>
  world.board?.regions[region]?.name ?? region;

const headValues = (world: World, organisation: Organisation): Values => ({
  organisation: organisation.name,
  phase: String(world.clock.turn),
  seat: nameOf(world, organisation.seat),
});

const regionsOf = ({ seat, units, advantages, purses }: Organisation): readonly RegionKey[] =>
  [
    ...new Set([
      seat,
      ...[...units, ...advantages].map(({ region }) => region),
      ...Object.keys(purses).filter((region) => (purses[region] ?? 0) > 0),
    ]),
  ].sort(byText);

const sheetValues = (
  world: World,
  organisation: Organisation,
  settings: Settings,
  language: Language,
): Values => ({
  ...table(
    regionsOf(organisation).map((region) => ({
      region: nameOf(world, region),
      calm: String(calmAt(organisation, region).length),
      unrest: String(unrestAt(organisation, region).length),
      limit: String(populationLimit(organisation, region, boardOf(world), settings).value),
      purse: inWords(organisation.purses[region] ?? 0, language),
      protected: inWords(protectedMoney(organisation, region, settings).value, language),
    })),
  ),
  ...table(
    organisation.advantages.map(({ name, category, region, intact, damaged }) => ({
      name,
      category: CATEGORY_WORDS[category][language === 'de' ? 0 : 1] ?? '',
      where: nameOf(world, region),
      intact: String(intact),
      damaged: String(damaged),
      upkeep: inWords(tableCell(settings, CATEGORY_TABLE, category, 'upkeep').value, language),
    })),
  ),
  ...table(
    organisation.secrets
      .filter(({ isOwn }) => isOwn)
      .map(({ title, text }) => ({ secret: title, secretText: text })),
  ),
});

/** Rows of the forecast by their keys. */
const ITEMS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  'organisation.row.trade': ['Handel', 'Trade'],
  'organisation.row.population': ['Bevölkerung', 'Population'],
  'organisation.row.upkeep': ['Unterhalt', 'Upkeep'],
};

const closingValues = (
  world: World,
  organisation: Organisation,
  settings: Settings,
  language: Language,
): Values => {
  const forecast = forecastOf(world, organisation.key, settings);
  if (forecast === undefined) return {};
  const { before, after, sections } = forecast;
  const rows = sections.flatMap((section) => section.rows);
  return {
    ...table(
      rows.map(({ key, about, cells }) => {
        const { category, region } = about;
        const own = CATEGORIES.find((one) => one === category);
        const at = language === 'de' ? 0 : 1;
        const item = ITEMS[key]?.[at] ?? key;
        const what = own === undefined ? '' : (CATEGORY_WORDS[own][at] ?? '');
        return {
          item: what === '' ? item : `${item}: ${what}`,
          itemRegion: typeof region === 'string' ? nameOf(world, region) : '',
          amount: inWords(cells['organisation.amount']?.value ?? 0, language),
        };
      }),
    ),
    before: inWords(before, language),
    change: inWords(after.value - before, language),
    after: inWords(after.value, language),
  };
};

/**
 * What the GM fills into a form of the open phase for an organisation: its own alone. Empty for an unknown form or
 * organisation; the reference card is the same for everybody (OS-20-04).
 */
export const formValues = (
  form: string,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
): Values => {
  if (form === 'reference') return referenceValues(settings, language);
  const organisation = organisationIn(world, party, settings);
  if (organisation === undefined) return {};
  const head = headValues(world, organisation);
  switch (form) {
    case 'orders':
      return head;
    case 'sheet':
      return { ...head, ...sheetValues(world, organisation, settings, language) };
    case 'closing':
      return { ...head, ...closingValues(world, organisation, settings, language) };
    default:
      return {};
  }
};
