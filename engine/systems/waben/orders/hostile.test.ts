import { describe, expect, it } from 'vitest';
import { achtLetters } from '../../../../assets/examples/acht';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import { type Finding } from '../../../kernel';
import { diceOf, wildLetter } from '../../../testing/letters';
import { bentLetter } from '../../../testing/mutations-text';
import { integrityBroken } from '../../../testing/monthIntegrity';
import { pollution } from '../../../testing/mutations';
import { trialsOf } from '../../../testing/trials';
import { turnInputOf } from '../../../world';
import { waben } from '..';
import { FINDINGS, PROGRAM_FINDINGS } from '../data';

/** Letters tried; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 10, middle: 40, full: 20_000 });
const LINES_PER_LETTER = 25;
/** Of so many letters one is played. */
const PLAYED = 20;

const campaign = tharosCampaign();
const { world } = campaign;
const CODES = new Set([...Object.keys(FINDINGS), ...Object.keys(PROGRAM_FINDINGS)]);
const SAMPLES = [tharosOrders, ...Object.values(achtLetters)]
  .flatMap((text) => text.split(/\r?\n/))
  .filter((line) => line.trim() !== '');

/** The letter of one trial: the same seed gives the same letter. */
const hostileLetter = (seed: number): string => {
  const dice = diceOf(seed);
  const lines = dice.once(2)
    ? wildLetter(dice, LINES_PER_LETTER).split('\n')
    : Array.from({ length: LINES_PER_LETTER }, () => SAMPLES[dice.below(SAMPLES.length)] ?? '');
  return bentLetter(dice, lines);
};

const flawsOf = ({ code, span, words }: Finding, text: string): readonly string[] => [
  ...(CODES.has(code) ? [] : [`no code ${code}`]),
  ...(span === undefined || text.slice(span.start, span.end) === words ? [] : [`words of ${code}`]),
];

/** Faults of reading a letter; none = read, checked, restated, and played if it is its turn. */
const faultsOf = (text: string, isPlayed: boolean): readonly string[] => {
  try {
    const sheet = waben.orders.read(text, 'tha', world);
    const findings = waben.orders.check(sheet, world, {});
    for (const finding of findings) waben.orders.suggest(finding, sheet, world);
    waben.orders.restate(sheet, world);
    waben.orders.parts?.(text, 'tha', world);
    const found = findings.flatMap((finding) => flawsOf(finding, text));
    if (!isPlayed) return found;
    const sheets = { tha: { turn: world.clock.turn, party: 'tha', text, receivedAt: '' } };
    const proposal = waben.adjudicate(turnInputOf({ ...campaign, sheets }));
    return [
      ...found,
      ...(proposal === undefined ? ['not played'] : integrityBroken(proposal.world)),
    ];
  } catch (error) {
    return [`thrown: ${String(error)}`];
  }
};

describe('hostile order lines', () => {
  it(
    `are read, checked and played without a word out of place (${String(LINES_PER_LETTER)} lines each, ${LETTERS.label})`,
    () => {
      let slowest = { seed: 0, milliseconds: 0 };
      for (const seed of LETTERS.seeds()) {
        const text = hostileLetter(seed);
        const started = performance.now();
        const flaws = faultsOf(text, (seed - LETTERS.seed) % PLAYED === 0);
        const milliseconds = performance.now() - started;
        if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
      }
      expect(pollution()).toEqual([]);
      LETTERS.tell('letters:', LETTERS.label, slowest);
    },
    6 * 60 * 60_000,
  );
});
