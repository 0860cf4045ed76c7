import { describe, expect, it } from 'vitest';
import type { Settings } from '../../kernel';
import {
  behindTheBack,
  roundOf,
  roundTrialOf,
  SECRET_ROUNDS,
  tracesOf,
} from '../../testing/secretRound';
import { trialsOf } from '../../testing/trials';
import type { World } from '../../world';
import { moerderspiel } from '.';
import { stateOf } from './state/keep';
import { ABILITIES } from './state/types';

const ROUNDS = trialsOf(SECRET_ROUNDS);

/** All that a nation gets of a world: its map, the values of its forms, what is said of its letter, how it is read back. */
const leaving = (world: World, viewer: string, letter: string, settings: Settings): string => {
  const { board, forms, orders } = moerderspiel;
  const sheet = orders.read(letter, viewer, world);
  return JSON.stringify([
    board.lettered?.sight(world, viewer, settings),
    board.lettered?.publicSight(world),
    forms?.definitions.map(({ id }) => forms.values(id, world, viewer, settings, 'de')),
    orders.check(sheet, world, settings),
    orders.restate(sheet, world),
  ]);
};

describe('what leaves for a nation', () => {
  it(
    `does not change, byte for byte, with what is hidden from it, in rounds in which every ability occurs (TM-11-08, TM-12-05, ${ROUNDS.label})`,
    () => {
      const seen = new Set<string>();
      let compared = 0;
      for (const seed of ROUNDS.seeds()) {
        const trial = roundTrialOf(seed);
        const { input, viewer, proposal } = trial;
        for (const ability of tracesOf(trial)) seen.add(ability);
        const hidden = behindTheBack(trial);
        expect(hidden).not.toEqual(input.world);
        const letter = input.orders[viewer] ?? '';
        const told = (world: World): string => leaving(world, viewer, letter, input.settings);
        expect([seed, told(hidden)]).toEqual([seed, told(input.world)]);
        const other = roundOf({ ...input, world: hidden });
        // Other sides may end the game, which everybody is told.
        if (stateOf(other.world).outcome !== stateOf(proposal.world).outcome) continue;
        compared += 1;
        const report = (one: typeof proposal): string =>
          JSON.stringify(one.reports.find(({ party }) => party === viewer));
        expect([seed, report(other)]).toEqual([seed, report(proposal)]);
        expect([seed, told(other.world)]).toEqual([seed, told(proposal.world)]);
      }
      expect(compared).toBeGreaterThan(ROUNDS.count / 3);
      if (ROUNDS.count >= SECRET_ROUNDS.middle)
        expect(ABILITIES.filter((one) => !seen.has(one))).toEqual([]);
    },
    24 * 60 * 60_000,
  );
});
