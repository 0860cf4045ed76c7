import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disk } from './disk';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'wabenwart-'));
const program = join(folder, 'wabenwart.mjs');
const world = join(folder, 'example', 'tharos.wabenwart');
const orders = join(folder, 'example', 'orders-8.3.txt');

/** Runs the program in a process of its own. */
const start = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  return { exit: status, out: stdout, err: stderr };
};

/** Runs it in this process, on the same disk. */
const call = (...args: readonly string[]) => {
  const { exit, out, err } = run(args, disk);
  return { exit, out: out.join('\n'), err: err.join('\n') };
};

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.md': 'text' },
    logLevel: 'error',
  });
  expect(call('example', join(folder, 'example'))).toMatchObject({ exit: 0, err: '' });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundled terminal program', () => {
  it('adjudicates the example on a board of regions as it wrote it, in its own words', () => {
    const [seenland, letters] = ['seenland.wabenwart', 'seenland'].map((name) =>
      join(folder, 'example', name),
    );
    if (seenland === undefined || letters === undefined) throw new Error('no names');
    const { exit, out, err } = start(
      'adjudicate',
      seenland,
      letters,
      '--out',
      join(folder, 'phase'),
    );
    expect([exit, err]).toEqual([1, '']);
    expect(out).toContain('Phase 1 ausgewertet. Briefe: 4');
    const balance = call('balance', seenland, 'kontor');
    expect(balance.out).toContain('Kasse am Ende der Phase');
    expect(balance.out).not.toMatch(/GS|Halbjahr/);
    expect(call('balance', seenland, 'tha').err).toMatch(/^„tha“ gibt es in dieser Welt nicht/);
  });

  it('answers a mistake with one sentence and exit code 2', () => {
    const { exit, out, err } = start('check', '--fast');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(/^[^\n]*Option --fast[^\n]*\n$/);
  });
});

describe('the terminal program on a disk', () => {
  it('checks and runs the example it wrote itself', () => {
    expect(call('check', world, orders)).toMatchObject({ exit: 1, err: '' });
    const move = call('move', world, orders, '--lang', 'en');
    expect(move).toMatchObject({ exit: 1, err: '' });
    expect(move.out).toContain('203  50 riders  210/37 → 001/27');
  });

  it.each<[string, readonly string[], RegExp]>([
    ['a missing file', ['check', join(folder, 'no'), orders], /^„.*“ gibt es nicht|gibt es nicht/],
    ['a folder for a file', ['check', folder, orders], /ist ein Ordner/],
    ['the program itself as a campaign', ['move', program, orders], /keine Wabenwart-Datei/],
    ['an unknown option', ['check', '--fast'], /Option --fast/],
    ['no arguments', [], /Was soll geschehen/],
    ['a second example in the same folder', ['example', join(folder, 'example')], /gibt es schon/],
  ])('answers %s with one sentence and exit code 2', (_, args, sentence) => {
    const { exit, out, err } = call(...args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  });

  it('answers a folder that is a file with one sentence', () => {
    writeFileSync(join(folder, 'file'), '');
    const { exit, err } = call('example', join(folder, 'file'));
    expect(exit).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe.skipIf(process.platform === 'win32')('a full disk under the terminal program', () => {
  /** Calls by way of a shell, with what the shell does before and where the output goes. */
  const shell = (before: string, args: readonly string[], after = '') => {
    // Without this the system ends a program that writes too much; a full disk answers it.
    const calm = "data:text/javascript,process.on('SIGXFSZ',()=>undefined)";
    const line = `${before} exec "$0" --import "${calm}" "$@" ${after}`;
    const { status, stderr } = spawnSync('bash', ['-c', line, process.execPath, program, ...args], {
      encoding: 'utf8',
    });
    return { exit: status, err: stderr };
  };

  it.runIf(existsSync('/dev/full'))('reports in one sentence that the output is not whole', () => {
    const { exit, err } = shell('', ['move', world, orders], '> /dev/full');
    expect(exit).toBe(2);
    expect(err).toMatch(/^Die Ausgabe ist nicht vollständig: .*kein Platz mehr.*\n$/);
  });

  it('prints no error where a reader of the output has closed the pipe', () => {
    expect(shell('', ['move', world, orders], '| head -c 1 > /dev/null').err).toBe('');
  });

  it('leaves no half-written file, and names the one that did not fit', () => {
    const place = join(folder, 'no-room');
    const { exit, err } = shell('ulimit -f 4;', ['example', place]);
    expect(exit).toBe(2);
    expect(err).toMatch(/^Für „.*tharos\.wabenwart“ ist kein Platz mehr; .*\n$/);
    expect(readdirSync(place)).toEqual([]);
    expect(shell('', ['example', place])).toEqual({ exit: 0, err: '' });
  });
});
