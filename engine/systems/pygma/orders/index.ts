import { DRAWN } from './drawn';
import { SUBJECTS } from './subjects';
import { pygmaLetters } from './letter';
import { bookOf, holdingsOf } from './world';

export { coordOf, type Coord, type Load, type Move, type Order, type PiOrder } from './order';
export { isOpen } from './open';
export { coordOfField, fieldOfCoord } from './places';
export { trialOf } from './trial';
export type { Trial } from './stated';

/** Reads the letters of the game. */
export const LETTERS = {
  ...pygmaLetters({ bookOf, holdingsOf }),
  drawn: DRAWN,
  subjects: SUBJECTS,
};
