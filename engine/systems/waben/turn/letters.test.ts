import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { nodesOf, type Proposal } from '../../../kernel';
import { trialsOf } from '../../../testing/trials';
import type { World } from '../../../world';
import { waben } from '..';
import { computed } from '../../../testing/there';

/** Letters; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 8, middle: 30, full: 2000 });

const { world, settings, seed } = tharosCampaign();

const run = (text: string): Proposal<World> =>
  computed(waben, { world, orders: { tha: text }, rulings: {}, settings, seed });

/** Words, numbers and signs that mean something somewhere in a letter, in any order. */
const anyWord = fc.oneof(
  fc.constantFrom(
    '101',
    '201',
    '302',
    '501',
    '099',
    '1000',
    '8.000',
    '-1',
    '1e99',
    'K',
    'KS',
    'KNE',
    'KRF',
    'S1',
    'AB',
    '-20-21',
    '-(3)-(3)',
    '-22(302)',
    '(102)',
    '(101)',
    '3 3 3',
    '33322',
    '999/99',
    '210/19',
    '002/38(302)',
    '210/12|11',
    'einladen nach 302',
    'warten auf 201',
    'wenn',
    '—',
    'aufteilen 2000K nach 105',
    'zusammenlegen mit 101',
    'verschonen __proto__',
    'Erkunder',
    'Nr.',
    'Zugbefehl',
    'Befehl',
    'Position alt',
    'Sonstiges',
    '<b>',
    '&amp;',
    '"',
    "'",
    ';',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const anyGap = fc.constantFrom(
  '\t',
  '\t\t',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\r',
  '|',
  ';',
  ',',
  '\u00a0',
  '',
);
const anySoup = fc
  .array(fc.tuple(anyWord, anyGap), { maxLength: 120 })
  .map((words) => words.flat().join(''));

/** The sheet of the booklet with pieces of it lost, doubled or replaced by something else. */
const anyMutilation = fc
  .array(fc.tuple(fc.nat(tharosOrders.length), fc.nat(40), fc.oneof(anyWord, anyGap)), {
    minLength: 1,
    maxLength: 25,
  })
  .map((wounds) =>
    wounds.reduce(
      (text, [at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length),
      tharosOrders,
    ),
  );

const anyLetter = fc.oneof(fc.string({ unit: 'binary', maxLength: 2000 }), anySoup, anyMutilation);

describe('whatever a letter contains', () => {
  it(
    `the turn runs, no unit is lost or doubled, every figure is a number (WW-0.3-03; ${LETTERS.label})`,
    { timeout: 6 * 60 * 60_000 },
    () => {
      fc.assert(
        fc.property(anyLetter, (text) => {
          const { world: after, marches, events } = run(text);
          const gone = events
            .filter(({ kind }) =>
              ['removal', 'fate', 'disband', 'merge', 'dissolution'].includes(kind),
            )
            .map(({ about }) => String(about['unit']));
          const lost = Object.keys(world.units).filter((id) => after.units[id] === undefined);
          expect(lost.filter((id) => !gone.includes(id))).toEqual([]);
          const figures = marches.flatMap(({ steps }) =>
            steps.flatMap(({ difficulty, cost }) => [...nodesOf(difficulty), ...nodesOf(cost)]),
          );
          expect(figures.every(({ value }) => Number.isFinite(value))).toBe(true);
        }),
        LETTERS.runs(),
      );
    },
  );

  it(
    `every finding about words lies where these words stand in it (WW-0.3-02; ${LETTERS.label})`,
    { timeout: 6 * 60 * 60_000 },
    () => {
      fc.assert(
        fc.property(anyLetter, (text) => {
          for (const { span, words } of run(text).findings) {
            if (span !== undefined) expect(text.slice(span.start, span.end)).toBe(words);
          }
        }),
        LETTERS.runs(),
      );
    },
  );

  it.each(['nobody', 'constructor', '__proto__', 'toString'])(
    'a letter of %s, who is no party, is ignored',
    (party) => {
      const orders = Object.fromEntries([[party, tharosOrders]]);
      const { findings } = waben.adjudicate({ world, orders, rulings: {}, settings, seed }) ?? {};
      expect(findings?.filter((finding) => finding.party === party)).toEqual([]);
    },
  );
});
