import { serve } from '../../../model/runner';
import { readIncoming } from './incoming';

/** Reads files in a worker. */
serve(readIncoming);
