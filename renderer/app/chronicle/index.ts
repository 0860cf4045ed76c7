export { ChronicleRoom } from './ChronicleRoom';
