import { type FieldAddress, fieldAddress } from '../../../../hex';
import { memoizeByObject } from '../../../../kernel';
import { named, type Named, type Nouns } from '../../../../orders';
import { grossfelderOf, partyNamesOf, unitId, type World } from '../../../../world';

/** Meanings of the names in the sentences of a letter. */
export interface SentenceBook {
  readonly nouns: Nouns;
  readonly writer: string;
  /** Field of an own unit by its number; undefined = unknown, or aboard another one. */
  readonly placeOf: (unit: number) => FieldAddress | undefined;
  /** How many an own unit has; 0 = unknown. */
  readonly sizeOf: (unit: number) => number;
}

/** Settlements by their names; the key is the field. */
export const placeNouns = memoizeByObject((map: World['map']): readonly Named[] =>
  grossfelderOf(map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).flatMap(([index, { name }]) =>
      name === '' ? [] : [named(fieldAddress(no, Number(index) + 1), name)],
    ),
  ),
);

/** Realms by their names, in full, without their kind, and by those of their rulers. */
export const partyNouns = memoizeByObject((all: World['parties']): readonly Named[] =>
  Object.values(all).map((party) => named(party.key, party.name, ...partyNamesOf(party))),
);

/** Own units by their numbers, found once for every world and party. */
const unitNouns = memoizeByObject((all: World['units']) => {
  const known = new Map<string, readonly Named[]>();
  return (party: string): readonly Named[] => {
    const units =
      known.get(party) ??
      Object.values(all).flatMap((unit) =>
        unit.party === party ? [named(String(unit.number), String(unit.number))] : [],
      );
    known.set(party, units);
    return units;
  };
});

/** What a sentence of a party can name. */
export function sentenceBook(world: World, party: string): SentenceBook {
  return {
    nouns: {
      place: placeNouns(world.map),
      party: partyNouns(world.parties),
      unit: unitNouns(world.units)(party),
    },
    writer: party,
    placeOf: (unit) => {
      const place = world.units[unitId(party, unit)]?.place;
      return place?.kind === 'field' ? place.field : undefined;
    },
    sizeOf: (unit) => world.units[unitId(party, unit)]?.size ?? 0,
  };
}
