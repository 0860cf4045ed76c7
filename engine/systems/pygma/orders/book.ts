import type { Nouns } from '../../../orders';
import type { Chart } from '../../../world';

/** What the names in a letter can mean, and what its head must say. */
export interface Book {
  /** Own cities, foreign ones (`foreignCity`), realms (`party`), goods, areas, missions. */
  readonly nouns: Nouns;
  /** Whose letter it is. */
  readonly writer: string;
  /** Names of its realm and ruler: heads and signatures. */
  readonly realm: readonly string[];
  /** The Großfelder under its own numbers; absent = it uses those of the world. */
  readonly chart?: Chart;
  readonly month: number;
  readonly year: number;
}
