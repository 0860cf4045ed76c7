import type { GameWords } from '../../../kernel';
import { UNDERSTOOD_WORDS } from './orders';

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = { own: [UNDERSTOOD_WORDS], events: [], shared: [] };
