export { type CaseFault, type CaseFile, type CaseLine, readCases, type TextCase } from './read';
