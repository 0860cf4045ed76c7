import { expect, it } from 'vitest';
import { systems } from '../../../engine';
import { leavesOf, tabShown } from './books-store';

it.each([
  ['waben', ['balance', 'ledger', 'compare']],
  ['pygma', ['balance', 'ledger', 'compare']],
  ['eroberung', ['ledger', 'compare']],
  ['moerderspiel', ['compare']],
])('the books of %s have the tabs %j and open with the first', (game, tabs) => {
  const system = systems[game];
  if (system === undefined) throw new Error('no such game');
  expect(leavesOf(system)).toEqual(tabs);
  expect(tabShown(system, 'balance')).toBe(tabs[0]);
});
