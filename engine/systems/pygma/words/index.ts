import type { GameWords } from '../../../kernel';
import { ARMY_CARDS, ARMY_WORDS } from './armies';
import { ARMY_EVENTS } from './army-events';
import { UNDERSTOOD_WORDS } from './orders';
import { GUIDED } from './steps';

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [UNDERSTOOD_WORDS, ARMY_WORDS],
  events: [ARMY_EVENTS],
  shared: [],
  guided: GUIDED,
  judged: ARMY_CARDS,
};
