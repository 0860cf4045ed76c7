import { fileFailureOf } from '../storage/failure';
import { noteCaught } from './caught';

/**
 * Text key of why a file could not be written: the sentence of `faults:file` where the reason is known (full, read-only,
 * no right, gone), else `otherwise`, the room's own. What nobody expected is counted.
 */
export function unwrittenText(problem: unknown, otherwise: string): string {
  const why = fileFailureOf(problem);
  if (why !== 'unknown') return `faults:file.${why}`;
  noteCaught(problem);
  return otherwise;
}
