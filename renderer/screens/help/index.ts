export { HelpRoom } from './HelpRoom';
