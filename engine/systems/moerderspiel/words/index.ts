import type { GameWords } from '../../../kernel';
import { CALCULATOR_WORDS } from './calculator';
import { CARD_WORDS, DERIVATION_WORDS } from './cards';
import { EVENTS_OF_COMBAT } from './events/combat';
import { EVENTS_OF_ORDERS } from './events/orders';
import { EVENTS_OF_PLACES } from './events/places';
import { EVENTS_OF_SIGHT } from './events/sight';
import { FINDING_WORDS } from './findings';
import { COLUMN_WORDS, NAMED_WORDS, UNDERSTOOD_WORDS } from './orders';
import { DECISION_WORDS, QUESTION_WORDS } from './questions';
import { SHARED } from './shared';
import { GUIDED, PHASE_WORDS } from './steps';

/** Words of Total Mörderspiel beside those of its declarations. */
export const WORDS: GameWords = {
  own: [
    NAMED_WORDS,
    PHASE_WORDS,
    COLUMN_WORDS,
    UNDERSTOOD_WORDS,
    CARD_WORDS,
    QUESTION_WORDS,
    DECISION_WORDS,
    DERIVATION_WORDS,
    FINDING_WORDS,
    CALCULATOR_WORDS,
  ],
  events: [EVENTS_OF_ORDERS, EVENTS_OF_COMBAT, EVENTS_OF_PLACES, EVENTS_OF_SIGHT],
  guided: GUIDED,
  shared: [SHARED],
};
