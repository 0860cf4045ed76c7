import { type Explained, fact, openStream, ruled } from '../../../../../kernel';
import type { PartyKey } from '../../../../../world';
import { warDice } from '../../../rules/war';
import { rolled } from '../../dice';
import { type DicePool, poolOf, rolledAgain, ruledWishes, type Wish } from '../../rerolls';
import type { PhaseRun } from '../../run';
import type { Field, Force } from './force';

/** Most dice of one side, whatever the GM types in. */
const MOST_DICE = 200;

/** One side of a war: the party and those who stand by it. */
export interface Side {
  readonly forces: readonly [Force, ...Force[]];
}

export type Sides = readonly [Side, Side];

const part = (name: 'mobilised' | 'attack' | 'defence', { party, division }: Force): Explained =>
  fact(`organisation.${name}`, division[name], { party }, 'OS-13-05');

/** Dice of one side against the other (OS-13-07). */
export const diceOf = (run: PhaseRun, { key }: Field, own: Side, other: Side): Explained => {
  const { party } = own.forces[0];
  const strength = own.forces.flatMap((force) => [part('mobilised', force), part('attack', force)]);
  const walls = other.forces.map((force) => part('defence', force));
  return ruled(`${key}/dice/${party}`, warDice(party, strength, walls), run.input.rulings);
};

/** The dice of one side on the table. */
export interface Throw {
  readonly count: Explained;
  readonly first: DicePool['dice'];
  readonly pool: DicePool;
}

/** One side rolls from its own stream (OS-0-13, OS-13-20). */
export const thrown = (
  run: PhaseRun,
  field: Field,
  stream: string,
  own: Side,
  other: Side,
): { readonly run: PhaseRun; readonly dice: Throw } => {
  const count = diceOf(run, field, own, other);
  const [{ party }] = own.forces;
  const about = { region: field.region, other: other.forces[0].party };
  const whole = Math.min(MOST_DICE, Math.max(1, Math.floor(count.value)));
  const dice = rolled(run, { party, purpose: 'war', about }, openStream(stream), whole);
  const owners = own.forces.map((force) => force.party);
  return {
    run: dice.run,
    dice: { count, first: dice.rolls, pool: poolOf(stream, owners, about, dice.rolls) },
  };
};

/** A wish, and whose dice it is about. */
interface Aimed {
  readonly side: 0 | 1;
  readonly wish: Wish;
}

type Pools = readonly [DicePool, DicePool];

const aimedAt = (run: PhaseRun, pools: Pools, side: 0 | 1, owner: PartyKey): readonly Aimed[] =>
  ruledWishes(run, pools[side].stream, owner).map((wish) => ({ side, wish }));

/** The wishes in their order: the initiator's first, then alternately one at a time (OS-13-19). */
const alternated = (initiators: readonly Aimed[], others: readonly Aimed[]): readonly Aimed[] =>
  Array.from({ length: Math.max(initiators.length, others.length) }, (_, index) =>
    [initiators[index], others[index]].flatMap((one) => (one === undefined ? [] : [one])),
  ).flat();

/** Dice rolled again after both have rolled and before any effect (OS-13-19). */
export const rolledAgainInTurn = (
  run: PhaseRun,
  pools: Pools,
  parties: readonly [PartyKey, PartyKey],
  written: readonly [readonly Wish[], readonly Wish[]],
): { readonly run: PhaseRun; readonly pools: Pools } => {
  const all: readonly Aimed[] = [
    ...written[0].map((wish): Aimed => ({ side: 0, wish })),
    ...aimedAt(run, pools, 0, parties[0]),
    ...written[1].map((wish): Aimed => ({ side: 1, wish })),
    ...aimedAt(run, pools, 1, parties[1]),
  ];
  const isInitiators = ({ wish }: Aimed): boolean => wish.by === parties[0];
  const inTurn = alternated(
    all.filter(isInitiators),
    all.filter((aimed) => !isInitiators(aimed)),
  );
  return inTurn.reduce<{ readonly run: PhaseRun; readonly pools: Pools }>(
    (before, { side, wish }) => {
      const again = rolledAgain(before.run, before.pools[side], wish);
      const [first, second] = before.pools;
      return {
        run: again.run,
        pools: side === 0 ? [again.pool, second] : [first, again.pool],
      };
    },
    { run, pools },
  );
};
