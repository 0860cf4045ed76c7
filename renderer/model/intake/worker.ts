import { serve } from '../runner';
import { readFile } from './read-file';

/** Reads documents beside the screen. */
serve(readFile);
