import { regionAt } from '../../../../engine';
import { REST, type ToolAct } from './tool';

/** Chooses the region under the hand. */
export const select: ToolAct = (gesture, { kind, point }, { board }) => {
  if (kind === 'click') return { gesture: REST, chosen: regionAt(board, point) ?? null };
  return kind === 'cancel' ? { gesture: REST, chosen: null } : { gesture };
};
