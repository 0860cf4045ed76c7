import { neighboursOf } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useBoardRoom } from './state';
import type { SeenBoard } from './use-board';

/** The chosen region in words: its look, its neighbours, who is there; empty while none is chosen. */
export function useSpokenRegion({ board, presence, scene }: SeenBoard): string {
  const words = useWords();
  const { list } = figuresOf(words);
  const chosen = useBoardRoom((room) => room.chosen);
  const region = chosen === null ? undefined : board.regions[chosen];
  if (region === undefined) return '';
  const parties = presence
    .filter((one) => one.region === chosen)
    .map(({ party }) => scene.parties[party]?.name ?? party);
  const names = neighboursOf(board, region.key).map((key) => board.regions[key]?.name ?? key);
  return [
    words('regions:say.region', { name: region.name, tint: words(`regions:tint.${region.tint}`) }),
    names.length === 0
      ? words('regions:neighbours.none')
      : words('regions:say.neighbours', { names: list(names) }),
    parties.length === 0
      ? words('regions:presence.nobody')
      : words('regions:say.parties', { names: list(parties) }),
  ].join(' ');
}
