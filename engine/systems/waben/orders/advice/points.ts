import { type FieldAddress, grossfeldOf, KLEINFELDER } from '../../../../hex';
import type { Explained, Finding } from '../../../../kernel';
import type { Grossfeld, WorldMap } from '../../../../world';
import { grossfelderAround } from '../../rules/building/site';
import { moonPoints, turnPoints } from '../../rules/movement/allowance';
import { type Board, boardOf } from '../../rules/movement/board';
import { type Belief, beliefOf, type Traveller, weighPath } from '../../rules/movement/route';
import { minimumSizeOf } from '../../rules/settings';
import { remarkOf, type Step } from '../content';
import { type Advice, warning } from './advise';
import type { Outlook, Piece } from './outlook';

/** A unit with a path from field to field. */
export type Walker = Piece & { readonly from: FieldAddress };

/** A unit that moves from field to field, or stays; undefined for paths along sides, which are not computed here. */
export function walkerOf(piece: Piece): Walker | undefined {
  const { from, unit, row } = piece;
  const { form = 'none', steps = [] } = row?.content.movement ?? {};
  const isWalk = form !== 'target' && (steps[0]?.kind ?? 'field') === 'field';
  return from !== null && unit.place.kind === 'field' && isWalk ? { ...piece, from } : undefined;
}

const walkersOf = ({ pieces }: Outlook): readonly Walker[] =>
  pieces.flatMap((piece) =>
    piece.row === undefined || piece.row.content.movement.steps.length === 0
      ? []
      : (walkerOf(piece) ?? []),
  );

/** The steps of a path that lead from field to field, up to the first that does not. */
export function fieldSteps({ row }: Walker): readonly (Step & { readonly kind: 'field' })[] {
  const steps = row?.content.movement.steps ?? [];
  const end = steps.findIndex(({ kind }) => kind !== 'field');
  return steps.slice(0, end < 0 ? steps.length : end).filter((step) => step.kind === 'field');
}

/** The Großfelder on the paths and around them: all a path can depend on. */
export function mapOfPaths(map: WorldMap, walkers: readonly Walker[]): WorldMap {
  const fields = walkers.flatMap(({ from, row }) => [
    from,
    ...(row?.content.movement.steps ?? []).flatMap(({ field }) => (field === null ? [] : [field])),
  ]);
  const near = new Map<string, Grossfeld>();
  for (const no of new Set(fields.map(grossfeldOf))) {
    const home = map.grossfelder[no];
    if (home === undefined) continue;
    for (const chunk of grossfelderAround(map, home)) near.set(chunk.no, chunk);
  }
  return { topology: map.topology, grossfelder: Object.fromEntries([...near].sort()) };
}

const knownLevels = ({ chunks }: Board, { world, party }: Outlook): Uint8Array => {
  const levels = new Uint8Array(chunks.length * KLEINFELDER);
  chunks.forEach(({ no }, index) => {
    const known = world.knowledge[party]?.grossfelder[no]?.level;
    known?.forEach((level, at) => (levels[index * KLEINFELDER + at] = level));
  });
  return levels;
};

const isScouting = ({ unit, type, row }: Piece, { settings }: Outlook): boolean =>
  unit.size < minimumSizeOf(type, settings) &&
  (unit.scout || (row !== undefined && remarkOf(row.content, 'scout') !== undefined));

interface Journey {
  readonly belief: (isFleet: boolean) => Belief;
}

const journeyOf = (outlook: Outlook, walkers: readonly Walker[]): Journey => {
  const { world, party, settings } = outlook;
  const board = boardOf(mapOfPaths(world.map, walkers), settings);
  const known = knownLevels(board, outlook);
  const knowledge = world.knowledge[party];
  const make = (isFleet: boolean): Belief =>
    beliefOf({ party, isFleet, knowledge, known }, board, world.parties, settings);
  const land = make(false);
  const sea = walkers.some(({ type }) => type.kind === 'fleet') ? make(true) : land;
  return { belief: (isFleet) => (isFleet ? sea : land) };
};

/** Who walks, and with how many points (WW-5.3-05). */
export function travelOf(
  walker: Walker,
  outlook: Outlook,
): { readonly traveller: Traveller; readonly points: Explained } {
  const { world, party, settings } = outlook;
  const { parties, clock } = world;
  const perMoon = moonPoints(walker.type, isScouting(walker, outlook), settings);
  return {
    traveller: { party, isFleet: walker.type.kind === 'fleet', perMoon, parties, settings },
    points: turnPoints(perMoon, clock.moonsPerTurn),
  };
}

/** The first step for which the points do not suffice, reckoned by what the realm knows; undefined = they do. */
const tooFar = (
  walker: Walker,
  { belief }: Journey,
  outlook: Outlook,
): { readonly step: Step; readonly needs: number; readonly has: number } | undefined => {
  const { traveller, points } = travelOf(walker, outlook);
  const steps = fieldSteps(walker);
  const path = [walker.from, ...steps.map(({ field }) => field)];
  const has = points.value;
  let needs = 0;
  for (const [at, cost] of weighPath(path, belief(traveller.isFleet), traveller).costs.entries()) {
    needs += cost.value;
    const step = steps[at];
    if (needs > has && step !== undefined) return { step, needs, has };
  }
  return undefined;
};

/** Says that the points do not suffice for a step (WW-5.3-17). */
export function shortage(
  outlook: Outlook,
  walker: Walker,
  { step, needs, has }: { readonly step: Step; readonly needs: number; readonly has: number },
): Finding {
  return warning(outlook, 'F-ADV-POINTS', walker, step, { to: step.field ?? '', needs, has });
}

/** A path whose cost, as far as the realm can know it, exceeds the points: it ends early (WW-5.3-17). */
export const shortOfPoints: Advice = (outlook) => {
  const walkers = walkersOf(outlook);
  if (walkers.length === 0) return [];
  const journey = journeyOf(outlook, walkers);
  return walkers.flatMap((walker): readonly Finding[] => {
    const far = tooFar(walker, journey, outlook);
    if (far === undefined) return [];
    return [shortage(outlook, walker, far)];
  });
};
