// Unit tests and cases, all run by vitest.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject, runTool } from '../lib/project.mjs';

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkUnit = async () => {
  const report = inProject('test-results', 'unit.json');
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { output, code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    },
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const broken = result.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    const failed =
      result.numFailedTests + broken + (code !== 0 && result.numFailedTests + broken === 0 ? 1 : 0);
    return [
      {
        name: 'unit tests and cases',
        passed: result.numPassedTests,
        failed,
        skipped: result.numPendingTests + result.numTodoTests,
        output: failed > 0 ? output : '',
      },
    ];
  } catch {
    return [{ name: 'unit tests and cases', passed: 0, failed: 1, skipped: 0, output }];
  }
};
