import { serve } from '../runner';
import { readFile } from './read-file';

/** Reads documents in a worker. */
serve(readFile);
