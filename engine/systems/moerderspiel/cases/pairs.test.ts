import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseFilesOf } from '../../../testing/case-files';
import { ABILITIES } from '../state/types';

const page = readFileSync(
  new URL('../../../../docs/moerderspiel-abilities.md', import.meta.url),
  'utf8',
);

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ |-]*\|$/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** Content of the table for every pair: a dot, or the letter of a reason. */
const table = new Map(
  ABILITIES.flatMap((one, at) =>
    ABILITIES.slice(at).map((other, index) => {
      const row = rows.find(([head = '']) => head === `${String(at + 1)} ${one}`);
      return [`${one} × ${other}`, row?.[at + index + 1] ?? ''] as const;
    }),
  ),
);

/** Pairs of the cases, by their titles, in the order of the abilities. */
const meeting = new Set(
  caseFilesOf('moerderspiel')
    .filter(({ name }) => name === 'pairs.cases.txt')
    .flatMap(({ cases }) =>
      cases.map(({ title: [de] }) => {
        const pair = (de.split(':')[0] ?? '').split(' × ');
        return ABILITIES.flatMap((one) => pair.filter((name) => name === one)).join(' × ');
      }),
    ),
);

describe('the table of abilities', () => {
  it('lists for all 171 pairs that they meet or why they do not (TM-8.0-12, TM-8.0-13)', () => {
    const reasons = rows.flatMap(([letter = '', text]) =>
      /^[a-z]$/.test(letter) ? [[letter, text]] : [],
    );
    const letters = reasons.map(([letter]) => letter);
    expect(table.size).toBe(171);
    expect([...table].filter(([, cell]) => cell !== '●' && !letters.includes(cell))).toEqual([]);
    expect(reasons.filter(([, text = '']) => text === '')).toEqual([]);
    expect(letters.filter((letter) => ![...table.values()].includes(letter ?? ''))).toEqual([]);
  });

  it('has a case for each pair that meets, and none for one that does not', () => {
    const said = [...table].filter(([, cell]) => cell === '●').map(([pair]) => pair);
    expect([...meeting].sort()).toEqual(said.sort());
  });
});
