import { serve } from '../../../model/runner';
import { readIncoming } from './incoming';

/** Reads files beside the screen. */
serve(readIncoming);
