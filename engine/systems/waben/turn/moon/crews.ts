import type { Cell } from '../../../../hex';
import {
  addFractions,
  type Explained,
  fact,
  type Fraction,
  fraction,
  sum,
  toDecimal,
} from '../../../../kernel';
import type { WorkId } from '../../../../world';
import { amountOf, choiceOf, flagOf } from '../../rules/settings';
import { findOnce } from '../clock/report';
import { type Clock, isAboard, isIdle, isRaised, type Mover, whereIs } from '../clock/state';
import { siteOf, worksByField } from './sites';

/** Points a unit had left when its last step ended, over the rest of the turn (WW-6.2-16). */
const pointsAtArrival = (clock: Clock, mover: Mover, end: Fraction): number => {
  const perMoon = mover.plan.perMoon.value;
  const rest = addFractions(fraction(clock.moons), fraction(-end.numerator, end.denominator));
  const worth = (rest.numerator * perMoon) / rest.denominator; // divided once: whole points stay whole
  return choiceOf(clock.settings, 'move.mp_pooling') === 'turn'
    ? Math.min(mover.account, worth)
    : worth;
};

/** Moons at the end of the turn in which a unit that has moved works: by the points it had left (WW-6.2-16, WW-12.6-08). */
const workMoons = (clock: Clock, mover: Mover, end: Fraction): number => {
  const perMoon = mover.plan.perMoon.value;
  const left = pointsAtArrival(clock, mover, end);
  const least = amountOf(clock.settings, 'build.min_mp_after_move');
  const isEnough = flagOf(clock.settings, 'build.min_mp_strict') ? left > least : left >= least;
  return isEnough && perMoon > 0 ? Math.floor(left / perMoon) : 0;
};

/**
 * True if a unit works in the moon that ends: in every moon if it did not move, else in the last ones of the turn, as
 * many as the points left at the end of its way are worth (WW-6.2-16, WW-7.3-08).
 */
export function isAtWork(clock: Clock, mover: Mover): boolean {
  if (mover.gone !== null || mover.size <= 0 || isAboard(mover)) return false;
  if (!isRaised(clock, mover)) return false;
  if (mover.lastStep === null) return mover.pending === null;
  if (!isIdle(mover) || mover.hasMoved) return false;
  const { end } = mover.lastStep;
  return clock.moon >= clock.moons - workMoons(clock, mover, end) && toDecimal(end) <= clock.moon;
}

/** Workers on one structure in this moon. */
export interface Crew {
  readonly mover: Mover;
  /** How many of them may work (WW-4.1-15). */
  readonly men: number;
}

export type Crews = ReadonlyMap<WorkId, readonly Crew[]>;

/**
 * Who works on what in the moon that ends, in the order of evaluation; no more than 20,000 men in a field, the
 * others idle (WW-4.1-15, WW-12.4-07).
 */
export function crewsOf(clock: Clock): Crews {
  const crews = new Map<WorkId, Crew[]>();
  const used = new Map<Cell, number>();
  const most = amountOf(clock.settings, 'build.max_workers');
  const index = worksByField(clock);
  for (const mover of clock.movers) {
    const { task, unit } = mover.plan;
    const target = whereIs(clock, mover);
    if (task?.kind !== 'build' || target?.kind !== 'field' || !isAtWork(clock, mover)) continue;
    const about = { place: clock.board.lattice.addressOf(target.cell) };
    const site = siteOf(clock, mover, index);
    if (site === undefined) {
      const missing = { ...about, reason: 'work' };
      findOnce(clock, 'F-ORD-NOTARGET', { party: unit.party, unit: unit.number, about: missing });
      continue;
    }
    const there = used.get(target.cell) ?? 0;
    const men = Math.max(0, Math.min(mover.size, most - there));
    used.set(target.cell, there + men);
    if (men < mover.size) {
      findOnce(clock, 'F-BUILD-CROWD', { party: unit.party, unit: unit.number, about });
    }
    crews.set(site, [...(crews.get(site) ?? []), { mover, men }]);
  }
  return crews;
}

/** The men of some units together. */
export function menOf(hands: readonly Crew[]): number {
  return hands.reduce((total, { men }) => total + men, 0);
}

/** The strength of workers together, one man one point (WW-4.1-14). */
export function workersOf(hands: readonly Crew[]): Explained {
  const parts = hands.map(({ mover, men }) => fact('workers', men, { unit: mover.plan.unit.id }));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : sum(...parts);
}
