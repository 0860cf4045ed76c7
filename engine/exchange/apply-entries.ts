import { type Direction, fieldAddress, grossfeldOf, kleinfeldOf, type Lattice } from '../hex';
import {
  applyMapChanges,
  type EntryChange,
  entryChange,
  grossfelderOf,
  latticeOf,
  type MapChange,
  type Part,
  sideHome,
  sideIndex,
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
  const field = fieldAddress(entry.no, Math.floor(entry.index / 6) + 1);
  const home = sideHome(lattice, { field, side: ((entry.index % 6) + 1) as Direction });
  return {
    no: grossfeldOf(home.field),
    index: sideIndex(kleinfeldOf(home.field), home.side),
  };
};

/** The map with every feature of a side at its home in `lattice`; two names of one side become one. */
export const rehomed = (map: WorldMap, lattice: Lattice): WorldMap => {
  const changes: MapChange[] = [];
  const arrived = new Map<string, number>();
  for (const { no, sides } of grossfelderOf(map)) {
    for (const [key, features] of Object.entries(sides)) {
      const index = Number(key);
      const home = homeOf(lattice, { no, index });
      if (home.no === no && home.index === index) continue;
      const name = `${home.no} ${home.index}`;
      const there = arrived.get(name) ?? map.grossfelder[home.no]?.sides[home.index] ?? 0;
      arrived.set(name, there | features);
      changes.push(entryChange(no, 'sides', index, undefined));
      changes.push(entryChange(home.no, 'sides', home.index, there | features));
    }
  }
  return applyMapChanges(map, changes);
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

/**
 * The entry changes a proposal comes to on a map that has its Großfelder already. Features of sides are put
 * where they are stored; entries of Großfelder that are not on the map are counted and left out.
 */
export const entriesToApply = (
  map: WorldMap,
  proposal: ImportProposal,
): { readonly entries: readonly EntryChange[]; readonly offMap: number } => {
  const lattice = latticeOf(map);
  const sides = new Map<string, EntryChange<'sides'>>();
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
    } else others.push(entry);
  }
  return { entries: [...clearing(map, lattice, proposal), ...others, ...sides.values()], offMap };
};
