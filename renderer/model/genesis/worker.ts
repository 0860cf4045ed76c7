import { serve } from '../runner';
import { compute } from './compute';

/** The generator beside the screen: one world per request; it is broken off by ending the worker. */
serve(compute);
