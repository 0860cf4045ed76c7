import type { FightFate } from '../../../../kernel';
import { amountOf, choiceOf } from '../settings';
import {
  type Battle,
  type Combatant,
  fateOfInvesting,
  fateOfLeaving,
  fightersOf,
  holdsOut,
  settled,
} from './battle';
import type { FightSetup } from './contract';
import { isScattered } from './losses';
import type { Verdict } from './round';

/** Losers may retreat after every round, or only after the first one that was won (WW-7.1-12, WW-12.7-01, -33). */
const mayRetreat = ({ settings }: FightSetup, battle: Battle): boolean =>
  choiceOf(settings, 'fight.retreat_check') === 'each_round' || !battle.isDecided;

/** KN tries again as long as it may; whoever does not retreat stays before the walls (WW-9.3-14). */
const fateOfRepelled = (setup: FightSetup, battle: Battle, one: Combatant): FightFate | null => {
  const tried = setup.stormsBefore + battle.storms;
  if (one.fighter.order === 'N' && tried < amountOf(setup.settings, 'fight.storm_rounds')) {
    return null;
  }
  return holdsOut(setup, one)
    ? fateOfInvesting(setup, battle, one)
    : fateOfLeaving(setup, battle, one);
};

const fateOfLoser = (
  setup: FightSetup,
  battle: Battle,
  one: Combatant,
  verdict: Verdict,
): FightFate | null => {
  if (isScattered(one.fighter, one.left, setup.settings)) return 'scattered';
  if (verdict.isSuccess === false) return fateOfRepelled(setup, battle, one);
  if (holdsOut(setup, one) || !mayRetreat(setup, battle)) return null;
  return fateOfLeaving(setup, battle, one);
};

/**
 * Who leaves after a round whose losses are booked: the annihilated, then of the losers the scattered and those
 * that retreat (WW-9.3-07, WW-9.3-08). `battle` is as before the round was decided.
 */
export const afterRound = (setup: FightSetup, battle: Battle, verdict: Verdict): Battle => {
  const next = settled(battle, (one) => {
    if (one.left === 0 && one.fighter.size > 0) return 'annihilated';
    if (verdict.winner === null || one.side === verdict.winner) return null;
    return fateOfLoser(setup, battle, one, verdict);
  });
  return {
    ...next,
    isDecided: battle.isDecided || verdict.winner !== null,
    isOver: verdict.winner === null && !next.combatants.some((one) => goesOn(setup, one)),
  };
};

/** After a round that nobody won, it takes somebody who never retreats to go on (WW-9.3-03). */
const goesOn = (setup: FightSetup, one: Combatant): boolean =>
  one.fate === null && holdsOut(setup, one);

/**
 * A side without strength gives no battle: it leaves, and whoever cannot is captured (WW-9.2-05, WW-7.1-16); both
 * without strength stop.
 */
export const withoutWeak = (
  setup: FightSetup,
  battle: Battle,
  strengths: readonly [number, number],
): Battle => {
  if (strengths[0] <= 0 && strengths[1] <= 0) return { ...battle, isOver: true };
  const next = settled(battle, (one) => {
    if (strengths[one.side] > 0) return null;
    if (one.fighter.isTrapped && fateOfLeaving(setup, battle, one) === 'retreats') {
      return 'captured';
    }
    return fateOfLeaving(setup, battle, one);
  });
  return { ...next, isOver: true };
};

/** KN units that have stormed as often as they may in this moon stay as investing force at once (WW-9.3-14). */
export const withoutTired = (setup: FightSetup, battle: Battle): Battle => {
  const limit = amountOf(setup.settings, 'fight.storm_rounds');
  if (battle.isOvercome || setup.stormsBefore < limit) return battle;
  return settled(battle, (one) =>
    one.side === 0 && one.fighter.order === 'N' ? fateOfInvesting(setup, battle, one) : null,
  );
};

/** True while both sides have units that fight on. */
export const isGoingOn = (setup: FightSetup, battle: Battle): boolean =>
  !battle.isOver &&
  battle.rounds.length < amountOf(setup.settings, 'fight.max_rounds') &&
  fightersOf(battle, 0).length > 0 &&
  fightersOf(battle, 1).length > 0;
