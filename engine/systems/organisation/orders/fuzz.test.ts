import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../kernel';
import { diceOf, type Dice } from '../../../testing/letters';
import { organisationWorld } from '../../../testing/organisation';
import { houseBot } from '../../../testing/house-bot';
import { trialsOf } from '../../../testing/trials';
import { CLAUSES } from '../data/clauses';
import { ALL_FINDINGS } from '../data/findings';
import { organisation } from '..';
import { readOrdersOf } from '../../../orders';
import { bookOf } from './book';
import { GRAMMAR } from './grammar';

const BOT = houseBot(organisation);

/** Rounds of letters; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 100, middle: 300, full: 20_000 });

const world = organisationWorld();
const books = new Map(Object.keys(world.parties).map((party) => [party, bookOf(world, party)]));
const codes = new Set(Object.keys(ALL_FINDINGS));
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

describe('letters as nobody writes them', () => {
  it(`OS-0-07: nothing fails, every finding has code, clause and place, no line is lost (${LETTERS.label})`, () => {
    const seen = new Set<string>();
    for (const seed of LETTERS.seeds()) {
      const dice = diceOf(seed);
      for (const [party, letter] of Object.entries(BOT.letters(dice, world))) {
        const text = damaged(dice, letter);
        const sheet = organisation.orders.read(text, party, world);
        const found = organisation.orders.check(sheet, world, {});
        found.forEach((one) => {
          seen.add(one.code);
          organisation.orders.suggest(one, sheet, world);
        });
        const restated = organisation.orders.restate(sheet, world);
        expect({ seed, flaws: found.flatMap((one) => flaws(one, text)) }).toEqual({
          seed,
          flaws: [],
        });
        expect(restated).toHaveLength(sheet.rows.length);
        const { uses, remarks } = readOrdersOf(
          text,
          GRAMMAR,
          books.get(party) ?? bookOf(world, party),
        );
        const lost = uses.filter(
          ({ token: { span }, use }) =>
            use === 'asked' &&
            !remarks.some(
              ({ words: { span: at } }) => at.start <= span.start && span.end <= at.end,
            ),
        );
        expect({ seed, lost: lost.map(({ token }) => token.text) }).toEqual({ seed, lost: [] });
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  }, 120_000);
});
