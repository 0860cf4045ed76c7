export { MapRoom } from './MapRoom';
