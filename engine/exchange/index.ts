export * from './accept';
export * from './codes';
export * from './csv';
export * from './geojson';
export * from './model';
export { mapTerrain } from './propose';
export { guessTerrain } from './terrain-names';
export * from './worldographer';
export * from './textmapper';
