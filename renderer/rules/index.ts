export { RulesRoom } from './RulesRoom';
