import { describe, expect, it } from 'vitest';
import { soakWish } from './soak-wish.mjs';

const today = new Date(2026, 10, 5, 23, 59);
const SEED = 20261105;

describe('the arguments of npm run soak', () => {
  it.each([
    [[], { names: [], minutes: undefined, seed: SEED }],
    [['files'], { names: ['files'], minutes: undefined, seed: SEED }],
    [['files', '--minutes', '2'], { names: ['files'], minutes: 2, seed: SEED }],
    [['--minutes=30', 'files', 'orders'], { names: ['files', 'orders'], minutes: 30, seed: SEED }],
    [['--seed', '7', 'life'], { names: ['life'], minutes: undefined, seed: 7 }],
  ])('%j name trials, minutes and seed; the seed is the day unless given', (args, wish) => {
    expect(soakWish(args, today)).toEqual(wish);
  });

  it.each([
    [['--minutes'], '--minutes asks for a whole number, not ""'],
    [['--minutes', 'ten'], '--minutes asks for a whole number, not "ten"'],
    [['--minutes', '0.5'], '--minutes asks for a whole number, not "0.5"'],
    [['--minutes', '0'], '--minutes asks for a whole number, not "0"'],
    [['--seed', '1.5'], '--seed asks for a whole number, not "1.5"'],
    [['--hours', '1'], 'There is no option --hours'],
  ])('%j is refused in one sentence', (args, problem) => {
    expect(soakWish(args, today).problem).toContain(problem);
  });
});
