// The import graph and unused code: tree and planted violations are checked in one pass.
import { runTool } from '../lib/project.mjs';
import { filesOf, FLOORS, inMirror, plantStage, sourceFiles } from './mirror.mjs';
import { single } from './stage.mjs';

/** Runs a tool that prints JSON; what it prints instead is an error. */
const json = async (path, args, cwd) => {
  const { code, output } = await runTool(path, args, { cwd });
  try {
    return { found: JSON.parse(output.slice(output.indexOf('{'))), error: '' };
  } catch {
    return { found: undefined, error: `${path} ended with code ${code}: ${output.slice(0, 2000)}` };
  }
};

const verdict = (name, lines) =>
  single(name, { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') });

/** The import graph of the tree, and whether each plant broke its rule. */
const lookAtGraph = async (top, plants, isPlanted) => {
  const { found, error } = await json(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [...FLOORS, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    top,
  );
  if (found === undefined) return [verdict('import graph', [error])];
  const { violations } = found.summary;
  const lines = violations
    .filter(({ from }) => !isPlanted(from))
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const floors = new RegExp(`^(${FLOORS.join('|')})/.*\\.tsx?$`);
  const seen = found.modules.filter(({ source }) => floors.test(source)).length;
  const expected = sourceFiles(top).length;
  if (seen !== expected)
    lines.push(`the import graph saw ${seen} modules, but there are ${expected} source files`);
  return [
    verdict('import graph', lines),
    plantStage(
      'planted imports',
      plants.filter(({ by }) => by === 'graph'),
      ({ rule, file }) => violations.some((one) => one.rule.name === rule && one.from === file),
    ),
  ];
};

/** Code that nothing uses, and whether the planted export was found. */
const lookAtDeadCode = async (top, plants, isPlanted) => {
  const { found, error } = await json(
    'knip/bin/knip.js',
    ['--no-progress', '--no-config-hints', '--reporter', 'json'],
    top,
  );
  if (found === undefined) return [verdict('dead code', [error])];
  const unused = [
    ...found.files.map((file) => ({ file: file.name ?? file, what: 'the whole file' })),
    ...found.issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, names]) =>
        Array.isArray(names)
          ? names.flat().map(({ name }) => ({ file: file, what: `${kind}: ${name}` }))
          : [],
      ),
    ),
  ];
  return [
    verdict(
      'dead code',
      unused.filter(({ file }) => !isPlanted(file)).map(({ file, what }) => `${file}: ${what}`),
    ),
    plantStage(
      'planted dead code',
      plants.filter(({ by }) => by === 'dead'),
      ({ file, rule }) => unused.some((one) => one.file === file && one.what.includes(rule)),
    ),
  ];
};

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkStructure = () =>
  inMirror(['graph', 'dead'], async (top, plants) => {
    const planted = new Set(plants.flatMap((plant) => Object.keys(filesOf(plant))));
    const isPlanted = (file) => planted.has(file);
    const both = await Promise.all([
      lookAtGraph(top, plants, isPlanted),
      lookAtDeadCode(top, plants, isPlanted),
    ]);
    return both.flat();
  });
