import type { Affair, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { stateOf } from '../state/read';
import type { Organisation } from '../state/types';

/** Words too short or too common to give anything away by themselves. */
const LEAST_LETTERS = 4;

const isTelling = (word: string): boolean => word.trim().length >= LEAST_LETTERS;

const affair = (
  { key }: Organisation,
  what: string,
  words: readonly string[],
  about: string,
  isOwn = true,
): readonly Affair[] => {
  const telling = words.filter(isTelling);
  const owner = isOwn ? key : '';
  return telling.length === 0 ? [] : [{ key: `${key}/${what}`, owner, words: telling, about }];
};

/** Advantages and secrets of an organisation: by their names they are recognised (OS-20-03). */
const affairsOf = (organisation: Organisation): readonly Affair[] => [
  ...organisation.advantages.flatMap(({ id, name }) => affair(organisation, id, [name], name)),
  // What the GM notes for himself its own organisation must not read either.
  ...organisation.secrets.flatMap(({ id, title, text, isOwn }) =>
    affair(organisation, `secret ${id}`, [title, text], title, isOwn),
  ),
];

/** What others must not read of an organisation: names of its advantages, its secrets (OS-20-03). */
export const affairs = (world: World, settings: Settings): readonly Affair[] =>
  Object.values(stateOf(world, settings).organisations).flatMap(affairsOf);
