import { ownNameOf, type Saying, systems } from '../../../engine';
import { rendered } from './about';
import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';

/** Text key of a wording; shared ones have dots, too, so that a game's own is recognised by the name of the game. */
const keyOf = (name: string): string => {
  const shared = `check:understood.${name}`;
  const game = ownNameOf(name)?.game;
  return game !== undefined && game in systems ? ownKey('understood', name, shared) : shared;
};

/** An understood order as text. */
export function sayingInWords({ name, about }: Saying, words: Words): string {
  return words(keyOf(name), {
    ...rendered(about, words),
    // A line as its player could have written it, in German and in English: the text takes one of them.
    ...(about['line'] === undefined ? {} : { line: about['line'] }),
    context: about['context'],
    // Chooses between a single step and a way; it does not appear in the text.
    count: about['count'] ?? 2,
  });
}
