export { Tour } from './Tour';
