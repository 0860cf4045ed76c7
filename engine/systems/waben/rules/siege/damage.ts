import { calc, type Explained, fact, rule, type Rule, type Settings } from '../../../../kernel';
import { DAMAGE_PER_POINT, type Work, WORK_PER_POINT } from '../../../../world';
import { TOWN_PARTS, WHOLE } from '../../data';
import { amountOf, flagOf } from '../settings';
import { partPoints } from '../structure/town';

type Damage = Work['damage'];

const damagePerPoint = fact('damagePerPoint', DAMAGE_PER_POINT, {}, 'WW-7.3-07');

/** Work that mends one unit of damage: both count parts of a building value point. */
const WORK_PER_DAMAGE = WORK_PER_POINT / DAMAGE_PER_POINT;

/** Damage in 1/2500 of a building value point by a strength of which so much destroys one point per moon. */
const damageOf = (strength: Explained, perPoint: Explained, isKept: boolean): Explained => {
  const parts = calc.product(strength, damagePerPoint);
  if (isKept) return calc.quotient('down', parts, perPoint);
  return calc.product(calc.quotient('down', strength, perPoint), damagePerPoint);
};

/**
 * Damage by besiegers in a moon, in 1/2500 of a building value point: 2,500 of strength destroy one point; fractions
 * count unless the setting requires whole points (WW-7.3-06, WW-7.3-07).
 */
export function siegeDamage(strength: Explained, settings: Settings): Rule {
  return rule(
    'siegeDamage',
    'WW-7.3-07',
    damageOf(
      strength,
      fact('siegeStrength', amountOf(settings, 'siege.strength_per_bwp'), {}, 'WW-7.3-06'),
      flagOf(settings, 'siege.carry_over'),
    ),
  );
}

/** The same by heads of any land unit against what nobody defends, by special order (WW-7.3-10, WW-12.4-21). */
export function demolitionDamage(heads: Explained, settings: Settings): Rule {
  return rule(
    'demolitionDamage',
    'WW-7.3-10',
    damageOf(
      heads,
      fact('demolishStrength', amountOf(settings, 'siege.demolish_strength'), {}, 'WW-12.4-21'),
      flagOf(settings, 'siege.carry_over'),
    ),
  );
}

/** Parts of a structure that can be damaged, in 1/2500 of a point, in the order of damage (WW-7.3-11). */
export type Substance = readonly (readonly [part: string, most: number])[];

/** The parts of a settlement in the order in which they are damaged, each with its points (WW-6.2-11, WW-7.3-11). */
export function townSubstance(
  settlement: Parameters<typeof partPoints>[0],
  settings: Settings,
): Substance {
  return TOWN_PARTS.map((part) => [
    part,
    DAMAGE_PER_POINT * partPoints(settlement, part, settings).value,
  ]);
}

/** A structure on a side is one whole. */
export function sideSubstance(value: number): Substance {
  return [[WHOLE, DAMAGE_PER_POINT * value]];
}

/** Damage of all parts together. */
export function totalDamage(damage: Damage): number {
  return Object.values(damage).reduce((total, done) => total + done, 0);
}

/** Parts of a building value point for display, in points to two places; rules count the parts. */
export function asPoints(parts: number, perPoint: number): number {
  return Math.round((100 * parts) / perPoint) / 100;
}

const without0 = (damage: Damage): Damage =>
  Object.fromEntries(Object.entries(damage).filter(([, done]) => done > 0));

/** Adds damage to the parts in their order, each up to its size, or takes it off; the excess is lost. */
const shifted = (
  substance: Substance,
  damage: Damage,
  amount: number,
  roomOf: (done: number, most: number) => number,
): Damage => {
  let rest = Math.abs(amount);
  const next: Record<string, number> = { ...damage };
  for (const [part, most] of substance) {
    const done = next[part] ?? 0;
    const share = Math.min(rest, Math.max(0, roomOf(done, most)));
    next[part] = done + Math.sign(amount) * share;
    rest -= share;
  }
  return without0(next);
};

/** Damage after `amount` more (in 1/2500), in the order of the parts, never more than there is (WW-7.3-11). */
export function damaged(substance: Substance, damage: Damage, amount: number): Damage {
  return shifted(substance, damage, Math.max(0, amount), (done, most) => most - done);
}

/** Damage after `amount` was mended (in 1/2500), in the same order, never beyond the original value (WW-6.2-18). */
export function mended(substance: Substance, damage: Damage, amount: number): Damage {
  return shifted(substance, damage, -Math.max(0, amount), (done) => done);
}

/** Result of a moon of siege and repair for a structure. */
export interface MoonOfSiege {
  readonly damage: Damage;
  /** Work that the repair took, in 1/5000: no more than there was to mend. */
  readonly repaired: number;
}

/**
 * Damage and repair of one moon set off against each other before anything is tested (WW-7.3-08). `hurt` in 1/2500,
 * `work` in 1/5000 of a point; half a unit of damage that repair leaves over is dropped.
 */
export function afterSiege(
  substance: Substance,
  damage: Damage,
  hurt: number,
  work: number,
): MoonOfSiege {
  const toMend = WORK_PER_DAMAGE * (totalDamage(damage) + hurt);
  const repaired = Math.min(work, toMend);
  const net = WORK_PER_DAMAGE * hurt - repaired;
  const change = Math.floor(Math.abs(net) / WORK_PER_DAMAGE);
  return {
    repaired,
    damage: net >= 0 ? damaged(substance, damage, change) : mended(substance, damage, change),
  };
}
