import { type FieldAddress, grossfeldOf, KLEINFELDER } from '../../../../hex';
import type { Finding } from '../../../../kernel';
import type { Grossfeld, WorldMap } from '../../../../world';
import { grossfelderAround } from '../../rules/building/site';
import { moonPoints, turnPoints } from '../../rules/movement/allowance';
import { type Board, boardOf } from '../../rules/movement/board';
import {
  attemptOf,
  type Belief,
  beliefOf,
  type Traveller,
  weighStep,
} from '../../rules/movement/route';
import { minimumSizeOf } from '../../rules/settings';
import { remarkOf, type Step } from '../content';
import { type Advice, warning } from './advise';
import type { Outlook, Piece } from './outlook';

type Walker = Piece & { readonly from: FieldAddress };

/** Units that move from field to field: paths along sides are not computed here. */
const walkersOf = ({ pieces }: Outlook): readonly Walker[] =>
  pieces.flatMap((piece) => {
    const { from, unit, row } = piece;
    const steps = row?.content.movement.steps ?? [];
    const isWalk = steps[0]?.kind === 'field' && row?.content.movement.form !== 'target';
    return from !== null && unit.place.kind === 'field' && isWalk ? [{ ...piece, from }] : [];
  });

/** The Großfelder on the paths and around them: all a path can depend on. */
const mapOfPaths = (map: WorldMap, walkers: readonly Walker[]): WorldMap => {
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
};

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
  readonly board: Board;
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
  return { board, belief: (isFleet) => (isFleet ? sea : land) };
};

/** The first step for which the points do not suffice, reckoned by what the realm knows; undefined = they do. */
const tooFar = (
  walker: Walker,
  { board, belief }: Journey,
  outlook: Outlook,
): { readonly step: Step; readonly needs: number; readonly has: number } | undefined => {
  const { world, party, settings } = outlook;
  const isFleet = walker.type.kind === 'fleet';
  const perMoon = moonPoints(walker.type, isScouting(walker, outlook), settings);
  const traveller: Traveller = { party, isFleet, perMoon, parties: world.parties, settings };
  const has = turnPoints(perMoon, world.clock.moonsPerTurn).value;
  let near = board.lattice.cellOf(walker.from);
  let needs = 0;
  for (const step of walker.row?.content.movement.steps ?? []) {
    const far = step.kind === 'field' ? board.lattice.cellOf(step.field) : undefined;
    if (near === undefined || far === undefined) return undefined;
    const weighed = weighStep(attemptOf(near, far, 'none', belief(isFleet), traveller), traveller);
    if (weighed === undefined) return undefined;
    needs += weighed.cost.value;
    if (needs > has) return { step, needs, has };
    near = far;
  }
  return undefined;
};

/** A path whose cost, as far as the realm can know it, exceeds the points: it ends early (WW-5.3-17). */
export const shortOfPoints: Advice = (outlook) => {
  const walkers = walkersOf(outlook);
  if (walkers.length === 0) return [];
  const journey = journeyOf(outlook, walkers);
  return walkers.flatMap((walker): readonly Finding[] => {
    const far = tooFar(walker, journey, outlook);
    if (far === undefined) return [];
    const { step, needs, has } = far;
    return [warning(outlook, 'F-ADV-POINTS', walker, step, { to: step.field ?? '', needs, has })];
  });
};
