import type { Address } from '../../../engine';
import type { TextTree } from './merge-texts';

/** Words of a text in which a player is addressed, both ways: `‹dein|Ihr› Brief`. */
const ADDRESSED = /‹([^‹›|]*)\|([^‹›|]*)›/g;

/** The texts whose readers were called Sie before a campaign chose: turn reports, and in them the events of each game. */
const FORMAL: ReadonlySet<string> = new Set(['turnReport', 'told']);

/**
 * Texts as they address a player. Where the campaign has not chosen, turn reports say Sie and all other texts du, as they
 * did before there was a choice. In character a player is Ihr in any case: such texts have no second form.
 */
export function addressed(
  texts: TextTree,
  address: Address | undefined,
  isFormal = false,
): TextTree {
  const isSie = address === undefined ? isFormal : address === 'Sie';
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text.replace(ADDRESSED, (_, du: string, sie: string) => (isSie ? sie : du))
        : addressed(text, address, isFormal || FORMAL.has(key)),
    ]),
  );
}
