import { expect, it } from 'vitest';
import { nation } from '../testing/board';
import { winnersOf } from './nation';

const NATIONS = {
  a: nation('a', 'A1'),
  b: nation('b', 'B1', { isEvil: true }),
  c: nation('c', 'C1', { eliminated: 3 }),
};

it.each([
  ['good', ['a', 'c']],
  ['evil', ['b']],
  ['draw', []],
  [null, []],
] as const)('after the outcome %s the winners are %j (TM-7-08)', (outcome, winners) => {
  expect(winnersOf({ nations: NATIONS, outcome })).toEqual(winners);
});
