import { regionAt } from '../../../../../engine';
import { DRAWS_PATHS, drawPath } from '../../../board/cell-tools';
import { outcomeTool } from '../../../board/screen-state';
import { cells } from './cells';
import { connect } from './connect';
import { draw } from './draw';
import { move } from './move';
import { picture } from './picture';
import { REST, type ToolOutcome } from './tool';

/** Selects the region under the pointer. */
const select: ToolOutcome = (gesture, { kind, point }, { board }) => {
  if (kind === 'click') return { gesture: REST, chosen: regionAt(board, point) ?? null };
  return kind === 'cancel' ? { gesture: REST, chosen: null } : { gesture };
};

/** Draws an order from one region to another. */
const order: ToolOutcome = (gesture, event, { board }) => {
  const drawn = drawPath(gesture.kind === 'path' ? gesture : null, event, {
    cellAt: (point) => regionAt(board, point),
  });
  return { ...drawn, gesture: drawn.gesture ?? REST };
};

/** The tools of the board, in the order of the palette. */
export const REGION_TOOLS = [
  outcomeTool('select', REST, select, { changesWorld: false, drags: false }),
  outcomeTool('order', REST, order, DRAWS_PATHS),
  outcomeTool('draw', REST, draw, { removes: true }),
  outcomeTool('cells', REST, cells),
  outcomeTool('connect', REST, connect),
  outcomeTool('move', REST, move, { enter: 'hold', removes: true }),
  outcomeTool('picture', REST, picture, { enter: 'hold' }),
];
