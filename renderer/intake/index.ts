export type { IntakeFile, IntakeProblem, IntakeResult, ReadDocument } from './document';
export { readFile, readText, type Taken } from './read-file';
