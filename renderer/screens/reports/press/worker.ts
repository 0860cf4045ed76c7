import { loadFonts } from '../../../kit/paper/fonts/load';
import { serve } from '../../../model/runner';
import { createPressWork } from './press';

/** The press in a worker: it gets party snapshots and gives back finished files, and never sees the truth. */
serve(createPressWork(loadFonts));
