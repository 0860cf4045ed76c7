import type { Finding } from './finding';
import type { Span } from './params';

/** Words of a post that are an order given in public, such as a vote, or look like one. */
export interface Voice {
  /** Place in the words that were read. */
  readonly span: Span;
  /**
   * The choice: key of a party, or null for nobody, which withdraws an earlier choice. Undefined = it looks like a
   * choice but cannot be read as one: the GM decides.
   */
  readonly choice: string | null | undefined;
  /** Its findings; a refused one does not count. */
  readonly findings: readonly Finding[];
}

/** How public orders are found in what players talk about. */
export interface ThreadReader<World> {
  /**
   * The public orders in a player's own words, in their order; all else is talk. `party` is whose words they are, ''
   * where that is not known. Never throws, whatever the text.
   */
  read(text: string, party: string, world: World): readonly Voice[];
  /** Choices of earlier turns still in force, by party. */
  standing(world: World): Readonly<Record<string, string>>;
}
