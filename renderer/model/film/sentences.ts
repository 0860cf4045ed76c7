import type { Campaign } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import type { Film } from './film';

/** Numbers of turns, those that follow each other as one range. */
const rangesOf = (turns: readonly number[], words: Words): string => {
  const ranges: { first: number; last: number }[] = [];
  for (const turn of turns) {
    const open = ranges.at(-1);
    if (open !== undefined && turn === open.last + 1) open.last = turn;
    else ranges.push({ first: turn, last: turn });
  }
  const { list, plain } = figuresOf(words);
  return list(
    ranges.map(({ first, last }) =>
      first === last ? plain(first) : `${plain(first)}–${plain(last)}`,
    ),
  );
};

/** Which turns a film skips, and why: a sentence each for older programs and damage; empty where it skips none. */
export function skippedTurns(
  { lost, damaged }: Pick<Film, 'lost' | 'damaged'>,
  words: Words,
): string {
  return (
    [
      ['lost', lost],
      ['damaged', damaged()],
    ] as const
  )
    .filter(([, turns]) => turns.length > 0)
    .map(([why, turns]) =>
      words(`film:${why}`, { turns: rangesOf(turns, words), count: turns.length }),
    )
    .join(' ');
}

/** What a film shows, and for whom, in one sentence; `key` is the wording: beside the film, or on what is given away. */
export function perspectiveSentence(
  { perspective }: Pick<Film, 'perspective'>,
  { world: { parties } }: Pick<Campaign, 'world'>,
  words: Words,
  key: 'note' | 'page' = 'note',
  game = '',
): string {
  if (typeof perspective === 'string') return words(`film:${key}.${perspective}`, { game });
  return words(`film:${key}.party`, {
    game,
    party: parties[perspective.party]?.name ?? perspective.party,
  });
}

/** What stands beside a turn of which there is nothing to tell. */
export function quietSentence({ perspective }: Pick<Film, 'perspective'>, words: Words): string {
  return words(`film:quiet.${perspective === 'truth' ? 'truth' : 'known'}`);
}
