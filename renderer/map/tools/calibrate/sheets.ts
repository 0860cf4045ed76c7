import {
  centreOf,
  cornerOf,
  DIRECTIONS,
  fieldAtPoint,
  type Point,
  type Underlay,
} from '../../../../engine';
import { MOST_PINS } from '../../../tracing/commands';
import { type Affine, fitOf, inverseOf, transformed } from '../../../tracing/place/affine';
import { worldArea } from '../../../tracing/place/area';
import type { ToolContext } from '../tool';

/** A shown picture with its place in the plane. */
export interface Sheet {
  readonly underlay: Underlay;
  readonly affine: Affine;
}

/** What the hand has taken hold of: a pin that is there, or a point of the picture for a new one. */
export interface Grip {
  readonly underlay: Underlay;
  readonly index: number;
  readonly pixel: Point;
  readonly from: Point;
}

/** Within this many field widths of a pin it is the pin that is taken. */
const REACH = 0.6;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pictures that are shown, the one laid last on top and first in the list. */
export const sheetsOf = ({ campaign, lattice }: ToolContext): readonly Sheet[] =>
  Object.values(campaign.underlays)
    .filter(({ isShown }) => isShown)
    .map((underlay) => ({
      underlay,
      affine: fitOf(underlay, underlay.pins, worldArea(lattice)).affine,
    }))
    .reverse();

const pinnedAt = (sheets: readonly Sheet[], place: Point): Grip | undefined => {
  for (const { underlay } of sheets) {
    const index = underlay.pins.findIndex(({ point }) => apart(point, place) < REACH);
    const pin = underlay.pins[index];
    if (pin !== undefined) return { underlay, index, pixel: pin.pixel, from: pin.point };
  }
  return undefined;
};

const pixelAt = ({ underlay, affine }: Sheet, place: Point): Point | undefined => {
  const back = inverseOf(affine);
  if (back === undefined) return undefined;
  const pixel = transformed(back, place);
  const isOn =
    pixel.x >= 0 && pixel.y >= 0 && pixel.x <= underlay.width && pixel.y <= underlay.height;
  return isOn ? pixel : undefined;
};

/** What a press takes hold of, or why it takes nothing. */
export const gripAt = (
  context: ToolContext,
  place: Point,
): Grip | 'nothing' | 'locked' | 'enough' => {
  const sheets = sheetsOf(context);
  const free = sheets.filter(({ underlay }) => !underlay.isLocked);
  const pinned = pinnedAt(free, place);
  if (pinned !== undefined) return pinned;
  const under = free.find((sheet) => pixelAt(sheet, place) !== undefined);
  if (under === undefined) {
    return sheets.some((sheet) => pixelAt(sheet, place) !== undefined) ? 'locked' : 'nothing';
  }
  const { underlay } = under;
  if (underlay.pins.length >= MOST_PINS) return 'enough';
  const pixel = pixelAt(under, place) ?? { x: 0, y: 0 };
  return { underlay, index: underlay.pins.length, pixel, from: place };
};

/** The middle or the corner of a field nearest to a point: where a pin snaps to. */
export const snapped = (place: Point): Point => {
  const field = fieldAtPoint(place);
  return DIRECTIONS.map((corner) => cornerOf(field, corner)).reduce(
    (best, corner) => (apart(corner, place) < apart(best, place) ? corner : best),
    centreOf(field),
  );
};
