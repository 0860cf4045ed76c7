// Unit tests and cases, all run by vitest. The quick check leaves out files that passed and of whose inputs nothing has
// changed since.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { projectFiles } from '../lib/files.mjs';
import { CACHE, inProject, root, runTool } from '../lib/project.mjs';
import { keysOf, openMemory } from '../lib/unit-cache.mjs';

const NAME = 'unit tests and cases';
const TEST = /^(engine|renderer|cli|assets|scripts|electron)\/.*\.test\.(tsx?|mjs)$/;

/** The keys of all files of tests; none where they cannot be worked out, so that all run. */
const findKeys = async () => {
  const files = projectFiles();
  if (files === undefined) return new Map();
  const tests = files.filter((path) => TEST.test(path));
  return keysOf({ root, tests, files }).catch(() => new Map());
};

/** Failed tests by name, with the first lines of the reason. */
const failures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${path}: ${message}`];
    return failed.map(({ fullName, failureMessages }) => {
      const why = failureMessages.join('\n').split('\n').slice(0, 12).join('\n');
      return `${path}: ${fullName}\n${why}`;
    });
  });

const runVitest = async (tests, size) => {
  const report = inProject('test-results', 'unit.json');
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { output, code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...tests],
    { env: { WABENWART_TRIALS: size, ...process.env, CI: 'true', NO_COLOR: '1' } },
  );
  return { output, code, result: JSON.parse(readFileSync(report, 'utf8')) };
};

/**
 * @param {{ quick?: boolean }} [options] quick: small trials, and only files whose inputs have changed
 * @returns {Promise<import('./stage.mjs').Stage[]>}
 */
export const checkUnit = async ({ quick = false } = {}) => {
  const size = process.env.WABENWART_TRIALS || (quick ? 'small' : 'middle');
  const memory = openMemory(inProject(CACHE, 'unit.json'));
  const keys = await findKeys();
  const known = [...keys].map(([test, key]) => [test, memory.passedOf(test, key, size)]);
  const unchanged = quick ? known.filter(([, passed]) => passed !== undefined) : [];
  const before = unchanged.reduce((sum, [, passed]) => sum + passed, 0);
  const name =
    unchanged.length === 0 ? NAME : `${NAME} (of these ${before} unchanged since they passed)`;
  if (keys.size > 0 && unchanged.length === keys.size)
    return [{ name, passed: before, failed: 0, skipped: 0, output: '' }];

  const skip = new Set(unchanged.map(([test]) => test));
  const wanted = skip.size === 0 ? [] : [...keys.keys()].filter((test) => !skip.has(test));
  try {
    const { output, code, result } = await runVitest(wanted, size);
    // An error outside of any test is in no report: then no file counts as passed.
    const hasFailedItself = code !== 0 && result.numFailedTests === 0;
    let [passed, broken] = [before, 0];
    for (const { name: path, status, assertionResults } of result.testResults) {
      const test = relative(root, path).split(sep).join('/');
      const count = assertionResults.filter((one) => one.status === 'passed').length;
      if (!skip.has(test)) passed += count;
      if (status === 'failed' && assertionResults.length === 0) broken += 1;
      const isWhole = status === 'passed' && count === assertionResults.length && !hasFailedItself;
      const key = keys.get(test);
      if (isWhole && key !== undefined) memory.remember(test, key, size, count);
      else memory.forget(test);
    }
    const found = result.numFailedTests + broken;
    const failed = code !== 0 && found === 0 ? 1 : found;
    const details = found > 0 ? failures(result).join('\n\n') : output;
    memory.save();
    const skipped = result.numPendingTests + result.numTodoTests;
    return [{ name, passed, failed, skipped, output: failed > 0 ? details : '' }];
  } catch (error) {
    return [{ name, passed: before, failed: 1, skipped: 0, output: String(error) }];
  }
};
