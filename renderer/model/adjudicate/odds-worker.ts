import { serve } from '../runner';
import { computeOdds } from './odds';

/** Fights fights many times, beside the screen. */
serve(computeOdds);
