import type { MapLabel, Point } from '../../../../../engine';
import type { PreviewLine, ToolContext } from '../tool';
import { baseLine, curveThrough, distanceTo, handlesOf, reachOf } from './shape';

/** How near the hand must be to a handle to hold it, in field widths. */
const HANDLE = 0.3;

/** A lettering in the hand: one of its handles, or (null) the whole of it. */
export interface Grip {
  readonly label: MapLabel;
  readonly handle: number | null;
}

/** The lettering at a point: the nearest whose letters are there. */
export const labelAt = ({ campaign }: ToolContext, point: Point): MapLabel | undefined =>
  Object.values(campaign.world.labels)
    .map((label) => ({ label, away: distanceTo(baseLine(label), point) }))
    .filter(({ label, away }) => away <= reachOf(label))
    .sort((a, b) => a.away - b.away || (a.label.id < b.label.id ? -1 : 1))[0]?.label;

/** What the hand would hold at a point: a handle of the lettering in work first, then any lettering. */
export const gripAt = (
  context: ToolContext,
  point: Point,
  inWork: string | null,
): Grip | undefined => {
  const label = inWork === null ? undefined : context.campaign.world.labels[inWork];
  const handle =
    label === undefined
      ? -1
      : handlesOf(label).findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= HANDLE);
  if (label !== undefined && handle >= 0) return { label, handle };
  const found = labelAt(context, point);
  return found === undefined ? undefined : { label: found, handle: null };
};

/** A base line with its handles: the line, and each handle as a point of its own. */
export const letteringLines = (handles: readonly Point[]): readonly PreviewLine[] => [
  { kind: 'lettering', points: curveThrough(handles) },
  ...handles.map((handle): PreviewLine => ({ kind: 'lettering', points: [handle] })),
];

/** The base line and the handles of a lettering that stands on the map. */
export const linesOf = (label: MapLabel): readonly PreviewLine[] => [
  { kind: 'lettering', points: baseLine(label) },
  ...handlesOf(label).map((handle): PreviewLine => ({ kind: 'lettering', points: [handle] })),
];
