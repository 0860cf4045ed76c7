export { TurnRoom } from './TurnRoom';
