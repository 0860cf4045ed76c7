import type { ArcadeSet, Weapon } from './parameters';
import { type Random, randomOf } from './random';
import { COLUMNS, type Field, type Ground, groundAt, ROWS } from './terrain';

/** Units and cells in 256ths of a unit (EW-30-06). */
export const SUB = 256;
const CELL = 8 * SUB;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;

/** Red on the left, blue on the right. */
export type Side = 0 | 1;
export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Why a unit was destroyed; of several in one tick the first one counts (EW-46-14). */
export const CAUSES = [
  'shot',
  'shell',
  'missile',
  'given_up',
  'sonar',
  'mine',
  'crash_tree',
  'crash_mountain',
  'collision',
  'energy',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What a player does in a tick: stick 0 = middle, 1 to 8 = heading + 1; the button (EW-38-03, EW-38-06). */
export interface Input {
  readonly stick: number;
  readonly isFiring: boolean;
}
export const IDLE: Input = { stick: 0, isFiring: false };

/** What flies; place in sub-units, `travelled` along its heading (EW-38-09). */
export interface Shot {
  x: number;
  y: number;
  heading: number;
  travelled: number;
  readonly firedAt: number;
  /** The tree cell a shell passes, by its index; none = -1. */
  passing: number;
}

export interface Sonar {
  readonly random: Random;
  ringAt: number;
  isObliged: boolean;
  isObeyed: boolean;
  /** Ticks of periscope within the window. */
  shownFor: number;
}

/** One side of a battle, changed tick by tick. Places in sub-units, headings 0 to 7 clockwise from up (EW-38-06). */
export interface Unit {
  readonly side: Side;
  readonly weapon: Weapon;
  x: number;
  y: number;
  heading: number;
  /** Thousandths of an energy unit. */
  energy: number;
  cause: Cause | null;
  /** Causes of this tick, not yet applied. */
  readonly struck: Set<Cause>;
  last: Input;
  shot: Shot | null;
  /** Tick in which its last shot ended; before any, so long ago that nothing reloads. */
  shotEnded: number;
  /** Of a submarine. */
  mode: 'submerged' | 'periscope' | 'guiding';
  /** Ticks the stick has been in the middle, this one not counted. */
  middleFor: number;
  /** Last tick in which the bell's penalty shows it. */
  shownUntil: number;
  readonly sonar: Sonar;
  /** Diagonal a plane is turning to, and for how long; null = none. */
  turning: { readonly to: number; ticks: number } | null;
}

/** Steps along the eight headings. */
export const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const DY = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** Width and height of the boxes of weapons in units. */
const BOXES: Readonly<Record<Weapon, readonly [number, number]>> = {
  S: [10, 6],
  P: [8, 8],
  T: [6, 6],
};

/** Way of one tick along a heading: diagonal parts are 181/256 of the speed (EW-38-01). */
export function velocity(
  heading: number,
  speed: number,
): { readonly x: number; readonly y: number } {
  const part = heading % 2 === 0 ? speed : (speed * 181) >> 8;
  return { x: (DX[heading] ?? 0) * part, y: (DY[heading] ?? 0) * part };
}

/** True if a place lies in the field (EW-46-08). */
export function isInside({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
}

/** What lies at a place; undefined outside of the field. */
export function groundUnder(
  terrain: readonly Ground[],
  { x, y }: { readonly x: number; readonly y: number },
): Ground | undefined {
  return groundAt(terrain, (x >> 8) >> 3, (y >> 8) >> 3);
}

/** True if a point lies in the box of a unit, its rim included (EW-38-07). */
export function isHit(unit: Unit, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return distanceTo(unit, { x, y }) <= 0;
}

/** How far a point is from the box of a unit, the larger part; 0 = within (EW-38-07). */
export function distanceTo(
  unit: Unit,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const [width, height] = BOXES[unit.weapon];
  return Math.max(
    Math.abs(x - unit.x) - (width * SUB) / 2,
    Math.abs(y - unit.y) - (height * SUB) / 2,
    0,
  );
}

/** True if the boxes of two units overlap at given places; rims may touch (EW-38-07). */
export function overlap(
  a: Unit,
  b: Unit,
  at: { readonly x: number; readonly y: number } = a,
  there: { readonly x: number; readonly y: number } = b,
): boolean {
  const [widthA, heightA] = BOXES[a.weapon];
  const [widthB, heightB] = BOXES[b.weapon];
  return (
    Math.abs(at.x - there.x) < ((widthA + widthB) * SUB) / 2 &&
    Math.abs(at.y - there.y) < ((heightA + heightB) * SUB) / 2
  );
}

/** Ticks from one bell to the next (EW-32-07). */
export function nextBell({ sonar }: ArcadeSet, random: Random): number {
  return sonar.min + random.below(sonar.max - sonar.min + 1);
}

/** A unit as it begins: in the middle of its cell, red to the right, blue to the left (EW-31-06). */
export function unitOf(
  side: Side,
  weapon: Weapon,
  energy: number,
  seed: number,
  field: Field,
  set: ArcadeSet,
): Unit {
  const start = field.starts[side];
  const random = randomOf((seed ^ (0x5eed0001 + side)) >>> 0);
  return {
    side,
    weapon,
    x: start.x * CELL + CELL / 2,
    y: start.y * CELL + CELL / 2,
    heading: side === 0 ? 2 : 6,
    energy: energy * 1000,
    cause: null,
    struck: new Set(),
    last: IDLE,
    shot: null,
    shotEnded: -1_000_000,
    mode: 'periscope',
    middleFor: set.submarine.periscopeDelay,
    shownUntil: -1,
    sonar: {
      random,
      ringAt: nextBell(set, random),
      isObliged: false,
      isObeyed: false,
      shownFor: 0,
    },
    turning: null,
  };
}
