import type { Finding } from '../../../engine';
import { findingSentence } from '../../kit/explain';
import type { Words } from '../../kit/text/words';

/**
 * A finding as its player is told of it: the same sentences without those that tell the GM what to do. The text
 * `check:letter.toGm` holds the words with which these begin.
 */
export function playerSentence(finding: Finding, words: Words): string {
  const toGm = new RegExp(`^(?:${words('check:letter.toGm')})`, 'iu');
  const sentences = findingSentence(finding, words).split(/(?<=[.;!?])\s+/);
  const told = sentences.filter((sentence) => !toGm.test(sentence));
  return (told.length === 0 ? sentences : told).join(' ').replace(/;$/, '.');
}
