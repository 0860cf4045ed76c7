import type { Settings } from '../../../../kernel';
import {
  type CombatOrder,
  ENCOUNTER_MATRIX,
  type EncounterCode,
  STOPPING_ORDERS,
} from '../../data';
import { choiceOf, flagOf } from '../settings';

/** One of two that meet, as far as the matrix asks. */
export interface Meeter {
  /** Its order against this enemy (WW-7.1-13, WW-7.1-18). */
  readonly order: CombatOrder;
  /** Under minimum size (WW-12.7-35). */
  readonly isSmall: boolean;
  /** On its way: it has a step before it or just made one (WW-12.6-14). */
  readonly isMoving: boolean;
}

/** What two enemies that meet in the open come to, each pair in the order in which they were given. */
export interface PairOutcome {
  readonly code: EncounterCode;
  readonly isFight: boolean;
  readonly retreats: readonly [boolean, boolean];
  readonly stops: readonly [boolean, boolean];
}

const FIGHTS: readonly EncounterCode[] = ['FD', 'FN', 'FL', 'FH'];

const isAttacking = (order: CombatOrder): boolean => order === 'N' || order === 'A';

/** Whether a unit stops others: by its order, and while it moves only if the GM wants that (WW-12.6-14). */
const isStopper = ({ order, isMoving }: Meeter, settings: Settings): boolean =>
  STOPPING_ORDERS.includes(order) && (!isMoving || flagOf(settings, 'fight.hold_while_moving'));

/** True if units below minimum size have no power over greater ones and exactly the first of two is one (WW-12.7-35). */
const isPowerless = (one: Meeter, other: Meeter, settings: Settings): boolean =>
  choiceOf(settings, 'fight.small_units') === 'no_stop' && one.isSmall && !other.isSmall;

/**
 * True if a unit stops an enemy in the same field, and keeps it from going on as long as it stays (WW-7.1-14).
 */
export function mayStop(one: Meeter, other: Meeter, settings: Settings): boolean {
  return isStopper(one, settings) && !isPowerless(one, other, settings);
}

/** The order a powerless unit follows against a greater one: it defends itself, but attacks and stops nobody. */
const powerlessOrder = ({ order }: Meeter, against: CombatOrder): CombatOrder => {
  if (order === 'R' || isAttacking(against)) return order;
  return 'I';
};

/** The same outcome with the two exchanged. */
const mirrored = ({
  code,
  isFight,
  retreats: [a, b],
  stops: [c, d],
}: PairOutcome): PairOutcome => ({
  code,
  isFight,
  retreats: [b, a],
  stops: [d, c],
});

const powerlessOutcome = (small: Meeter, great: Meeter, settings: Settings): PairOutcome => {
  const order = powerlessOrder(small, great.order);
  const code = ENCOUNTER_MATRIX[order][great.order];
  return {
    code,
    isFight: FIGHTS.includes(code),
    retreats: [code === 'RA' || code === 'RR', false],
    stops: [code === 'ST' && mayStop(great, small, settings), false],
  };
};

/**
 * What the matrix makes of two enemies in the open (WW-7.1-10, WW-7.1-11), with the GM's word on moving holders
 * and on small units (WW-12.6-14, WW-12.7-35).
 */
export function pairOutcome(a: Meeter, b: Meeter, settings: Settings): PairOutcome {
  if (isPowerless(a, b, settings)) return powerlessOutcome(a, b, settings);
  if (isPowerless(b, a, settings)) return mirrored(powerlessOutcome(b, a, settings));
  const code = ENCOUNTER_MATRIX[a.order][b.order];
  const isStop = code === 'ST' && (isStopper(a, settings) || isStopper(b, settings));
  return {
    code,
    isFight: FIGHTS.includes(code),
    retreats: [code === 'RA' || code === 'RR', code === 'RB' || code === 'RR'],
    stops: [isStop, isStop],
  };
}
