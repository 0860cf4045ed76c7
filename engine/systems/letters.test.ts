import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusOf, meet, type Met } from '../testing/corpus';
import { samples } from '../testing/samples';
import { systems } from './registry';

/** Letters as players write them, written by hand, with the orders wanted: `cases/letters.txt` of a game. */
const CORPORA = Object.values(systems).flatMap(({ id, orders }) => {
  const file = new URL(`${id}/cases/letters.txt`, import.meta.url);
  const world = samples[id]?.inputs[0]?.input.world;
  return world !== undefined && existsSync(file)
    ? [{ id, letters: corpusOf(readFileSync(file, 'utf8')), orders, world }]
    : [];
});

describe.each(CORPORA)(
  'letters of $id as players write them (OS-15-01, OS-0-07)',
  ({ letters, orders, world }) => {
    const read = (text: string, party: string) =>
      orders.read(text, party, world) as ReturnType<Parameters<typeof meet>[2]>;

    it('are not misread without a finding, and four of five intentions are understood without a question', () => {
      const met: Met = { understood: 0, asked: 0, warned: 0, silent: [] };
      for (const letter of letters) meet(met, letter, read);
      const { understood, asked, warned, silent } = met;
      const all = understood + asked + warned + silent.length;
      console.info('letters:', letters.length, 'intentions:', all, {
        ...met,
        silent: silent.length,
      });
      expect(silent).toEqual([]);
      expect(letters.length).toBeGreaterThanOrEqual(100);
      expect(understood / all).toBeGreaterThanOrEqual(0.8);
    });

    it.each(
      letters.flatMap((letter) => letter.orders.map((line) => [letter.party, line] as const)),
    )('%s: %s is understood without a question', (party, line) => {
      const { rows, findings } = read(line, party);
      expect(findings).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
    });
  },
);
