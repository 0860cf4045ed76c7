import { buildWalls } from '../../commands/sides';
import { refusal, refused, tell } from '../sides/finding';
import { type Faced, sideFaced } from '../sides/near';
import {
  become,
  type Hint,
  NO_PREVIEW,
  type PreviewLine,
  type ToolOutcome,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from '../tool';
import { type Finding, formatSide, pointBetween, wallFacing } from '../../../../../engine';

/** The result of a wall at a side. */
interface WallOffer {
  readonly faced: Faced;
  /** Building value of the existing wall; 0 = none. */
  readonly before: number;
  /** Building value afterwards; equal to `before` = nothing to do. */
  readonly after: number;
  readonly findings: readonly Finding[];
  readonly kind: PreviewLine['kind'];
}

/** The result of building or removing a wall at a side. */
export function wallAt(context: ToolContext, faced: Faced, erases: boolean): WallOffer {
  const { map, rules, campaign, pen } = context;
  const { field, side } = faced;
  const before = wallFacing(map, field, side);
  if (erases) {
    return { faced, before, after: 0, findings: [], kind: before > 0 ? 'erase' : 'frame' };
  }
  const structure = { kind: 'wall', field, side, buildingValue: pen.wallValue } as const;
  const findings =
    before === pen.wallValue ? [] : (rules?.objections(campaign.world, structure) ?? []);
  return {
    faced,
    before,
    after: pen.wallValue,
    findings,
    kind: findings.length > 0 ? 'refused' : 'wall',
  };
}

/** A wall as text: of which field against which, or why there is nothing to do. */
export function wallHint(
  { lattice }: ToolContext,
  { faced, before, after, findings }: WallOffer,
): Hint {
  const [objected] = findings;
  if (objected !== undefined) return refusal(objected);
  const about = {
    field: faced.field,
    beyond: lattice.neighbourOf(faced.field, faced.side) ?? formatSide(faced),
    value: after === 0 ? before : after,
  };
  if (before !== after) {
    const text = after === 0 ? 'sides:hint.erase.wall' : 'sides:hint.draw.wall';
    return { text, about, tone: 'plain' };
  }
  const text = after === 0 ? 'sides:notThere.wall' : 'sides:there.wall';
  return refused(text, about);
}

/**
 * How far behind its side a wall is drawn, and how far the stroke that shows its front reaches over it; parts of the
 * distance to the middle.
 */
const BEHIND = 0.16;
const FRONT = -0.14;

/** A wall behind its side, with a stroke from its middle to where it faces. */
export function wallLine(
  { ends: [from, to], middle, centre }: Faced,
  kind: PreviewLine['kind'],
): readonly PreviewLine[] {
  return [
    { kind, points: [pointBetween(from, centre, BEHIND), pointBetween(to, centre, BEHIND)] },
    { kind, points: [pointBetween(middle, centre, BEHIND), pointBetween(middle, centre, FRONT)] },
  ];
}

/** Nearer to the middle of a field the pointer only crosses it, and nothing is added to the gesture. */
const CROSSING = 0.26;

const isNearSide = ({ centre }: Faced, point: { readonly x: number; readonly y: number }) =>
  Math.hypot(point.x - centre.x, point.y - centre.y) > CROSSING;

/** One more wall; none that is there already, and none that would face one of the same gesture. */
const joined = (walls: readonly Faced[], next: Faced, context: ToolContext): readonly Faced[] => {
  const beyond = context.lattice.neighbourOf(next.field, next.side);
  const isKnown = walls.some(({ field, side }) => field === next.field && side === next.side);
  const isFaced = walls.some(
    ({ field, side }) =>
      field === beyond && context.lattice.neighbourOf(field, side) === next.field,
  );
  return isKnown || isFaced ? walls : [...walls, next];
};

const actsOf = (
  walls: readonly Faced[],
  erases: boolean,
  context: ToolContext,
): readonly ToolOutcome[] => {
  const value = erases ? 0 : context.pen.wallValue;
  const offers = walls.map((faced) => wallAt(context, faced, erases));
  const command = buildWalls(context.map, walls, value);
  const [first] = offers;
  if (command === undefined) return first === undefined ? [] : [tell(wallHint(context, first))];
  const findings = offers.flatMap((offer) => offer.findings);
  if (findings.length === 0) return [{ kind: 'command', command }];
  const lawful = buildWalls(
    context.map,
    offers.flatMap(({ faced, findings: own }) => (own.length === 0 ? [faced] : [])),
    value,
  );
  return [{ kind: 'insist', findings, command, ...(lawful === undefined ? {} : { lawful }) }];
};

const previewOf = (walls: readonly Faced[], erases: boolean, context: ToolContext): ToolPreview => {
  const offers = walls.map((faced) => wallAt(context, faced, erases));
  const last = offers.at(-1);
  return {
    ...NO_PREVIEW,
    lines: offers.flatMap(({ faced, kind }) => wallLine(faced, kind)),
    hint: last === undefined ? null : wallHint(context, last),
  };
};

/** Walls wait for the release, which makes one command of them. */
export function building(
  walls: readonly Faced[],
  erases: boolean,
  rest: ToolState,
  preview: ToolPreview = NO_PREVIEW,
): ToolState {
  const here: ToolState = {
    name: 'building',
    isBusy: true,
    preview,
    on: (event, context) => {
      if (event.kind === 'cancel') return become(rest);
      if (!('point' in event)) return become(here);
      const faced = sideFaced(context, event.point);
      const isMeant = faced !== undefined && isNearSide(faced, event.point);
      const next = isMeant ? joined(walls, faced, context) : walls;
      return event.kind === 'up'
        ? become(rest, ...actsOf(next, erases, context))
        : become(building(next, erases, rest, previewOf(next, erases, context)));
    },
  };
  return here;
}
