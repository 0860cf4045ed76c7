import type { WordTree } from '../../../kernel';

/** Every order as it was understood, written out as its player could have written it: in German, in English. */
export const UNDERSTOOD_WORDS: WordTree = { understood: { written: ['{{line.0}}', '{{line.1}}'] } };
