export * from '../../model/print/order';
export { PrintScreen } from './PrintScreen';
