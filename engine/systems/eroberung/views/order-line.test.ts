import { describe, expect, it } from 'vitest';
import { eroberung } from '..';
import { BOARD_43 } from '../state/printed-board';
import type { Order } from '../orders/order';
import { boardWorld } from '../state/beginnings';
import { orderLine } from './order-line';

const world = boardWorld(BOARD_43);

const orders: readonly Order[] = [
  { kind: 'DIGIT', digit: 0 },
  { kind: 'SET', set: 6 },
  { kind: 'MOTHERLAND', countries: ['united-states', 'ussr', 'south-africa'] },
  { kind: 'HOME', countries: ['canada', 'mexico'] },
  { kind: 'BUY', region: 'united-kingdom', partners: null },
  { kind: 'BUY', region: 'iraq', partners: [] },
  { kind: 'BUY', region: 'iraq', partners: ['blau', 'gruen'] },
  { kind: 'ATTACK', region: 'saudi-arabia', weapon: null, partners: null },
  { kind: 'ATTACK', region: 'north-korea', weapon: 'S', partners: [] },
  { kind: 'ATTACK', region: 'france', weapon: 'P', partners: ['gelb'] },
  { kind: 'PASS' },
  { kind: 'PACT', players: ['blau'] },
  { kind: 'PACT', players: ['blau', 'gelb'] },
  { kind: 'LEAVE' },
  { kind: 'CONTRIBUTE', amount: 500, player: 'blau', region: null },
  { kind: 'CONTRIBUTE', amount: 1200, player: 'gruen', region: 'japan' },
  { kind: 'WEAPONS', weapons: ['T', 'S', 'P'] },
  ...BOARD_43.map(({ key }) => ({ kind: 'BUY', region: key, partners: null }) as const),
];

describe('orders as lines of a letter', () => {
  it.each(['de', 'en'] as const)(
    'in %s are read as the orders they were written for',
    (language) => {
      const read = orders.map((order) => {
        const { rows, findings } = eroberung.orders.read(
          orderLine(order, world, language),
          'rot',
          world,
        );
        return [...rows.map(({ content }) => content.order), ...findings];
      });
      expect(read).toEqual(orders.map((order) => [order]));
    },
  );
});
