import type { Direction, FieldAddress } from '../../../../hex';
import { blankWork, type Work, type WorkId, workId, type WorkKind } from '../../../../world';

/** The books of structures while a phase changes or reads them; what has no entry is whole and finished. */
export type Works = ReadonlyMap<WorkId, Work>;

/** The books of a world, to be asked by id. */
export function worksOf(works: Readonly<Record<WorkId, Work>>): Works {
  return new Map(Object.entries(works));
}

/** The books of a structure; without entry those of a finished, undamaged one. Sides go by their home (WW-11.1). */
export function workOf(
  works: Works,
  at: {
    readonly kind: WorkKind;
    readonly field: FieldAddress;
    readonly side: Direction | null;
    readonly value: number;
  },
): Work {
  return (
    works.get(workId(at.kind, at.field, at.side)) ?? blankWork(at.kind, at.field, at.side, at.value)
  );
}

/** True while something is being built or enlarged. */
export function isUnderWork(work: Work): work is Work & { readonly progress: number } {
  return work.progress !== null;
}
