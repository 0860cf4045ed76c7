export * from './accept';
export * from './model';
export * from './csv';
export * from './geojson';
export { guessTerrain, mapTerrain } from './propose';
export * from './worldographer';
export * from './textmapper';
