import type { Address } from '../../../engine';
import type { TextTree } from './merge-texts';

/** Words of a text in which a player is addressed, both ways: `‹dein|Ihr› Brief`. */
const ADDRESSED = /‹([^‹›|]*)\|([^‹›|]*)›/g;

/** Texts as they address a player. In character a player is Ihr in any case: such texts have no second form. */
export function addressed(texts: TextTree, address: Address): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text.replace(ADDRESSED, (_, du: string, sie: string) => (address === 'du' ? du : sie))
        : addressed(text, address),
    ]),
  );
}
