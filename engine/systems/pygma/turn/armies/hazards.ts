import { directionTo } from '../../rules/armies/ground';
import { checkedSize, isFleet } from '../../rules/armies/kinds';
import { type Danger, DANGERS, isSpared, terrainLoss } from '../../rules/armies/losses';
import { cargoThatFits } from '../../rules/armies/parts';
import type { Step } from '../../rules/armies/way';
import { aboutUnit, addressOf, cargoOf, type Clock, type Mover, remove, tellOf } from './clock';
import { type Purpose, throwDie } from '../chance';
import { figureBlock, gmDice } from '../figures';

/** Dangers of one step: none along roads and over bridges; reefs only for fleets that sail more than one field (PI-05-40, PI-05-88). */
function dangersOf({ ground }: Clock, { given }: Mover, step: Step): readonly Danger[] {
  const { from, to } = step;
  const terrain = ground.terrain(to);
  if (isFleet(given.kind)) return terrain === 'shoal' && given.way.steps.length > 1 ? ['reef'] : [];
  if (step.isRoad) return [];
  const direction = step.isBoarding ? undefined : directionTo(ground, from, to);
  const isFord =
    direction !== undefined &&
    ground.hasRiver(from, direction) &&
    !ground.hasBridge(from, direction);
  return DANGERS.filter((danger) => danger === terrain || (danger === 'river' && isFord));
}

/** Takes from a fleet's cargo what its ships cannot carry any more (PI-05-136, PI-05-167). */
export function trimCargo(clock: Clock, fleet: Mover): void {
  const aboard = cargoOf(clock, fleet);
  const cargo = aboard.map(({ given, strength }) => ({ kind: given.kind, strength }));
  const left = cargoThatFits(clock.settings, fleet.strength, cargo);
  for (const [index, mover] of aboard.entries()) {
    mover.strength = left[index] ?? 0;
    if (mover.strength === 0) remove(clock, mover, 'dissolved');
  }
}

/** A unit with the strength it had. */
interface Counted {
  readonly mover: Mover;
  readonly before: number;
}

/** Some units with the strength they have now. */
export function counted(movers: readonly Mover[]): readonly Counted[] {
  return movers.map((mover) => ({ mover, before: mover.strength }));
}

/** Tells what some units lost beside what is told already: armies that are no more, or what they had aboard. */
export function tellLost(
  clock: Clock,
  kind: 'dissolved' | 'destroyed' | 'cargoLost',
  clause: string,
  units: readonly Counted[],
): void {
  for (const { mover, before } of units) {
    const lost = before - mover.strength;
    const { realm } = mover.given;
    if (lost === 0 || !clock.given.realms.includes(realm)) continue;
    const about = { before, lost, left: mover.strength };
    tellOf(clock, mover, { kind: `pygma.${kind}`, clause, about });
  }
}

/** Gives a unit its strength after losses: below the least size it is gone, and what it carried (PI-05-13). */
export function setStrength(
  clock: Clock,
  mover: Mover,
  strength: number,
  why: 'dissolved' | 'destroyed' = 'dissolved',
): void {
  const left = checkedSize(clock.settings, mover.given.kind, strength).value;
  if (left === 0) {
    remove(clock, mover, why);
    return;
  }
  mover.strength = left;
  trimCargo(clock, mover);
}

/**
 * One roll of what the ground does to a unit, and what it costs it: a loss is told with its die, that of ships that run
 * onto something at the reef column in any case (PI-05-88, GM-34, HR-14, HR-17).
 */
function strike(
  clock: Clock,
  mover: Mover,
  why: Danger | 'grounding' | 'whirlpool',
  stream: Purpose,
  equipment = 0,
): void {
  const { strength: before } = mover;
  const danger = DANGERS.find((one) => one === why) ?? 'reef';
  const roll = throwDie(clock.turn, 'd6', stream, aboutUnit(mover));
  const computed = terrainLoss(clock.settings, danger, before, equipment, roll);
  const ruling = stream.join('/');
  const { value, block } = figureBlock(clock, 'loss', computed, ruling, [0, before]);
  const aboard = counted(cargoOf(clock, mover));
  if (value.value > 0) setStrength(clock, mover, before - value.value);
  if (danger !== why || value.value > 0 || computed.value > 0)
    tellOf(clock, mover, {
      kind: 'pygma.terrainLoss',
      clause: 'PI-05-88',
      about: { why, before, lost: before - mover.strength, left: mover.strength },
      blocks: [gmDice('terrainLoss', [roll], { danger: why }), block],
    });
  clock.turn.resultsOf(ruling, () => {
    tellLost(clock, 'cargoLost', 'PI-05-167', aboard);
  });
}

/** Rolls one danger for a unit, once a month for each kind (PI-05-88, PI-05-167, GM-34). */
function suffer(clock: Clock, mover: Mover, danger: Danger): void {
  const { key, equipment = 0 } = mover.given;
  if (mover.rolled.has(danger) || mover.gone !== null) return;
  mover.rolled.add(danger);
  if (!isSpared(danger, equipment)) strike(clock, mover, danger, ['loss', key, danger], equipment);
}

/** What a whirlpool does to a fleet that enters it: two rolls at the reef column, each time (HR-17). */
function swirl(clock: Clock, mover: Mover): void {
  for (const throwNo of [1, 2]) {
    if (mover.gone !== null) return;
    const place = addressOf(clock, mover.cell);
    strike(clock, mover, 'whirlpool', ['whirlpool', mover.given.key, place, throwNo]);
  }
}

/** Losses by the ground of units that came into a field in this tick (PI-05-88, HR-24 (3)). */
export function hazards(clock: Clock): void {
  for (const mover of clock.movers) {
    const step = mover.made.at(-1);
    if (step === undefined || mover.arrived !== clock.tick || mover.given.isTrader === true)
      continue;
    if (mover.carrier !== null || step.to !== mover.cell) continue;
    for (const danger of dangersOf(clock, mover, step)) suffer(clock, mover, danger);
    if (isFleet(mover.given.kind) && clock.given.whirlpools?.has(mover.cell) === true)
      swirl(clock, mover);
  }
}

/**
 * A fleet whose path leads onto land or ice its realm did not know runs aground: it stays on its last field and rolls at
 * the reef column (PI-05-39, HR-14). A known coast costs nothing.
 */
export function groundings(clock: Clock): void {
  const { isKnown = () => true } = clock.given;
  for (const mover of clock.movers) {
    const { way, kind, realm, key } = mover.given;
    const { stop } = way;
    const isStopped = mover.gone === null && !mover.hasEnded && mover.next === way.steps.length;
    if (!isFleet(kind) || stop?.code !== 'E_TERRAIN' || !isStopped || mover.carrier !== null)
      continue;
    mover.hasEnded = true;
    if (isKnown(realm, stop.at)) continue;
    strike(clock, mover, 'grounding', ['grounding', key]);
  }
}
