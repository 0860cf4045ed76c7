export { ALL_PARTIES, figureId, type GameFigures } from './game';
export * from './compare';
export { playersLetters } from './player';
export * from './trial';
