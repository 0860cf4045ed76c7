import { letterReader } from '../../../orders';
import { bookOf } from './book';
import { REGISTER } from './finding';
import { GRAMMAR } from './grammar';
import { inPlainWords } from './thread';

export { THREAD } from './thread';

/** Reads letters of the game (TM-11-06). */
export const LETTERS = letterReader({
  game: 'moerderspiel',
  grammar: GRAMMAR,
  bookOf,
  spelled: inPlainWords,
  findings: REGISTER,
  unknownName: 'moerderspiel.E_NATION',
});
