import { cellName, type Settings } from '../../../kernel';
import { type PartyKey, recordValues, type RegionKey, type World } from '../../../world';
import { ADVANTAGES, PRESENCE, SECRETS } from '../records';
import { CATEGORY_NAMES } from '../records/words';
import { organisationIn } from '../state/read';
import { CATEGORIES, type Organisation } from '../state/types';
import { forecastOf } from '../views/forecast';
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
        const what = own === undefined ? '' : CATEGORY_NAMES[own][at];
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
      return [PRESENCE, ADVANTAGES, SECRETS].reduce<Values>(
        (values, kind) => ({
          ...values,
          ...recordValues(kind, world, party, settings, language, 2),
        }),
        head,
      );
    case 'closing':
      return { ...head, ...closingValues(world, organisation, settings, language) };
    default:
      return {};
  }
};
