import { serve } from '../runner';
import { computeOdds } from './odds';

/** Simulates fights many times, in a worker. */
serve(computeOdds);
