import type { GameWords } from '../../../kernel';
import { CATEGORY_NAMES } from '../data/categories';
import { GUIDED, PHASE_WORDS } from './steps';
import { DICE_WORDS } from './dice';
import { ACT_WORDS } from './acts';
import { SHEET_WORDS } from './sheets';
import { DERIVATION_WORDS } from './derivations';
import { BOOK_WORDS } from './books';
import { QUESTION_WORDS } from './questions';
import { EVENTS_OF_ACTING } from './events/acting';
import { EVENTS_OF_CLOSING } from './events/closing';
import { EVENTS_OF_FATE } from './events/fate';
import { EVENTS_OF_WARS } from './events/war';
import { FINDING_WORDS } from './findings';
import { UNDERSTOOD_WORDS } from './understood';
import { CARD_WORDS } from './cards';
import { DECISION_WORDS } from './decisions';
import { SHARED } from './shared';

/** Words of the Organisationsspiel beside those of its declarations. */
export const WORDS: GameWords = {
  own: [
    {
      category: CATEGORY_NAMES,
      'news.other.headline': ['Bewegung in der Region {place}', 'Stir in {place}'],
      'news.other.text': [
        '{party.Nom} [machte|machten] in der Region {place} von sich reden.',
        '{party.Nom} [has|have] made a stir in {place}.',
      ],
      'news.other.text_inCharacter': [
        '{party.from} ist in der Region {place} mancherlei zu hören.',
        'Much is being said of {party.dat} in {place}.',
      ],
    },
    PHASE_WORDS,
    DICE_WORDS,
    ACT_WORDS,
    SHEET_WORDS,
    DERIVATION_WORDS,
    BOOK_WORDS,
    QUESTION_WORDS,
    FINDING_WORDS,
    UNDERSTOOD_WORDS,
    CARD_WORDS,
    DECISION_WORDS,
  ],
  events: [EVENTS_OF_ACTING, EVENTS_OF_WARS, EVENTS_OF_CLOSING, EVENTS_OF_FATE],
  guided: GUIDED,
  shared: [SHARED],
};
