import { formatSide, type Lattice, latticeOf, type Unit, type WorldMap } from '../../../../engine';

/** Maps never change: the neighbours of one hold as long as it does. */
const LATTICES = new WeakMap<WorldMap, Lattice>();

/** The neighbours on a map, worked out once. */
export const latticeOn = (map: WorldMap): Lattice => {
  const known = LATTICES.get(map) ?? latticeOf(map);
  LATTICES.set(map, known);
  return known;
};

/** A place as it is written: `210/19`, `210/19(3)`, `(301)` aboard an own unit, `val (301)` aboard another's. */
export const placeWords = ({ party, place }: Pick<Unit, 'party' | 'place'>): string => {
  if (place.kind === 'field') return place.field;
  if (place.kind === 'side') return formatSide(place);
  const at = place.carrier.lastIndexOf(':');
  const owner = place.carrier.slice(0, at);
  const number = `(${place.carrier.slice(at + 1)})`;
  return owner === party ? number : `${owner} ${number}`;
};
