import { cells } from './cells';
import { connect } from './connect';
import { draw } from './draw';
import { move } from './move';
import { picture } from './picture';
import { select } from './select';
import { regionTool, type RegionTool } from './tool';

/** The tools of the board, in the order of the palette. */
export const REGION_TOOLS: readonly RegionTool[] = [
  regionTool('select', select, { changesWorld: false, drags: false }),
  regionTool('draw', draw, { removes: true }),
  regionTool('cells', cells),
  regionTool('connect', connect),
  regionTool('move', move, { enter: 'hold', removes: true }),
  regionTool('picture', picture, { enter: 'hold' }),
];
