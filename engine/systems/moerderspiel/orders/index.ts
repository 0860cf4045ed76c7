import { letterReader } from '../../../orders';
import { bookOf } from './book';
import { REGISTER } from './finding';
import { GRAMMAR } from './grammar';
import { inPlainWords } from './thread';

export { THREAD } from './thread';

const READER = letterReader({
  game: 'moerderspiel',
  grammar: GRAMMAR,
  bookOf,
  findings: REGISTER,
  unknownName: 'moerderspiel.E_NATION',
});

/** Reads letters of the game (TM-11-06). */
export const LETTERS: typeof READER = {
  ...READER,
  read: (text, party, world) => ({ ...READER.read(inPlainWords(text), party, world), text }),
};
