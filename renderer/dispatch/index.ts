export { DispatchRoom } from './DispatchRoom';
