import { remembering, serve } from '../runner';
import { momentsOverTurns, nothingButBefore } from './moments';

/** Computes moments of turns, beside the screen. */
serve(remembering(momentsOverTurns(), nothingButBefore));
