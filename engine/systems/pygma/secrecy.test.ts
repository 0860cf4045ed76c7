import { describe, expect, it } from 'vitest';
import {
  monthOf,
  monthTrialOf,
  openFor,
  renamed,
  SECRET_MONTHS,
  sentIn,
} from '../../testing/secretMonth';
import { trialsOf } from '../../testing/trials';

const MONTHS = trialsOf(SECRET_MONTHS);

/** Where two texts begin to differ, with the surrounding text; empty if they do not. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 300), at + 200)).join(' <> ');
}

describe('what goes to a realm', () => {
  it(
    `does not change, byte for byte, with the place, the size, the numbers and the other realms of the world (GM-20, PI-02-04, PI-05-171, ${MONTHS.label})`,
    { timeout: 24 * 60 * 60_000 },
    () => {
      let sent = 0;
      for (const seed of MONTHS.seeds()) {
        const { input, hidden } = monthTrialOf(seed);
        const open = (one: typeof input): string =>
          JSON.stringify(openFor(one.world, one), null, 1);
        expect([seed, difference(open(hidden), open(input))]).toEqual([seed, '']);
        const [proposal, other] = [monthOf(input), monthOf(hidden)];
        const own = sentIn(input, proposal);
        expect([seed, difference(sentIn(hidden, other), own)]).toEqual([seed, '']);
        const moved = renamed(input, proposal, seed);
        expect([seed, difference(sentIn(moved.input, moved.proposal), own)]).toEqual([seed, '']);
        sent += own.length;
      }
      MONTHS.tell('bytes', sent);
      expect(sent).toBeGreaterThan(MONTHS.count * 20_000);
    },
  );
});
