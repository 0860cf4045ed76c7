export { readGeoJson } from './read';
export { writeGeoJson } from './write';
