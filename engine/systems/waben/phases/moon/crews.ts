import type { Cell } from '../../../../hex';
import { type Explained, fact, operation } from '../../../../kernel';
import type { WorkId } from '../../../../world';
import { amountOf } from '../../rules/settings';
import { type Clock, type Mover, whereIs } from '../clock/state';
import { isAtWork } from './atWork';
import { findOnce } from './note';
import { siteOf, worksByField } from './sites';

/** Workers on one structure in this moon. */
export interface Hand {
  readonly mover: Mover;
  /** How many of them may work (WW-4.1-15). */
  readonly men: number;
}

export type Crews = ReadonlyMap<WorkId, readonly Hand[]>;

/**
 * Who works on what in the moon that ends, in the order of evaluation; no more than 20,000 men in a field, the
 * others idle (WW-4.1-15, WW-12.4-07).
 */
export const crewsOf = (clock: Clock): Crews => {
  const crews = new Map<WorkId, Hand[]>();
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
};

/** The men of some units together. */
export const menOf = (hands: readonly Hand[]): number =>
  hands.reduce((total, { men }) => total + men, 0);

/** The strength of workers together, one man one point (WW-4.1-14). */
export const workersOf = (hands: readonly Hand[]): Explained => {
  const parts = hands.map(({ mover, men }) => fact('workers', men, { unit: mover.plan.unit.id }));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : operation('sum', parts);
};
