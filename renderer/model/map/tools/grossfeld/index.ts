import { mapTool } from '../tool';
import { placing } from './placing';

/** Lets the world grow by Großfelder, chooses them, moves them, and lets two exchange their places. */
export const grossfeld = mapTool('grossfeld', placing);
