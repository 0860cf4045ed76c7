import type { OrderRow } from './order';
import type { Settings } from './setting';
import type { Words } from './words';

/** Something that letters of a party give orders to: a unit, an army, what it has in a region. */
export interface OrderSubject {
  readonly party: string;
  /** Unique for its party. */
  readonly key: string;
  /** What letters call it: `203`, `KH 1`, `Armee 2`. */
  readonly name: Words;
  /** What it is, such as its kind and size. */
  readonly what: Words;
  /** Field, region or country where it is; empty = nowhere. */
  readonly place: string;
}

/** Who is ordered in a game. Never changes the world. */
export interface OrderSubjects<World, Content> {
  /** What all of them are, as a heading. */
  readonly many: Words;
  /** True where a line of a letter begins with the name of whom it orders. */
  readonly leadsLine: boolean;
  /** All there are, those of one party in the order of its lists. */
  readonly all: (world: World, settings: Settings) => readonly OrderSubject[];
  /** Keys of those of its party that a row orders; none = the row is about the party as a whole. */
  ordered(row: OrderRow<Content>, party: string, world: World): readonly string[];
}
