import { mapTool } from '../tool';
import { pointing } from './pointing';

/**
 * Places lettering on the map: one click or several set the line, the form asks for the words; an existing one can be
 * moved.
 */
export const label = mapTool('label', pointing(null));
