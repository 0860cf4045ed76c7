import type { GameWords } from '../../../kernel';

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = { own: [], events: [], shared: [] };
