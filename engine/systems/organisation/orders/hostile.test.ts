import { describe, expect, it } from 'vitest';
import { legacyOf, type Finding } from '../../../kernel';
import { diceOf } from '../../../testing/letters';
import { pollution } from '../../../testing/mutations';
import { bentLetter } from '../../../testing/mutations-text';
import { organisationWorld } from '../../../testing/organisation';
import { houseBot } from '../../../testing/house-bot';
import { trialsOf } from '../../../testing/trials';
import { ALL_FINDINGS } from '../data/findings';
import { organisation } from '..';

const BOT = houseBot(organisation);

/** Rounds of letters, each of some 30 lines; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 10, middle: 50, full: 18_000 });
/** Of so many rounds of letters one is played. */
const PLAYED = 10;

const world = organisationWorld();
const CODES = new Set(Object.keys(ALL_FINDINGS));

const hostileLetters = (seed: number): Readonly<Record<string, string>> => {
  const dice = diceOf(seed);
  return Object.fromEntries(
    Object.entries(BOT.letters(dice, world)).map(([party, letter]) => [
      party,
      bentLetter(dice, letter.split('\n')),
    ]),
  );
};

const flawsOf = ({ code, span, words }: Finding, text: string): readonly string[] => [
  ...(CODES.has(code) ? [] : [`no code ${code}`]),
  ...(text.slice(span?.start ?? 0, span?.end ?? 0) === words ? [] : [`words of ${code}`]),
];

const metOne = (text: string, party: string): readonly string[] => {
  const sheet = organisation.orders.read(text, party, world);
  const findings = organisation.orders.check(sheet, world, {});
  for (const finding of findings) organisation.orders.suggest(finding, sheet, world);
  organisation.orders.restate(sheet, world);
  legacyOf(organisation).letterParts?.(text, party, world);
  return findings.flatMap((finding) => flawsOf(finding, text));
};

/** What a played phase must not leave behind: money or levels that are no whole numbers of their smallest part. */
const brokenPurses = (
  orders: Readonly<Record<string, string>>,
  seed: number,
): readonly string[] => {
  const input = { world, orders, rulings: {}, settings: {}, seed: `hostile ${String(seed)}` };
  const proposal = organisation.adjudicate(input);
  if (proposal === undefined) return ['not played'];
  return Object.values(proposal.world.parties)
    .flatMap(({ treasury, purses = {} }) => [treasury, ...Object.values(purses)])
    .filter((amount) => !Number.isSafeInteger(amount) || amount < 0)
    .map((amount) => `a purse of ${String(amount)}`);
};

const met = (seed: number, letters: Readonly<Record<string, string>>): readonly string[] => {
  try {
    return [
      ...Object.entries(letters).flatMap(([party, text]) => metOne(text, party)),
      ...((seed - LETTERS.seed) % PLAYED === 0 ? brokenPurses(letters, seed) : []),
    ];
  } catch (error) {
    return [`thrown: ${String(error)}`];
  }
};

const linesOf = (letters: Readonly<Record<string, string>>): number =>
  Object.values(letters).reduce((sum, text) => sum + text.split(/\r\n|\r|\n/).length, 0);

describe('order lines that mean harm', () => {
  it(
    `are read, checked and played without a word out of place (${LETTERS.label})`,
    () => {
      let slowest = { seed: 0, milliseconds: 0 };
      let lines = 0;
      for (const seed of LETTERS.seeds()) {
        const letters = hostileLetters(seed);
        lines += linesOf(letters);
        const started = performance.now();
        const flaws = met(seed, letters);
        const milliseconds = performance.now() - started;
        if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
      }
      expect(pollution()).toEqual([]);
      LETTERS.tell('rounds of letters:', LETTERS.label, lines, 'lines', slowest);
    },
    6 * 60 * 60_000,
  );

  // More words than a call may have arguments, more headings than calls may lie within each other.
  it.each([
    ['one line of words without end', `KRIEG in ${'ab '.repeat(150_000)}`],
    ['one line of articles without end', `KRIEG in ${'der '.repeat(50_000)} gegen x`],
    ['one line of headings without end', 'Start 1: '.repeat(20_000)],
    ['one line of dots without end', `BAUE 1 ${'.'.repeat(20_000)} a`],
    ['lines without end', 'PASSE\n'.repeat(20_000)],
  ])('are met when they are %s', (_, text) => {
    const [party = ''] = Object.keys(world.parties);
    expect(() => metOne(text, party)).not.toThrow();
  });
});
