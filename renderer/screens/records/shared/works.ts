import type { Draft } from 'immer';
import {
  blankWork,
  type Campaign,
  DAMAGE_PER_POINT,
  type Direction,
  type FieldAddress,
  type Work,
  WORK_PER_POINT,
  workId,
  type WorkKind,
} from '../../../../engine';
import {
  type Change,
  changed,
  type Edited,
  type FieldValue,
  refused,
} from '../../../model/records/register';

/** Decimal places in which parts of a building value point are exact: 1/5000 and 1/2500. */
const PLACES = 4;

const POINTS = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** Building value points as the books count them, `2,5` for 12,500 of 5,000 to a point. */
export function pointsWords(parts: number, perPoint: number, mark: string): string {
  return (parts / perPoint)
    .toFixed(PLACES)
    .replace(/\.?0+$/, '')
    .replace('.', mark);
}

/** Parts of building value points of what was typed, `2`, `2,5` or `2.5`; undefined if it is none. */
export function partsOf(typed: string, perPoint: number): number | undefined {
  const plain = typed.replaceAll(/\s/g, '');
  return POINTS.test(plain) ? Math.round(Number(plain.replace(',', '.')) * perPoint) : undefined;
}

/** How much of a whole is done, in whole hundredths, rounded down: only what is finished is 100. */
export function percentOf(parts: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.floor((100 * parts) / whole));
}

/** A structure by what tells it apart, and the value it has when it is finished. */
export interface Site {
  readonly kind: WorkKind;
  readonly field: FieldAddress;
  readonly side: Direction | null;
  readonly value: number;
}

/** The books of a structure; undefined if it is finished, whole and belongs to those to whom its fields belong. */
export function workAt(
  { world }: Pick<Campaign, 'world'>,
  { kind, field, side }: Omit<Site, 'value'>,
): Work | undefined {
  return world.works[workId(kind, field, side)];
}

/** Writes into the books of a structure, which are opened if there are none. */
export function writeWork(site: Site, change: Partial<Work>, also?: Change['change']): Change {
  return changed((draft: Draft<Campaign>) => {
    const { kind, field, side, value } = site;
    const id = workId(kind, field, side);
    const before = draft.world.works[id] ?? blankWork(kind, field, side, value);
    Object.assign(draft.world.works, { [id]: { ...before, ...change } });
    also?.(draft);
  });
}

/** What of the work and of the payment is written in points, in 1/5000. */
export function writePoints(site: Site, key: 'progress' | 'paid', value: FieldValue): Edited {
  const parts = partsOf(String(value ?? ''), WORK_PER_POINT);
  return parts === undefined
    ? refused('units:refused.points', { typed: String(value ?? '') })
    : writeWork(site, { [key]: parts });
}

/** Damage of one part of a structure, in 1/2500; no damage is not kept. */
export function writeDamage(
  site: Site,
  before: Work['damage'],
  part: string,
  value: FieldValue,
): Edited {
  const typed = String(value ?? '').trim();
  const parts = typed === '' ? 0 : partsOf(typed, DAMAGE_PER_POINT);
  if (parts === undefined) return refused('units:refused.points', { typed });
  const others = Object.entries(before).filter(([key]) => key !== part);
  return writeWork(site, {
    damage: Object.fromEntries(parts === 0 ? others : [...others, [part, parts]]),
  });
}

/** All damage of a structure together, in 1/2500 of a point. */
export function damageOf(work: Pick<Work, 'damage'> | undefined): number {
  return Object.values(work?.damage ?? {}).reduce((sum, parts) => sum + parts, 0);
}
