import type { GameWords } from '../../../kernel';
import { BOARD_TEXTS, DESK_WORDS } from './turn';
import { EVENTS } from './events';
import { SHARED } from './shared';
import { GUIDED } from './steps';
import {
  CARD_WORDS,
  DECISION_WORDS,
  DERIVATION_WORDS,
  EVENT_WORDS,
  EXAMPLE_WORDS,
  QUESTION_WORDS,
  UNDERSTOOD_WORDS,
} from './texts';

/** What Eroberung der Welt says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    DESK_WORDS,
    UNDERSTOOD_WORDS,
    QUESTION_WORDS,
    DECISION_WORDS,
    CARD_WORDS,
    DERIVATION_WORDS,
    EVENT_WORDS,
    EXAMPLE_WORDS,
  ],
  events: [EVENTS],
  shared: [SHARED, BOARD_TEXTS],
  guided: GUIDED,
};
