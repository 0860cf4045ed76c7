import { mapTool } from '../tool';
import { pointing } from './pointing';

/** Letters the map: a click or several lay the line, the form asks for the words; what stands can be moved. */
export const label = mapTool('label', pointing(null));
