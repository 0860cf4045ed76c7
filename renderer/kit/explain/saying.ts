import { ownNameOf, type Saying, systems } from '../../../engine';
import { rendered } from './about';
import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';

/** Text key of a saying; shared ones have dots, too, so that a game's own is told by the name of the game. */
const keyOf = (name: string): string => {
  const shared = `check:understood.${name}`;
  const game = ownNameOf(name)?.game;
  return game !== undefined && game in systems ? ownKey('understood', name, shared) : shared;
};

/** What was understood of an order, in words. */
export function sayingInWords({ name, about }: Saying, words: Words): string {
  return words(keyOf(name), {
    ...rendered(about, words),
    context: about['context'],
    // Chooses between a single step and a way; it is not said.
    count: about['count'] ?? 2,
  });
}
