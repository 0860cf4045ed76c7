import { describe, expect, it } from 'vitest';
import { type Settings, tableSetting } from '../../../kernel';
import { cardValues } from '../../../kernel/form-parts';

import * as tables from '../data';
import { CARD_TABLES } from './card';

const card = (settings: Settings, language: 'de' | 'en' = 'de') =>
  cardValues(CARD_TABLES, settings, language);

describe('the card of a player', () => {
  it.each([
    ['steps into foreign land', 'points1.1', '8'],
    ['heavy terrain', 'points1.6', '11'],
    ['extreme terrain in the hills', 'points3.5', 'alle'],
    ['terrain that does not exist', 'points4.4', '–'],
    ['taxes of the land', 'income1.1', '3.000'],
    ['taxes of a city', 'workTax.3', '7.500'],
    ['price of a metropolis', 'workCost.5', '240.000'],
    ['upkeep of a canal', 'workUpkeep.9', '2.000'],
    ['the least of a wall', 'workValue.6', 'ab 5'],
    ['points of leaders', 'unitPoints.7', '40'],
    ['an income moon', 'moonDue.1', 'Steuern, Unterhalt der Bauwerke'],
    ['a muster moon', 'moonDue.2', 'Rüsten, Sold, Reichsbilanz'],
    ['units without an order', 'orderEffect.12', 'Kampfeinheiten KV'],
  ])('says as the booklet does: %s (WW-10.2-01)', (_, cell, value) => {
    expect(card({})[cell]).toBe(value);
  });

  it.each<[string, Settings, string, string]>([
    ['a price', { 'table.unit': { K: { cost: 7 } } }, 'unitCost.1', '7'],
    ['a cost of steps', { 'table.stepCost': { '4': { points: 9 } } }, 'points1.1', '9'],
    ['a base', { 'move.base_offset': 4 }, 'points1.1', '11'],
    ['a difficulty', { 'terrain.difficulty': { jungle: 2 } }, 'points1.6', '15'],
    ['a tax rate', { 'econ.tax_rate_pct': 8 }, 'income1.1', '4.000'],
    [
      'a date of taxes',
      { 'econ.tax_booking': 'muster_moon' },
      'moonDue.1',
      'Unterhalt der Bauwerke',
    ],
    [
      'a price of building',
      { 'table.structure': { road: { price: 2000 } } },
      'workCost.7',
      '10.000',
    ],
    [
      'a limit of orders',
      { 'order.max_special': 3 },
      'orderEffect.11',
      'anderes, in Worten; höchstens 3',
    ],
    ['a deadline', { 'turn.deadline_day': 15 }, 'limit.1', 'am 15. des Monats'],
  ])('follows house rules: %s', (_, settings, cell, value) => {
    expect(card(settings)[cell]).toBe(value);
  });

  it.each([
    tables.FIGHT_SIZE_TABLE,
    tables.FIGHT_LOSS_TABLE,
    tables.FIGHT_BOOTY_TABLE,
    tables.FIGHT_FATE_TABLE,
    tables.UNPAID_TABLE,
    tables.LOSS_TABLE,
    tables.CATASTROPHE_TABLE,
  ])('tells nothing of a table the booklet keeps for the GM: $id (WW-7.2-03)', (table) => {
    const changed = Object.fromEntries(
      table.rows.map((row) => [
        row,
        Object.fromEntries(table.columns.map((one) => [one, 987_654])),
      ]),
    );
    expect(card({ [tableSetting(table)]: changed })).toEqual(card({}));
  });
});
