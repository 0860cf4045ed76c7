import { describe, expect, it } from 'vitest';
import { journeyStage } from './journeys.mjs';

const report = (stats) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('a run of journeys', () => {
  it.each([
    ['that all passed has no failure', { code: 0, report: report({ expected: 5 }) }, [5, 0, 0]],
    ['counts skipped ones', { code: 0, report: report({ expected: 4, skipped: 1 }) }, [4, 0, 1]],
    [
      'with a failed journey fails',
      { code: 1, report: report({ expected: 4, unexpected: 1 }) },
      [4, 1, 0],
    ],
    [
      'with a journey that passed at a second try fails',
      { code: 0, report: report({ expected: 4, flaky: 1 }) },
      [4, 1, 0],
    ],
    ['that ended with an error fails', { code: 1, report: report({ expected: 5 }) }, [5, 1, 0]],
    ['without journeys fails', { code: 0, report: report({}) }, [0, 1, 0]],
    ['without a report fails', { code: 0, report: undefined }, [0, 1, 0]],
  ])('%s', (_, run, [passed, failed, skipped]) => {
    const stage = journeyStage({ output: 'words', day: '20780', ...run });
    expect(stage).toMatchObject({ passed, failed, skipped });
    expect(stage.name).toContain('WABENWART_DAY=20780');
  });
});
