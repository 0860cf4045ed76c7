import type { WordTree } from '../../../kernel';

/** Every order as it was understood, written out as its player could have written it. */
export const UNDERSTOOD_WORDS: WordTree = { understood: { written: ['{{de}}', '{{en}}'] } };
