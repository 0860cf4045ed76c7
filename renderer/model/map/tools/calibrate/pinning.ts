import { centreOf, cornerOf, DIRECTIONS, fieldAtPoint, type Point } from '../../../../../engine';
import { setPin } from '../../../tracing/commands';
import { worldArea } from '../../../tracing/place/area';
import { type Grip, gripOn, type Sheet, sheetsOver } from '../../../tracing/place/grip';
import {
  become,
  type Hint,
  NO_PREVIEW,
  type PreviewLine,
  type ToolContext,
  type ToolState,
} from '../tool';

/** Within this many field widths of a pin it is the pin that is taken. */
const REACH = 0.6;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pictures that are shown, the one added last on top and first in the list. */
const sheetsOf = ({ campaign, lattice }: ToolContext): readonly Sheet[] =>
  sheetsOver(campaign.underlays, worldArea(lattice));

/** What a press would drag, or why nothing. */
const gripAt = (context: ToolContext, place: Point): ReturnType<typeof gripOn> =>
  gripOn(sheetsOf(context), place, REACH);

/** The middle or the corner of a field nearest to a point: where a pin snaps to. */
const snapped = (place: Point): Point => {
  const field = fieldAtPoint(place);
  return DIRECTIONS.map((corner) => cornerOf(field, corner)).reduce(
    (best, corner) => (apart(corner, place) < apart(best, place) ? corner : best),
    centreOf(field),
  );
};

const ARM = 0.35;

/** A cross at the place of a pin. */
const cross = ({ x, y }: Point): readonly PreviewLine[] => [
  {
    kind: 'frame',
    points: [
      { x: x - ARM, y },
      { x: x + ARM, y },
    ],
  },
  {
    kind: 'frame',
    points: [
      { x, y: y - ARM },
      { x, y: y + ARM },
    ],
  },
];

const pinsIn = (context: ToolContext): readonly PreviewLine[] =>
  sheetsOf(context).flatMap(({ underlay }) => underlay.pins.flatMap(({ point }) => cross(point)));

const refusal = (why: 'nothing' | 'locked' | 'enough'): Hint => ({
  text: `trace:refused.${why}`,
  about: {},
  tone: 'refused',
});

/** Why the last press dragged nothing, as long as the pictures are the same. */
interface Refused {
  readonly hint: Hint;
  readonly of: ToolContext['campaign']['underlays'];
}

const PRESS: Hint = { text: 'trace:hint.press', about: {}, tone: 'plain' };

/** Shows the pins; a press drags one, or a point of the picture. */
export function waiting(pins: readonly PreviewLine[], refused: Refused | null = null): ToolState {
  return {
    name: 'waiting',
    preview: { ...NO_PREVIEW, lines: pins, hint: refused?.hint ?? PRESS },
    on: (event, context) => {
      const { underlays } = context.campaign;
      if (event.kind !== 'down') {
        return become(waiting(pinsIn(context), refused?.of === underlays ? refused : null));
      }
      const grip = gripAt(context, event.point);
      return become(
        typeof grip === 'string'
          ? waiting(pinsIn(context), { hint: refusal(grip), of: underlays })
          : pulling(grip, event.point, pinsIn(context)),
      );
    },
  };
}

/** A point of the picture is being dragged to the place of the map where it belongs. */
const pulling = (grip: Grip, place: Point, pins: readonly PreviewLine[]): ToolState => ({
  name: 'pulling',
  isBusy: true,
  preview: {
    ...NO_PREVIEW,
    lines: [...pins, { kind: 'way', points: [grip.from, place] }, ...cross(place)],
    hint: { text: 'trace:hint.pull', about: { number: grip.index + 1 }, tone: 'plain' },
  },
  on: (event, context) => {
    if (event.kind === 'cancel' || event.kind === 'back') return become(waiting(pins));
    if (!('point' in event)) return become(pulling(grip, place, pins));
    const target = event.keys?.mod === true ? event.point : snapped(event.point);
    if (event.kind !== 'up') return become(pulling(grip, target, pins));
    const command = setPin(grip.underlay, grip.index, { pixel: grip.pixel, point: target });
    return become(waiting(pinsIn(context)), { kind: 'command', command });
  },
});
