import type { GameWords } from '../../../kernel';
import { DESK_WORDS } from './desk';

/** What Eroberung der Welt says beside the words of its declarations. */
export const WORDS: GameWords = { own: [DESK_WORDS], events: [], shared: [] };
