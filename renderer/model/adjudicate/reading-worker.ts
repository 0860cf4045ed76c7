import { remembering, serve } from '../runner';
import { computeReadings, nothingKnown } from './reading';

/** Reads letters beside the screen. */
serve(remembering(computeReadings, nothingKnown));
