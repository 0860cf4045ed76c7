import type { GameWords } from '../../../kernel';
import { ARMY_CARDS, ARMY_WORDS } from './armies';
import { ARMY_EVENTS } from './army-events';
import { ECONOMY_CARDS, ECONOMY_WORDS } from './economy';
import { ECONOMY_EVENTS } from './economy-events';
import { UNDERSTOOD_WORDS } from './orders';
import { GUIDED } from './steps';

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [UNDERSTOOD_WORDS, ARMY_WORDS, ECONOMY_WORDS],
  events: [ARMY_EVENTS, ECONOMY_EVENTS],
  shared: [],
  guided: GUIDED,
  judged: [...ARMY_CARDS, ...ECONOMY_CARDS],
};
