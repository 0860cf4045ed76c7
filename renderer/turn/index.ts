export { TurnRoom } from './TurnRoom';
export { TurnStatus } from './TurnStatus';
