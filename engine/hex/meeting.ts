import type { Cell, Lattice } from './lattice';

/**
 * The field in which two meet that would exchange theirs over one side: of the two the one that is one of theirs, else
 * the one with the lower address.
 */
export function meetingField(
  lattice: Lattice,
  here: Cell,
  there: Cell,
  isTheirs: (cell: Cell) => boolean,
): Cell {
  if (isTheirs(here) !== isTheirs(there)) return isTheirs(here) ? here : there;
  return lattice.addressOf(here) < lattice.addressOf(there) ? here : there;
}
