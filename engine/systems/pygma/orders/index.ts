export type { Book } from './book';
export type { Holdings, Objection, OwnCity, OwnUnit } from './holdings';
export { pygmaLetters } from './letter';
export { coordOf, type Coord, type Load, type Move, type Order, type PiOrder } from './order';
