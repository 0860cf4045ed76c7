import { serve } from '../../../model/runner';
import { write } from './writing';

/** Writes maps beside the screen. */
serve(write);
