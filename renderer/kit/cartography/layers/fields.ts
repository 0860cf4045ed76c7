import { hexagon } from '../geometry';
import type { Bundle } from '../looks/pattern';
import type { Mark } from '../marks';
import type { Trail } from '../path';
import type { Field } from '../scene';
import type { MapStyle, WidthClass } from '../style';

/** Radius of the disc in field widths. */
export const DISC_RADIUS = 0.315;

/** Fields are drawn this much too large, about a third of a pixel, so that no seam shows between two colours. */
const GROW: Readonly<Record<WidthClass, number>> = {
  0: 1.12,
  7: 1.07,
  12: 1.05,
  18: 1.035,
  24: 1.025,
  40: 1.016,
  48: 1.012,
};

/** The paths of equal colours, in the same order everywhere, so that neighbouring Großfelder overlap alike. */
export function areas(bundle: Bundle): readonly Mark[] {
  return bundle.all().map(([colour, path]) => ({ kind: 'area', path, colour }));
}

/** True if the field is one colour all over (WW-2.2-04). */
export function isUniform({ terrain }: Field): boolean {
  return terrain.inner === terrain.outer;
}

/** Adds a whole field, grown against seams. */
export function addField(trail: Trail, field: Field, { width }: MapStyle): void {
  hexagon(trail, field, GROW[width]);
}
