import { simpleLetters } from '../../../orders';

/** Reads the letters of the game. */
export const LETTERS = simpleLetters<never>({
  game: 'pygma',
  forms: [],
  findings: {},
  line: 'pygma.E_SYNTAX',
  unknownName: 'pygma.E_COORD',
});
export type { Book } from './book';
export type { Holdings, Objection, OwnCity, OwnUnit } from './holdings';
export { pygmaLetters } from './letter';
export { coordOf, type Coord, type Load, type Move, type Order, type PiOrder } from './order';
