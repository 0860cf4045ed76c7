import { describe, expect, it } from 'vitest';
import { type Campaign, readCampaignFile, writeCampaignFile } from '../engine';
import { tharosCampaign, tharosOrders } from '../assets/examples/tharos';
import type { terminal } from '../renderer/text/de/terminal';
import { createTexts } from '../renderer/text/words';
import type { Files } from './files';
import { done, failed } from './outcome';
import { run } from './run';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const campaign = tharosCampaign();
const WORLD = writeCampaignFile(campaign);

/** A disk of some files; what is written is kept beside. */
const disk = (
  files: Readonly<Record<string, Uint8Array>>,
): Files & {
  readonly written: Map<string, Uint8Array>;
} => {
  const written = new Map<string, Uint8Array>();
  return {
    written,
    read: (path) => {
      const content = files[path];
      return content === undefined ? failed('absent', { file: path }) : done(content);
    },
    write: (folder, name, content) => {
      const path = `${folder}/${name}`;
      if (written.has(path)) return failed('exists', { file: path });
      written.set(path, content);
      return done(path);
    },
  };
};

const withOrders = (orders: Uint8Array): Files => disk({ w: WORLD, o: orders });

describe('bad input is one sentence on the error stream and exit code 2', () => {
  const changed = (change: Partial<Campaign>): Uint8Array =>
    writeCampaignFile({ ...campaign, ...change });

  it.each<[string, Uint8Array | null, Uint8Array | null, readonly string[], RegExp]>([
    ['a missing campaign', null, bytes('x'), [], /„w“ gibt es nicht/],
    ['missing orders', WORLD, null, [], /„o“ gibt es nicht/],
    ['rubbish for a campaign', bytes('rubbish'), bytes('x'), [], /keine Wabenwart-Datei/],
    ['a campaign cut short', WORLD.slice(0, 900), bytes('x'), [], /„w“/],
    ['an unknown rule system', changed({ system: 'chess' }), bytes('x'), [], /„chess“/],
    ['an empty order text', WORLD, bytes(' \r\n\t'), [], /steht kein Text/],
    ['binary orders', WORLD, new Uint8Array([80, 75, 0, 4]), [], /Binärdaten/],
    ['orders of nobody', WORLD, bytes('Lieber Spielleiter!'), [], /--party .*tha/],
    ['an unknown realm', WORLD, bytes('x'), ['--party', 'xyz'], /„xyz“ gibt es in dieser Welt/],
  ])('%s', (_, world, orders, options, sentence) => {
    const files = disk({
      ...(world === null ? {} : { w: world }),
      ...(orders === null ? {} : { o: orders }),
    });
    const outcome = run(['check', 'w', 'o', ...options], files);
    expect(outcome).toMatchObject({ out: [], exit: 2 });
    expect(outcome.err).toHaveLength(1);
    expect(outcome.err[0]).toMatch(sentence);
    expect(outcome.err[0]).not.toContain('\n');
  });

  it.each([
    ['de', /Was soll geschehen/],
    ['en', /What shall be done/],
  ])('no arguments in %s', (language, sentence) => {
    const outcome = run(language === 'en' ? ['--lang', 'en'] : [], disk({}));
    expect(outcome.exit).toBe(2);
    expect(outcome.err.join('')).toMatch(sentence);
  });

  it('has a sentence with the same gaps in both languages for every problem', () => {
    const sentences = (language: 'de' | 'en'): Readonly<Record<string, string>> =>
      (createTexts(language).getResourceBundle(language, 'terminal') as typeof terminal).problem;
    const gaps = (sentence: string): readonly string[] =>
      (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
    const german = sentences('de');
    const english = sentences('en');
    expect(Object.keys(german).length).toBeGreaterThan(10);
    for (const [name, sentence] of Object.entries(german)) {
      expect([name, gaps(english[name] ?? '')]).toEqual([name, gaps(sentence)]);
    }
  });
});

describe('the example command', () => {
  it('writes a campaign that opens again, and the order sheet', () => {
    const files = disk({});
    expect(run(['example', 'dir'], files)).toMatchObject({ exit: 0, err: [] });
    const world = files.written.get('dir/tharos.wabenwart') ?? new Uint8Array();
    expect(readCampaignFile(world)).toEqual({ ok: true, value: campaign });
    const orders = files.written.get('dir/orders-8.3.txt') ?? new Uint8Array();
    expect(new TextDecoder().decode(orders)).toBe(tharosOrders);
  });

  it('never writes over a file', () => {
    const files = disk({});
    run(['example', 'dir'], files);
    expect(run(['example', 'dir'], files)).toMatchObject({ exit: 2, out: [] });
  });
});

describe('help', () => {
  it.each([['de'], ['en']])('documents the exit codes in %s', (language) => {
    const outcome = run(['--help', '--lang', language], disk({}));
    expect(outcome.exit).toBe(0);
    const text = outcome.out.join('\n');
    for (const word of ['check', 'move', 'example', '--party', '--explain', '0:', '1:', '2:']) {
      expect(text).toContain(word);
    }
  });
});

describe('an old code page', () => {
  it('is read as text', () => {
    const latin1 = Uint8Array.from('202 auflösen', (letter) => letter.charCodeAt(0));
    expect(run(['check', 'w', 'o', '--party', 'tha'], withOrders(latin1)).exit).not.toBe(2);
  });
});
