import { type Explained, fact, ruled } from '../../../../../kernel';
import { warDice } from '../../../rules/war';
import { type DicePool, rollAgain, rollDice, ruledWishes, type Wish } from '../../dice';
import type { PhaseTurn } from '../../turn';
import type { Field, Force } from './force';

/** Most dice of one side, whatever the GM types in. */
export const MOST_DICE = 200;

/** One side of a war: the party and those who stand by it. */
export type Side = readonly [Force, ...Force[]];

export type Sides = readonly [Side, Side];

const part = (name: 'mobilised' | 'attack' | 'defence', { party, division }: Force): Explained =>
  fact(`organisation.${name}`, division[name], { party }, 'OS-13-05');

/** The dice of one side on the table, and how many they are. */
export interface Throw {
  readonly count: Explained;
  readonly pool: DicePool;
}

/** One side rolls from its own stream (OS-0-13, OS-13-07, OS-13-20). */
export function throwDice(
  turn: PhaseTurn,
  { key, region }: Field,
  stream: string,
  own: Side,
  other: Side,
): Throw {
  const [{ party }] = own;
  const strength = own.flatMap((force) => [part('mobilised', force), part('attack', force)]);
  const walls = other.map((force) => part('defence', force));
  const count = ruled(`${key}/dice/${party}`, warDice(party, strength, walls), turn.input.rulings);
  const whole = Math.min(MOST_DICE, Math.max(1, Math.floor(count.value)));
  const purpose = { party, purpose: 'war', about: { region, other: other[0].party } };
  const owners = own.map((force) => force.party);
  return { count, pool: rollDice(turn, purpose, stream, whole, owners) };
}

/** Both sides' things, the initiator's first. */
export type Both<T> = readonly [T, T];

/**
 * Rolls dice again after both have rolled and before any effect: the initiator's wishes first, then alternately one at
 * a time (OS-13-19).
 */
export function rollAgainInTurn(
  turn: PhaseTurn,
  [first, second]: Both<DicePool>,
  [initiator, opponent]: Both<string>,
  written: Both<readonly Wish[]>,
): void {
  const aimedAt = (pool: DicePool, wishes: readonly Wish[]) =>
    wishes.map((wish) => ({ pool, wish }));
  const all = [
    ...aimedAt(first, [...written[0], ...ruledWishes(turn, first.stream, initiator)]),
    ...aimedAt(second, [...written[1], ...ruledWishes(turn, second.stream, opponent)]),
  ];
  const [ours, others] = [
    all.filter(({ wish }) => wish.by === initiator),
    all.filter(({ wish }) => wish.by !== initiator),
  ];
  for (let index = 0; index < Math.max(ours.length, others.length); index += 1)
    for (const aimed of [ours[index], others[index]])
      if (aimed !== undefined) rollAgain(turn, aimed.pool, aimed.wish);
}
