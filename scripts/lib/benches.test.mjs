import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  faultsOf,
  median,
  medianRatio,
  mustAgree,
  percentile95,
  report,
} from '../../bench/lib/figures';
import { figuresIn, tableOf } from './benches.mjs';

const findings = (ratio, details = {}) => ({
  bench: 'trial',
  figures: [{ what: 'theirs / ours', ratio, goal: { atLeast: 2 } }],
  details,
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('the findings of a benchmark', () => {
  it.each([
    ['a ratio that is not a number', findings(NaN), '"theirs / ours" is NaN'],
    ['a ratio over nothing', findings(Infinity), '"theirs / ours" is Infinity'],
    ['a detail that is not a number', findings(3, { ms: [1, NaN] }), 'details.ms.1 is not finite'],
    ['nothing measured', { ...findings(3), figures: [] }, 'nothing was measured'],
  ])('fail the run: %s', (_name, found, fault) => {
    expect(faultsOf(found).join()).toContain(fault);
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    report(found);
    expect(process.exitCode).toBe(1);
  });

  it('are read from the last line of JSON; a missed goal fails nothing', () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    report(findings(1.5, { ms: [1, 2] }));
    expect(process.exitCode).toBeUndefined();
    const output = `{"bench":"old","figures":[]}\n${log.mock.calls.join('\n')}\nbye`;
    expect(figuresIn(output)).toEqual(findings(1.5).figures);
    expect(figuresIn('Error: the page does not start')).toEqual([]);
  });

  it('become a table: what, ratio, goal, held or missed', () => {
    const figures = [
      { what: 'b / a', ratio: 2, goal: { atLeast: 2 } },
      { what: 'a / b', ratio: 1.256, goal: { atMost: 1.25 } },
      { what: 'for information', ratio: 7 },
    ];
    expect(tableOf([{ name: 'trial', code: 0, output: '', figures }]).split('\n')).toEqual([
      '| Benchmark | What            | Ratio | Goal         |        |',
      '| --------- | --------------- | ----- | ------------ | ------ |',
      '| trial     | b / a           | 2.00  | at least 2   | held   |',
      '| trial     | a / b           | 1.26  | at most 1.25 | missed |',
      '| trial     | for information | 7.00  |              |        |',
    ]);
  });

  it("a rival's other result ends the run", () => {
    expect(() => mustAgree('paths', [1, 2], [1, 2])).not.toThrow();
    expect(() => mustAgree('paths', [1, 2], [1, 3])).toThrow(/^paths: the results differ/);
  });
});

describe('the middle of some values', () => {
  it('is the median, of ratios round by round, and the 95th of a hundred', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(medianRatio([2, 9, 8], [1, 3, 2])).toBe(3);
    expect(percentile95(Array.from({ length: 100 }, (_, at) => 100 - at))).toBe(95);
    expect([median([]), medianRatio([1], [])]).toEqual([NaN, NaN]);
  });
});
