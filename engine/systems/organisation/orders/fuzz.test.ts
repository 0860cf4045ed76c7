import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../kernel';
import { diceOf, type Dice } from '../../../testing/letters';
import { organisationWorld } from '../../../testing/organisation';
import { randomLetters } from '../../../testing/organisationBot';
import { trialsOf } from '../../../testing/trials';
import { CLAUSES } from '../data/clauses';
import { FINDINGS } from '../data/findings';
import { LETTER_FINDINGS } from '../data/letter-findings';
import { organisation } from '..';
import { headingOf } from './headings';

/** Rounds of letters; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 100, middle: 300, full: 20_000 });

const world = organisationWorld();
const codes = new Set([...Object.keys(FINDINGS), ...Object.keys(LETTER_FINDINGS)]);
const clauses = new Set(CLAUSES);

const SIGNS = [
  ':',
  ',',
  ';',
  '(',
  ')',
  '-',
  '−',
  '½',
  '"',
  '\u0000',
  '\t',
  '🐝',
  'ß',
  '1,5',
  '\r\n',
];

/** A letter with words left out, put twice, out of place, and signs nobody expects. */
const damaged = (dice: Dice, text: string): string =>
  text
    .split(/(\s+)/)
    .flatMap((word) => {
      if (dice.once(15)) return [];
      if (dice.once(15)) return [word, ' ', word];
      return dice.once(10) ? [word, SIGNS[dice.below(SIGNS.length)] ?? ''] : [word];
    })
    .join('');

const flaws = ({ code, clause, span, words }: Finding, text: string): readonly string[] => [
  ...(codes.has(code) ? [] : [`no code ${code}`]),
  ...(clauses.has(clause) ? [] : [`no clause ${clause}`]),
  ...(text.slice(span?.start ?? 0, span?.end ?? 0) === words ? [] : [`words of ${code}: ${words}`]),
];

/** Letters and figures of a text, by which it is found again. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** True if the letters of a line are in an order or in a finding. */
const isKept = (line: string, covered: readonly string[]): boolean =>
  covered.some(
    (words) =>
      lettersOf(words).includes(lettersOf(line)) ||
      (lettersOf(words) !== '' && lettersOf(line).includes(lettersOf(words))),
  );

describe('letters as nobody writes them', () => {
  it(`OS-0-07: nothing fails, every finding has code, clause and place, no line is lost (${LETTERS.label})`, () => {
    const seen = new Set<string>();
    for (const seed of LETTERS.seeds()) {
      const dice = diceOf(seed);
      for (const [party, letter] of Object.entries(randomLetters(dice, world))) {
        const text = damaged(dice, letter);
        const sheet = organisation.readOrders(text, party, world);
        const found = organisation.checkOrders(sheet, world, {});
        found.forEach((one) => {
          seen.add(one.code);
          organisation.suggestedWords?.(one, sheet, world);
        });
        const restated = organisation.restatedOrders?.(sheet, world) ?? [];
        expect({ seed, flaws: found.flatMap((one) => flaws(one, text)) }).toEqual({
          seed,
          flaws: [],
        });
        expect(restated).toHaveLength(sheet.rows.length);
        const rows = sheet.rows.map(({ span }) => text.slice(span.start, span.end));
        const covered = [...rows, ...found.map(({ words }) => words)].filter((one) => one !== '');
        const lost = text
          .split(/[\r\n\u2028\u2029]+/)
          .filter((line) => /\p{L}/u.test(line))
          .filter(
            (line) =>
              headingOf(line) === undefined && !/^\W*(start|abschluss|close|neuwurf)/iu.test(line),
          )
          .filter((line) => !isKept(line.replace(/^[^\p{L}]+/u, ''), covered));
        expect({ seed, lost }).toEqual({ seed, lost: [] });
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});
