import type { Kept, LISTS } from '../records';

type ListName = keyof typeof LISTS;
/** The rows of a list of the state. */
type Row<Name extends ListName> = Kept<(typeof LISTS)[Name]>;

/** A realm with its money; `spy` in halves of a percent, `gws` in tenths. */
export type Realm = Row<'realms'> & { readonly money: number };
/** A city; `id` is its field, `owner` the owner of that field. */
export type City = Row<'cities'>;
/** An army; `id` is kind and number, `KH1`. */
export type Army = Row<'armies'>;
export type Trader = Row<'traders'>;
/** A row of a goods mirror; `area` is what it is of. */
export type Mirror = Row<'mirrors'>;
export type Supply = Row<'supplies'>;
export type Mission = Row<'missions'>;
export type Sighting = Row<'sightings'>;
export type Revolt = Row<'revolts'>;
export type Transfer = Row<'transfers'>;
export type Being = Row<'beings'>;
export type Mine = Row<'mines'>;

type Lists = { readonly [Name in ListName]: readonly Row<Name>[] };

/** Everything that is true at one moment of a game beside its map. Plain data, never changed. */
export interface GameState extends Omit<Lists, 'realms'> {
  readonly turn: number;
  /** In realm order (PI-00-19). */
  readonly realms: readonly Realm[];
}
