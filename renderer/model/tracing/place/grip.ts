import type { Point, Underlay } from '../../../../engine';
import { MOST_PINS } from '../commands';
import { type Affine, type Area, fitOf, inverseOf, transformed } from './affine';

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

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The pictures that are shown over an area, the one laid last on top and first in the list. */
export function sheetsOver(
  underlays: Readonly<Record<string, Underlay>>,
  area: Area,
): readonly Sheet[] {
  return Object.values(underlays)
    .filter(({ isShown }) => isShown)
    .map((underlay) => ({ underlay, affine: fitOf(underlay, underlay.pins, area).affine }))
    .reverse();
}

const pinnedAt = (sheets: readonly Sheet[], place: Point, reach: number): Grip | undefined => {
  for (const { underlay } of sheets) {
    const index = underlay.pins.findIndex(({ point }) => apart(point, place) < reach);
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

/** What a press takes hold of, or why it takes nothing. A pin is taken within `reach` of the plane. */
export function gripOn(
  sheets: readonly Sheet[],
  place: Point,
  reach: number,
): Grip | 'nothing' | 'locked' | 'enough' {
  const free = sheets.filter(({ underlay }) => !underlay.isLocked);
  const pinned = pinnedAt(free, place, reach);
  if (pinned !== undefined) return pinned;
  const under = free.find((sheet) => pixelAt(sheet, place) !== undefined);
  if (under === undefined) {
    return sheets.some((sheet) => pixelAt(sheet, place) !== undefined) ? 'locked' : 'nothing';
  }
  const { underlay } = under;
  if (underlay.pins.length >= MOST_PINS) return 'enough';
  const pixel = pixelAt(under, place) ?? { x: 0, y: 0 };
  return { underlay, index: underlay.pins.length, pixel, from: place };
}
