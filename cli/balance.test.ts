import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BalanceSheet, type SheetComparison } from '../engine';
import { tharosCampaign, tharosTurn } from '../assets/examples/tharos';
import { run } from './run';
import { bytes, memoryDisk } from './testing';
import { campaignFile } from '../engine/testing/files';

const campaign = tharosCampaign();

const files = memoryDisk({
  w: campaignFile(campaign),
  t: bytes(tharosTurn),
  chess: campaignFile({ ...campaign, system: 'chess' }),
  empty: bytes(' \n'),
});

/** The row of a table that begins with a name, its cells parted. */
const rowOf = (out: readonly string[], name: string): readonly string[] =>
  out
    .find((line) => line.startsWith(`  ${name}  `))
    ?.trim()
    .split(/ {2,}/) ?? [];

describe('the balance of a realm', () => {
  it('WW-3.3-07: is printed as tables with their sums', () => {
    const { out, err, exit } = run(['balance', 'w', 'tha'], files);
    expect([err, exit]).toEqual([[], 0]);
    expect(out[0]).toBe('Die Tharische See · Falkenmond 419 · Zug 58 · Reich Tharos');
    expect(rowOf(out, 'Eiswüste')).toEqual([
      'Eiswüste',
      '40',
      '2.400',
      '5',
      '3.000',
      '7',
      '2.100',
      '1',
      '150',
      '4',
      '300',
      '57',
      '7.950',
    ]);
    expect(rowOf(out, '210/04 Tharos')).toEqual([
      '210/04 Tharos',
      '100.000',
      '48',
      '15.000',
      '4.800',
      '10.200',
    ]);
    expect(rowOf(out, 'Wälle')).toEqual(['Wälle', '23', '2', '0', '2.700']);
    expect(rowOf(out, 'Bestand See')).toEqual(['Bestand See', '110', '20', '2.200']);
    expect(rowOf(out, 'Neuer Bestand')).toEqual(['Neuer Bestand', '163.033']);
    expect(out.filter((line) => line.startsWith('  Summe'))).toHaveLength(4);
  });

  it('is printed in English', () => {
    const { out } = run(['balance', 'w', 'tha', '--lang', 'en'], files);
    expect(rowOf(out, 'New treasury')).toEqual(['New treasury', '163,033']);
  });

  it('WW-8.3-29, -32, -45: is compared with a sheet: verdicts, sentences, and exit code 1', () => {
    const { out, exit } = run(['balance', 'w', 'tha', '--compare', 't'], files);
    expect(exit).toBe(1);
    const compared = out.slice(out.indexOf('Bilanz des Spielers'));
    expect(rowOf(compared, 'Neurüstungen')).toEqual([
      'Neurüstungen',
      '−28.275',
      '−23.275',
      '−23.275',
      'stimmt nicht',
    ]);
    expect(out).toContain('  Nachgerechnet ergibt sich ein neuer Bestand von 114.308 GS.');
    const codes = out.flatMap((line) => /\[(F-BAL-[A-Z]+), WW-/.exec(line)?.[1] ?? []);
    expect(codes).toEqual([
      'F-BAL-LAND',
      'F-BAL-MUSTER',
      'F-BAL-UNIT',
      'F-BAL-HEADS',
      'F-BAL-UNITUPKEEP',
      'F-BAL-HEADS',
      'F-BAL-HEADS',
      'F-BAL-SETTLEUPKEEP',
      'F-BAL-MUSTERSUM',
      'F-BAL-NODETAIL',
    ]);
    expect(out.join('\n')).not.toContain('{{');
    expect(out.join('\n')).not.toContain('\t');
  });

  it('is data with --json', () => {
    const { out, exit } = run(['balance', 'w', 'tha', '--compare', 't', '--json'], files);
    expect(exit).toBe(1);
    const data = JSON.parse(out.join('')) as BalanceSheet & { comparison: SheetComparison };
    expect(data.sections.map(({ key }) => key)).toEqual([
      'landIncome',
      'settlementIncome',
      'muster',
      'infrastructureUpkeep',
      'unitUpkeep',
    ]);
    expect([data.party, data.turn, data.before, data.after.value]).toEqual([
      'tha',
      58,
      20_100,
      163_033,
    ]);
    expect(data.comparison.recomputed.value).toBe(114_308);
    expect(data.comparison.findings).toHaveLength(15);
  });

  it('has every key of its data in the documentation', () => {
    const page = readFileSync(new URL('../docs/terminal.md', import.meta.url), 'utf8');
    const { out } = run(['balance', 'w', 'tha', '--compare', 't', '--json'], files);
    const data = JSON.parse(out.join('')) as BalanceSheet & { comparison: SheetComparison };
    const [row] = data.comparison.rows;
    const names = [
      ...[data, data.comparison, data.sections[0] ?? {}, row ?? {}].flatMap(Object.keys),
      ...data.sections.map(({ key }) => key),
      ...[...data.summary, ...data.comparison.rows].map(({ key }) => key),
      ...data.comparison.rows.map(({ verdict }) => verdict),
    ];
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  });

  it.each(['de', 'en'])('has words in %s for all it prints', (language) => {
    const { out } = run(
      ['balance', 'w', 'tha', '--compare', 't', '--explain', '--lang', language],
      files,
    );
    expect(out.length).toBeGreaterThan(100);
    expect(
      out.filter((line) => /\{\{|\b(?:fact|rule|table|balance|findings)\.\w/.test(line)),
    ).toEqual([]);
  });

  it('ends with its derivation on request', () => {
    const { out } = run(['balance', 'w', 'tha', '--explain'], files);
    expect(out.some((line) => line.startsWith('163.033  '))).toBe(true);
    expect(out.filter((line) => line.startsWith('WW-4.1-24  '))).toHaveLength(1);
  });

  it.each<[readonly string[], RegExp]>([
    [['balance', 'w', 'xyz'], /„xyz“ gibt es in dieser Welt nicht/],
    [['balance', 'w', 'constructor'], /„constructor“/],
    [['balance', 'x', 'tha'], /„x“ gibt es nicht/],
    [['balance', 'w', 'tha', '--compare', 'x'], /„x“ gibt es nicht/],
    [['balance', 'w', 'tha', '--compare', 'empty'], /steht kein Text/],
    [['balance', 'chess', 'tha'], /„chess“/],
  ])('%j is one sentence on the error stream', (args, sentence) => {
    const { out, err, exit } = run(args, files);
    expect([out, exit, err.length]).toEqual([[], 2, 1]);
    expect(err[0]).toMatch(sentence);
  });
});
