import { describe, expect, it } from 'vitest';
import { readCases } from '../../../cases';
import { caseFilesOf } from '../../../testing/case-files';
import { faultsOf } from '../../../testing/case-runner';
import { moerderspielCases } from '../../../testing/moerderspiel-cases';

describe.each(caseFilesOf('moerderspiel'))('$name', ({ text, cases }) => {
  it.each(cases.map((one) => [one.line, one.clauses.join(' '), one.title[1], one] as const))(
    'line %d, %s: %s',
    (_line, _clauses, _title, one) => {
      expect(faultsOf(moerderspielCases, one).join('\n')).toBe('');
    },
  );

  it('can be read as a whole', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(readCases(text).faults).toEqual([]);
  });
});
