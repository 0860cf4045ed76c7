import { serve } from '../runner';
import { compute } from './compute';

/** The generator in a worker: one world per request; it is cancelled by ending the worker. */
serve(compute);
