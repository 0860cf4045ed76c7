import { neighboursOf } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { useBoardRoom } from './state';
import type { SeenBoard } from './use-board';

/** Speaks the chosen region to those who do not see the board. */
export const Announcer = ({ seen }: { readonly seen: SeenBoard }) => {
  const words = useWords();
  const { list } = figuresOf(words);
  const chosen = useBoardRoom((room) => room.chosen);
  const { board, presence, scene } = seen;
  const region = chosen === null ? undefined : board.regions[chosen];
  const namesOf = (keys: readonly string[]): string =>
    list(keys.map((key) => board.regions[key]?.name ?? key));
  const parties = presence
    .filter((one) => one.region === chosen)
    .map(({ party }) => scene.parties[party]?.name ?? party);
  const neighbours = region === undefined ? [] : neighboursOf(board, region.key);
  return (
    <p className="ww-visually-hidden" aria-live="polite">
      {region === undefined
        ? ''
        : [
            words('regions:say.region', {
              name: region.name,
              tint: words(`regions:tint.${region.tint}`),
            }),
            neighbours.length === 0
              ? words('regions:neighbours.none')
              : words('regions:say.neighbours', { names: namesOf(neighbours) }),
            parties.length === 0
              ? words('regions:presence.nobody')
              : words('regions:say.parties', { names: list(parties) }),
          ].join(' ')}
    </p>
  );
};
