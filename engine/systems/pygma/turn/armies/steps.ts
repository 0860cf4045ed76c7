import { type Cell, meetingField } from '../../../../hex';
import { isWaterField } from '../../rules/armies/ground';
import { fitsAboard } from '../../rules/armies/parts';
import type { Step } from '../../rules/armies/way';
import {
  areHostile,
  attacks,
  cargoOf,
  type Clock,
  type Mover,
  ownerNow,
  putTo,
  setCarrier,
  tellOf,
} from './clock';
import { findFor } from './finding';
import { isDisturbed, isForeignLand, nextStep } from './retreat';

/** Says that a unit with R stops before something foreign; its path ends (PI-05-103, PI-05-107). */
function stopShort(clock: Clock, mover: Mover): void {
  mover.hasEnded = true;
  tellOf(clock, mover, { kind: 'pygma.stopped', clause: 'PI-05-103' });
}

/** True if the fleet a unit means to board lies where it goes, has not moved and does not mean to (PI-05-73, PI-05-168). */
function isReady(fleet: Mover | undefined, cell: Cell): fleet is Mover {
  return (
    fleet?.gone === null &&
    fleet.cell === cell &&
    fleet.made.length === 0 &&
    fleet.given.way.steps.length === 0
  );
}

/** Takes a unit aboard; false if the fleet is not there, or full (PI-05-73 to PI-05-76). */
function canBoard(clock: Clock, mover: Mover, to: Cell): boolean {
  const fleet = clock.byKey.get(mover.given.boards ?? '');
  if (!isReady(fleet, to)) {
    findFor(clock, mover, 'E_EMBARK');
    return false;
  }
  const cargo = [...cargoOf(clock, fleet), mover].map(({ given, strength }) => ({
    kind: given.kind,
    strength,
  }));
  if (fitsAboard(clock.settings, fleet.strength, cargo)) return true;
  findFor(clock, mover, 'E_CAPACITY', { fleet: fleet.given.name });
  return false;
}

/** True if a unit takes its next step in this tick: nothing foreign before it, and room aboard (PI-05-103, HR-24). */
function goesOn(clock: Clock, mover: Mover, { to, isBoarding }: Step): boolean {
  const isShy = mover.given.order === 'retreat' && mover.given.isTrader !== true;
  const boards = isBoarding && isWaterField(clock.ground, to);
  if (isShy && (isDisturbed(clock, mover, to) || (!boards && isForeignLand(clock, mover, to)))) {
    stopShort(clock, mover);
    return false;
  }
  if (!boards || canBoard(clock, mover, to)) return true;
  mover.hasEnded = true;
  return false;
}

/** Where two units meet that would exchange their fields: the one the attacker was entering (HR-24). */
function meetingCell(clock: Clock, a: Mover, b: Mover): Cell {
  const [forth, back] = [attacks(a, b), attacks(b, a)];
  if (forth !== back) return forth ? b.cell : a.cell;
  const realms = [a.given.realm, b.given.realm];
  const { lattice } = clock.ground;
  return meetingField(lattice, a.cell, b.cell, (cell) =>
    realms.includes(ownerNow(clock, cell) ?? ''),
  );
}

/** Units that stay in their field because an enemy meets them on the border (HR-24); all of one border in one field. */
function heldBack(clock: Clock, steps: ReadonlyMap<Mover, Step>): ReadonlySet<Mover> {
  const held = new Set<Mover>();
  const places = new Map<string, Cell>();
  const all = [...steps];
  for (const [index, [a, one]] of all.entries())
    for (const [b, other] of all.slice(index + 1)) {
      if (one.from !== other.to || one.to !== other.from || !areHostile(a, b)) continue;
      const border = [one.from, one.to].toSorted((x, y) => x - y).join(' ');
      const place = places.get(border) ?? meetingCell(clock, a, b);
      places.set(border, place);
      clock.touched.add(place);
      held.add(one.from === place ? a : b);
    }
  return held;
}

/** A unit takes its next step: from the field of its fleet, onto one, or over land and water. */
function take(clock: Clock, mover: Mover, step: Step): void {
  if (mover.carrier !== null) setCarrier(clock, mover, null);
  mover.made.push(step);
  mover.next += 1;
  putTo(clock, mover, step.to);
  mover.cameFrom = step.from;
  mover.isDownhill = step.heights[1] < step.heights[0];
  const isAboard = step.isBoarding && isWaterField(clock.ground, step.to);
  if (isAboard) setCarrier(clock, mover, clock.byKey.get(mover.given.boards ?? '') ?? null);
  else if (!mover.entered.has(step.to)) mover.entered.set(step.to, clock.tick);
}

/**
 * All steps of a tick together, by the positions before it; returned are those an enemy met on the border (HR-24 (1)).
 */
export function takeSteps(clock: Clock, due: readonly Mover[]): readonly Mover[] {
  const steps = new Map<Mover, Step>();
  for (const mover of due) {
    const step = mover.gone === null ? nextStep(mover) : undefined;
    if (step?.from === mover.cell && goesOn(clock, mover, step)) steps.set(mover, step);
  }
  const held = heldBack(clock, steps);
  for (const [mover, step] of steps) if (!held.has(mover)) take(clock, mover, step);
  return [...held];
}
