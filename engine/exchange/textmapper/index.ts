export { readTextMapper } from './read';
export { writeTextMapper } from './write';
