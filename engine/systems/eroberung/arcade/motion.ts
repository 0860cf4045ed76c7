import type { ArcadeSet } from './parameters';
import type { Ground } from './terrain';
import {
  groundUnder,
  type Input,
  isInside,
  nextBell,
  overlap,
  SUB,
  type Unit,
  velocity,
} from './unit';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Turns, dives and manoeuvres out of the stick, before anything moves (EW-46-04, EW-46-06). */
export function steer(unit: Unit, { stick }: Input, tick: number, set: ArcadeSet): void {
  const wanted = stick - 1;
  if (unit.weapon === 'T' && stick > 0) unit.heading = wanted;
  if (unit.weapon === 'P') turnPlane(unit, stick, set);
  if (unit.weapon === 'S' && unit.mode !== 'guiding') {
    if (stick > 0) {
      unit.mode = 'submerged';
      unit.heading = wanted;
    } else if (unit.middleFor >= set.submarine.periscopeDelay || unit.shotEnded === tick - 1)
      unit.mode = 'periscope';
  }
  unit.middleFor = stick === 0 ? unit.middleFor + 1 : 0;
}

/** A main direction turns at once, a diagonal by an automatic turn at half speed (EW-33-02 to EW-33-04). */
function turnPlane(unit: Unit, stick: number, { plane }: ArcadeSet): void {
  const wanted = stick - 1;
  if (stick === 0 || wanted === unit.heading) {
    unit.turning = null;
    return;
  }
  if (wanted % 2 === 0) {
    unit.heading = wanted;
    unit.turning = null;
    return;
  }
  if (unit.turning?.to !== wanted) {
    unit.turning = { to: wanted, ticks: 0 };
    return;
  }
  unit.turning.ticks += 1;
  if (unit.turning.ticks < plane.autoTurn) return;
  unit.turning.ticks = 0;
  const clockwise = (wanted - unit.heading + 8) % 8;
  unit.heading = (unit.heading + (clockwise <= 4 ? 1 : 7)) % 8;
  if (unit.heading === wanted) unit.turning = null;
}

/** The bell of a submarine: who was submerged when it rang has to show the periscope in time (EW-46-05, EW-46-30). */
export function ringBell(unit: Unit, tick: number, set: ArcadeSet): void {
  if (unit.weapon !== 'S') return;
  const { sonar } = unit;
  const { window, energy, reveal, penalty } = set.sonar;
  if (tick < sonar.ringAt) return;
  if (tick === sonar.ringAt) {
    sonar.isObliged = unit.mode === 'submerged';
    sonar.isObeyed = false;
    sonar.shownFor = 0;
  }
  if (unit.mode === 'periscope') sonar.shownFor += 1;
  if (set.submarine.submergedImmune ? sonar.shownFor >= 50 : unit.mode !== 'submerged')
    sonar.isObeyed = true;
  if (tick < sonar.ringAt + window) return;
  if (sonar.isObliged && !sonar.isObeyed && penalty !== 'none') {
    if (penalty === 'destroyed') unit.struck.add('sonar');
    else unit.shownUntil = tick + reveal;
    if (penalty === 'energy_and_reveal') {
      unit.energy = Math.max(0, unit.energy - energy * 1000);
      if (unit.energy === 0) unit.struck.add('sonar');
    }
  }
  sonar.ringAt = tick + nextBell(set, sonar.random);
}

/** Points of a submarine that have to lie in water, from its middle, in units. */
const HULL = [-5, 0, 5].flatMap((x) => [-3, 3].map((y) => ({ x: x * SUB, y: y * SUB })));

function canBeAt(unit: Unit, { x, y }: Place, terrain: readonly Ground[]): boolean {
  if (unit.weapon === 'S')
    return HULL.every((point) => groundUnder(terrain, { x: x + point.x, y: y + point.y }) === '~');
  if (!isInside({ x, y })) return false;
  const ground = groundUnder(terrain, { x, y });
  return ground !== '~' && ground !== 'M';
}

function speedOf(unit: Unit, terrain: readonly Ground[], set: ArcadeSet): number {
  if (unit.weapon === 'S') return set.submarine.speed;
  if (unit.weapon === 'P') return unit.turning === null ? set.plane.speed : set.plane.speed >> 1;
  return groundUnder(terrain, unit) === 'T' ? set.tank.speed >> 1 : set.tank.speed;
}

const wrapped = (value: number, size: number): number => ((value % size) + size) % size;

/** Where a unit would be after this tick: planes wrap around, others stop at what they cannot enter (EW-33-07, EW-46-08). */
export function destination(
  unit: Unit,
  { stick }: Input,
  terrain: readonly Ground[],
  set: ArcadeSet,
): Place {
  const { x, y } = unit;
  if (unit.weapon === 'P') {
    const way = velocity(unit.heading, speedOf(unit, terrain, set));
    return {
      x: wrapped(x + way.x, (320 + set.plane.outside) * SUB),
      y: wrapped(y + way.y, (200 + set.plane.outside) * SUB),
    };
  }
  if (stick === 0 || (unit.weapon === 'S' && unit.mode === 'guiding')) return { x, y };
  const way = velocity(stick - 1, speedOf(unit, terrain, set));
  const tries = [
    { x: x + way.x, y: y + way.y },
    { x: x + way.x, y },
    { x, y: y + way.y },
  ];
  return tries.find((place) => canBeAt(unit, place, terrain)) ?? { x, y };
}

/** Moves both units from where they were; two tanks that would overlap both stay (EW-38-11). */
export function moveBoth(
  units: readonly [Unit, Unit],
  inputs: readonly [Input, Input],
  moves: readonly [boolean, boolean],
  terrain: readonly Ground[],
  set: ArcadeSet,
): void {
  const [a, b] = units;
  const toA = moves[0] ? destination(a, inputs[0], terrain, set) : { x: a.x, y: a.y };
  const toB = moves[1] ? destination(b, inputs[1], terrain, set) : { x: b.x, y: b.y };
  if (a.weapon === 'T' && b.weapon === 'T' && overlap(a, b, toA, toB)) return;
  a.x = toA.x;
  a.y = toA.y;
  b.x = toB.x;
  b.y = toB.y;
}
