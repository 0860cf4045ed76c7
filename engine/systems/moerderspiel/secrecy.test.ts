import { describe, expect, it } from 'vitest';
import type { Proposal, TurnInput } from '../../kernel';
import {
  snapshotIn,
  revealedIn,
  roundOf,
  roundTrialOf,
  SECRET_ROUNDS,
  tracesOf,
} from '../../testing/secretRound';
import { hiddenOtherwise } from '../../testing/secretRoundBehind';
import { trialsOf } from '../../testing/trials';
import type { World } from '../../world';
import { moerderspiel } from '.';
import { ABILITIES, type Ability } from './state/types';

const ROUNDS = trialsOf(SECRET_ROUNDS);

/** What a nation gets of a world while a round is open: its map, forms with their values, what is said of its letter. */
const openFor = (world: World, viewer: string, { orders, settings }: TurnInput<World>): string => {
  const { board, forms, orders: letters } = moerderspiel;
  const letter = orders[viewer] ?? '';
  const sheet = letters.read(letter, viewer, world);
  return JSON.stringify([
    board.lettered?.sight(world, viewer, settings),
    board.lettered?.publicSight(world),
    forms?.definitions.map(({ id }) =>
      (['de', 'en'] as const).map((language) =>
        forms.values(id, world, viewer, settings, language),
      ),
    ),
    letters.check(sheet, world, settings),
    letters.restate(sheet, world),
  ]);
};

/** What leaves for a nation when a round is closed: its dossier, what everybody is told, what is found in its letter. */
const reportedTo = (viewer: string, input: TurnInput<World>, proposal: Proposal<World>): string =>
  JSON.stringify([
    snapshotIn(input, proposal, viewer),
    proposal.events.filter(({ isPublic }) => isPublic),
    proposal.findings.filter(({ party }) => party === viewer),
  ]);

/** Where two texts begin to differ, with what stands around; empty if they do not. */
function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 100)).join(' <> ');
}

describe('what leaves for a nation', () => {
  it(
    `does not change, byte for byte, with what is hidden from it, in rounds in which every ability occurs (TM-11-08, TM-12-05, ${ROUNDS.label})`,
    () => {
      const seen = new Map<Ability, number>();
      const changes = new Map<string, number>();
      const count = <Key>(counts: Map<Key, number>, key: Key): void => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
      let [tried, compared] = [0, 0];
      for (const seed of ROUNDS.seeds()) {
        tried += 1;
        const trial = roundTrialOf(seed);
        const { input, viewer, proposal } = trial;
        const hidden = hiddenOtherwise(trial, seed);
        const open = (world: World): string => openFor(world, viewer, input);
        const isSame = (one: string, other: string): void => {
          expect([seed, difference(one, other)]).toEqual([seed, '']);
        };
        isSame(open(hidden.input.world), open(input.world));
        const other = roundOf(hidden.input);
        if (revealedIn(other.world) !== revealedIn(proposal.world)) continue;
        compared += 1;
        for (const ability of tracesOf(trial)) count(seen, ability);
        for (const change of hidden.changed) count(changes, change);
        isSame(reportedTo(viewer, hidden.input, other), reportedTo(viewer, input, proposal));
        isSame(open(other.world), open(proposal.world));
      }
      expect(compared).toBeGreaterThan(tried / 3);
      ROUNDS.tell('compared to the end', compared, Object.fromEntries([...seen, ...changes]));
      if (tried < SECRET_ROUNDS.middle) return;
      expect(ABILITIES.filter((one) => !seen.has(one))).toEqual([]);
      // What is changed matters.
      const isRare = (change: string): boolean => (changes.get(change) ?? 0) < tried / 20;
      expect(['positions', 'blockades', 'traps', 'salt', 'seed'].filter(isRare)).toEqual([]);
    },
    24 * 60 * 60_000,
  );
});
