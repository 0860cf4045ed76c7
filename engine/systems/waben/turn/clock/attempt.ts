import { isFriendlyHarbour } from '../../rules/boarding/harbour';
import { mayStop } from '../../rules/encounter/pair';
import { isFriend } from '../../rules/encounter/relation';
import { choiceOf } from '../../rules/settings';
import type { StepAttempt } from '../../rules/step/obstacle';
import { cellsOf, type Target } from '../../rules/step/target';
import { areHostile, meeterOf } from './hostile';
import { carrierOf, type Clock, type Mover, spotOfMover, standingOn } from './state';
import { isHeldAgainst, stormsWall } from './wall';

const boardingOf = (clock: Clock, mover: Mover, carrier: Mover | null): StepAttempt['boarding'] => {
  if (mover.plan.isFleet) return 'none';
  if (carrier?.plan.isFleet === true) return 'aboard';
  return carrierOf(clock, mover)?.plan.isFleet === true ? 'ashore' : 'none';
};

/** A step as the rules see it at this moment: the ground, the party's knowledge, ships and harbours. */
export function attemptOf(
  clock: Clock,
  mover: Mover,
  from: Target,
  to: Target,
  carrier: Mover | null,
): StepAttempt {
  const { board, parties, settings, watches } = clock;
  const { party } = mover.plan.unit;
  const watch = watches[party];
  const boarding = boardingOf(clock, mover, carrier);
  const [land, ship] = boarding === 'aboard' ? [from, to] : [to, from];
  const targets = cellsOf(board.ground, to);
  const reference =
    choiceOf(settings, 'move.white_reference') === 'step' ? watch?.known : watch?.start;
  return {
    ground: board.ground,
    parties,
    settings,
    party,
    isFleet: mover.plan.isFleet,
    from,
    to,
    boarding,
    isHarbour: boarding !== 'none' && isFriendlyHarbour(board.ground, land, ship, party, parties),
    gainsView: board.lookOfUnit(targets).some(({ cell }) => watch?.known[cell] === 0),
    isWhite: targets.every((cell) => reference?.[cell] === 0),
    cameFrom: mover.cameFrom,
    isWallHeld: (cell, direction) =>
      isHeldAgainst(clock, mover, cell, direction) &&
      !stormsWall(clock, mover, from, cell, direction),
  };
}

const isGuarded = (clock: Clock, mover: Mover, spot: number): boolean =>
  standingOn(clock, spot).some(
    (other) =>
      areHostile(clock, mover, other) &&
      mayStop(meeterOf(clock, other, mover), meeterOf(clock, mover, other), clock.settings),
  );

/** A unit held by an enemy may leave only back, or into own or allied land (WW-7.1-14). */
export function isBarred(clock: Clock, mover: Mover, to: Target): boolean {
  const exit = choiceOf(clock.settings, 'fight.held_exit');
  const spot = spotOfMover(clock, mover);
  if (!mover.isHeld || exit === 'free' || spot === undefined) return false;
  if (!isGuarded(clock, mover, spot)) return false;
  if (exit === 'none') return true;
  const owner = clock.board.ground.owner(to.cell);
  const isFriendly = owner !== null && isFriend(clock.parties, mover.plan.unit.party, owner);
  return to.cell !== mover.cameFrom && !isFriendly;
}
