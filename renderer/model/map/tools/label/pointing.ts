import { removeLabel, writeLabel } from '../../commands/labels';
import { drawnLabel, storedLabel, storedLine } from '../../../../kit/cartography';
import { isErasing } from '../sides/erasing';
import {
  become,
  NO_PREVIEW,
  type PreviewLine,
  type Reaction,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from '../tool';
import type { MapLabel, Point } from '../../../../../engine';
import { nearCopy } from '../fields';
import { baseLine, curveThrough, distanceTo, handlesOf, pointsOf, reachOf } from './shape';

/** How near the pointer must be to a handle to drag it, in field widths. */
const HANDLE = 0.3;

/** A lettering being dragged: one of its handles, or (null) the whole of it. */
interface Grip {
  readonly label: MapLabel;
  readonly handle: number | null;
}

/** The lettering at a point, as it is drawn: the nearest whose letters are there. */
export function labelAt(
  { campaign, lattice }: Pick<ToolContext, 'campaign' | 'lattice'>,
  point: Point,
): MapLabel | undefined {
  return Object.values(campaign.world.labels)
    .map((label) => drawnLabel(lattice, label))
    .map((label) => ({ label, away: distanceTo(baseLine(label), point) }))
    .filter(({ label, away }) => away <= reachOf(label))
    .sort((a, b) => a.away - b.away || (a.label.id < b.label.id ? -1 : 1))[0]?.label;
}

/** A lettering by its id, as it is drawn. */
const labelNamed = (
  { campaign, lattice }: ToolContext,
  id: string | null,
): MapLabel | undefined => {
  const label = id === null ? undefined : campaign.world.labels[id];
  return label === undefined ? undefined : drawnLabel(lattice, label);
};

/** What a press at a point would drag: a handle of the selected lettering first, then any lettering. */
const gripAt = (context: ToolContext, point: Point, inWork: string | null): Grip | undefined => {
  const label = labelNamed(context, inWork);
  const handle =
    label === undefined
      ? -1
      : handlesOf(label).findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= HANDLE);
  if (label !== undefined && handle >= 0) return { label, handle };
  const found = labelAt(context, point);
  return found === undefined ? undefined : { label: found, handle: null };
};

/** A base line with its handles: the line, and each handle as a point of its own. */
const letteringLines = (handles: readonly Point[]): readonly PreviewLine[] => [
  { kind: 'lettering', points: curveThrough(handles) },
  ...handles.map((handle): PreviewLine => ({ kind: 'lettering', points: [handle] })),
];

/** The base line and the handles of a lettering that stands on the map. */
const linesOf = (label: MapLabel): readonly PreviewLine[] => [
  { kind: 'lettering', points: baseLine(label) },
  ...handlesOf(label).map((handle): PreviewLine => ({ kind: 'lettering', points: [handle] })),
];

/** A second click so near to the last is the end of the line, in field widths. */
const SAME = 0.12;

const isSame = (a: Point | undefined, b: Point): boolean =>
  a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < SAME;

/** It would lie on no land with which it could move to another net. */
const OFF_NET = {
  kind: 'tell',
  hint: { text: 'places:hint.offNet', about: {}, tone: 'refused' },
} as const;

/**
 * A lettering is placed point by point. Enter, a double click or a second click on the last point opens its form,
 * Backspace removes the last point, Escape drops it. `rest` makes the state after it.
 */
const placing = (
  points: readonly Point[],
  pointer: Point | null,
  rest: (inWork: string | null) => ToolState,
): ToolState => ({
  name: 'placing',
  isBusy: true,
  preview: {
    ...NO_PREVIEW,
    lines: letteringLines(
      pointer === null || isSame(points.at(-1), pointer) ? points : [...points, pointer],
    ),
    hint: {
      text: points.length < 2 ? 'places:hint.firstPoint' : 'places:hint.morePoints',
      about: { count: points.length },
      tone: 'plain',
    },
  },
  on: (event, { lattice }) => {
    const opened = (): Reaction => {
      const stored = storedLine(lattice, points);
      return stored === undefined
        ? become(placing(points, pointer, rest), OFF_NET)
        : become(rest(null), { kind: 'edit', what: 'label', id: null, points: stored });
    };
    switch (event.kind) {
      case 'cancel':
        return become(rest(null));
      case 'leave':
        return become(placing(points, null, rest));
      case 'back':
        return become(points.length < 2 ? rest(null) : placing(points.slice(0, -1), pointer, rest));
      case 'confirm':
        return points.length === 0 ? become(rest(null)) : opened();
      case 'up':
        return isSame(points.at(-1), event.point)
          ? opened()
          : become(placing([...points, event.point], event.point, rest));
      default:
        return become(placing(points, event.point, rest));
    }
  },
});

/** A shorter movement counts as a click, in field widths. */
const TREMBLE = 0.1;

/** The lettering with its handle, or all of it, moved from one point to another. */
const movedBy = ({ label, handle }: Grip, from: Point, to: Point): MapLabel => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const handles = handlesOf(label).map((point, index) =>
    handle === null || handle === index ? { x: point.x + dx, y: point.y + dy } : point,
  );
  return { ...label, points: pointsOf(handles) };
};

/** A lettering is dragged: the release moves it there; a press without movement opens its form. */
const moving = (
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
    const before = context.campaign.world.labels[id];
    const moved = storedLabel(context.lattice, movedBy(grip, from, here), before);
    if (moved === undefined) return become(rest(id), OFF_NET);
    const command = writeLabel(context.campaign, moved);
    return become(
      rest(id),
      ...(command === undefined ? [] : [{ kind: 'command' as const, command }]),
    );
  },
});

const previewOf = (grip: Grip | undefined): ToolPreview =>
  grip === undefined
    ? NO_PREVIEW
    : {
        ...NO_PREVIEW,
        lines: linesOf(grip.label),
        hint: {
          text: grip.handle === null ? 'places:hint.label' : 'places:hint.handle',
          about: { text: grip.label.text },
          tone: 'plain',
        },
      };

/** Waits for a press on a lettering; `last` is the one whose handles can be dragged, else the one whose form is open. */
export function pointing(last: string | null, preview: ToolPreview = NO_PREVIEW): ToolState {
  return {
    name: 'pointing',
    preview,
    on: (event, context) => {
      if (event.kind === 'cancel') return become(pointing(null));
      const inWork = last ?? context.lettering;
      if (!('point' in event)) {
        const label = labelNamed(context, inWork);
        return become(
          pointing(inWork, label === undefined ? NO_PREVIEW : previewOf({ label, handle: null })),
        );
      }
      const { point } = event;
      const kept = labelNamed(context, inWork);
      const grip = gripAt(context, point, inWork);
      const shown = grip ?? (kept === undefined ? undefined : { label: kept, handle: null });
      if (event.kind !== 'down') return become(pointing(inWork, previewOf(shown)));
      if (isErasing(event, context)) {
        const meant = labelAt(context, point);
        const command = meant === undefined ? undefined : removeLabel(context.campaign, meant.id);
        return command === undefined
          ? become(pointing(inWork, previewOf(shown)))
          : become(pointing(null), { kind: 'command', command });
      }
      return grip === undefined
        ? become(placing([], point, pointing))
        : become(moving(grip, point, point, pointing));
    },
  };
}
