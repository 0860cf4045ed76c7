import { simpleLetters } from '../../../orders';

/** Reads the letters of the game. */
export const LETTERS = simpleLetters<never>({
  game: 'pygma',
  forms: [],
  findings: {},
  line: 'pygma.E_SYNTAX',
  unknownName: 'pygma.E_COORD',
});
