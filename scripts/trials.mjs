// Plays the comparisons that the house rules show, ahead, and writes their figures: npm run trials [game ...]
// Needed after a change of rules that changes what comes of them; a test says so. Takes some minutes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, runTool, say } from './lib/project.mjs';

/** What is played of each game, by key: games of so many turns, or an experiment, which has none. */
const PLAYED = {
  waben: {
    presets: { games: 20, turns: 18 },
    situations: { games: 2000, turns: 0 },
  },
  eroberung: { battles: { games: 2000, turns: 0 } },
  pygma: { presets: { games: 20, turns: 16 } },
};

const fileOf = (system) => inProject('engine', 'systems', system, 'data', 'ahead.ts');

const textOf = (ahead) => `import type { PlayedAhead } from '../../../kernel';

/** Comparisons played ahead, written by \`npm run trials\`. */
export const AHEAD: Readonly<Record<string, PlayedAhead>> = ${JSON.stringify(ahead)};
`;

const main = async () => {
  if (!(await ensureInstalled())) return 1;
  const wanted = process.argv.slice(2);
  const folder = mkdtempSync(join(tmpdir(), 'trials-'));
  try {
    const outfile = join(folder, 'engine.mjs');
    await build({
      entryPoints: [inProject('engine', 'index.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'silent',
    });
    const { playedAhead, systems } = await import(pathToFileURL(outfile).href);
    for (const [system, comparisons] of Object.entries(PLAYED)) {
      if (wanted.length > 0 && !wanted.includes(system)) continue;
      const ahead = {};
      for (const [key, of] of Object.entries(comparisons)) {
        say(`${system}: ${String(of.games)} games of ${key}`);
        ahead[key] = playedAhead(systems[system], key, of);
      }
      writeFileSync(fileOf(system), textOf(ahead));
      await runTool('oxfmt/bin/oxfmt', [fileOf(system)]);
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

process.exitCode = await main();
