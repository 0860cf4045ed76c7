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
import { inaccuracy } from './rules/economy/espionage';
import { stateOf } from './state/keep';
import type { Army } from './state/types';

const MONTHS = trialsOf(SECRET_MONTHS);
const NOISE = trialsOf({ small: 4, middle: 20, full: 200 }, 501);

/** True if an army is the one a sighting is about. */
function isSubject({ owner, id }: Army, subject: string): boolean {
  return `${owner}:${id}` === subject.replace(' ', '');
}

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
      let [sent, tried] = [0, 0];
      for (const seed of MONTHS.seeds()) {
        const { input, hidden, beyond } = monthTrialOf(seed);
        const open = (one: typeof input): string =>
          JSON.stringify(openFor(one.world, one), null, 1);
        expect([seed, difference(open(hidden), open(input))]).toEqual([seed, '']);
        expect([seed, difference(open(beyond), open(input))]).toEqual([seed, '']);
        const [proposal, other] = [monthOf(input), monthOf(hidden)];
        const own = sentIn(input, proposal);
        expect([seed, difference(sentIn(hidden, other), own)]).toEqual([seed, '']);
        const moved = renamed(input, proposal, seed);
        expect([seed, difference(sentIn(moved.input, moved.proposal), own)]).toEqual([seed, '']);
        expect([seed, own.includes(input.seed)]).toEqual([seed, false]);
        sent += own.length;
        tried += 1;
      }
      MONTHS.tell('bytes', sent);
      expect(sent).toBeGreaterThan(tried * 20_000);
    },
  );

  it('has sizes of foreign armies within the inaccuracy of its espionage, each drawn once a month; the dice are the GM’s (PI-09-06, PI-09-08, PI-00-04)', () => {
    let [seen, tried] = [0, 0];
    for (const seed of NOISE.seeds()) {
      tried += 1;
      const { input } = monthTrialOf(seed);
      const proposal = monthOf(input);
      const { armies, realms, sightings } = stateOf(proposal.world);
      const before = stateOf(input.world).armies;
      const now = sightings.filter(({ turn }) => turn === input.world.clock.turn);
      const throws = (proposal.rolls ?? []).filter(({ purpose }) => purpose === 'size');
      const drawn = throws.map(({ party = '', about }) => `${party} ${String(about['unit'])}`);
      expect(drawn.toSorted()).toEqual(
        now.map(({ owner, subject }) => `${owner} ${subject}`).toSorted(),
      );
      for (const { owner, subject, size } of now) {
        const army = armies.find((one) => isSubject(one, subject));
        if (army === undefined) continue;
        const spy = realms.find((one) => one.owner === owner)?.spy ?? 0;
        // An epidemic may reduce an army after it was seen. Sizes are rounded half up to a hundred.
        const strengths = [army, ...before.filter((one) => isSubject(one, subject))].map(
          ({ strength }) => strength,
        );
        const share = inaccuracy(input.settings, spy).value / 100;
        expect(size).toBeGreaterThanOrEqual(Math.min(...strengths) * (1 - share) - 50);
        expect(size).toBeLessThanOrEqual(Math.max(...strengths) * (1 + share) + 50);
        seen += 1;
      }
      expect(JSON.stringify(proposal.reports)).not.toContain(input.seed);
    }
    expect(seen).toBeGreaterThan(tried / 4);
  });
});
