export type { WriterLease } from './shape';
export { takeLease } from './take-lease';
