import { canonicalCorner, type Corner, grossfeldOf, kleinfeldOf, type Lattice } from '../hex';
import {
  type EntryChange,
  entryChange,
  latticeOf,
  type Part,
  sideAtIndex,
  sideHome,
  sideIndex,
  springHolders,
  type WorldMap,
} from '../world';
import type { ImportProposal } from './model';
import { fieldIndex, fieldOfEntry, isSidePart } from './schema';

interface Home {
  readonly no: EntryChange['no'];
  readonly index: number;
}

/** Where the features of a side are stored, from the field and side under which somebody names them. */
const homeOf = (lattice: Lattice, entry: Pick<EntryChange, 'no' | 'index'>): Home => {
  const home = sideHome(lattice, sideAtIndex(entry.no, entry.index));
  return {
    no: grossfeldOf(home.field),
    index: sideIndex(kleinfeldOf(home.field), home.side),
  };
};

/** Where a part of a field may have entries. */
const homesOf = (
  lattice: Lattice,
  no: EntryChange['no'],
  part: Part,
  at: number,
): readonly Home[] => {
  if (!isSidePart(part)) return [{ no, index: at }];
  const around = Array.from({ length: 6 }, (_, side) => ({ no, index: 6 * at + side }));
  return part === 'sides' ? around.map((side) => homeOf(lattice, side)) : around;
};

/** Entries that empty what the file speaks of, so that what it does not name is gone. */
const clearing = (
  map: WorldMap,
  lattice: Lattice,
  { fields, carries }: ImportProposal,
): readonly EntryChange[] => {
  const sparse = carries.filter((part) => part !== 'terrain' && part !== 'owner');
  return fields
    .filter((field) => lattice.cellOf(field) !== undefined)
    .flatMap((field) =>
      sparse.flatMap((part) =>
        homesOf(lattice, grossfeldOf(field), part, fieldIndex(field))
          .filter(({ no, index }) => map.grossfelder[no]?.[part][index] !== undefined)
          .map(({ no, index }) => entryChange<Part>(no, part, index, undefined) as EntryChange),
      ),
    );
};

const cornerOf = (no: EntryChange['no'], index: number): Corner => {
  const { field, side } = sideAtIndex(no, index);
  return { field, corner: side };
};

/** The springs of a file that the map does not hold already under another name; each corner once. */
const newSprings = (
  map: WorldMap,
  lattice: Lattice,
  entries: readonly EntryChange[],
  cleared: readonly EntryChange[],
): readonly EntryChange[] => {
  const nameOf = ({ field, corner }: Corner): string => `${field} ${corner}`;
  const goes = new Set(
    cleared
      .filter(({ part }) => part === 'springs')
      .map(({ no, index }) => nameOf(cornerOf(no, index))),
  );
  const put = new Set<string>();
  return entries.filter(({ no, index }) => {
    const corner = cornerOf(no, index);
    const name = nameOf(canonicalCorner(lattice, corner));
    const stays = springHolders(map.grossfelder, lattice, corner).some(
      (holder) => !goes.has(nameOf(holder)),
    );
    return !stays && put.size < put.add(name).size;
  });
};

/**
 * The entry changes a proposal comes to on a map that has its Großfelder already. Features of sides are put
 * where they are stored, a spring comes once whichever of its fields names it; entries of Großfelder that are
 * not on the map are counted and left out.
 */
export function entriesToApply(
  map: WorldMap,
  proposal: ImportProposal,
): { readonly entries: readonly EntryChange[]; readonly offMap: number } {
  const lattice = latticeOf(map);
  const sides = new Map<string, EntryChange<'sides'>>();
  const springs: EntryChange[] = [];
  const others: EntryChange[] = [];
  let offMap = 0;
  for (const entry of proposal.entries) {
    if (lattice.cellOf(fieldOfEntry(entry)) === undefined) {
      offMap += 1;
    } else if (entry.part === 'sides') {
      const home = homeOf(lattice, entry);
      const name = `${home.no} ${home.index}`;
      const features = (sides.get(name)?.value ?? 0) | (entry.value ?? 0);
      sides.set(name, entryChange(home.no, 'sides', home.index, features));
    } else (entry.part === 'springs' ? springs : others).push(entry);
  }
  const cleared = clearing(map, lattice, proposal);
  const fresh = newSprings(map, lattice, springs, cleared);
  return { entries: [...cleared, ...others, ...fresh, ...sides.values()], offMap };
}
