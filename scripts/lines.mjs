// Prints how many lines are a game's own, by what they are for: `npm run lines -- organisation [commit]`.
// The board of a game, its example campaign and the rule pages in docs are not counted.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject, say } from './lib/project.mjs';

const git = (...args) =>
  spawnSync('git', args, { cwd: inProject(), encoding: 'utf8', maxBuffer: 1 << 28 });

const [game = 'organisation', commit] = process.argv.slice(2);

/** Purpose of the lines of a file; undefined = not the game's own. The first that fits counts. */
const KINDS = [
  ['cases as text', new RegExp(`^engine/systems/${game}/.*\\.txt$`)],
  ['cases', new RegExp(`^engine/systems/${game}/cases/`)],
  ['tests', new RegExp(`^(engine/systems/${game}|renderer/games/${game})/.*\\.test\\.tsx?$`)],
  ['tests', new RegExp(`^(engine/testing|renderer/kit/explain|cli)/${game}[^/]*\\.tsx?$`)],
  ['journeys', new RegExp(`^e2e/(support/)?${game}[^/]*\\.ts$`)],
  ['words', new RegExp(`^engine/systems/${game}/words/`)],
  ['screens', new RegExp(`^renderer/games/${game}/`)],
  ['orders', new RegExp(`^engine/systems/${game}/orders/`)],
  ['turn', new RegExp(`^engine/systems/${game}/(turn|phases)/`)],
  ['data', new RegExp(`^engine/systems/${game}/data/`)],
  ['rules, state, records, forms', new RegExp(`^engine/systems/${game}/.*\\.ts$`)],
];

const isCounted = (path) => /\.(tsx?|css|txt)$/.test(path);
const paths = (
  commit === undefined ? git('ls-files') : git('ls-tree', '-r', '--name-only', commit)
).stdout
  .split('\n')
  .filter(isCounted);
const linesOf = (path) => {
  const text =
    commit === undefined
      ? readFileSync(inProject(path), 'utf8')
      : git('show', `${commit}:${path}`).stdout;
  return text.split('\n').length - 1;
};

const sums = new Map();
for (const path of paths) {
  const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0];
  if (kind !== undefined) sums.set(kind, (sums.get(kind) ?? 0) + linesOf(path));
}
const rows = [...sums].sort(([, a], [, b]) => b - a);
const whole = rows.reduce((sum, [, lines]) => sum + lines, 0);
for (const [kind, lines] of [...rows, ['in all', whole]])
  say(`${kind.padEnd(30)} ${String(lines).padStart(7)}`);
