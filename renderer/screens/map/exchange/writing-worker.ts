import { serve } from '../../../model/runner';
import { write } from './writing';

/** Writes maps in a worker. */
serve(write);
