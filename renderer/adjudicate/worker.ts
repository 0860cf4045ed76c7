import { serve } from '../runner';
import { compute } from './compute';

/** The engine beside the screen: one run per request; a run is cancelled by ending the worker. */
serve(compute);
