import {
  type FormDefinition,
  type FormValues,
  inLanguage,
  type Language,
  type Settings,
  tableValues,
  type Words,
} from '../../../kernel';
import { cardValues, fields, form, line, number, table } from '../../../kernel/form-parts';
import { type PartyKey, recordTable, recordValues, type World } from '../../../world';
import { ADVANTAGES, PRESENCE, SECRETS } from '../records';
import { CATEGORY_NAMES } from '../data/categories';
import { organisationIn } from '../state/read';
import { CATEGORIES } from '../state/types';
import { forecastOf } from '../views/balance';
import { HEAD, inWords } from './fields';
import { ORDERS } from './orders';
import { REFERENCE, REFERENCE_TABLES } from './reference';

/** The sheet of an organisation: what it has in every region, its advantages, its secrets (OS-20-02, OS-20-04). */
const SHEET = form('sheet', 'Organisationsbogen', 'Organisation sheet', [
  HEAD,
  recordTable(PRESENCE, 4),
  recordTable(ADVANTAGES, 10),
  recordTable(SECRETS, 3),
]);

/** The account of a closing: income, upkeep, rest by region (OS-18-05, OS-20-04). */
const CLOSING = form('closing', 'Abschlussrechnung', 'Closing account', [
  HEAD,
  table('Einkommen und Unterhalt', 'Income and upkeep', 14, [
    line('item', 'Posten', 'Item', 0.45),
    line('itemRegion', 'Region', 'Region', 0.35),
    number('amount', 'Geld', 'Money', 0.2),
  ]),
  fields('Summe', 'Sum', [
    number('before', 'Vorher', 'Before', 0.33),
    number('change', 'Veränderung', 'Change', 0.33),
    number('after', 'Nachher', 'After', 0.34),
  ]),
]);

/** The printed forms of the game (OS-20-04). */
export const FORMS: readonly FormDefinition[] = [ORDERS, SHEET, CLOSING, REFERENCE];

/** Rows of the forecast by their keys. */
const ITEMS: Readonly<Record<string, Words>> = {
  'organisation.row.trade': ['Handel', 'Trade'],
  'organisation.row.population': ['Bevölkerung', 'Population'],
  'organisation.row.upkeep': ['Unterhalt', 'Upkeep'],
};

const nameOf = ({ board }: World, region: string): string => board?.regions[region]?.name ?? region;

function closingValues(
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
): FormValues {
  const forecast = forecastOf(world, party, settings);
  if (forecast === undefined) return {};
  const { before, after, sections } = forecast;
  const rows = sections.flatMap((section) => section.rows);
  const amount = (halves = 0): string => inWords(halves, language);
  return {
    ...tableValues(
      rows.map(({ key, about: { category, region }, cells }) => {
        const words = ITEMS[key];
        const item = words === undefined ? key : inLanguage(words, language);
        const own = CATEGORIES.find((one) => one === category);
        return {
          item: own === undefined ? item : `${item}: ${inLanguage(CATEGORY_NAMES[own], language)}`,
          itemRegion: typeof region === 'string' ? nameOf(world, region) : '',
          amount: amount(cells['organisation.amount']?.value),
        };
      }),
    ),
    before: amount(before),
    change: amount(after.value - before),
    after: amount(after.value),
  };
}

/**
 * FormValues of a form of the open phase for an organisation: its own alone. Empty for an unknown form or organisation; the
 * reference card is the same for everybody (OS-20-04).
 */
export function formValues(
  form: string,
  world: World,
  party: PartyKey,
  settings: Settings,
  language: Language,
): FormValues {
  if (form === 'reference') return cardValues(REFERENCE_TABLES, settings, language);
  const own = organisationIn(world, party, settings);
  if (own === undefined || FORMS.every(({ id }) => id !== form)) return {};
  const seat = nameOf(world, own.seat);
  const head = { organisation: own.name, phase: String(world.clock.turn), seat };
  if (form === 'closing') return { ...head, ...closingValues(world, party, settings, language) };
  if (form === 'orders') return head;
  const kinds = [PRESENCE, ADVANTAGES, SECRETS];
  const tables = kinds.map((kind) => recordValues(kind, world, party, settings, language, 2));
  return tables.reduce<FormValues>((values, table) => ({ ...values, ...table }), head);
}
