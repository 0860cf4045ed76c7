import {
  type Finding,
  formatSide,
  type Point,
  type Side,
  SIDE,
  sideFeatures,
} from '../../../../../engine';
import {
  drawBridged,
  drawSides,
  eraseSides,
  type LinearFeature,
  needsBridge,
} from '../../commands/sides';
import { nearCopy } from '../fields';
import {
  become,
  type Hint,
  NO_PREVIEW,
  type PreviewLine,
  type Reaction,
  type ToolOutcome,
  type ToolContext,
  type ToolEvent,
  type ToolState,
} from '../tool';
import { isErasing } from './erasing';
import { refusal } from './finding';
import { isWholeBetween, type Stand, type Stretch } from './stand';
import { wayBetween } from './way';

/** How the pens that draw along or over sides differ. */
export interface PenKind {
  readonly feature: LinearFeature;
  /** Length of one stretch, in field widths. */
  readonly length: number;
  readonly standAt: (context: ToolContext, point: Point) => Stand | undefined;
  readonly stretchesFrom: (context: ToolContext, from: Stand) => readonly Stretch[];
  /** Preview of the gesture. */
  readonly look: PreviewLine['kind'];
  /** False for a stretch the pen only passes over; absent = it draws on all. */
  readonly suits?: (context: ToolContext, stretch: Stretch) => boolean;
  /** What drawing a stretch costs; Infinity = it cannot be drawn. */
  readonly cost: (context: ToolContext, stretch: Stretch) => number;
  /** What the rules object to a stretch that is not there yet. */
  readonly objections: (context: ToolContext, stretch: Stretch) => readonly Finding[];
  /** Why no way leads there. */
  readonly noWay: Hint;
}

/** A stretch of the gesture under way. */
interface Drawn {
  readonly stretch: Stretch;
  /** True if the side carries the feature already. */
  readonly isThere: boolean;
  /** True if the pen only passes over it: nothing can be drawn there, or the gesture has done so before. */
  readonly isPassed: boolean;
  readonly findings: readonly Finding[];
}

/** The gesture so far: where the pen stands and what it has gone over. */
interface Trail {
  readonly tip: Stand;
  readonly drawn: readonly Drawn[];
}

/** Going along what is to be erased is cheap, anything else is a detour. */
const ERASING_DETOUR = 4;

const carries = ({ map, lattice }: ToolContext, side: Side, feature: LinearFeature): boolean =>
  (sideFeatures(map.grossfelder, lattice, side) & SIDE[feature]) !== 0;

const drawnOf = (kind: PenKind, context: ToolContext, stretch: Stretch, erases: boolean): Drawn => {
  const isThere = carries(context, stretch.side, kind.feature);
  const isPassed = kind.suits?.(context, stretch) === false;
  const findings = isThere || isPassed || erases ? [] : kind.objections(context, stretch);
  return { stretch, isThere, isPassed, findings };
};

/** The effects of a gesture, each side once: a trail that crosses itself draws a side once, and its objection is shown once. */
const onceEach = (drawn: readonly Drawn[]): readonly Drawn[] => {
  const seen = new Set<string>();
  return drawn.filter(({ stretch: { side }, isPassed }) => {
    const name = formatSide(side);
    if (isPassed || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

/** Going back over the last stretch removes it from the trail. */
const append = (drawn: readonly Drawn[], next: Drawn): readonly Drawn[] =>
  drawn.at(-1)?.stretch.from.key === next.stretch.to.key ? drawn.slice(0, -1) : [...drawn, next];

/** The trail after the pointer went to a place; undefined if no way leads there. */
const extended = (
  kind: PenKind,
  context: ToolContext,
  trail: Trail,
  to: Stand,
  erases: boolean,
): Trail | undefined => {
  const way = wayBetween(trail.tip, to, {
    length: isWholeBetween(context.lattice, trail.tip, to) ? kind.length : Infinity,
    stretchesFrom: (from) => kind.stretchesFrom(context, from),
    cost: (stretch) =>
      erases
        ? carries(context, stretch.side, kind.feature)
          ? 1
          : ERASING_DETOUR
        : kind.cost(context, stretch),
  });
  return way === undefined
    ? undefined
    : {
        tip: way.at(-1)?.to ?? trail.tip,
        drawn: way
          .map((stretch) => drawnOf(kind, context, stretch, erases))
          .reduce(append, trail.drawn),
      };
};

const lookOf = (
  kind: PenKind,
  { isThere, isPassed, findings }: Drawn,
  erases: boolean,
): PreviewLine['kind'] | undefined => {
  if (erases) return isThere ? 'erase' : undefined;
  if (isPassed) return undefined;
  return findings.length > 0 ? 'refused' : kind.look;
};

/** Stretches of the same look that follow one another make one line. */
const linesOf = (kind: PenKind, { drawn }: Trail, erases: boolean): readonly PreviewLine[] => {
  const lines: { readonly kind: PreviewLine['kind']; readonly points: Point[] }[] = [];
  for (const one of drawn) {
    const look = lookOf(kind, one, erases);
    if (look === undefined) continue;
    const { from, to } = one.stretch;
    const last = lines.at(-1);
    if (last?.kind === look && last.points.at(-1) === from.point) last.points.push(to.point);
    else lines.push({ kind: look, points: [from.point, to.point] });
  }
  return lines;
};

/** The plain hint of a pen: how much the gesture would change, or what the rules object to at its end. */
const hintOf = (kind: PenKind, trail: Trail, erases: boolean): Hint | null => {
  const objected = trail.drawn.findLast(({ findings }) => findings.length > 0)?.findings[0];
  if (objected !== undefined) return refusal(objected);
  if (trail.drawn.length === 0) return null;
  const count = onceEach(trail.drawn).filter(({ isThere }) => isThere === erases).length;
  const act = erases ? 'erase' : 'draw';
  return { text: `sides:hint.${act}.${kind.feature}`, about: { count }, tone: 'plain' };
};

const previewOf = (kind: PenKind, trail: Trail, erases: boolean) => ({
  ...NO_PREVIEW,
  lines: [
    ...linesOf(kind, trail, erases),
    { kind: erases ? ('erase' as const) : kind.look, points: [trail.tip.point] },
  ],
  hint: hintOf(kind, trail, erases),
});

/** The outcome of a release: nothing, a command, or a question where the rules object. */
const actOf = (
  kind: PenKind,
  { map, lattice }: ToolContext,
  trail: Trail,
  erases: boolean,
): readonly ToolOutcome[] => {
  const drawn = onceEach(trail.drawn);
  const sides = drawn.map(({ stretch }) => stretch.side);
  const command = erases
    ? eraseSides(map, lattice, kind.feature, sides)
    : drawSides(map, lattice, kind.feature, sides);
  if (command === undefined) return [];
  const findings = drawn.flatMap((one) => one.findings);
  if (findings.length === 0) return [{ kind: 'command', command }];
  const lawful = drawn.filter((one) => one.findings.length === 0);
  const part = drawSides(
    map,
    lattice,
    kind.feature,
    lawful.map(({ stretch }) => stretch.side),
  );
  const isBridgeable = drawn.every(
    ({ stretch: { side }, findings: own }) =>
      own.length === 0 ||
      (own.length === 1 && needsBridge(sideFeatures(map.grossfelder, lattice, side), kind.feature)),
  );
  const bridged = isBridgeable ? drawBridged(map, lattice, kind.feature, sides) : undefined;
  return [
    {
      kind: 'insist',
      findings,
      command,
      ...(part === undefined ? {} : { lawful: part }),
      ...(bridged === undefined ? {} : { bridged }),
    },
  ];
};

interface Moment {
  readonly trail: Trail;
  readonly erases: boolean;
  /** The gesture goes on from the end of the last one, click by click. */
  readonly goesOn: boolean;
}

const drawing = (kind: PenKind, { trail, erases, goesOn }: Moment): ToolState => ({
  name: 'drawing',
  isBusy: true,
  preview: previewOf(kind, trail, erases),
  on: (event, context): Reaction => {
    if (event.kind === 'cancel') return become(waiting(kind, null));
    if (!('point' in event)) return become(drawing(kind, { trail, erases, goesOn }));
    const here = kind.standAt(context, nearCopy(context, event.point, trail.tip.point));
    const next =
      (here === undefined ? undefined : extended(kind, context, trail, here, erases)) ?? trail;
    if (event.kind !== 'up') return become(drawing(kind, { trail: next, erases, goesOn }));
    const acts = actOf(kind, context, next, erases);
    // A click starts or goes on from corner to corner; a drag is complete; a click on the spot ends.
    const isClick = goesOn ? next.drawn.length > 0 : next.drawn.length === 0;
    return become(waiting(kind, isClick ? next.tip : null), ...acts);
  },
});

/** The pen is not down: it shows where it would start, or the way from where it ended last. */
const hovering = (
  kind: PenKind,
  anchor: Stand | null,
  event: ToolEvent,
  context: ToolContext,
): { readonly moment: Moment; readonly hint: Hint | null } | undefined => {
  if (!('point' in event)) return undefined;
  const erases = isErasing(event, context);
  const point = anchor === null ? event.point : nearCopy(context, event.point, anchor.point);
  const tip = kind.standAt(context, point);
  if (tip === undefined) return undefined;
  const start: Trail = { tip: anchor ?? tip, drawn: [] };
  const trail = anchor === null ? start : extended(kind, context, start, tip, erases);
  return {
    moment: { trail: trail ?? start, erases, goesOn: anchor !== null },
    hint: trail === undefined ? kind.noWay : hintOf(kind, trail, erases),
  };
};

const waiting = (kind: PenKind, anchor: Stand | null, shown?: ToolState['preview']): ToolState => ({
  name: anchor === null ? 'waiting' : 'going on',
  isBusy: anchor !== null,
  preview:
    shown ?? (anchor === null ? NO_PREVIEW : previewOf(kind, { tip: anchor, drawn: [] }, false)),
  on: (event, context) => {
    if (event.kind === 'up' || event.kind === 'click') return become(waiting(kind, anchor, shown));
    if (event.kind === 'leave') return become(waiting(kind, anchor));
    const seen = hovering(kind, anchor, event, context);
    if (seen === undefined) return become(waiting(kind, 'point' in event ? anchor : null));
    const { moment, hint } = seen;
    if (event.kind === 'down') return become(drawing(kind, moment));
    return become(waiting(kind, anchor, { ...previewOf(kind, moment.trail, moment.erases), hint }));
  },
});

/** A pen at rest. */
export function penOf(kind: PenKind): ToolState {
  return waiting(kind, null);
}
