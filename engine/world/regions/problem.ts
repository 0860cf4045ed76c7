import type { Params } from '../../kernel';

/** Why an edit of a board is refused. Nothing has been changed then. */
export interface RegionProblem {
  readonly code:
    | 'not-there'
    | 'key-taken'
    | 'bad-key'
    | 'bad-name'
    | 'bad-figure'
    /** A region cannot be its own neighbour (OS-1-02). */
    | 'loop'
    /** Fewer than three corners, or no area. */
    | 'too-small'
    /** The outline crosses itself. */
    | 'crossing'
    /** The regions share no side, so that they cannot become one. */
    | 'apart'
    /** Cells of a region that was drawn freely or of other cells. */
    | 'not-of-cells';
  readonly about: Params;
}

/** A refused edit of a board. */
export function refuse(code: RegionProblem['code'], about: Params): RegionProblem {
  return {
    code,
    about,
  };
}
