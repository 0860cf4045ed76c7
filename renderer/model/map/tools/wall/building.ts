import { buildWalls } from '../../commands/sides';
import { tell } from '../sides/finding';
import { type Faced, sideFaced } from '../sides/near';
import {
  become,
  NO_PREVIEW,
  type ToolAct,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from '../tool';
import { wallLine } from './line';
import { wallAt, wallHint } from './wall-at';

/** Nearer to the middle of a field the hand only crosses it, and nothing is added to the gesture. */
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
): readonly ToolAct[] => {
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

/** Walls wait for the hand to let go, which makes one command of them. */
export const building = (
  walls: readonly Faced[],
  erases: boolean,
  rest: ToolState,
  preview: ToolPreview = NO_PREVIEW,
): ToolState => {
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
};
