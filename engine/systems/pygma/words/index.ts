import type { GameWords, WordTree } from '../../../kernel';
import { ARMY_CARDS, ARMY_WORDS } from './armies';
import { ARMY_EVENTS } from './army-events';
import { LAND_EVENTS } from './land-events';
import { CASE_WORDS } from './cases';
import { ECONOMY_CARDS, ECONOMY_WORDS } from './economy';
import { ECONOMY_EVENTS } from './economy-events';
import { REALM_EVENTS } from './realm-events';
import { BALANCE_WORDS } from './balance';
import { UNDERSTOOD_WORDS } from './orders';
import { EVALUATION_WORDS, FIGURE_WORDS, REPORTED } from './evaluation';
import { SHARED } from './shared';
import { GUIDED } from './steps';

/** The example on the start page. */
const EXAMPLE_WORDS: WordTree = {
  example: {
    rabensund: {
      name: ['Am Rabensund', 'On the Raven Sound'],
      text: [
        'PYGMA-ISIS, Dorl im Jahr 2: acht Reiche, ein Krieg, ein Aufstand, ein geheimes Heer; alle Briefe liegen vor.',
        'PYGMA-ISIS, Dorl of year 2: eight realms, a war, a revolt, a secret army; all letters are in.',
      ],
    },
  },
};

/** A month as it dates letters and reports. */
const DATE_WORDS: WordTree = {
  date: { month: ['{{month}}, Jahr {{year}}', '{{month}}, year {{year}}'] },
};

/** What PYGMA-ISIS says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    UNDERSTOOD_WORDS,
    ARMY_WORDS,
    ECONOMY_WORDS,
    BALANCE_WORDS,
    FIGURE_WORDS,
    CASE_WORDS,
    EXAMPLE_WORDS,
    DATE_WORDS,
  ],
  events: [ARMY_EVENTS, LAND_EVENTS, ECONOMY_EVENTS, REALM_EVENTS],
  shared: [SHARED, EVALUATION_WORDS],
  reported: REPORTED,
  reminders: ['pygma.descriptionMissing', 'pygma.rulerMissing', 'pygma.halfYear', 'pygma.steady'],
  guided: GUIDED,
  judged: [...ARMY_CARDS, ...ECONOMY_CARDS],
};
