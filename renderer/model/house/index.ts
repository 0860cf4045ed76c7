export { HouseRoom } from './HouseRoom';
