import type { Settings } from '../../../kernel';
import {
  areNeighbourFields,
  edgeBetween,
  isOnBoard,
  type LetteredEdge,
  type LetteredField,
} from '../../../world';
import type { GameState, NationKey, Unit } from '../state/types';
import { numberOf } from './settings';

/** Edges no army can cross in the round of a state, or, for a nation, those it knows of (TM-8.2-07). */
export function blockedEdges(
  { board, blockades, round }: GameState,
  knownTo?: NationKey,
): ReadonlySet<LetteredEdge> {
  const inForce = blockades.filter(({ since }) => since <= round);
  const known = inForce.filter(
    ({ isPublic, knownTo: nations }) =>
      knownTo === undefined || isPublic || nations.includes(knownTo),
  );
  return new Set([...board.blocked, ...known.map(({ edge }) => edge)]);
}

/** Fields a unit can enter in a round at most (TM-4.3-01, TM-8.18-03). */
export function reachOf(unit: Unit, settings: Settings): number {
  return numberOf(settings, unit.kind === 'army' ? 'tm.move.max' : 'tm.barbarians.move');
}

export type PathFault =
  | 'E_PATH_LENGTH'
  | 'E_OFFMAP'
  | 'E_PATH_STEP'
  | 'E_PATH_MOUNTAIN'
  | 'E_PATH_BLOCKED';

/** Fault of a path as far as a nation can know, in the order of TM-11-07; undefined = none. */
export function pathFault(
  state: GameState,
  unit: Unit,
  path: readonly LetteredField[],
  settings: Settings,
): PathFault | undefined {
  const { board } = state;
  if (path.length === 0 || path.length > reachOf(unit, settings)) return 'E_PATH_LENGTH';
  if (path.some((field) => !isOnBoard(board, field))) return 'E_OFFMAP';
  const steps = path.map((to, index) => ({ from: path[index - 1] ?? unit.field, to }));
  if (steps.some(({ from, to }) => !areNeighbourFields(board, from, to))) return 'E_PATH_STEP';
  if (path.some((field) => board.mountains.includes(field))) return 'E_PATH_MOUNTAIN';
  const blocked = blockedEdges(state, unit.nation);
  return steps.some(({ from, to }) => blocked.has(edgeBetween(from, to)))
    ? 'E_PATH_BLOCKED'
    : undefined;
}
