import type { ArcadeSet, Weapon } from './parameters';
import type { Ground } from './terrain';
import {
  type Cause,
  distanceTo,
  groundUnder,
  type Input,
  isHit,
  isInside,
  SUB,
  type Unit,
  velocity,
} from './unit';

const CAUSE: Readonly<Record<Weapon, Cause>> = { S: 'missile', P: 'shot', T: 'shell' };

/** Shots of a weapon: speed in sub-units per tick, range and ticks of reloading. */
export function ammunition(weapon: Weapon, set: ArcadeSet) {
  const { missile, plane, tank } = set;
  if (weapon === 'S')
    return { speed: missile.speed, range: missile.range * SUB, reload: missile.reload };
  if (weapon === 'P')
    return { speed: plane.shotSpeed, range: plane.shotRange * SUB, reload: plane.reload };
  return { speed: tank.shellSpeed, range: tank.shellRange * SUB, reload: tank.reload };
}

/** True if a unit could fire now (EW-46-07). */
export function canFire(unit: Unit, tick: number, set: ArcadeSet): boolean {
  return (
    unit.shot === null &&
    tick >= set.fireFrom &&
    tick >= unit.shotEnded + ammunition(unit.weapon, set).reload &&
    (unit.weapon !== 'P' || isInside(unit))
  );
}

/** Out of reach of what flies: outside of the field, destroyed, or submerged where that protects (EW-46-10, EW-46-30). */
function isImmune(enemy: Unit, own: Unit, set: ArcadeSet): boolean {
  const isUnder =
    set.submarine.submergedImmune && enemy.weapon === 'S' && enemy.mode === 'submerged';
  return enemy.cause !== null || !isInside(enemy) || (isUnder && own.weapon !== 'S');
}

/** Ends what a unit has in flight; the submarine that guided it may move again. */
function endShot(unit: Unit, tick: number): void {
  unit.shot = null;
  unit.shotEnded = tick;
  if (unit.weapon === 'S') unit.mode = unit.last.stick === 0 ? 'periscope' : 'submerged';
}

/** A missile detonates where it is: an enemy within the blast is destroyed (EW-46-11). */
export function detonate(unit: Unit, enemy: Unit, tick: number, set: ArcadeSet): void {
  const { shot } = unit;
  if (shot === null) return;
  const isNear = distanceTo(enemy, shot) <= set.missile.blast * SUB;
  if (isNear && !isImmune(enemy, unit, set)) enemy.struck.add('missile');
  endShot(unit, tick);
}

/** The button: fires when it is pressed, lets a missile detonate when it is released, and the stick guides (EW-46-07). */
export function trigger(
  unit: Unit,
  enemy: Unit,
  input: Input,
  before: Input,
  tick: number,
  set: ArcadeSet,
): void {
  const { shot } = unit;
  if (shot !== null && unit.weapon === 'S') {
    if (!input.isFiring) detonate(unit, enemy, tick, set);
    else if (tick >= shot.firedAt + set.missile.launchTicks && input.stick > 0)
      shot.heading = input.stick - 1;
    return;
  }
  if (!input.isFiring || before.isFiring || !canFire(unit, tick, set)) return;
  const { x, y } = unit;
  unit.shot = {
    x,
    y,
    heading: unit.weapon === 'S' ? 0 : unit.heading,
    travelled: 0,
    firedAt: tick,
    passing: -1,
  };
  if (unit.weapon === 'S') unit.mode = 'guiding';
}

const cellOf = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  ((y >> 8) >> 3) * 40 + ((x >> 8) >> 3);

/** True if what flies ends at what stands there (EW-31-02, EW-46-10). */
function isStopped(
  unit: Unit,
  point: { readonly x: number; readonly y: number },
  travelled: number,
  terrain: readonly Ground[],
  set: ArcadeSet,
): boolean {
  const ground = groundUnder(terrain, point);
  if (unit.weapon === 'S') return ground === 'T';
  if (ground === 'M') return true;
  if (ground !== 'T') return false;
  if (unit.weapon === 'P') return true;
  const shot = unit.shot;
  if (shot === null) return true;
  const cell = cellOf(point);
  if (shot.passing === cell) return false;
  if (travelled > set.tank.nearTree * SUB) return true;
  shot.passing = cell;
  return false;
}

/** One sub-step of what a unit has in flight: edge, tree or mountain, hit, range, in this order (EW-46-10). */
function subStep(
  unit: Unit,
  enemy: Unit,
  from: { readonly x: number; readonly y: number; readonly travelled: number },
  part: readonly [number, number],
  tick: number,
  terrain: readonly Ground[],
  set: ArcadeSet,
): void {
  const { shot } = unit;
  if (shot === null) return;
  const { speed, range } = ammunition(unit.weapon, set);
  const [i, k] = part;
  const way = velocity(shot.heading, speed);
  shot.x = from.x + Math.trunc((way.x * i) / k);
  shot.y = from.y + Math.trunc((way.y * i) / k);
  shot.travelled = from.travelled + Math.trunc((speed * i) / k);
  const isOver =
    !isInside(shot) || isStopped(unit, shot, shot.travelled, terrain, set)
      ? 'stopped'
      : !isImmune(enemy, unit, set) && isHit(enemy, shot)
        ? 'hit'
        : shot.travelled >= range
          ? 'spent'
          : null;
  if (isOver === null) return;
  if (unit.weapon === 'S') detonate(unit, enemy, tick, set);
  else {
    if (isOver === 'hit') enemy.struck.add(CAUSE[unit.weapon]);
    endShot(unit, tick);
  }
}

/** Moves what flies by one tick, both sides' step by step in parallel (EW-38-02, EW-38-10). */
export function fly(
  units: readonly [Unit, Unit],
  tick: number,
  terrain: readonly Ground[],
  set: ArcadeSet,
): void {
  const flying = units.map((unit) => {
    const { speed } = ammunition(unit.weapon, set);
    const { shot } = unit;
    return {
      unit,
      enemy: units[unit.side === 0 ? 1 : 0],
      steps: shot === null ? 0 : Math.ceil(speed / 256),
      from: { x: shot?.x ?? 0, y: shot?.y ?? 0, travelled: shot?.travelled ?? 0 },
    };
  });
  const most = Math.max(...flying.map(({ steps }) => steps));
  for (let i = 1; i <= most; i += 1)
    for (const { unit, enemy, steps, from } of flying)
      if (i <= steps) subStep(unit, enemy, from, [i, steps], tick, terrain, set);
}

/** A shell passes the tree it is fired in (EW-46-10). */
export function passOwnTree(unit: Unit, tick: number, terrain: readonly Ground[]): void {
  const { shot } = unit;
  if (shot?.firedAt === tick && groundUnder(terrain, shot) === 'T') shot.passing = cellOf(shot);
}
