import { type Direction, type FieldAddress, formatSide } from '../hex';
import type { Work, WorkId, WorkKind } from './world';

/** Work is counted in this part of a building value point. */
export const WORK_PER_POINT = 5000;

/** Damage is counted in this part of a building value point. */
export const DAMAGE_PER_POINT = 2500;

/**
 * Name of a work: its kind and its field, for sides with the side. Roads, bridges and canals take the home of
 * their side (`sideHome`), walls the field behind them.
 */
export function workId(kind: WorkKind, field: FieldAddress, side: Direction | null): WorkId {
  return `${kind} ${side === null ? field : formatSide({ field, side })}`;
}

/** The books of a finished, undamaged structure, to be changed. */
export function blankWork(
  kind: WorkKind,
  field: FieldAddress,
  side: Direction | null,
  value: number,
): Work {
  return {
    id: workId(kind, field, side),
    kind,
    field,
    side,
    owners: [],
    type: null,
    value,
    progress: null,
    paid: 0,
    damage: {},
    begun: 0,
    completed: 0,
    name: '',
  };
}
