export type { IntakeFile, IntakeProblem, ReadDocument } from './document';
export { createFileReader } from './aside';
export { readText } from './read-file';
export { readThread } from './thread/read-thread';
