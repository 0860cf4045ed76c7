export { RulesScreen } from './RulesScreen';
