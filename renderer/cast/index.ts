export { CastRoom } from './CastRoom';
