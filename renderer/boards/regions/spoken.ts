import { areNeighbours, neighboursOf, stepsBetween } from '../../../engine';
import { figuresOf } from '../../explain';
import type { Words } from '../../text/words';
import type { SeenBoard } from './use-board';

/** A region in words: its look, its neighbours, who is there. */
export function spokenRegion(
  { board, presence, parties }: SeenBoard,
  key: string,
  words: Words,
): string {
  const { list } = figuresOf(words);
  const region = board.regions[key];
  if (region === undefined) return '';
  const here = presence
    .filter((one) => one.region === key)
    .map(({ party }) => parties[party]?.name ?? party);
  const names = neighboursOf(board, key).map((other) => board.regions[other]?.name ?? other);
  return [
    words('regions:say.region', { name: region.name, tint: words(`regions:tint.${region.tint}`) }),
    names.length === 0
      ? words('regions:neighbours.none')
      : words('regions:say.neighbours', { names: list(names) }),
    here.length === 0
      ? words('regions:presence.nobody')
      : words('regions:say.parties', { names: list(here) }),
  ].join(' ');
}

/** How far a region is from another, in words. */
export function distanceInWords(
  { board }: SeenBoard,
  from: string,
  to: string,
  words: Words,
): string {
  const name = board.regions[from]?.name ?? from;
  const steps = stepsBetween(board, from, to);
  if (steps === undefined) return words('regions:status.noWay', { name });
  return areNeighbours(board, from, to)
    ? words('regions:status.neighbour', { name })
    : words('regions:status.steps', { name, count: steps });
}
