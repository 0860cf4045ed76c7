import { areConsecutive, type Cell, type Direction, isMouth, type Side } from '../../../../hex';
import type { Params } from '../../../../kernel';
import type { FindingCode } from '../../data';
import {
  directionTo,
  type Ground,
  heightAt,
  isClosedToShips,
  isNavigable,
  isWalkable,
  isWaterwaySide,
} from '../movement/ground';
import { amountOf, choiceOf } from '../settings';
import { cellsOf, type CellSide, type StepScene, type Target } from './target';

/** Why a step cannot be made. */
export interface Obstacle {
  readonly code: FindingCode;
  readonly about: Params;
}

/** A step with what the tests of WW-5.3-24 (1) need beyond its difficulty. */
export interface StepAttempt extends StepScene {
  /** The field the unit came from last, for ships in a harbour field (WW-4.2-24). */
  readonly cameFrom: Cell | null;
  /** True if the wall of `cell` facing `direction` is held against the unit (WW-7.3-18). */
  readonly isWallHeld: (cell: Cell, direction: Direction) => boolean;
}

const obstacle = (code: FindingCode, about: Params = {}): Obstacle => ({ code, about });

const sideOf = ({ lattice }: Ground, { cell, direction }: CellSide): Side => ({
  field: lattice.addressOf(cell),
  side: direction,
});

const touchesSide = (ground: Ground, target: Target, cell: Cell): boolean =>
  cellsOf(ground, target).includes(cell);

/** Ships: along consecutive sides, in and out of a river at its mouth, from water to water (WW-5.3-43). */
const isFleetStepJoined = ({ ground, from, to }: StepScene): boolean => {
  const { lattice } = ground;
  if (from.kind === 'side' && to.kind === 'side') {
    return areConsecutive(lattice, sideOf(ground, from), sideOf(ground, to));
  }
  if (from.kind === 'side' && to.kind === 'field') {
    return isMouth(lattice, lattice.addressOf(to.cell), sideOf(ground, from));
  }
  if (from.kind === 'field' && to.kind === 'side') {
    return isMouth(lattice, lattice.addressOf(from.cell), sideOf(ground, to));
  }
  return areNeighbours(ground, from, to);
};

const areNeighbours = (ground: Ground, from: Target, to: Target): boolean =>
  from.kind === 'field' &&
  to.kind === 'field' &&
  directionTo(ground, from.cell, to.cell) !== undefined;

/** Land units: to a neighbouring field, or between a ship on a side and one of its fields (WW-5.3-31). */
const isLandStepJoined = ({ ground, from, to }: StepScene): boolean => {
  if (to.kind === 'side') return from.kind === 'field' && touchesSide(ground, to, from.cell);
  if (from.kind === 'side') return touchesSide(ground, from, to.cell);
  return areNeighbours(ground, from, to);
};

/** The harbour side through which a ship passes between a water field and a harbour field (WW-12.4-15). */
const isHarbourGate = (ground: Ground, land: Cell, water: Cell): boolean => {
  const gate = directionTo(ground, land, water);
  return gate !== undefined && (ground.settlement(land)?.harbours ?? []).includes(gate);
};

/** Ships may be in a harbour field itself if the setting allows it, but not cross it (WW-4.2-24, WW-12.4-15). */
const isHarbourStep = (attempt: StepAttempt): boolean => {
  const { ground, from, to, settings, cameFrom } = attempt;
  if (choiceOf(settings, 'sea.harbour_place') !== 'land') return false;
  if (from.kind !== 'field' || to.kind !== 'field') return false;
  if (isNavigable(ground, from.cell, settings)) return isHarbourGate(ground, to.cell, from.cell);
  const isWayBack = cameFrom === null || cameFrom === to.cell;
  return (
    isWayBack && isHarbourGate(ground, from.cell, to.cell) && isNavigable(ground, to.cell, settings)
  );
};

const fleetDomain = (attempt: StepAttempt): Obstacle | null => {
  const { ground, from, to, settings } = attempt;
  const isAfloat = from.kind === 'side' || isNavigable(ground, from.cell, settings);
  if (to.kind === 'side') {
    if (!isWaterwaySide(ground, to.cell, to.direction)) return obstacle('F-PATH-NORIVER');
    if (isClosedToShips(ground, to.cell, to.direction))
      return obstacle('F-PATH-DOMAIN', { reason: 'closed' });
    return isAfloat ? null : obstacle('F-PATH-DOMAIN');
  }
  if (isAfloat && isNavigable(ground, to.cell, settings)) return null;
  return isHarbourStep(attempt) ? null : obstacle('F-PATH-DOMAIN');
};

const landDomain = ({ ground, to, settings, boarding }: StepAttempt): Obstacle | null => {
  if (to.kind === 'side' || isWalkable(ground, to.cell, settings)) return null;
  return boarding === 'aboard' ? null : obstacle('F-PATH-DOMAIN');
};

const heightOf = (ground: Ground, target: Target): number =>
  Math.max(...cellsOf(ground, target).map((cell) => heightAt(ground, cell)));

/** Between a ship on a side and its banks no level is crossed but the coast (WW-5.3-31). */
const isBankStep = ({ isFleet, from, to }: StepScene): boolean =>
  !isFleet && (from.kind === 'side' || to.kind === 'side');

const heightObstacle = (attempt: StepAttempt): Obstacle | null => {
  if (isBankStep(attempt)) return null;
  const fromHeight = heightOf(attempt.ground, attempt.from);
  const toHeight = heightOf(attempt.ground, attempt.to);
  const most = amountOf(attempt.settings, 'move.max_level_step');
  return Math.abs(toHeight - fromHeight) > most
    ? obstacle('F-PATH-HEIGHT', { fromHeight, toHeight })
    : null;
};

/** Direction of the wall that a step has to pass, seen from the field behind it. */
export function wallDirection({
  ground,
  from,
  to,
}: Pick<StepScene, 'ground' | 'from' | 'to'>): Direction | undefined {
  if (to.kind !== 'field') return undefined;
  if (from.kind === 'field') return directionTo(ground, to.cell, from.cell);
  return from.cell === to.cell
    ? from.direction
    : ground.lattice.sideBeyond(from.cell, from.direction);
}

/** The wall in the way, if it is held (WW-7.3-19). Tested at the beginning and again at the end of the step. */
export function wallObstacle(attempt: StepAttempt): Obstacle | null {
  const { ground, to, isFleet } = attempt;
  const direction = wallDirection(attempt);
  if (isFleet || to.kind !== 'field' || direction === undefined) return null;
  const strength = ground.wall(to.cell, direction);
  return strength > 0 && attempt.isWallHeld(to.cell, direction)
    ? obstacle('F-PATH-WALL', { strength })
    : null;
}

/** The first test a step fails: adjacency, domain, height, wall; null if it may be made (WW-5.3-24). */
export function obstacleOf(attempt: StepAttempt): Obstacle | null {
  const isJoined = attempt.isFleet ? isFleetStepJoined(attempt) : isLandStepJoined(attempt);
  const river = attempt.isFleet && attempt.to.kind === 'side' ? fleetDomain(attempt) : null;
  if (river !== null) return river;
  if (!isJoined) return obstacle('F-PATH-NOTADJ');
  return (
    (attempt.isFleet ? fleetDomain(attempt) : landDomain(attempt)) ??
    heightObstacle(attempt) ??
    wallObstacle(attempt)
  );
}
