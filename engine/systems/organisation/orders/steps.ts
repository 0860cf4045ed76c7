import type { Step } from '../state/types';
import type { OrderKind, OrganisationOrder } from './order';

/** The step an order belongs to (OS-15-01); null = any: a fortification can be declined wherever damage is done. */
export const STEP_OF: Readonly<Record<OrderKind, Step | null>> = {
  BUILD: 'build_begin',
  REPAIR: 'build_begin',
  MOVE_POPULATION: 'move_begin',
  MOVE_ADVANTAGE: 'move_begin',
  MOVE_MONEY: 'move_begin',
  MOVE_SEAT: 'move_begin',
  HIRE: 'act',
  AUTHORITY_RAISE: 'act',
  SUPPORT: 'act',
  OVERLOAD: 'act',
  INFORMATION: 'act',
  PLUNDER: 'act',
  SABOTAGE: 'act',
  WAR: 'act',
  WAR_ANSWER: 'act',
  REROLL_EVENT: 'event',
  REROLL_CHANCE: 'act',
  INFLUENCE: 'act',
  DECLINE: null,
  PASS: 'act',
  OVERPOPULATION: 'population',
  TRADE: 'income',
  PAY: 'upkeep',
  CALM: 'unrest',
};

/**
 * True for orders ending unrest that stand under the heading of step 4: whether they may is a setting, by which they
 * are carried out or refused (`os.unrest.only_at_close`, OS-8.7-05).
 */
export const isEarly = ({ step, order }: OrganisationOrder): boolean =>
  order.kind === 'CALM' && step === 'act';

/** True if an order stands under no heading, or under that of the step it belongs to (OS-7-03, OS-15-01). */
export const isInStep = ({ step, order }: OrganisationOrder): boolean => {
  const own = STEP_OF[order.kind];
  return step === null || own === null || step === own || isEarly({ step, order });
};
