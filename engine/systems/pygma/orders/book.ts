import type { Nouns } from '../../../orders';

/** What the names in a letter can mean, and what its head must say. */
export interface Book {
  /** Own cities, foreign ones (`foreignCity`), realms (`party`), goods, areas, missions. */
  readonly nouns: Nouns;
  /** Whose letter it is. */
  readonly writer: string;
  /** Names of its realm and ruler: heads and signatures. */
  readonly realm: readonly string[];
  readonly month: number;
  readonly year: number;
}
