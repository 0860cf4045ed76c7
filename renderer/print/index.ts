export { composeMap } from './compose';
export { mapFigure, mapWindowsOf } from './figure';
export * from './order';
export { PrintRoom } from './PrintRoom';
export { type MapSource, type MapWords, sourceOfDossier } from './source';
