import { describe, expect, it } from 'vitest';
import { type Campaign, readCampaignFile } from '../engine';
import { tharosCampaign, tharosOrders, tharosTurn } from '../assets/examples/tharos';
import type { Files } from './files';
import { run } from './run';
import { bytes, memoryDisk } from './testing';
import { campaignFile } from '../engine/testing/files';

const campaign = tharosCampaign();
const WORLD = campaignFile(campaign);

const withOrders = (orders: Uint8Array): Files => memoryDisk({ w: WORLD, o: orders });

describe('bad input is one sentence on the error stream and exit code 2', () => {
  const changed = (change: Partial<Campaign>): Uint8Array =>
    campaignFile({ ...campaign, ...change });

  it.each<[string, Uint8Array | null, Uint8Array | null, readonly string[], RegExp]>([
    ['a missing campaign', null, bytes('x'), [], /„w“ gibt es nicht/],
    ['missing orders', WORLD, null, [], /„o“ gibt es nicht/],
    ['rubbish for a campaign', bytes('rubbish'), bytes('x'), [], /keine Wabenwart-Datei/],
    ['a campaign cut short', WORLD.slice(0, 900), bytes('x'), [], /„w“/],
    ['an unknown rule system', changed({ system: 'chess' }), bytes('x'), [], /„chess“/],
    ['an empty order text', WORLD, bytes(' \r\n\t'), [], /steht kein Text/],
    ['binary orders', WORLD, new Uint8Array([80, 75, 0, 4]), [], /Binärdaten/],
    ['orders of nobody', WORLD, bytes('Lieber Spielleiter!'), [], /--party .*tha/],
    [
      'a realm with a name of the machine',
      WORLD,
      bytes('x'),
      ['--party', 'constructor'],
      /„constructor“/,
    ],
    ['an unknown realm', WORLD, bytes('x'), ['--party', 'xyz'], /„xyz“ gibt es in dieser Welt/],
  ])('%s', (_, world, orders, options, sentence) => {
    const files = memoryDisk({
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
    const outcome = run(language === 'en' ? ['--lang', 'en'] : [], memoryDisk({}));
    expect(outcome.exit).toBe(2);
    expect(outcome.err.join('')).toMatch(sentence);
  });
});

describe('the example command', () => {
  it('writes a campaign that opens again, and the order sheet', () => {
    const files = memoryDisk({});
    expect(run(['example', 'dir'], files)).toMatchObject({ exit: 0, err: [] });
    const world = files.written.get('dir/tharos.wabenwart') ?? new Uint8Array();
    expect(readCampaignFile(world)).toEqual({ ok: true, value: campaign });
    const orders = files.written.get('dir/orders-8.3.txt') ?? new Uint8Array();
    expect(new TextDecoder().decode(orders)).toBe(tharosOrders);
    const turn = files.written.get('dir/turn-8.3.txt') ?? new Uint8Array();
    expect(new TextDecoder().decode(turn)).toBe(tharosTurn);
  });

  it('never writes over a file', () => {
    const files = memoryDisk({});
    run(['example', 'dir'], files);
    expect(run(['example', 'dir'], files)).toMatchObject({ exit: 2, out: [] });
  });
});

describe('help', () => {
  it.each([['de'], ['en']])('documents the exit codes in %s', (language) => {
    const outcome = run(['--help', '--lang', language], memoryDisk({}));
    expect(outcome.exit).toBe(0);
    const text = outcome.out.join('\n');
    for (const word of [
      'check',
      'move',
      'balance',
      'example',
      '--party',
      '--compare',
      '--explain',
      '0:',
      '1:',
      '2:',
    ]) {
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

describe('the sample turn of the booklet', () => {
  const files = withOrders(bytes(tharosOrders));

  it('WW-8.3-60 to -71: is checked: every contradiction in one sentence at its words', () => {
    const { out, exit } = run(['check', 'w', 'o'], files);
    expect(exit).toBe(1);
    expect(out[0]).toBe('Die Tharische See · Falkenmond 419 · Zug 58 · Reich Tharos');
    expect(out[1]).toMatch(/^11 Zeilen gelesen, Befunde: \d+$/);
    const found = out.filter((line) => /^\S.* {2}„/.test(line));
    expect(found).toEqual(
      expect.arrayContaining([
        'Warnung  Zeile 4, Einheit 102  „KAE“',
        'Abgelehnt  Zeile 6, Einheit 201  „002/38(302)“',
        'Warnung  Zeile 6, Einheit 201  „001/07“',
        'Warnung  Zeile 7, Einheit 202  „430“',
        'Warnung  Zeile 9, Einheit 301  „KS“',
        'Warnung  Zeile 10, Einheit 302  „15“',
        'Warnung  Zeile 10, Einheit 302  „002/12“',
        'Warnung  Zeile 10, Einheit 302  „002/23“',
        'Frage  Zeile 14, Einheit 502  „(105)“',
      ]),
    );
    const lines = found.map((line) => Number(/Zeile (\d+)/.exec(line)?.[1]));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(out.join('\n')).toContain('[F-LOAD-CAP, WW-5.1-42]');
  });

  it('WW-5.3-08: is run: the step table of 203 with base, additions, difficulty, points and rest', () => {
    const { out, exit } = run(['move', 'w', 'o', '--party', 'tha'], files);
    expect(exit).toBe(1);
    const from = out.indexOf('203  50 Reiter  210/37 → 001/27  30 BP');
    expect(out.slice(from + 1, from + 7).map((line) => line.replace(/ +/g, ' '))).toEqual([
      ' # nach Gelände Grund Zuschläge Schw. BP Rest',
      ' 1 001/10 Tiefland 4 −1 Straße, −1 eigenes Gebiet, +1 Höhenwechsel oder Fluss 3 6 24',
      ' 2 001/17 Tiefland 4 −1 Straße, −1 eigenes Gebiet 2 5 19',
      ' 3 001/25 Tiefland 4 −1 eigenes Gebiet, +1 Höhenwechsel oder Fluss 4 8 11',
      ' 4 001/26 Tiefland 4 −1 Straße, −1 eigenes Gebiet 2 5 6',
      ' 5 001/27 Tiefland 4 −1 Straße 3 6 0',
    ]);
    expect(out).toContain('  Bleibt in 210/04; dafür braucht es keine Punkte.');
    expect(out.filter((line) => /^Frage .*\[WW-6\.1-/.test(line)).length).toBeGreaterThan(0);
  });

  it('prints every figure with its clauses when asked to explain', () => {
    const plain = run(['move', 'w', 'o'], files).out;
    const explained = run(['move', 'w', 'o', '--explain'], files).out;
    expect(plain.join('\n')).not.toContain('WW-5.3-15');
    expect(explained).toEqual(expect.arrayContaining(['      −1  Straße  WW-5.3-08']));
    expect(explained.filter((line) => !plain.includes(line)).length).toBeGreaterThan(50);
  });

  it('prints at the end the text of the clauses it cites, each once', () => {
    const { out } = run(['move', 'w', 'o', '--explain'], files);
    const told = out.slice(out.lastIndexOf('') + 1).map((line) => line.split('  ')[0]);
    const cited = new Set(out.join('\n').match(/WW-\d+\.\d+-\d+/g));
    expect(new Set(told)).toEqual(cited);
    expect(told).toHaveLength(cited.size);
    expect(out).toContain(
      'WW-5.3-07  Grundwert: Grundwert eines Schritts ist die Höhenstufe des Ziels, vermehrt um 3.',
    );
    const english = run(['move', 'w', 'o', '--explain', '--lang', 'en'], files).out;
    expect(english).toContain(
      'WW-5.3-07  Base value: The base of a step is the height level of its target plus 3.',
    );
  });

  it('prints the same in English', () => {
    const { out } = run(['move', 'w', 'o', '--lang', 'en'], files);
    expect(out).toContain('203  50 riders  210/37 → 001/27  30 MP');
  });

  it.each([['check'], ['move']])('is data with %s --json, its exit code unchanged', (command) => {
    const { out, exit } = run([command, 'w', 'o', '--json'], files);
    expect(exit).toBe(1);
    const data = JSON.parse(out.join('\n')) as { party: string; turn: number; findings: object[] };
    expect(data).toMatchObject({ party: 'tha', turn: 58 });
    expect(data.findings.length).toBeGreaterThan(8);
  });
});

describe('orders without fault', () => {
  const quiet = bytes('103\t3000\tK\t1\tHf\t210/04\t\t210/04\tKH\t\t\n');

  it('end with exit code 0', () => {
    expect(run(['check', 'w', 'o', '--party', 'tha'], withOrders(quiet)).exit).toBe(0);
  });
});
