import { amountOf, choiceOf, flagOf } from '../../rules/settings';
import type { FightResult } from '../../rules/fight/contract';
import type { BattlePlan } from './battle';
import { report } from './report';
import { captorOf, removeUnit } from './remove';
import { retreatUnit } from './retreat';
import { spotOf } from '../../rules/movement/place';
import { aboardOf, type Clock, type Mover } from './state';
import { stopUnit } from './stop';

/** Cargo that is no more, and units that a fight did away with, leave the board (WW-9.3-07, WW-9.3-16). */
function removeLost(clock: Clock, plan: BattlePlan, { fight, removed }: FightResult): void {
  plan.hosts.forEach(({ movers }, index) => {
    const enemies = plan.hosts[index === 0 ? 1 : 0].movers;
    for (const mover of movers) {
      if (!removed.includes(mover.plan.unit.id)) continue;
      const { party, number } = mover.plan.unit;
      const record = fight.sides
        .flatMap(({ units }) => units)
        .find((unit) => unit.party === party && unit.unit === number);
      const cause =
        record?.fate === 'scattered' || record?.fate === 'captured' ? record.fate : 'annihilated';
      removeUnit(clock, mover, cause, captorOf(clock, mover, enemies));
    }
  });
  removeDrowned(clock, plan);
}

/** Passengers of those who fought of whom nobody is left, with those who are to blame. */
function removeDrowned(clock: Clock, { hosts }: BattlePlan): void {
  const drowned = hosts
    .flatMap(({ movers }, index) => {
      const enemies = hosts[index === 0 ? 1 : 0].movers;
      return movers
        .flatMap((carrier) => aboardOf(clock, carrier))
        .map((mover) => ({ mover, enemies }));
    })
    .filter(({ mover }) => mover.gone === null && mover.size <= 0 && mover.plan.unit.size > 0)
    .sort((a, b) => a.mover.index - b.mover.index);
  for (const { mover, enemies } of drowned) {
    removeUnit(clock, mover, 'perished', captorOf(clock, mover, enemies));
  }
}

/** A beaten unit that has nowhere to go after all: destroyed or captured if the GM wants that, else it stays (WW-7.1-16). */
function corner(clock: Clock, mover: Mover, enemies: readonly Mover[]): void {
  const mode = choiceOf(clock.settings, 'fight.trapped');
  if (mode === 'hold') {
    mover.isTrapped = true;
    stopUnit(clock, mover);
  } else {
    const cause = mode === 'destroyed' ? 'annihilated' : 'captured';
    removeUnit(clock, mover, cause, captorOf(clock, mover, enemies));
  }
}

/** Lets the beaten retreat, in the order of evaluation; returns the places they come to. */
const retreatLosers = (
  clock: Clock,
  plan: BattlePlan,
  { retreating }: FightResult,
): readonly number[] => {
  const spots: number[] = [];
  plan.hosts.forEach(({ movers }, index) => {
    const enemies = plan.hosts[index === 0 ? 1 : 0].movers;
    for (const mover of movers) {
      if (!retreating.includes(mover.plan.unit.id) || mover.gone !== null) continue;
      const spot = retreatUnit(clock, mover, enemies);
      if (spot === undefined) corner(clock, mover, enemies);
      else spots.push(spot);
    }
  });
  return spots;
};

/** The winner goes on with the points it has, less what the GM asks for a fight (WW-9.3-11, WW-12.7-20). */
function goOn(clock: Clock, mover: Mover): void {
  const cost = amountOf(clock.settings, 'fight.winner_mp_cost');
  mover.account = Math.max(0, mover.account - cost);
  if (!flagOf(clock.settings, 'fight.winner_continues')) stopUnit(clock, mover);
}

function reportInvestment(
  clock: Clock,
  plan: BattlePlan,
  mover: Mover,
  { fight }: FightResult,
): void {
  report(clock, spotOf(clock.board.lattice, plan.place), {
    kind: 'investment',
    clause: 'WW-9.3-14',
    parties: plan.hosts.flatMap(({ movers }) => movers.map((one) => one.plan.unit.party)),
    about: {
      unit: mover.plan.unit.id,
      guard: plan.hosts[1].movers[0]?.plan.unit.id ?? '',
      fight: fight.key,
    },
  });
}

/**
 * Consequences of a fight: the lost are removed, the beaten retreat, investing units and those that nobody beat stop,
 * winners go on. Returns the places to which units retreated.
 */
export function afterBattle(
  clock: Clock,
  plan: BattlePlan,
  result: FightResult,
): readonly number[] {
  removeLost(clock, plan, result);
  const spots = retreatLosers(clock, plan, result);
  plan.hosts.forEach(({ movers }, index) => {
    for (const mover of movers) {
      const { id } = mover.plan.unit;
      if (mover.gone !== null || result.retreating.includes(id)) continue;
      if (result.investing.includes(id)) reportInvestment(clock, plan, mover, result);
      if (result.winner === index) goOn(clock, mover);
      else stopUnit(clock, mover);
    }
  });
  return spots;
}
