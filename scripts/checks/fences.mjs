// The fences are tested themselves: one violation of each kind is planted in a copy of the project and must be refused.
// Those of the import graph and of dead code are planted where the tree itself is looked at (structure.mjs).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../lib/project.mjs';
import { gamesNamed } from './games.mjs';
import { hasOxlint, oxlint } from './lint.mjs';
import { inMirror, plantStage } from './mirror.mjs';
import { TYPE_CHECKER } from './types.mjs';

const linesOf = ({ output }) => output.split('\n');

const isSaid = (lines, { file, rule }) =>
  lines.some((line) => line.includes(file) && line.includes(rule));

const byOxlint = async (top, plants) => {
  const lines = linesOf(
    await oxlint(
      top,
      plants.map(({ file }) => file),
    ),
  );
  return (plant) => isSaid(lines, plant);
};

/** The native checker and typescript itself must both refuse a plant, so that the one may stand for the other. */
const byTypes = async (top, plants) => {
  const areas = [...new Set(plants.map(({ file }) => file.split('/')[0]))];
  const verdicts = [];
  for (const area of areas) {
    const config = join(top, area, 'tsconfig.plants.json');
    const files = plants.map(({ file }) => file).filter((file) => file.startsWith(`${area}/`));
    writeFileSync(
      config,
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
        include: ['../engine/**/*.d.ts'],
        files: files.map((file) => file.slice(area.length + 1)),
        references: [],
      }),
    );
    for (const checker of [TYPE_CHECKER, 'typescript/bin/tsc'])
      verdicts.push({
        area,
        lines: linesOf(await runTool(checker, ['-p', config, '--pretty', 'false'], { cwd: top })),
      });
  }
  return (plant) =>
    verdicts
      .filter(({ area }) => plant.file.startsWith(`${area}/`))
      .every(({ lines }) => isSaid(lines, plant));
};

const byNames = (top) => {
  const named = gamesNamed(top);
  return ({ file, rule }) => named.some((one) => one.file === file && one.said.includes(rule));
};

/** Tests that fail, and files of tests that cannot be loaded. */
const byTests = async (top, plants) => {
  const report = join(top, 'planted.json');
  rmSync(report, { force: true });
  await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=json', `--outputFile=${report}`, ...plants.map(({ file }) => file)],
    { cwd: top },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return ({ file, rule }) =>
    testResults.some(
      ({ name, status, message, assertionResults }) =>
        name.endsWith(file) &&
        status === 'failed' &&
        [message, ...assertionResults.map(({ fullName }) => fullName)].join('\n').includes(rule),
    );
};

const FENCES = {
  types: { by: byTypes },
  oxlint: { by: byOxlint, isHere: hasOxlint },
  names: { by: byNames },
  tests: { by: byTests },
};

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkFences = () =>
  inMirror(Object.keys(FENCES), async (top, plants) => {
    const stages = [];
    for (const [kind, { by, isHere = () => true }] of Object.entries(FENCES)) {
      const own = plants.filter((plant) => plant.by === kind);
      const name = `planted ${kind}`;
      if (isHere()) stages.push(plantStage(name, own, await by(top, own)));
      else stages.push({ name, passed: 0, failed: 0, skipped: own.length, output: '' });
    }
    return stages;
  });
