export { Tour } from './Tour';
export { useTour } from './tour-store';
