import markdown from '../../../docs/rules/waben.md?raw';
import { readClauses } from './read';

/** The clauses of Welt der Waben with their words; docs/rules/waben.md is their only source. */
export const CLAUSES_IN_WORDS = readClauses(markdown);
