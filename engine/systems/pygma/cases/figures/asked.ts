import type { Explained, Settings } from '../../../../kernel';
import type { World } from '../../../../world';
import { stateOf } from '../../state/keep';
import type { GameState } from '../../state/types';

/** Where a figure is asked for. */
export interface Situation {
  readonly world: World;
  readonly settings: Settings;
}

/** What a case asks of a figure: pairs of a name and a word, `size 26 kind warrior`, in the world of the case. */
export interface Asked extends Situation {
  readonly state: GameState;
  /** The word behind a name; empty = it is not said. */
  readonly text: (name: string) => string;
  /** The number behind a name, 0 unless said. */
  readonly number: (name: string) => number;
  /** The words behind a name parted by commas, `goods grain,wine`. */
  readonly list: (name: string) => readonly string[];
  /** True if the name stands there at all. */
  readonly has: (name: string) => boolean;
}

/** Figures by name. */
export type Figures = Readonly<Record<string, (asked: Asked) => Explained | undefined>>;

/** The words of a line behind the name of its figure, as pairs. */
export function askedIn(words: readonly string[], situation: Situation): Asked {
  const text = (name: string): string => {
    const at = words.indexOf(name);
    return at < 0 ? '' : (words[at + 1] ?? '');
  };
  return {
    ...situation,
    state: stateOf(situation.world),
    text,
    number: (name) => Number(text(name)),
    list: (name) =>
      text(name)
        .split(',')
        .filter((one) => one !== ''),
    has: (name) => words.includes(name),
  };
}
