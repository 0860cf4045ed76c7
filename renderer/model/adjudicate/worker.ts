import { remembering, serve } from '../runner';
import { compute, knownOf } from './compute';

/** Computes turns in a worker. */
serve(remembering(compute, knownOf));
