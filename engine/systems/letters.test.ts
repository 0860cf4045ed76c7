import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusOf, corpusReader, meet, type Met } from '../testing/corpus';
import { samples } from '../testing/samples';
import { systems } from './registry';

/** Letters as players write them, written by hand, with the orders wanted: `cases/letters.txt` of a game. */
const CORPORA = Object.values(systems).flatMap(({ id, orders }) => {
  const file = new URL(`${id}/cases/letters.txt`, import.meta.url);
  const input = samples[id]?.inputs[0]?.input;
  if (input === undefined || !existsSync(file)) return [];
  const { world, settings } = input;
  const corpus = corpusOf(readFileSync(file, 'utf8'));
  return [{ id, ...corpus, read: corpusReader(orders, world, settings) }];
});

/** A line of the report: how many intentions were met how. */
function reported(id: string, letters: number, met: Met): string {
  const { understood, asked, warned, silent } = met;
  const all = understood + asked + warned + silent.length;
  const share = (count: number): string =>
    `${String(count)} (${String(Math.round((count / all) * 100))} %)`;
  return [
    `${id}: ${String(letters)} letters, ${String(all)} intentions`,
    `understood ${share(understood)}`,
    `asked ${share(asked)}`,
    `misread with a question ${share(warned)}`,
    `misread in silence ${share(silent.length)}`,
  ].join(' | ');
}

it('every game has letters as players write them (OS-15-01, WW-0.3-03)', () => {
  expect(CORPORA.map(({ id }) => id).sort()).toEqual(Object.keys(systems).sort());
});

describe.each(CORPORA)(
  'letters of $id as players write them (OS-15-01, OS-0-07)',
  ({ id, letters, floor, read }) => {
    it('are not misread without a finding, and are understood as far as they were', () => {
      const met: Met = { understood: 0, asked: 0, warned: 0, silent: [] };
      for (const letter of letters) meet(met, letter, read);
      const { understood, asked, warned, silent } = met;
      const all = understood + asked + warned + silent.length;
      console.info(reported(id, letters.length, met));
      expect(silent).toEqual([]);
      expect(letters.length).toBeGreaterThanOrEqual(30);
      expect((understood / all) * 100).toBeGreaterThanOrEqual(floor);
    });

    const lines = new Set(
      letters.flatMap(({ party, orders }) => orders.map((line) => `${party}: ${line}`)),
    );
    it.each([...lines])('%s is understood without a question', (line) => {
      const [party = '', ...words] = line.split(': ');
      const { entries, findings } = read(words.join(': '), party);
      expect(findings.filter(({ span }) => span !== undefined)).toEqual([]);
      expect(entries.length).toBeGreaterThan(0);
    });
  },
);
