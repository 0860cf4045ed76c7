import { cells } from './cells';
import { connect } from './connect';
import { draw } from './draw';
import { move } from './move';
import { picture } from './picture';
import { select } from './select';
import type { BoardTool, ToolAct } from './tool';

/** What each tool does with the hand. */
export const TOOL_ACTS: Readonly<Record<BoardTool, ToolAct>> = {
  select,
  draw,
  cells,
  connect,
  move,
  picture,
};

/** Keys of the tools. */
export const TOOL_KEYS: Readonly<Record<BoardTool, string>> = {
  select: 'V',
  draw: 'D',
  cells: 'H',
  connect: 'C',
  move: 'M',
  picture: 'B',
};
