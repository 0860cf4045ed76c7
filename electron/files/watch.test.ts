import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceQuiet } from './watch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['one change is told after a while', [0], [250]],
  ['changes in pieces are told once they have ended', [0, 200, 400], [650]],
  [
    'changes without an end are told every two seconds',
    Array.from({ length: 32 }, (_, no) => no * 130),
    [2000, 4080],
  ],
  ['changes apart are told each', [0, 1000], [250, 1250]],
])('%s', (_, changes, expected) => {
  const began = Date.now();
  const told: number[] = [];
  const { call } = onceQuiet(() => told.push(Date.now() - began));
  for (const at of changes) setTimeout(call, at);
  vi.runAllTimers();
  expect(told).toEqual(expected);
});
