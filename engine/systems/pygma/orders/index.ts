import { DRAWN } from './drawn';
import { SUBJECTS } from './subjects';
import { pygmaLetters } from './letter';
import { bookOf, holdingsOf } from './world';

export { coordOf, type Coord, type Load, type Move, type Order, type PiOrder } from './order';
export { isOpen } from './open';
export { coordOfField, fieldOfCoord } from './places';
export { trialOf } from './trial';
export type { Trial } from './stated';

/** House rules of ways, armies, money and goods. */
const RULES = [
  'pygma.admin.',
  'pygma.bridge.',
  'pygma.courier.',
  'pygma.height.',
  'pygma.move.',
  'pygma.muster.',
  'pygma.road.',
  'pygma.start.',
  'table.pygma.admin',
  'table.pygma.army',
  'table.pygma.city',
  'table.pygma.limit',
  'table.pygma.mirror',
  'table.pygma.promotion',
  'table.pygma.road',
  'table.pygma.secret_limit',
  'table.pygma.terrain',
];

/** Reads the letters of the game. */
export const LETTERS = {
  ...pygmaLetters({ bookOf, holdingsOf }),
  rules: RULES,
  drawn: DRAWN,
  subjects: SUBJECTS,
};
