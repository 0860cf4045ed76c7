import {
  type Cell,
  cheapestPath,
  type Direction,
  DIRECTIONS,
  parseFieldAddress,
  type StepCost,
} from '../../../../hex';
import { rule, type Route, type RouteStep, type Settings, sum } from '../../../../kernel';
import { ownerAt, type World } from '../../../../world';
import { harbourWater } from '../boarding/harbour';
import { unitTypeOf } from '../catalogue';
import { moonPoints } from './allowance';
import { boardOf } from './board';
import type { Ground } from './ground';
import { attemptOf, type Belief, type Traveller, weighStep } from './route';

/** The truth as a belief: every field known, nothing new to see, nobody on the walls. */
export function knownTruth(ground: Ground): Belief {
  return {
    ground,
    known: new Uint8Array(ground.lattice.size).fill(2),
    gainsView: () => false,
    enemies: new Set(),
  };
}

/** The water fields in which ships of the harbours of a field lie (WW-4.2-23). */
const harbourWaters = (ground: Ground, land: Cell): readonly Cell[] =>
  DIRECTIONS.map((direction) =>
    (ground.settlement(land)?.harbours ?? []).includes(direction)
      ? harbourWater(ground, { kind: 'side', cell: land, direction })
      : undefined,
  ).filter((water) => water !== undefined);

/**
 * A key of all the points of a step depend on; undefined where a harbour may matter. For a land unit its two fields and
 * the side between them, for a fleet the surroundings of its target as well, represented by the number of the field.
 */
const kindOfStep = (
  ground: Ground,
  near: Cell,
  far: Cell,
  direction: Direction,
  isFleet: boolean,
): string | undefined => {
  if (ground.settlement(near) !== undefined || ground.settlement(far) !== undefined) {
    return undefined;
  }
  const from = ground.terrain(near)?.key ?? '';
  if (isFleet) return `${from} ${String(far)}`;
  const to = `${ground.terrain(far)?.key ?? ''} ${String(ground.difficulty(far))}`;
  const owners = `${ground.owner(near) ?? ''} ${ground.owner(far) ?? ''}`;
  return `${from} ${to} ${String(ground.features(near, direction))} ${owners}`;
};

/** Points of steps, each kind of step weighed once: a long way asks for hundreds of thousands. */
const weighedOnce = (
  ground: Ground,
  isFleet: boolean,
  points: (near: Cell, far: Cell) => number,
): StepCost => {
  const known = new Map<string, number>();
  return (near, far, direction) => {
    const kind = kindOfStep(ground, near, far, direction, isFleet);
    if (kind === undefined) return points(near, far);
    const found = known.get(kind) ?? points(near, far);
    known.set(kind, found);
    return found;
  };
};

/**
 * The way between two fields that costs a unit of a type the fewest points, each step with its cost and its
 * difficulty; ties by fewer steps, then by the smaller sequence of directions (WW-5.3-54). The steps are weighed
 * as those of a march (WW-5.3-08, WW-5.3-15) of the party that owns the field of departure, on a map known to
 * it, past walls nobody holds. Ships leave and reach a harbour town by the water fields of its harbours
 * (WW-4.2-23). Undefined if there is no way, no such field or no such type.
 */
export function measuredWay(
  world: World,
  from: string,
  to: string,
  typeKey: string,
  settings: Settings,
): Route | undefined {
  const type = unitTypeOf(typeKey);
  const start = parseFieldAddress(from);
  const end = parseFieldAddress(to);
  if (type === undefined || start === undefined || end === undefined) return undefined;
  const { lattice, ground } = boardOf(world.map, settings);
  const origin = lattice.cellOf(start);
  const target = lattice.cellOf(end);
  if (origin === undefined || target === undefined) return undefined;

  const traveller: Traveller = {
    party: ownerAt(world.map, start) ?? '',
    isFleet: type.kind === 'fleet',
    perMoon: moonPoints(type, false, settings),
    parties: world.parties,
    settings,
  };
  const belief = knownTruth(ground);
  const weigh = (near: Cell, far: Cell) =>
    weighStep(attemptOf(near, far, 'none', belief, traveller), traveller);
  const outOf = traveller.isFleet ? harbourWaters(ground, origin) : [];
  const into = traveller.isFleet ? harbourWaters(ground, target) : [];
  const isGate = (near: Cell, far: Cell): boolean =>
    (near === origin && outOf.includes(far)) || (far === target && into.includes(near));

  const points = (near: Cell, far: Cell): number =>
    weigh(near, far)?.cost.value ?? (isGate(near, far) ? 0 : Infinity);
  const path = cheapestPath(
    lattice,
    origin,
    target,
    weighedOnce(ground, traveller.isFleet, points),
  );
  if (path === undefined) return undefined;
  const steps = path.cells.slice(1).flatMap((far, index): readonly RouteStep[] => {
    const near = path.cells[index] ?? origin;
    const weighed = weigh(near, far);
    return weighed === undefined
      ? []
      : [{ from: lattice.addressOf(near), to: lattice.addressOf(far), ...weighed }];
  });
  const cost = rule('routeCost', 'WW-5.3-54', sum(...steps.map((step) => step.cost)), {
    type: type.key,
  });
  return { steps, cost };
}
