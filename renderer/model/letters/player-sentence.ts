import type { Finding } from '../../../engine';
import { findingSentence } from '../../kit/explain';
import type { Words } from '../../kit/text/words';

/**
 * A finding as shown to its player: the same sentences without those that advise the GM. The text `check:letter.toGm`
 * holds the words with which these begin.
 */
export function playerSentence(finding: Finding, words: Words): string {
  const toGm = new RegExp(`^(?:${words('check:letter.toGm')})`, 'iu');
  const sentences = findingSentence(finding, words).split(/(?<=[.;!?])\s+/);
  const forPlayer = sentences.filter((sentence) => !toGm.test(sentence));
  return (forPlayer.length === 0 ? sentences : forPlayer).join(' ').replace(/;$/, '.');
}
