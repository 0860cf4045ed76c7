import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  corpusOf,
  corpusReader,
  meet,
  type Met,
  sampledGame,
  withProposals,
} from '../testing/corpus';
import { systems } from './registry';

/** Letters of a game in a file of its cases with the reader of its sample world; undefined if it has none. */
function lettersOf(id: string, name: string) {
  const file = new URL(`${id}/cases/${name}.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  const { orders, world, settings } = sampledGame(id);
  const corpus = corpusOf(readFileSync(file, 'utf8'));
  const read = corpusReader(orders, world, settings);
  return [{ id, ...corpus, read, accept: withProposals(orders, world, settings) }];
}

/** Letters as players write them, written by hand, with the orders wanted: `cases/letters.txt` of a game. */
const CORPORA = Object.keys(systems).flatMap((id) => lettersOf(id, 'letters'));

/** Letters of writers who had not seen a grammar; every fourth is measured and never read to mend one. */
const UNSEEN = Object.keys(systems).flatMap((id) => [
  ...lettersOf(id, 'letters-unseen'),
  ...lettersOf(id, 'letters-unseen-2'),
]);

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

const metNothing = (): Met => ({ understood: 0, asked: 0, warned: 0, silent: [] });

/** Prints how the letters of a corpus are met, and holds them against what was reached. */
function measure(
  id: string,
  { letters, floor, silent: most, read }: Omit<(typeof CORPORA)[number], 'id' | 'accept'>,
): void {
  const met = metNothing();
  for (const letter of letters) meet(met, letter, read);
  const { understood, asked, warned, silent } = met;
  const all = understood + asked + warned + silent.length;
  console.info([reported(id, letters.length, met), ...silent].join('\n'));
  expect(silent.slice(most)).toEqual([]);
  expect((understood / all) * 100).toBeGreaterThanOrEqual(floor);
}

it('every game has letters as players write them (OS-15-01, WW-0.3-03)', () => {
  expect(CORPORA.map(({ id }) => id).sort()).toEqual(Object.keys(systems).sort());
});

describe.each(CORPORA)(
  'letters of $id as players write them (OS-15-01, OS-0-07)',
  ({ id, letters, floor, silent, read }) => {
    it('are not misread without a finding, and are understood as far as they were', () => {
      expect(letters.length).toBeGreaterThanOrEqual(30);
      expect(silent).toBe(0);
      measure(id, { letters, floor, silent, read });
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

it.each(UNSEEN)(
  'letters of $id whose writer had not seen how they are read are understood as far as they were, and misread in silence no more often (OS-15-01)',
  ({ id, ...corpus }) => measure(`unseen ${id}`, corpus),
);

it.each(Object.keys(systems).flatMap((id) => lettersOf(id, 'letters-unseen-2')))(
  'proposals for words of $id that are asked about lose nothing that was understood, and order nothing that is not wanted (WW-0.3-03)',
  ({ id, letters, read, accept }) => {
    const [before, after] = [metNothing(), metNothing()];
    for (const one of letters) {
      meet(before, one, read);
      meet(after, { ...one, letter: accept(one.letter, one.party) }, read);
    }
    console.info(reported(`with proposals ${id}`, letters.length, after));
    expect(after.understood).toBeGreaterThanOrEqual(before.understood);
    expect(after.warned).toBeLessThanOrEqual(before.warned);
    expect(after.silent).toEqual([]);
  },
);
