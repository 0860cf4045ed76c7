import { centreOf, type FieldAddress, type Lattice } from '../../../engine';
import type { MapFocus } from '../../model/state/desk';
import { type Extent, fit } from '../../kit/board/camera';
import { hexBox } from '../../kit/board/hex-cells';

/** Field width at which a map counts as seen in its own size, in pixels. */
export const REAL_SCALE = 40;

/** Widest field to which choosing to see some fields zooms in, in pixels: so that their surroundings stay in view. */
const CLOSEST = 80;

/** What the window must show to have all of some fields in it; undefined if none of them is on the map. */
export const focusOn = (
  lattice: Lattice,
  fields: Iterable<FieldAddress>,
  extent: Extent,
): MapFocus | undefined => {
  const middles = [...fields].flatMap((field) => {
    const cell = lattice.cellOf(field);
    return cell === undefined ? [] : [centreOf(lattice.axialOf(cell))];
  });
  const box = hexBox(middles);
  if (box === undefined) return undefined;
  const { centre, scale } = fit(box, extent, 48);
  return { point: centre, scale: Math.min(CLOSEST, scale) };
};
