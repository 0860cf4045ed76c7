import type { Campaign } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import type { Film } from './film';

/** Which turns a film skips, and why, in one sentence; empty where it skips none. */
export function lostTurns({ lost }: Pick<Film, 'lost'>, words: Words): string {
  const [first = 0] = lost;
  const last = lost.at(-1) ?? 0;
  if (lost.length === 0) return '';
  const { plain } = figuresOf(words);
  const turns = first === last ? plain(first) : `${plain(first)}–${plain(last)}`;
  return words('film:lost', { turns, count: lost.length });
}

/** What a film shows, and for whom, in one sentence; `key` is the wording: beside the film, or on what is given away. */
export function eyesSentence(
  { eyes }: Pick<Film, 'eyes'>,
  { world: { parties } }: Pick<Campaign, 'world'>,
  words: Words,
  key: 'note' | 'page' = 'note',
  game = '',
): string {
  if (typeof eyes === 'string') return words(`film:${key}.${eyes}`, { game });
  return words(`film:${key}.party`, { game, party: parties[eyes.party]?.name ?? eyes.party });
}

/** What stands beside a turn of which there is nothing to tell. */
export function quietSentence({ eyes }: Pick<Film, 'eyes'>, words: Words): string {
  return words(`film:quiet.${eyes === 'truth' ? 'truth' : 'known'}`);
}
