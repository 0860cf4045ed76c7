import type { Cell, Direction } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import type { PartyKey, Work, WorkKind } from '../../../../world';
import type { Ground } from '../movement/ground';
import { choiceOf } from '../settings';

/** The owners of the two fields of a side, that of `cell` first; a wall has only the field behind it (WW-4.3-15). */
const fieldOwners = (
  { lattice, owner }: Ground,
  kind: WorkKind,
  cell: Cell,
  direction: Direction,
): readonly (PartyKey | null)[] => {
  const beyond = lattice.neighbour(cell, direction);
  return kind === 'wall' || beyond < 0 ? [owner(cell)] : [owner(cell), owner(beyond)];
};

/**
 * The party or parties to which a structure on a side belongs: those who hold it by its books, else the owners of
 * its fields. Whoever holds both fields has it alone; a wall goes with the field behind it (WW-7.3-21, WW-7.3-24).
 * If the GM lets a half conquered structure be shared the owners of the fields count in any case (WW-12.7-22).
 */
export function ownersOfSide(
  ground: Ground,
  work: Pick<Work, 'kind' | 'owners'>,
  cell: Cell,
  direction: Direction,
  settings: Settings,
): readonly PartyKey[] {
  const here = new Set(fieldOwners(ground, work.kind, cell, direction));
  const isByField =
    work.owners.length === 0 ||
    (here.size === 1 && !here.has(null)) ||
    choiceOf(settings, 'build.half_conquered') === 'shared';
  return isByField ? [...here].filter((owner) => owner !== null) : work.owners;
}
