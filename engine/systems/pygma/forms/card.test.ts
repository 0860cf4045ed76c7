import { describe, expect, it } from 'vitest';
import { type Settings, tableSetting } from '../../../kernel';
import { cardValues } from '../../../kernel/form-parts';
import * as tables from '../data/tables';
import { CARD_TABLES } from './card';

const card = (settings: Settings, language: 'de' | 'en' = 'de') =>
  cardValues(CARD_TABLES, settings, language);

describe('the card of a player', () => {
  it.each([
    ['muster months', 'monthRole.4', 'Rüsten, Besoldung, Verwaltung'],
    ['other months', 'monthRole.1', '–'],
    ['the price of a road', 'roadCost.2', '10.000'],
    ['the limit of a capital', 'cityMuster.1', '1.500.000'],
    ['the range of riders', 'army.inside.2', '4'],
    ['what a ship carries', 'limit.6', '100 Krieger oder 50 Reiter'],
    ['the fee of a split', 'orderEffect.11', 'wird geteilt, für 10 % des Werts'],
    ['a bonus in battle', 'modifier.1', '+300 %'],
    ['administration', 'musterItem.3', 'ab 11: 50.000; ab 16: 150.000; ab 21: 300.000'],
    ['no trade cities without the economy', 'musterItem.5', '–'],
    ['no other kinds of armies', 'musterItem.6', '–'],
  ])('says as the document does: %s (PI-06-01)', (_, cell, value) => {
    expect(card({})[cell]).toBe(value);
  });

  it.each<[string, Settings, string, string]>([
    ['a price', { 'table.pygma.army': { rider: { cost: 40 } } }, 'army.cost.2', '40'],
    [
      'a limit',
      { 'table.pygma.limit': { conquest: { amount: 3000 } } },
      'limit.4',
      'mit A, ab 3.000 Mann',
    ],
    [
      'the economy',
      { 'pygma.modules.economy': true },
      'musterItem.5',
      'ab 1: 1; ab 26: 2; ab 51: 3; ab 76: 4; ab 101: 5',
    ],
    ['the first month', { 'pygma.start.muster': 'cities' }, 'monthRole.5', 'Rüsten in den Städten'],
    [
      'items of muster months',
      { 'pygma.muster.items': ['city', 'trader'] },
      'musterItem.1',
      'Städte bauen',
    ],
    [
      'a kind of army of the GM',
      { 'table.pygma.army': { extra_a: { maximum: 500, cost: 50, inside: 3, outside: 2 } } },
      'musterItem.6',
      'Heer der Art A: 50 GS, 3/2 Felder',
    ],
  ])('follows house rules: %s', (_, settings, cell, value) => {
    expect(card(settings)[cell]).toBe(value);
  });

  it.each([
    tables.BATTLE_TABLE,
    tables.LOSS_TABLE,
    tables.DISASTER_TABLE,
    tables.EPIDEMIC_TABLE,
    tables.PLAGUE_TABLE,
    tables.MINE_TABLE,
    tables.LOOT_TABLE,
    tables.FEE_TABLE,
    tables.UNPAID_TABLE,
    tables.CAPITAL_TABLE,
    tables.BEING_TABLE,
    tables.DISCOVERY_TABLE,
    tables.SECRET_LIMIT_TABLE,
    tables.FREE_MISSION_TABLE,
  ])('tells nothing of a table of the guide: $id', (table) => {
    const changed = Object.fromEntries(
      table.rows.map((row) => [
        row,
        Object.fromEntries(table.columns.map((one) => [one, 987_654])),
      ]),
    );
    expect(card({ [tableSetting(table)]: changed })).toEqual(card({}));
  });
});
