export * from '../../model/print/order';
export { PrintRoom } from './PrintRoom';
