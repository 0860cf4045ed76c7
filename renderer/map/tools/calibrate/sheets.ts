import { centreOf, cornerOf, DIRECTIONS, fieldAtPoint, type Point } from '../../../../engine';
import { worldArea } from '../../../tracing/place/area';
import { type Grip, gripOn, type Sheet, sheetsOver } from '../../../tracing/place/grip';
import type { ToolContext } from '../tool';

export type { Grip };

/** Within this many field widths of a pin it is the pin that is taken. */
const REACH = 0.6;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pictures that are shown, the one laid last on top and first in the list. */
export const sheetsOf = ({ campaign, lattice }: ToolContext): readonly Sheet[] =>
  sheetsOver(campaign.underlays, worldArea(lattice));

/** What a press takes hold of, or why it takes nothing. */
export const gripAt = (context: ToolContext, place: Point): ReturnType<typeof gripOn> =>
  gripOn(sheetsOf(context), place, REACH);

/** The middle or the corner of a field nearest to a point: where a pin snaps to. */
export const snapped = (place: Point): Point => {
  const field = fieldAtPoint(place);
  return DIRECTIONS.map((corner) => cornerOf(field, corner)).reduce(
    (best, corner) => (apart(corner, place) < apart(best, place) ? corner : best),
    centreOf(field),
  );
};
