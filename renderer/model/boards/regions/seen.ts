import {
  areNeighbours,
  type Campaign,
  neighboursOf,
  type Presence,
  type RegionBoard,
  type SeenRegion,
  seenRegions,
  settingsInForce,
  stepsBetween,
  systems,
} from '../../../../engine';
import { figuresOf, moneyOf } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';
import type { PlayedGame, SeenThrough } from '../../board/board';
import { remembered } from '../../../kit/board/cells';
import { boardIn } from './board';
import type { BoardScene } from './drawing/scene';

/** The board as somebody sees it. */
export interface SeenBoard extends SeenThrough {
  readonly board: RegionBoard;
  readonly scene: BoardScene;
  readonly presence: readonly Presence[];
}

/** The regions of a board as everybody sees them; the same objects as long as the board is the same. */
const regionsOf: (board: RegionBoard) => readonly SeenRegion[] = remembered((board) =>
  Object.values(seenRegions(board)),
);

/** The board of a game through somebody's eyes, or (null) as it is. */
export function seenIn(
  { system, settings, world }: PlayedGame,
  viewer: string | null,
  words: Words,
): SeenBoard {
  const board = boardIn({ world });
  const { parties } = world;
  const presence = system.board.presence?.(world, viewer, settings) ?? [];
  const money = moneyOf(system.currency, words).plain;
  const { borders } = board;
  const scene = { regions: regionsOf(board), borders, presence, parties, money };
  return { board, presence, viewer, parties, scene };
}

/** Who is in a region, whoever looks: what stands there when it is to go. */
export function presentIn(campaign: Campaign, region: string): readonly Presence[] {
  const { system, world } = campaign;
  const present = systems[system]?.board.presence?.(world, null, settingsInForce(campaign)) ?? [];
  return present.filter((one) => one.region === region);
}

/** A region in words: its look, its neighbours, who is there. */
export function regionText(
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
