import { regionAt } from '../../../../../engine';
import { outcomeTool } from '../../../board/screen-state';
import { cells } from './cells';
import { connect } from './connect';
import { draw } from './draw';
import { move } from './move';
import { picture } from './picture';
import { REST, type ToolOutcome } from './tool';

/** Chooses the region under the hand. */
const select: ToolOutcome = (gesture, { kind, point }, { board }) => {
  if (kind === 'click') return { gesture: REST, chosen: regionAt(board, point) ?? null };
  return kind === 'cancel' ? { gesture: REST, chosen: null } : { gesture };
};

/** The tools of the board, in the order of the palette. */
export const REGION_TOOLS = [
  outcomeTool('select', REST, select, { changesWorld: false, drags: false }),
  outcomeTool('draw', REST, draw, { removes: true }),
  outcomeTool('cells', REST, cells),
  outcomeTool('connect', REST, connect),
  outcomeTool('move', REST, move, { enter: 'hold', removes: true }),
  outcomeTool('picture', REST, picture, { enter: 'hold' }),
];
