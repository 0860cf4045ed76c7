export type { Seat } from './shape';
export { takeSeat } from './take-seat';
