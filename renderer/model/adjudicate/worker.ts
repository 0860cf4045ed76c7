import { remembering, serve } from '../runner';
import { compute, knownOf } from './compute';

/** Computes turns beside the screen. */
serve(remembering(compute, knownOf));
