import {
  areNeighbours,
  regionAt,
  type RegionKey,
  success,
  withNeighbours,
  withoutNeighbours,
} from '../../../../../engine';
import { editBoard } from '../board';
import { type Answer, REST, type ToolOutcome, type ToolContext } from './tool';

/** Makes two regions neighbours, or parts them if they are. */
export function toggledBorder(
  { board, campaign }: Pick<ToolContext, 'board' | 'campaign'>,
  a: RegionKey,
  b: RegionKey,
): Answer {
  const isThere = areNeighbours(board, a, b);
  const about = { name: board.regions[a]?.name ?? a, other: board.regions[b]?.name ?? b };
  const edit = isThere ? success(withoutNeighbours(board, a, b)) : withNeighbours(board, a, b);
  const name = `regions:command.${isThere ? 'part' : 'connect'}`;
  return { gesture: REST, ...editBoard(campaign, name, about, edit) };
}

/** Connects two regions: pressed one after the other, or drawn from one to the other. */
export const connect: ToolOutcome = (gesture, { kind, point }, context) => {
  const { board } = context;
  const region = regionAt(board, point);
  if (kind === 'cancel') {
    return gesture.kind === 'rest' ? { gesture, chosen: null } : { gesture: REST };
  }
  if (kind === 'down') {
    if (region === undefined) return { gesture: REST, chosen: null };
    if (gesture.kind !== 'link') {
      return { gesture: { kind: 'link', from: region, isHeld: true }, chosen: region };
    }
    return gesture.from === region
      ? { gesture: REST }
      : toggledBorder(context, gesture.from, region);
  }
  if (kind !== 'up' || gesture.kind !== 'link' || !gesture.isHeld) return { gesture };
  if (region === undefined || region === gesture.from) {
    return { gesture: { ...gesture, isHeld: false } };
  }
  return toggledBorder(context, gesture.from, region);
};
