export { RecordsScreen } from './RecordsScreen';
