import type { GameWords } from '../../../kernel';
import { CATEGORY_NAMES } from '../records/words';
import { STEP_WORDS } from './steps';
import { TABLE_WORDS } from './table';
import { DICE_WORDS } from './dice';
import { ACT_WORDS } from './acts';
import { SHEET_WORDS } from './sheets';
import { DERIVATION_WORDS } from './derivations';
import { BOOK_WORDS } from './books';
import { QUESTION_WORDS } from './questions';
import { EVENTS_OF_ACTING } from './events/acting';
import { EVENTS_OF_CLOSING } from './events/closing';
import { EVENTS_OF_FATE } from './events/fate';
import { FINDING_WORDS } from './findings';
import { UNDERSTOOD_WORDS } from './understood';
import { CARD_WORDS } from './cards';
import { DECISION_WORDS } from './decisions';
import { NEWS_WORDS } from './news';
import { TOLD_OF_ACTING } from './told/acting';
import { TOLD_OF_CLOSING } from './told/closing';
import { TOLD_OF_FATE } from './told/fate';
import { TOLD_OF_WARS } from './told/war';
import { SHARED_APP } from './shared/app';
import { SHARED_BOOKS } from './shared/books';
import { SHARED_CAST } from './shared/cast';
import { SHARED_DESK } from './shared/desk';
import { SHARED_LETTERS } from './shared/letters-in';
import { SHARED_DISPATCH } from './shared/letters-out';
import { SHARED_TRIALS } from './shared/whatif';

/** What the Organisationsspiel says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    { category: CATEGORY_NAMES },
    STEP_WORDS,
    TABLE_WORDS,
    DICE_WORDS,
    ACT_WORDS,
    SHEET_WORDS,
    DERIVATION_WORDS,
    BOOK_WORDS,
    QUESTION_WORDS,
    EVENTS_OF_ACTING,
    EVENTS_OF_CLOSING,
    EVENTS_OF_FATE,
    FINDING_WORDS,
    UNDERSTOOD_WORDS,
    CARD_WORDS,
    DECISION_WORDS,
    NEWS_WORDS,
  ],
  told: [TOLD_OF_ACTING, TOLD_OF_CLOSING, TOLD_OF_FATE, TOLD_OF_WARS],
  shared: [
    SHARED_APP,
    SHARED_BOOKS,
    SHARED_CAST,
    SHARED_DESK,
    SHARED_LETTERS,
    SHARED_DISPATCH,
    SHARED_TRIALS,
  ],
};
