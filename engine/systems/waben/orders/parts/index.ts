export { letterParts } from './letter-parts';
