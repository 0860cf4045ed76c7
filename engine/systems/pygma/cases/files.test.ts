import { describe, expect, it } from 'vitest';
import { readCases } from '../../../cases';
import { caseFilesOf } from '../../../testing/case-files';
import { faultsOf } from '../../../testing/case-runner';
import { pygmaCases } from '../../../testing/pygma-cases';

describe.each(caseFilesOf('pygma'))('$name', ({ text, cases }) => {
  it.each(cases.map((one) => [one.line, one.clauses.join(' '), one.title[1], one] as const))(
    'line %d, %s: %s',
    (_line, _clauses, _title, one) => {
      expect(faultsOf(pygmaCases, one).join('\n')).toBe('');
    },
  );

  it('can be read as a whole', () => {
    expect(readCases(text).faults).toEqual([]);
  });
});
