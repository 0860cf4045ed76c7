import { readCases } from '../cases';
import { describe, expect, it } from 'vitest';
import { caseFilesOf } from '../testing/case-files';
import { samples } from '../testing/samples';

/** Every text file of cases, of the games whose samples declare how they are played. */
const FILES = Object.entries(samples).flatMap(([game, { faultsOf }]) =>
  faultsOf === undefined ? [] : caseFilesOf(game).map((file) => ({ ...file, game, faultsOf })),
);

describe.each(FILES)('$game, $name', ({ text, cases, faultsOf }) => {
  it.each(cases.map((one) => [one.line, one.clauses.join(' '), one.title[1], one] as const))(
    'line %d, %s: %s',
    (_line, _clauses, _title, one) => {
      expect(faultsOf(one).join('\n')).toBe('');
    },
  );

  it('can be read as a whole', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(readCases(text).faults).toEqual([]);
  });
});
