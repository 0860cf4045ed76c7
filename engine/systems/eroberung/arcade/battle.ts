import type { ArcadeSet, Weapon } from './parameters';
import { moveBoth, ringBell, steer } from './motion';
import { hashOf } from './random';
import { detonate, fly, passOwnTree, trigger } from './shots';
import { type Field, fieldOf, type Terrain } from './terrain';
import {
  type Cause,
  CAUSES,
  groundUnder,
  IDLE,
  type Input,
  isInside,
  other,
  overlap,
  type Side,
  type Unit,
  unitOf,
} from './unit';

/** What a battle is fought with; the same setup and log give the same result everywhere (EW-38-03). */
export interface BattleSetup {
  readonly seed: number;
  readonly weapons: readonly [red: Weapon, blue: Weapon];
  /** Whole energy units, 1 to 9999 (EW-30-03). */
  readonly energy: readonly [red: number, blue: number];
  readonly set: ArcadeSet;
  /** A field drawn by hand; undefined = made of the seed (EW-31-07). */
  readonly field?: Field;
}

/** Inputs of both sides in one tick, and who gives up in it (EW-46-17). */
export interface TickInput {
  readonly inputs: readonly [red: Input, blue: Input];
  readonly givesUp?: Side;
}
const NO_INPUT: TickInput = { inputs: [IDLE, IDLE] };

/** What a battle came to (EW-36-05). */
export interface BattleResult {
  readonly winner: Side | null;
  readonly causes: readonly [Cause | null, Cause | null];
  /** Whole energy units, rounded up (EW-35-04). */
  readonly energy: readonly [number, number];
  readonly ticks: number;
  readonly hash: number;
}

/** A battle under way: changed by `advance` alone. */
export interface Battle {
  readonly set: ArcadeSet;
  readonly terrain: Terrain;
  readonly units: readonly [red: Unit, blue: Unit];
  /** Whole energy units at the start. */
  readonly startEnergy: readonly [red: number, blue: number];
  /** Number of the next tick. */
  tick: number;
  /** Tick of the first destruction; what flies may still hit for a while. */
  lostAt: number | null;
  result: BattleResult | null;
}

/** A battle before its first tick. */
export function openBattle({ seed, weapons, energy, set, field }: BattleSetup): Battle {
  const made = field ?? fieldOf(seed, weapons, set.terrain === 'by_weapons');
  const at = (side: Side): Unit => unitOf(side, weapons[side], energy[side], seed, made, set);
  return {
    set,
    terrain: made.terrain,
    units: [at(0), at(1)],
    startEnergy: energy,
    tick: 0,
    lostAt: null,
    result: null,
  };
}

/** Energy as it is shown: whole units, rounded up (EW-35-04). */
export function shownEnergy({ energy }: Unit): number {
  return Math.ceil(energy / 1000);
}

/** Mines, trees and mountains under the middle of a unit (EW-46-09). */
function touchGround(unit: Unit, terrain: Terrain): void {
  const ground = groundUnder(terrain, unit);
  if (unit.weapon === 'T' && ground === 'X') unit.struck.add('mine');
  if (unit.weapon === 'P' && ground === 'T') unit.struck.add('crash_tree');
  if (unit.weapon === 'P' && ground === 'M') unit.struck.add('crash_mountain');
}

/** Two planes or two submarines that touch (EW-46-12). */
function collide([a, b]: readonly [Unit, Unit]): void {
  if (a.weapon !== b.weapon || a.weapon === 'T') return;
  if (!overlap(a, b) || !isInside(a) || !isInside(b)) return;
  a.struck.add('collision');
  b.struck.add('collision');
}

/** What a tick costs, in thousandths (EW-35-02, EW-46-13, EW-46-18). */
function consumption(unit: Unit, tick: number, { energy }: ArcadeSet): number {
  const rates = {
    P: unit.turning === null ? energy.plane : energy.planeHalf,
    T: energy.tank,
    S:
      unit.mode === 'guiding'
        ? energy.subMissile
        : unit.mode === 'periscope'
          ? energy.subRest
          : energy.sub,
  };
  const firing = unit.shot?.firedAt === tick || unit.shotEnded === tick ? energy.fire : 0;
  return Math.floor((rates[unit.weapon] * energy.percent) / 100) + firing;
}

function consume(unit: Unit, tick: number, set: ArcadeSet): void {
  unit.energy = Math.max(0, unit.energy - consumption(unit, tick, set));
  if (unit.energy === 0) unit.struck.add('energy');
}

/** Destroys everybody who was struck in this tick, both at once (EW-46-14). */
function destroy({ units, tick, set }: Battle): void {
  for (const unit of units)
    if (unit.struck.size > 0 && unit.weapon === 'S')
      detonate(unit, units[other(unit.side)], tick, set);
  for (const unit of units) {
    unit.cause ??= CAUSES.find((cause) => unit.struck.has(cause)) ?? null;
    unit.struck.clear();
  }
}

function resultOf({ units, tick }: Battle, winner: Side | null): BattleResult {
  const [red, blue] = units;
  return {
    winner,
    causes: [red.cause, blue.cause],
    energy: [shownEnergy(red), shownEnergy(blue)],
    ticks: tick + 1,
    hash: hashOf([
      tick,
      ...units.flatMap(({ x, y, heading, energy, cause }) => [
        x,
        y,
        heading,
        energy,
        cause === null ? 0 : 1,
      ]),
    ]),
  };
}

/** Ends a battle that is decided (EW-46-15). */
function settle(battle: Battle): void {
  const { units, tick, set } = battle;
  const [red, blue] = units;
  if (red.cause !== null && blue.cause !== null) {
    battle.result = resultOf(battle, null);
    return;
  }
  if (red.cause === null && blue.cause === null) {
    if (set.maxTicks > 0 && tick + 1 >= set.maxTicks) battle.result = resultOf(battle, null);
    return;
  }
  const lost = red.cause === null ? blue : red;
  const winner = other(lost.side);
  if (battle.lostAt === null) {
    battle.lostAt = tick;
    units[winner].shot = null;
  }
  const isInFlight = lost.shot !== null && lost.cause !== 'given_up';
  if (!isInFlight || tick >= battle.lostAt + set.drawWindow)
    battle.result = resultOf(battle, winner);
}

/** Ticks after the first destruction: the survivor drives on, what the other fired flies on (EW-46-15). */
function goOn(battle: Battle, [red, blue]: readonly [Input, Input]): void {
  const { units, tick, set, terrain } = battle;
  const inputs = [red, blue] as const;
  for (const unit of units) if (unit.cause === null) steer(unit, inputs[unit.side], tick, set);
  moveBoth(units, inputs, [units[0].cause === null, units[1].cause === null], terrain, set);
  fly(units, tick, terrain, set);
}

/**
 * Plays one tick: turns, bell, fire, moves, ground, what flies, collisions, energy, destruction, end, for both sides at
 * once (EW-38-02). Does nothing once there is a result.
 */
export function advance(battle: Battle, { inputs, givesUp }: TickInput): void {
  if (battle.result !== null) return;
  const { units, tick, set, terrain } = battle;
  if (battle.lostAt === null) {
    if (givesUp !== undefined) units[givesUp].struck.add('given_up');
    for (const unit of units) {
      steer(unit, inputs[unit.side], tick, set);
      ringBell(unit, tick, set);
    }
    for (const unit of units) {
      const before = unit.last;
      unit.last = inputs[unit.side];
      trigger(unit, units[other(unit.side)], inputs[unit.side], before, tick, set);
      passOwnTree(unit, tick, terrain);
    }
    moveBoth(units, inputs, [true, true], terrain, set);
    for (const unit of units) touchGround(unit, terrain);
    fly(units, tick, terrain, set);
    collide(units);
    for (const unit of units) consume(unit, tick, set);
  } else goOn(battle, inputs);
  destroy(battle);
  settle(battle);
  battle.tick += 1;
}

/** Everything a battle is made of besides the setup: runs of equal ticks [ticks, red stick, red button, blue stick, blue button, given up 0 / 1 / 2] (EW-46-17). */
export type BattleLog = readonly (readonly number[])[];

/** What is pressed tick by tick in a log, and nothing for ever after it. */
export function* inputsOf(log: BattleLog): Generator<TickInput, never> {
  for (const [
    ticks = 0,
    redStick = 0,
    redButton = 0,
    blueStick = 0,
    blueButton = 0,
    givenUp,
  ] of log) {
    const input: TickInput = {
      inputs: [
        { stick: redStick, isFiring: redButton === 1 },
        { stick: blueStick, isFiring: blueButton === 1 },
      ],
      ...(givenUp === 1 || givenUp === 2 ? { givesUp: givenUp === 1 ? 0 : 1 } : {}),
    };
    for (let done = 0; done < ticks; done += 1) yield input;
  }
  for (;;) yield NO_INPUT;
}

/** More ticks than a battle may have: 33 minutes at full pace. */
export const MOST_TICKS = 100_000;

/** Plays a battle from its log, {@link MOST_TICKS} at the most. */
export function replay(setup: BattleSetup, log: BattleLog): Battle {
  const battle = openBattle(setup);
  for (const input of inputsOf(log)) {
    if (battle.result !== null || battle.tick >= MOST_TICKS) break;
    advance(battle, input);
  }
  return battle;
}
