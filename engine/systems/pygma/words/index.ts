import type { GameWords } from '../../../kernel';
import { UNDERSTOOD_WORDS } from './orders';
import { GUIDED } from './steps';

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [UNDERSTOOD_WORDS],
  events: [],
  shared: [],
  guided: GUIDED,
};
