export { readWorldographer } from './read';
export { writeWorldographer } from './write';
