import { letterReader } from '../../../orders';
import { bookOf } from './book';
import { REGISTER } from './finding';
import { GRAMMAR } from './grammar';

/** Reads letters of the game (TM-11-06). */
export const LETTERS = letterReader({
  game: 'moerderspiel',
  grammar: GRAMMAR,
  bookOf,
  findings: REGISTER,
  unknownName: 'moerderspiel.E_NATION',
});
