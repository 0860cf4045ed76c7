import { centreOf, CORNER_RADIUS, type FieldAddress, type Lattice } from '../../engine';
import type { MapFocus } from '../state/desk';
import { type Box, type Extent, fit } from '../boards/kit/camera';

/** Field width at which a map counts as seen in its own size, in pixels. */
export const REAL_SCALE = 40;

/** Widest field to which choosing to see some fields zooms in, in pixels: so that their surroundings stay in view. */
const CLOSEST = 80;

const boxOf = (lattice: Lattice, fields: Iterable<FieldAddress>): Box | undefined => {
  let box: Box | undefined;
  for (const field of fields) {
    const cell = lattice.cellOf(field);
    if (cell === undefined) continue;
    const { x, y } = centreOf(lattice.axialOf(cell));
    box = {
      left: Math.min(box?.left ?? x, x - 0.5),
      right: Math.max(box?.right ?? x, x + 0.5),
      top: Math.min(box?.top ?? y, y - CORNER_RADIUS),
      bottom: Math.max(box?.bottom ?? y, y + CORNER_RADIUS),
    };
  }
  return box;
};

/** What the window must show to have all of some fields in it; undefined if none of them is on the map. */
export const focusOn = (
  lattice: Lattice,
  fields: Iterable<FieldAddress>,
  extent: Extent,
): MapFocus | undefined => {
  const box = boxOf(lattice, fields);
  if (box === undefined) return undefined;
  const { centre, scale } = fit(box, extent, 48);
  return { point: centre, scale: Math.min(CLOSEST, scale) };
};
