export { ChronicleScreen } from './ChronicleScreen';
