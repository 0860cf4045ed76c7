import type { GameWords } from '../../../kernel';

/** What Eroberung der Welt says beside the words of its declarations. */
export const WORDS: GameWords = { own: [], events: [], shared: [] };
