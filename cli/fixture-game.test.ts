import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCampaignFile } from '../engine';
import { millCampaign } from '../engine/testing/mills/campaign';

const folder = mkdtempSync(join(tmpdir(), 'wabenwart-'));
const program = join(folder, 'wabenwart.mjs');

const withFixture: Plugin = {
  name: 'registry-with-fixture',
  setup: (builder) => {
    builder.onResolve({ filter: /\/registry$/ }, ({ importer }) =>
      importer.replaceAll('\\', '/').endsWith('/engine/index.ts')
        ? { path: fileURLToPath(new URL('../engine/testing/registry.ts', import.meta.url)) }
        : undefined,
    );
  },
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
    plugins: [withFixture],
  });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('the terminal program plays the fixture game by its declaration alone', () => {
  const campaign = millCampaign();
  const file = writeCampaignFile(campaign);
  if (!file.ok) throw new Error('the campaign cannot be written');
  const [world, letters, out] = ['world.wabenwart', 'letters', 'out'].map((name) =>
    join(folder, name),
  );
  if (world === undefined || letters === undefined || out === undefined)
    throw new Error('no names');
  writeFileSync(world, file.value);
  mkdirSync(letters);
  for (const { party, text } of Object.values(campaign.sheets))
    writeFileSync(join(letters, `${party}.txt`), text);
  const call = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  const played = call('adjudicate', world, letters, '--out', out);
  expect(played.stderr).toBe('');
  expect(played.stdout).toContain('Briefe: 2');
  expect(played.stdout).toContain('offene Fragen: 1');
  expect(readdirSync(out).sort()).toEqual([
    'next.wabenwart',
    'proposal.json',
    'report-anna.json',
    'report-bert.json',
  ]);
  const checked = call('check', world, join(letters, 'bert.txt'), '--party', 'bert');
  expect(checked.stdout).toContain('„Nirgendwo“ ist kein Tal.');
});
