import { letterReader } from '../../../orders';
import { REGISTER } from './register';
import { bookOf } from './book';
import { GRAMMAR } from './grammar';

/** Reads the letters of the game. */
export const LETTERS = letterReader({
  game: 'eroberung',
  grammar: GRAMMAR,
  bookOf,
  findings: REGISTER,
  unknownName: 'eroberung.E_COUNTRY',
});
