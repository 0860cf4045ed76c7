import type { Battle } from './battle';
import { type Random, randomOf } from './random';
import { ammunition, canFire } from './shots';
import {
  DX,
  DY,
  groundUnder,
  type Input,
  isInside,
  other,
  type Side,
  SUB,
  type Unit,
} from './unit';

/** Ticks between two choices of the computer (EW-46-25). */
export const STRENGTHS = { easy: 20, normal: 10, hard: 5 } as const;
export type Strength = keyof typeof STRENGTHS;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A computer player of one side: what it knows, and the stick it holds. Its inputs go into the log like a person's (EW-46-24). */
export interface Computer {
  readonly side: Side;
  readonly period: number;
  readonly random: Random;
  stick: number;
  wasFiring: boolean;
  /** Where the enemy was seen last. */
  seen: Place;
}

export function computerOf(battle: Battle, side: Side, seed: number, strength: Strength): Computer {
  const { x, y } = battle.units[other(side)];
  return {
    side,
    period: STRENGTHS[strength],
    random: randomOf((seed ^ (0x5eed0003 + side)) >>> 0),
    stick: 0,
    wasFiring: false,
    seen: { x, y },
  };
}

/** True if a person sees a unit: a plane outside of the field and a submerged submarine are not drawn (EW-32-02, EW-33-07). */
export function isVisible(unit: Unit, tick: number): boolean {
  if (unit.weapon === 'P') return isInside(unit);
  return unit.weapon !== 'S' || unit.mode !== 'submerged' || tick <= unit.shownUntil;
}

const larger = (dx: number, dy: number): number => Math.max(Math.abs(dx), Math.abs(dy));

/** Main direction of a way; equal parts count as sideways. */
const mainHeading = (dx: number, dy: number): number =>
  Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? 2 : 6) : dy > 0 ? 4 : 0;

/** Direction of a way among eight; no way at all = the heading (EW-46-25). */
function octant(dx: number, dy: number, heading: number): number {
  if (dx === 0 && dy === 0) return heading;
  if (2 * Math.min(Math.abs(dx), Math.abs(dy)) <= larger(dx, dy)) return mainHeading(dx, dy);
  return dx > 0 ? (dy > 0 ? 3 : 1) : dy > 0 ? 5 : 7;
}

/** True if a target is ahead along a heading, at most so many units aside (EW-46-28). */
function isInLine(heading: number, dx: number, dy: number, most = 6): boolean {
  const sx = DX[heading] ?? 0;
  const sy = DY[heading] ?? 0;
  const aside = most * SUB;
  if (sx === 0) return dy * sy > 0 && Math.abs(dx) <= aside;
  if (sy === 0) return dx * sx > 0 && Math.abs(dy) <= aside;
  return dx * sx > 0 && dy * sy > 0 && Math.abs(Math.abs(dx) - Math.abs(dy)) <= aside;
}

/** True if the way ahead can be taken by the weapon (EW-46-25). */
function isFree({ terrain }: Battle, unit: Unit, heading: number): boolean {
  const reach = unit.weapon === 'P' ? [32, 16] : [12, 6];
  return reach.every((units) => {
    const x = unit.x + (DX[heading] ?? 0) * units * SUB;
    const y = unit.y + (DY[heading] ?? 0) * units * SUB;
    const ground = groundUnder(terrain, { x, y });
    if (unit.weapon === 'P') return ground !== 'T' && ground !== 'M';
    if (unit.weapon === 'T') return ground === '.' || ground === 'T';
    return ground === '~';
  });
}

const AROUND = [0, 1, -1, 2, -2, 3, -3, 4];
const PLANE_TURNS = [0, 2, -2, 4];
const turned = (heading: number, by: number): number => (heading + by + 8) % 8;

function steerSubmarine(
  computer: Computer,
  { units, tick, set }: Battle,
  dx: number,
  dy: number,
): number {
  const own = units[computer.side];
  if (own.mode === 'guiding') {
    const shot = own.shot;
    return shot === null
      ? 0
      : octant(computer.seen.x - shot.x, computer.seen.y - shot.y, shot.heading) + 1;
  }
  const isRinging = tick >= own.sonar.ringAt && tick <= own.sonar.ringAt + set.sonar.window;
  if (isRinging || computer.random.below(4) === 0) return 0;
  return dx === 0 && dy === 0 ? 0 : 1 + computer.random.below(8);
}

/**
 * Headings that lead out of the way of what the enemy has fired, or past a plane straight ahead; none = no danger. Beside
 * EW-46-26, for sets that ask for it: two computers would otherwise fly into each other's first shot.
 */
function dodges(own: Unit, enemy: Unit, { tick, set }: Battle): readonly number[] {
  const isNear = ({ x, y }: Place): boolean => larger(x - own.x, y - own.y) <= set.dodge * SUB;
  const { shot } = enemy;
  if (enemy.weapon !== 'S' && shot !== null && isNear(shot)) {
    const isAimed = isInLine(shot.heading, own.x - shot.x, own.y - shot.y, 12);
    const sideways = own.weapon === 'P' && shot.heading % 2 === 1 ? [1, -1, 3, -3] : [2, -2];
    return isAimed ? sideways.map((by) => turned(shot.heading, by)) : [];
  }
  if (own.weapon !== 'P' || enemy.weapon !== 'P' || !isNear(enemy) || canFire(own, tick, set))
    return [];
  const isAhead = isInLine(own.heading, enemy.x - own.x, enemy.y - own.y, 16);
  return isAhead ? [turned(own.heading, 2), turned(own.heading, -2)] : [];
}

/** The stick for the next ticks (EW-46-25, EW-46-26). */
function chooseStick(computer: Computer, battle: Battle): number {
  const own = battle.units[computer.side];
  const enemy = battle.units[other(computer.side)];
  if (own.weapon !== 'S' && isVisible(enemy, battle.tick)) {
    const away = dodges(own, enemy, battle).find((heading) => isFree(battle, own, heading));
    if (away !== undefined) return away + 1;
  }
  const toward = { x: computer.seen.x - own.x, y: computer.seen.y - own.y };
  if (own.weapon === 'S') return steerSubmarine(computer, battle, toward.x, toward.y);
  const missile = enemy.weapon === 'S' ? enemy.shot : null;
  const isFleeing = missile !== null && larger(missile.x - own.x, missile.y - own.y) <= 100 * SUB;
  const { x: dx, y: dy } = isFleeing ? { x: own.x - missile.x, y: own.y - missile.y } : toward;
  if (own.weapon === 'P') {
    const wanted = mainHeading(dx, dy);
    const turn = PLANE_TURNS.find((by) => isFree(battle, own, turned(wanted, by)));
    return turned(wanted, turn ?? 0) + 1;
  }
  const wanted = octant(dx, dy, own.heading);
  if (!isFleeing && isInLine(wanted, dx, dy) && larger(dx, dy) <= 160 * SUB) return wanted + 1;
  const turn = AROUND.find((by) => isFree(battle, own, turned(wanted, by)));
  return turn === undefined ? 0 : turned(wanted, turn) + 1;
}

/** Whether the button is down (EW-46-27). */
function isFiring(computer: Computer, { units, tick, set }: Battle): boolean {
  const own = units[computer.side];
  const enemy = units[other(computer.side)];
  const { x, y } = computer.seen;
  if (own.weapon === 'S' && own.shot !== null)
    return larger(x - own.shot.x, y - own.shot.y) > 6 * SUB;
  if (computer.wasFiring || !isVisible(enemy, tick) || !canFire(own, tick, set)) return false;
  const dx = enemy.x - own.x;
  const dy = enemy.y - own.y;
  if (own.weapon === 'S') return larger(dx, dy) <= set.missileFrom * SUB;
  return larger(dx, dy) <= ammunition(own.weapon, set).range && isInLine(own.heading, dx, dy);
}

/** Input of the computer in the next tick of a battle. */
export function computerInput(computer: Computer, battle: Battle): Input {
  const enemy = battle.units[other(computer.side)];
  if (isVisible(enemy, battle.tick)) computer.seen = { x: enemy.x, y: enemy.y };
  if (battle.tick % computer.period === 0) computer.stick = chooseStick(computer, battle);
  const fires = isFiring(computer, battle);
  computer.wasFiring = fires;
  return { stick: computer.stick, isFiring: fires };
}
