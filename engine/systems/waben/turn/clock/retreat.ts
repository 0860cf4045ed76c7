import { type Cell, consecutiveSides, DIRECTIONS, type Lattice } from '../../../../hex';
import { areAllied } from '../../rules/encounter/relation';
import {
  RETREAT_LANDS,
  retreatChoice,
  type RetreatLand,
  type RetreatOption,
} from '../../rules/encounter/retreat';
import { directionTo } from '../../rules/movement/ground';
import { formatPlace, placeAt, spotOf } from '../../rules/movement/place';
import { amountOf, choiceOf } from '../../rules/settings';
import { stepDifficulty } from '../../rules/step/difficulty';
import { obstacleOf, type StepAttempt } from '../../rules/step/obstacle';
import { cellsOf, type Target } from '../../rules/step/target';
import { decisionBlock, offered } from '../blocks';
import { attemptOf } from './attempt';
import { moveTo } from './complete';
import { areHostile } from './hostile';
import { townsOf } from './remove';
import { report } from './report';
import {
  calendarMoon,
  type Clock,
  isIdle,
  type Mover,
  spotOfMover,
  standingOn,
  whereIs,
} from './state';
import { abandonStep, endPath } from './stop';
import { isHeldAgainst } from './wall';
import { watchMoves } from './watch';

/** Sides a ship might reach from a place: those that meet its side, or its field in a corner. */
const sidesNear = (lattice: Lattice, from: Target): readonly Target[] => {
  const asTarget = (field: string, direction: (typeof DIRECTIONS)[number]): Target[] => {
    const cell = lattice.cellOf(field as Parameters<Lattice['cellOf']>[0]);
    return cell === undefined ? [] : [{ kind: 'side', cell, direction }];
  };
  if (from.kind === 'side') {
    const here = { field: lattice.addressOf(from.cell), side: from.direction };
    return consecutiveSides(lattice, here).flatMap(({ field, side }) => asTarget(field, side));
  }
  return DIRECTIONS.flatMap((towards) => {
    const cell = lattice.neighbour(from.cell, towards);
    return cell < 0
      ? []
      : DIRECTIONS.map((direction): Target => ({ kind: 'side', cell, direction }));
  });
};

/** Fields next to a place, and for ships the sides. */
const placesNear = (clock: Clock, mover: Mover, from: Target): readonly Target[] => {
  const { lattice, ground } = clock.board;
  const around = cellsOf(ground, from).flatMap((cell) => [
    cell,
    ...DIRECTIONS.map((direction) => lattice.neighbour(cell, direction)),
  ]);
  const here = from.kind === 'field' ? from.cell : -1;
  const fields = [...new Set(around)].filter((cell) => cell >= 0 && cell !== here);
  return [
    ...fields.map((cell): Target => ({ kind: 'field', cell })),
    ...(mover.plan.isFleet ? sidesNear(lattice, from) : []),
  ];
};

/** An attempt to step back under the rules: walls held against the unit bar it, storm or not. */
const attemptBack = (clock: Clock, mover: Mover, from: Target, to: Target): StepAttempt => ({
  ...attemptOf(clock, mover, from, to, null),
  isWallHeld: (cell, direction) => isHeldAgainst(clock, mover, cell, direction),
});

const landOf = (clock: Clock, mover: Mover, to: Target): RetreatLand => {
  const { ground } = clock.board;
  const { party } = mover.plan.unit;
  const owners = cellsOf(ground, to).map((cell): RetreatLand => {
    const owner = ground.owner(cell);
    if (owner === null) return 'free';
    if (owner === party) return 'own';
    return areAllied(clock.parties, owner, party) ? 'allied' : 'other';
  });
  return RETREAT_LANDS.find((land) => owners.includes(land)) ?? 'other';
};

/** Where the opponent that came last came from this turn (WW-7.1-15). */
const originOf = (opponents: readonly Mover[]): Cell | null =>
  opponents
    .flatMap(({ lastStep }) => (lastStep === null ? [] : [lastStep]))
    .sort((a, b) => b.end.numerator * a.end.denominator - a.end.numerator * b.end.denominator)[0]
    ?.from.cell ?? null;

const homeOf = (clock: Clock, mover: Mover, cell: Cell): number | null => {
  if (choiceOf(clock.settings, 'fight.retreat_rule') !== 'home_first') return null;
  const distances = townsOf(clock, mover.plan.unit.party).map((town) =>
    clock.board.lattice.distance(cell, town),
  );
  return distances.length === 0 ? null : Math.min(...distances);
};

interface Way extends RetreatOption {
  readonly to: Target;
  readonly attempt: StepAttempt;
}

/** Every place a unit may retreat to from its place, each once. */
const waysBack = (clock: Clock, mover: Mover, opponents: readonly Mover[]): readonly Way[] => {
  const from = whereIs(clock, mover);
  if (from === undefined) return [];
  const { lattice, ground } = clock.board;
  const origin = originOf(opponents);
  const back = mover.lastStep === null ? -1 : spotOf(lattice, mover.lastStep.from);
  const ways = new Map<number, Way>();
  for (const to of placesNear(clock, mover, from)) {
    const spot = spotOf(lattice, to);
    if (ways.has(spot)) continue;
    const attempt = attemptBack(clock, mover, from, to);
    if (obstacleOf(attempt) !== null) continue;
    ways.set(spot, {
      to,
      attempt,
      spot,
      isBack: spot === back,
      hasEnemy: standingOn(clock, spot).some((other) => areHostile(clock, mover, other)),
      land: landOf(clock, mover, to),
      distance: origin === null ? null : lattice.distance(to.cell, origin),
      home: homeOf(clock, mover, to.cell),
      difficulty: stepDifficulty(attempt).value,
      direction: directionTo(ground, from.cell, to.cell) ?? DIRECTIONS.length + 1,
    });
  }
  return [...ways.values()];
};

/** Key of the decision where a unit retreats to, `ggg/kk` or a side. */
const retreatKey = (clock: Clock, { plan }: Mover): string =>
  `retreat/${plan.unit.id}/${calendarMoon(clock)}`;

const nameOfWay = (clock: Clock, { to }: Way): string =>
  formatPlace(placeAt(clock.board.lattice, to));

/** Where a unit retreats to, and where it could, the place by the rules first. */
interface Retreat {
  readonly way: Way;
  readonly options: readonly string[];
}

const retreatOf = (
  clock: Clock,
  mover: Mover,
  opponents: readonly Mover[],
): Retreat | undefined => {
  if (mover.retreats >= amountOf(clock.settings, 'fight.max_chain')) return undefined;
  const ways = waysBack(clock, mover, opponents);
  const byRules = retreatChoice(ways, clock.settings);
  const inOrder = [...ways].sort((a, b) => Number(b === byRules) - Number(a === byRules));
  const word = clock.rulings[retreatKey(clock, mover)]?.value;
  const ruled = ways.find((way) => nameOfWay(clock, way) === word);
  const way = ruled ?? ways.find((one) => one === byRules);
  return way === undefined
    ? undefined
    : { way, options: inOrder.map((one) => nameOfWay(clock, one)) };
};

/** True if a unit could retreat from its place now (WW-7.1-16, WW-10.1-17 (e)). */
export function canRetreat(clock: Clock, mover: Mover, opponents: readonly Mover[]): boolean {
  return retreatOf(clock, mover, opponents) !== undefined;
}

/** The path of a retreating unit ends; who pursues may do so again in the next moon (WW-7.1-15). */
function dropPath(clock: Clock, mover: Mover): void {
  const hadPlans = mover.pending !== null || !isIdle(mover);
  if (mover.pending !== null) abandonStep(mover, mover.pending);
  if (hadPlans) endPath(clock, mover, 'F-MOVE-STOPPED', { reason: 'retreat' });
  mover.next = mover.plan.steps.length;
  mover.quarry = null;
  mover.hasEnded = true;
}

/**
 * Lets a unit retreat one field without spending points (WW-7.1-15). Returns the field or side reached, undefined if it
 * has nowhere to go.
 */
export function retreatUnit(
  clock: Clock,
  mover: Mover,
  opponents: readonly Mover[],
): number | undefined {
  const retreat = retreatOf(clock, mover, opponents);
  const spot = spotOfMover(clock, mover);
  if (retreat === undefined || spot === undefined) return undefined;
  const { way, options } = retreat;
  const parties = [mover, ...opponents].map(({ plan }) => plan.unit.party);
  report(clock, spot, {
    kind: 'retreat',
    clause: 'WW-7.1-15',
    parties,
    about: { unit: mover.plan.unit.id, to: nameOfWay(clock, way) },
    blocks: [
      decisionBlock(
        offered({
          key: retreatKey(clock, mover),
          clause: 'WW-7.1-15',
          name: 'retreat',
          options,
          about: { unit: mover.plan.unit.id },
        }),
      ),
    ],
  });
  dropPath(clock, mover);
  moveTo(clock, mover, way.attempt, true);
  mover.retreats += 1;
  watchMoves(clock, [mover]);
  return way.spot;
}
