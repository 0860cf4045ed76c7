import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../kit/text/words';
import { changeRow } from './rows';

/** The words for a value of a record that was changed. */
function changedTo(before: string, after: string, language: 'de' | 'en'): string {
  const words = wordsOf(language);
  const values = [
    [before, before],
    [after, after],
  ] as const;
  return changeRow(
    {
      kind: 'record',
      record: 'army',
      id: 'a',
      name: ['KH 1', 'KH 1'],
      state: 'changed',
      fields: [{ field: 'size', values }],
    },
    {
      words,
      money: {} as never,
      game: 'pygma',
      language,
      partyName: (party) => party,
    },
  ).change;
}

describe('what the last turn changed', () => {
  it.each([
    ['de', '8500', '12000', '8.500', '12.000'],
    ['en', '8500', '12000', '8,500', '12,000'],
    ['de', '850', '0123', '850', '0123'],
    ['de', '210/19', '65/06', '210/19', '65/06'],
  ] as const)('tells in %s %s and %s as %s and %s', (language, before, after, old, now) => {
    const told = changedTo(before, after, language);
    expect(told).toContain(old);
    expect(told).toContain(now);
  });
});
