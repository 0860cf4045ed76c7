import type { MapLabel, Point } from '../../../../../engine';
import { writeLabel } from '../../commands/labels';
import { nearCopy } from '../fields';
import { become, NO_PREVIEW, type ToolState } from '../tool';
import { type Grip, linesOf } from './near';
import { handlesOf, pointsOf } from './shape';

/** A hand that trembles less than this has clicked, in field widths. */
const TREMBLE = 0.1;

/** The lettering with its handle, or all of it, moved from one point to another. */
const movedBy = ({ label, handle }: Grip, from: Point, to: Point): MapLabel => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const handles = handlesOf(label).map((point, index) =>
    handle === null || handle === index ? { x: point.x + dx, y: point.y + dy } : point,
  );
  return { ...label, points: pointsOf(handles) };
};

/** A lettering is in the hand: letting go moves it there; a hand that has not moved opens its form. */
export const moving = (
  grip: Grip,
  from: Point,
  to: Point,
  rest: (inWork: string | null) => ToolState,
): ToolState => ({
  name: 'moving',
  isBusy: true,
  preview: { ...NO_PREVIEW, lines: linesOf(movedBy(grip, from, to)) },
  on: (event, context) => {
    if (event.kind === 'cancel') return become(rest(null));
    if (!('point' in event)) return become(moving(grip, from, to, rest));
    const here = nearCopy(context, event.point, to);
    if (event.kind !== 'up') return become(moving(grip, from, here, rest));
    const { id } = grip.label;
    if (Math.hypot(here.x - from.x, here.y - from.y) < TREMBLE) {
      return become(rest(id), { kind: 'edit', what: 'label', id, points: [] });
    }
    const command = writeLabel(context.campaign, movedBy(grip, from, here));
    return become(
      rest(id),
      ...(command === undefined ? [] : [{ kind: 'command' as const, command }]),
    );
  },
});
