import { remembering, serve } from '../../runner';
import { computeTrial, nothingKnown } from './trials';

/** Plays games of the laboratory; it is cancelled by ending the worker. */
serve(remembering(computeTrial, nothingKnown));
