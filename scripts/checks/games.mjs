// No shared code names a game: what is one game's own stands in its folders, and shared code uses the contract.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { gamesNamedIn } from '../lib/game-names.mjs';
import { inProject, root } from '../lib/project.mjs';
import { single } from './stage.mjs';

/** Folders of program code; examples, journeys, benchmarks and tests are about a game and name it. */
const ROOMS = ['engine', 'renderer', 'electron', 'cli'];

const isTest = (path) => /\.test\.tsx?$|testing(\.tsx?$|\/)/.test(path);

/** Lines by which every game is registered. */
const REGISTERED = new Set([
  'engine/systems/registry.ts',
  'renderer/games/registry.ts',
  'renderer/kit/text/clauses/pages.ts',
]);

const isOwn = (path, { id }) => new RegExp(`^(engine/systems|renderer/games)/${id}/`).test(path);

const clausesOf = (id) => {
  const page = inProject('docs/rules', `${id}.md`);
  return existsSync(page) ? /^#### ([A-Z]+)-/m.exec(readFileSync(page, 'utf8'))?.[1] : undefined;
};

/** The games there are: a folder of rules each, and the letters with which the clauses of its page begin. */
const games = () =>
  readdirSync(inProject('engine/systems'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({ id, clauses: clausesOf(id) ?? id.toUpperCase() }));

/**
 * Lines of shared code below a folder that name a game.
 * @param {string} top
 * @returns {readonly { file: string, line: number, said: string }[]}
 */
export const gamesNamed = (top) => {
  const known = games();
  return filesBelow(ROOMS, (path) => /\.tsx?$/.test(path), top)
    .filter((file) => !isTest(file) && !REGISTERED.has(file))
    .flatMap((file) => {
      const others = known.filter((game) => !isOwn(file, game));
      const named = gamesNamedIn(file, readFileSync(join(top, file), 'utf8'), others);
      return named.map((place) => ({ file, ...place }));
    });
};

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkGames = async () => {
  const lines = gamesNamed(root).map(
    ({ file, line, said }) => `${file}:${line} names a game: ${said}`,
  );
  return [single('games', { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') })];
};
