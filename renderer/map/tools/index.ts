import type { MapTool } from '../../state/desk';
import { brush } from './brush';
import { eyedropper } from './eyedropper';
import { fill } from './fill';
import { lasso } from './lasso';
import { line } from './line';
import { rectangle } from './rectangle';
import { select } from './select';
import type { Tool } from './tool';

/** Every tool of the map, in the order of the palette. A new tool is a folder beside these and a line here. */
export const TOOLS: readonly Tool[] = [select, brush, line, rectangle, lasso, fill, eyedropper];

/** The tool with this name; `select` for a name nobody has. */
export const toolOf = (id: MapTool): Tool => TOOLS.find((tool) => tool.id === id) ?? select;
