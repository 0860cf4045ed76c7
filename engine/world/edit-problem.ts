import { failure, type Params, type Result } from '../kernel';
import type { MapChange } from './map-change';

/** Why an edit is refused. Nothing has been changed then. */
export interface EditProblem {
  readonly code:
    | 'off-map'
    | 'already-there'
    | 'not-there'
    | 'number-taken'
    | 'place-taken'
    /** The world is an icosahedron, which has no field at this place. */
    | 'off-world'
    /** The world is an icosahedron, whose Großfelder keep their places. */
    | 'place-fixed'
    | 'bad-value'
    /** More Großfelder than there are numbers: a world has at most 1,000. */
    | 'too-many';
  readonly about: Params;
}

/** The changes an edit consists of (none if all is so already), or why it is refused. */
export type Edit = Result<readonly MapChange[], EditProblem>;

/** A refused edit. */
export function refuseEdit(
  code: EditProblem['code'],
  about: Params,
): { readonly ok: false; readonly problem: EditProblem } {
  return failure({ code, about });
}
