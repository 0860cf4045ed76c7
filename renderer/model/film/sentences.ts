import type { Campaign } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import type { Words } from '../../kit/text/words';
import type { Film } from './film';

/** Numbers of turns as a list, those that follow each other as one range. */
export function rangesOf(turns: readonly number[], words: Words): string {
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
}

/** Turns as a GM writes them, `1–5, 8`; a text that names none, or something else, is given back as `wrong`. */
export function turnsIn(
  text: string,
  turns: readonly number[],
): { readonly turns: readonly number[] } | { readonly wrong: string } {
  const wanted = new Set<number>();
  const parts = text.replaceAll(/\s*[-–]\s*/g, '–').split(/[,;\s]+/);
  for (const part of parts.filter((one) => one !== '')) {
    const [, first, last = first] = /^(\d{1,6})(?:–(\d{1,6}))?$/.exec(part) ?? [];
    const found = turns.filter((turn) => turn >= Number(first) && turn <= Number(last));
    if (found.length === 0) return { wrong: part };
    for (const turn of found) wanted.add(turn);
  }
  return wanted.size === 0 ? { wrong: text.trim() } : { turns: [...wanted] };
}

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
