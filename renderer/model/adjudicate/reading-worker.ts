import { remembering, serve } from '../runner';
import { computeReadings, nothingKnown } from './reading';

/** Reads letters in a worker. */
serve(remembering(computeReadings, nothingKnown));
