import {
  type FieldAddress,
  fieldAddress,
  type Fight,
  grossfelderOf,
  type Lattice,
  type NamedParty,
  ownerAt,
  parseFieldAddress,
  type PartyKey,
  type RegionKey,
  type Settlement,
  type WorldMap,
} from '../../../../engine';
import type { Language, Words } from '../../../kit/text/words';

/** How a place is told without numbers: in or near a settlement, in the land of a realm, or not at all. */
export type Where =
  | { readonly kind: 'at' | 'near'; readonly name: string }
  | { readonly kind: 'land'; readonly party: PartyKey }
  | null;

/** Fields from a settlement within which something happens near it. */
const NEAR = 5;

interface Town {
  readonly field: FieldAddress;
  readonly name: string;
}

const ADDRESS = /\d{3}\/\d{2}/;

const townsOf = (map: WorldMap): readonly Town[] =>
  grossfelderOf(map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).flatMap(([index, settlement]: [string, Settlement | undefined]) => {
      const name = settlement?.name.trim() ?? '';
      return name === '' ? [] : [{ field: fieldAddress(no, Number(index) + 1), name }];
    }),
  );

/** Finds words for positions of a map; the nearest named settlement counts, by address where several are as near. */
export function placeFinder(map: WorldMap, lattice: Lattice): (position: string) => Where {
  const towns = townsOf(map).flatMap((town) => {
    const cell = lattice.cellOf(town.field);
    return cell === undefined ? [] : [{ ...town, cell }];
  });
  return (position) => {
    const field = parseFieldAddress(ADDRESS.exec(position)?.[0] ?? '');
    const cell = field === undefined ? undefined : lattice.cellOf(field);
    if (field === undefined || cell === undefined) return null;
    const [nearest] = towns
      .map((town) => ({ ...town, away: lattice.distance(cell, town.cell) }))
      .filter(({ away }) => away <= NEAR)
      .toSorted((a, b) => (a.away === b.away ? (a.field < b.field ? -1 : 1) : a.away - b.away));
    if (nearest !== undefined)
      return { kind: nearest.away === 0 ? 'at' : 'near', name: nearest.name };
    const party = ownerAt(map, field);
    return party === null ? null : { kind: 'land', party };
  };
}

/** How drafts are written, and what they may ask. */
export interface NewsContext {
  readonly language: Language;
  /** Words of that language. */
  readonly words: Words;
  readonly tone: 'neutral' | 'inCharacter';
  /** Figures are rounded to multiples of this. */
  readonly rounding: number;
  readonly parties: Readonly<Record<PartyKey, NamedParty>>;
  /** Names of regions by key; none in games on a map. */
  readonly regions: Readonly<Record<RegionKey, string>>;
  readonly fights: readonly Fight[];
  readonly whereOf: (position: string) => Where;
  /** Name of the character behind a unit; null = none is known. */
  readonly heroOf: (unit: string) => string | null;
}

/** Headline and text of a draft. */
export interface NewsText {
  readonly headline: string;
  readonly text: string;
}
