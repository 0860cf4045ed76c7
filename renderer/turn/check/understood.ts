import type { Saying } from '../../../engine';
import { spoken } from '../../explain';
import type { Words } from '../../text/words';

/** What was understood of an order, in words. */
export const sayingInWords = ({ name, about }: Saying, words: Words): string =>
  words(`check:understood.${name}`, {
    ...spoken(about, words),
    context: about['context'],
    // Chooses between a single step and a way; it is not said.
    count: about['count'] ?? 2,
  });
