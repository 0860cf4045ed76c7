// The fences are tested themselves: one violation of each kind is planted in a scratch copy and must be refused.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject, runTool } from '../lib/project.mjs';
import { gamesNamed } from './games.mjs';
import { cruise, FLOORS } from './lint.mjs';
import { PLANTS } from './plants.mjs';

const CONFIGS = [
  'tsconfig.json',
  'tsconfig.base.json',
  '.dependency-cruiser.mjs',
  'eslint.config.mjs',
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** What each fence needs around its plants: the graph every floor, the types what the plants import. */
const AROUND = {
  graph: FLOORS,
  lint: [],
  types: ['engine', 'renderer/tsconfig.json'],
  names: [],
};

const makeScratch = (fence) => {
  const scratch = mkdtempSync(join(tmpdir(), `wabenwart-fences-${fence}-`));
  for (const name of [...AROUND[fence], ...CONFIGS])
    cpSync(inProject(name), join(scratch, name), { recursive: true });
  symlinkSync(inProject('node_modules'), join(scratch, 'node_modules'), 'junction');
  for (const { file, text, beside } of PLANTS.filter(({ by }) => by === fence)) {
    for (const [path, content] of Object.entries({ [file]: text, ...beside })) {
      mkdirSync(dirname(join(scratch, path)), { recursive: true });
      writeFileSync(join(scratch, path), content);
    }
  }
  return scratch;
};

const byGraph = async (scratch) => {
  const { violations, error } = await cruise(scratch);
  return (plant) =>
    error === '' &&
    violations.some(({ rule, from }) => rule.name === plant.rule && from === plant.file);
};

const byLint = async (scratch) => {
  const files = PLANTS.filter(({ by }) => by === 'lint').map(({ file }) => file);
  const { output } = await runTool('eslint/bin/eslint.js', ['--format', 'json', ...files], {
    cwd: scratch,
  });
  const results = JSON.parse(output.slice(output.indexOf('[')));
  return (plant) =>
    results.some(
      ({ filePath, messages }) =>
        filePath.replaceAll('\\', '/').endsWith(plant.file) &&
        messages.some(({ message }) => message.includes(plant.rule)),
    );
};

const byTypes = async (scratch) => {
  const areas = [
    ...new Set(PLANTS.filter(({ by }) => by === 'types').map(({ file }) => file.split('/')[0])),
  ];
  let output = '';
  for (const area of areas)
    output += (
      await runTool('typescript/bin/tsc', ['-p', area, '--pretty', 'false'], { cwd: scratch })
    ).output;
  return (plant) =>
    output.split('\n').some((line) => line.startsWith(plant.file) && line.includes(plant.rule));
};

const byNames = (scratch) => {
  const named = gamesNamed(scratch);
  return (plant) =>
    named.some(({ file, said }) => file === plant.file && said.includes(plant.rule));
};

const FENCES = { graph: byGraph, lint: byLint, types: byTypes, names: byNames };

/** Plants the violations of one fence and returns those that it let through. */
const openPlants = async (fence) => {
  const scratch = makeScratch(fence);
  try {
    const isRefused = await FENCES[fence](scratch);
    return PLANTS.filter((plant) => plant.by === fence && !isRefused(plant));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkFences = async () => {
  const open = [];
  for (const fence of Object.keys(FENCES)) open.push(...(await openPlants(fence)));
  return [
    {
      name: 'fences',
      passed: PLANTS.length - open.length,
      failed: open.length,
      skipped: 0,
      output: open.map(({ what, file }) => `not refused: ${what} (planted as ${file})`).join('\n'),
    },
  ];
};
