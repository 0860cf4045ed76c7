import { formatSide, grossfeldOf, type Lattice, type Side, sideFromBeyond } from '../hex';

/**
 * A side as it is read too: by its two fields, `ggg/kk|kk` or `ggg/kk|ggg/kk` across a Großfeld border (WW-2.1-20, -21);
 * by number where the other field is off the map.
 */
export function formatSideAsPair(lattice: Lattice, side: Side): string {
  const other = sideFromBeyond(lattice, side)?.field;
  if (other === undefined) return formatSide(side);
  return grossfeldOf(other) === grossfeldOf(side.field)
    ? `${side.field}|${other.slice(4)}`
    : `${side.field}|${other}`;
}
