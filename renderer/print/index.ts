export { PrintRoom } from './PrintRoom';
