import type { Settings } from '../../../kernel';
import {
  allFields,
  edgeBetween,
  fieldsOfEdge,
  areNeighbourFields,
  isOnBoard,
  neighboursOfField,
  openDistances,
} from '../../../world';
import type { GameState } from '../state/types';
import { nationsOf } from './nation';
import { numberOf } from './settings';

/** Why a game cannot be played on a map: fields off the board, doubly used, cut off, shut in; or too many nations. */
export type MapFault = 'off_board' | 'twice' | 'count' | 'parted' | 'shut_in' | 'edge';

/** Faults of the map of a game before it begins, each kind once (TM-3-09, TM-3-17). */
export function mapFaults(state: GameState, settings: Settings): readonly MapFault[] {
  const { board } = state;
  const nations = nationsOf(state);
  const capitals = nations.map(({ capital }) => capital);
  const used = [...capitals, ...Object.keys(state.bases), ...board.mountains];
  const isOff = used.some((field) => !isOnBoard(board, field));
  if (isOff) return ['off_board'];
  const open = allFields(board).filter((field) => !board.mountains.includes(field));
  const blocked = new Set(board.blocked);
  const isShutIn = (capital: string): boolean =>
    neighboursOfField(board, capital).every(
      (field) => board.mountains.includes(field) || blocked.has(edgeBetween(capital, field)),
    );
  const isEdge = (edge: string): boolean => {
    const [a, b] = fieldsOfEdge(edge);
    return isOnBoard(board, a) && areNeighbourFields(board, a, b);
  };
  const hasFault: Readonly<Record<MapFault, boolean>> = {
    off_board: false,
    twice: new Set(used).size < used.length,
    count: nations.length !== numberOf(settings, 'tm.nations.count'),
    parted: openDistances(board, blocked, open[0] ?? '').size < open.length,
    shut_in: capitals.some(isShutIn),
    edge: !board.blocked.every(isEdge),
  };
  return (Object.keys(hasFault) as MapFault[]).filter((fault) => hasFault[fault]);
}
