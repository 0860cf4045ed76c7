import type { Settings } from './setting';
import type { Words } from './words';

/** A world drawn as text, one sign to a cell: what has no sign of its own is no country. */
export interface CountryMap {
  /** From north to south; a blank is sea, a sign without a country is land that is not in the game. */
  readonly rows: readonly string[];
  /** Key of the country of each sign. */
  readonly signs: Readonly<Record<string, string>>;
  /** Where the sign of each zone stands, in cells. */
  readonly plaques: Readonly<Record<number, readonly [x: number, y: number]>>;
  /** First parts of long names after which a name may be broken into two lines. */
  readonly breaks: readonly string[];
}

/** How a country is held: in its lighter field, in its darker one, or as the home of a party. */
export type CountryField = 'conquered' | 'allied' | 'home';

/** A country as it is shown. */
export interface SeenCountry {
  readonly key: string;
  readonly name: Words;
  /** From 1. */
  readonly zone: number;
  /** Place in the list of its zone, from 1. */
  readonly position: number;
  readonly value: number;
  /** Who holds it, and how; null = it is free. */
  readonly held: { readonly field: CountryField; readonly parties: readonly string[] } | null;
  /** True if the party whose turn it is may order something for it now. */
  readonly isOpen: boolean;
}

/** A marker of a party on the track of the board. */
export interface TrackMark {
  readonly party: string;
  /** In halves of a field: 9 stands on the border of the fields 4 and 5. */
  readonly halves: number;
}

/** A board of countries and everything on it; visible to everybody. */
export interface CountrySight {
  /** By zone, then position. */
  readonly countries: readonly SeenCountry[];
  readonly track: readonly TrackMark[];
}

/** What a game on a board of countries contributes to it. */
export interface CountryGame<World> {
  readonly map: CountryMap;
  /** Names of the zones by number; a zone without one is called by its number. */
  readonly zones: Readonly<Record<number, Words>>;
  /** Names of the fields of a country, and of a free one. */
  readonly fields: Readonly<Record<CountryField | 'free', Words>>;
  /** The track along the edge of the board: rows of fields, numbered from 1. */
  readonly track: { readonly name: Words; readonly rows: number; readonly columns: number };
  readonly sight: (world: World, settings: Settings) => CountrySight;
}
