import { remembering, serve } from '../runner';
import { momentsOverTurns, nothingButBefore } from './moments';

/** Computes moments of turns, in a worker. */
serve(remembering(momentsOverTurns(), nothingButBefore));
