import { loadFonts } from '../../../kit/paper/fonts/load';
import { serve } from '../../../model/runner';
import { createPressWork } from './press';

/** The press beside the screen: it gets dossiers and gives back finished files, and never sees the truth. */
serve(createPressWork(loadFonts));
