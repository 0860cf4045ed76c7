// Lint, format and the import graph.
import { filesBelow } from '../lib/builds.mjs';
import { CACHE, inProject, runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

/** Folders with modules in the import graph. */
export const FLOORS = ['engine', 'renderer', 'electron', 'cli', 'assets', 'e2e', 'bench'];

/** Source files of the import graph. */
export const sourceFiles = () => filesBelow(FLOORS, (path) => /\.tsx?$/.test(path));

/** Runs dependency-cruiser and returns its findings and how many of our modules it saw. */
export const cruise = async (cwd) => {
  const args = [...FLOORS, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { code, output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', args, {
    cwd,
  });
  try {
    const { modules, summary } = JSON.parse(output.slice(output.indexOf('{')));
    const seen = modules.filter(({ source }) =>
      /^(engine|renderer|electron|cli|assets|e2e|bench)\/.*\.tsx?$/.test(source),
    ).length;
    return { violations: summary.violations, seen, error: '' };
  } catch {
    return {
      violations: [],
      seen: 0,
      error: `dependency-cruiser ended with code ${code}: ${output.slice(0, 2000)}`,
    };
  }
};

const graphStage = async () => {
  const { violations, seen, error } = await cruise();
  const expected = sourceFiles().length;
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (error) lines.push(error);
  if (seen !== expected)
    lines.push(`the import graph saw ${seen} modules, but there are ${expected} source files`);
  return single('import graph', { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') });
};

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkLint = async () => [
  single(
    'eslint',
    await runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0', '--no-color']),
  ),
];

/** Files whose content was in form before are not looked at again. @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkFormat = async () => [
  single(
    'format',
    await runTool('prettier/bin/prettier.cjs', [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      inProject(CACHE, 'prettier.json'),
      '.',
    ]),
  ),
];

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkDeadCode = async () => [
  single('dead code', await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])),
];

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkGraph = async () => [await graphStage()];
