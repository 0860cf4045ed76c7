export * from './ahead';
export { ALL_PARTIES, figureOfId, type GameFigures } from './game';
export * from './compare';
export { playersLetters } from './player';
export * from './trial';
