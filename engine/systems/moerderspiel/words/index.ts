import type { GameWords } from '../../../kernel';
import { CALCULATOR_WORDS } from './calculator';
import { CARD_WORDS, DERIVATION_WORDS } from './cards';
import { EVENTS } from './events';
import { FINDING_WORDS } from './findings';
import { NAMED_WORDS, STEP_WORDS, UNDERSTOOD_WORDS } from './orders';
import { SHARED } from './shared';

/** What Total Mörderspiel says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    NAMED_WORDS,
    STEP_WORDS,
    UNDERSTOOD_WORDS,
    CARD_WORDS,
    DERIVATION_WORDS,
    FINDING_WORDS,
    CALCULATOR_WORDS,
  ],
  events: EVENTS,
  shared: [SHARED],
};
