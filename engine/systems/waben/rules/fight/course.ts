import type { Explained, FightFate, FightRound, RoundLoss } from '../../../../kernel';
import { isScattered, lossPercent, unitLoss } from './losses';
import {
  type Battle,
  type Combatant,
  fateOfInvesting,
  fateOfLeaving,
  fightersOf,
  holdsOut,
  isStorming,
  settled,
  SIDE_INDICES,
  type SideIndex,
} from './battle';
import type { FightSetup } from './contract';
import { fightKey, lossKey, specialKey } from './keys';
import { diceFactor, roundStrength, type Verdict, verdictOf } from './round';
import { sideStrength, unitStrength } from './strength';
import { amountOf, choiceOf } from '../settings';

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
const afterRound = (setup: FightSetup, battle: Battle, verdict: Verdict): Battle => {
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
const withoutWeak = (
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
const withoutTired = (setup: FightSetup, battle: Battle): Battle => {
  const limit = amountOf(setup.settings, 'fight.storm_rounds');
  if (battle.isOvercome || setup.stormsBefore < limit) return battle;
  return settled(battle, (one) =>
    one.side === 0 && one.fighter.order === 'N' ? fateOfInvesting(setup, battle, one) : null,
  );
};

/** True while both sides have units that fight on. */
const isGoingOn = (setup: FightSetup, battle: Battle): boolean =>
  !battle.isOver &&
  battle.rounds.length < amountOf(setup.settings, 'fight.max_rounds') &&
  fightersOf(battle, 0).length > 0 &&
  fightersOf(battle, 1).length > 0;

/** Effective strength of a unit with the heads it has now. */
export function strengthOf(
  setup: FightSetup,
  { fighter, points, left }: Combatant,
  kind: 'field' | 'storm',
): Explained {
  return unitStrength({ type: fighter.type, count: left, points: points[kind] }, setup.settings, {
    party: fighter.party,
    unit: fighter.number,
  });
}

/** Effective strength of a side in the round to come. */
const strengthOfSide = (setup: FightSetup, battle: Battle, side: SideIndex): Explained => {
  const isStorm = isStorming(battle);
  const units = fightersOf(battle, side).map((one) =>
    strengthOf(setup, one, isStorm ? 'storm' : 'field'),
  );
  return sideStrength(units, {
    key: specialKey(fightKey(setup), side),
    settings: setup.settings,
    rulings: setup.rulings,
    isStorming: isStorm && side === 0,
  });
};

/** What one unit loses in a round. */
const lossOf = (setup: FightSetup, one: Combatant, verdict: Verdict, round: number): RoundLoss => {
  const { party, number: unit, id } = one.fighter;
  const isLoser = verdict.winner !== one.side;
  const casualty = { party, unit, count: one.left, row: verdict.row, isLoser };
  const key = lossKey(fightKey(setup), round, id);
  const lost = unitLoss(casualty, setup.settings, { key, rulings: setup.rulings });
  const left = one.left - lost.value;
  const scatters =
    isLoser && verdict.winner !== null && isScattered(one.fighter, left, setup.settings);
  const percent = lossPercent(casualty, setup.settings).value;
  return {
    party,
    unit,
    lost,
    left,
    ...(scatters ? { scattered: left } : {}),
    percent,
    ruling: key,
  };
};

/** A battle after the losses of a round. */
const withLosses = (battle: Battle, losses: readonly RoundLoss[]): Battle => {
  const left = new Map(losses.map((loss) => [`${loss.party}:${String(loss.unit)}`, loss.left]));
  return {
    ...battle,
    combatants: battle.combatants.map((one) => ({
      ...one,
      left: left.get(`${one.fighter.party}:${String(one.fighter.number)}`) ?? one.left,
    })),
  };
};

/** One round: dice of the first side, then of the second, losses, and who leaves (WW-9.3-01 to WW-9.3-08). */
const playedRound = (
  setup: FightSetup,
  battle: Battle,
  strength: readonly [Explained, Explained],
): Battle => {
  const { settings, rulings } = setup;
  const isStorm = isStorming(battle);
  const first = diceFactor(battle.stream, settings, rulings);
  const second = diceFactor(first.stream, settings, rulings);
  const roundStrengths = [
    roundStrength(strength[0], first.factor),
    roundStrength(strength[1], second.factor),
  ] as const;
  const hasDefender = setup.sides[1].role === 'defender';
  const verdict = verdictOf(roundStrengths, { settings, isStorm, hasDefender });
  const no = battle.rounds.length + 1;
  const losses = SIDE_INDICES.flatMap((side) => fightersOf(battle, side)).map((one) =>
    lossOf(setup, one, verdict, no),
  );
  const round: FightRound = {
    no,
    kind: isStorm ? 'storm' : 'field',
    strength,
    dice: [first.factor, second.factor],
    roundStrength: roundStrengths,
    ...(verdict.ratio === undefined ? {} : { ratio: verdict.ratio }),
    winner: verdict.winner,
    losses,
    ...(verdict.isSuccess === undefined ? {} : { isSuccess: verdict.isSuccess }),
  };
  const booked: Battle = {
    ...withLosses(battle, losses),
    stream: second.stream,
    rounds: [...battle.rounds, round],
    storms: battle.storms + Number(isStorm),
    isOvercome: battle.isOvercome || verdict.isSuccess === true,
  };
  return afterRound(setup, booked, verdict);
};

/** A battle fought to its end (WW-9.3-08). Every round takes a head of the loser or is counted, so it does end. */
export function fought(setup: FightSetup, start: Battle): Battle {
  let battle = withoutTired(setup, start);
  while (isGoingOn(setup, battle)) {
    const strength = [strengthOfSide(setup, battle, 0), strengthOfSide(setup, battle, 1)] as const;
    battle =
      Math.min(strength[0].value, strength[1].value) > 0
        ? playedRound(setup, battle, strength)
        : withoutWeak(setup, battle, [strength[0].value, strength[1].value]);
  }
  return battle;
}
