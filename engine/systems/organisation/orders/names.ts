import type { PartyKey, World } from '../../../world';
import { organisationIn } from '../state/read';
import type { Organisation } from '../state/types';
import { editDistance, folded, foldedWords } from './fold';

/** Something that can be named in an order. */
export interface Named {
  readonly key: string;
  readonly name: string;
  /** Key, name and the words of the name, folded. */
  readonly folds: {
    readonly key: string;
    readonly name: string;
    readonly words: readonly string[];
  };
}

/** Something with a name, ready to be compared with words of a letter. */
export const namedThing = (key: string, name: string): Named => ({
  key,
  name,
  folds: { key: folded(key), name: folded(name), words: foldedWords(name) },
});

/** What the names of a letter can mean. */
export interface Book {
  readonly regions: readonly Named[];
  readonly organisations: readonly Named[];
  /** Advantages of the organisation that writes; the key is the name. */
  readonly advantages: readonly Named[];
  /** The organisation that writes; undefined if there is no such. */
  readonly own: Organisation | undefined;
  /** Folds of all names. */
  readonly names: ReadonlySet<string>;
}

/** Everything that has a name in the world, as the organisation may write it. */
export const bookOf = (world: World, party: PartyKey): Book => {
  const own = organisationIn(world, party, {});
  const regions = Object.values(world.board?.regions ?? {}).map((one) =>
    namedThing(one.key, one.name),
  );
  const organisations = Object.values(world.parties).map((one) => namedThing(one.key, one.name));
  const advantages = (own?.advantages ?? []).map(({ name }) => namedThing(name, name));
  const all = [...regions, ...organisations, ...advantages];
  const names = new Set(all.map(({ folds }) => folds.name));
  return { regions, organisations, advantages, own, names };
};

/** Articles before a name; a bound keeps the pattern matcher from running out of room over a line of nothing else. */
const ARTICLES =
  /^(?:(?:der|die|das|den|dem|des|the|an?|eine[mnrs]?|ein|region|organisation|organization)\s+){1,8}/iu;

const withoutArticle = (text: string): string => text.trim().replace(ARTICLES, '');

/** Endings a German or English name takes in a sentence. */
const ENDINGS = ['s', 'es', 'n', 'en'];

const isExactly = ({ folds }: Named, fold: string): boolean =>
  folds.key === fold || folds.name === fold;

const isInflected = ({ folds }: Named, fold: string): boolean =>
  ENDINGS.some((ending) => folds.name + ending === fold);

/** True if the words are the beginning of the name or of one of its words. */
const isShortFor = ({ folds }: Named, fold: string): boolean =>
  fold.length >= 2 &&
  (folds.name.startsWith(fold) || folds.words.some((word) => word.startsWith(fold)));

/** What words mean among named things: by key, in full, inflected, or cut short as long as only one can be meant. */
export const meantBy = (text: string, things: readonly Named[]): Named | undefined => {
  const fold = folded(withoutArticle(text));
  if (fold === '') return undefined;
  const readings = [isExactly, isInflected, isShortFor].map((fits) =>
    things.filter((thing) => fits(thing, fold)),
  );
  const found = readings.find((those) => those.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

/** The only thing whose name is a slip of the pen away: one letter, two in longer names; undefined if there is a choice. */
export const nearest = (text: string, things: readonly Named[]): Named | undefined => {
  const fold = folded(withoutArticle(text));
  const most = fold.length < 6 ? 1 : 2;
  if (fold.length < 3 || fold.length > 60) return undefined;
  const near = things
    .map((thing) => ({ thing, distance: editDistance(fold, thing.folds.name) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first !== undefined && first.distance !== second?.distance ? first.thing : undefined;
};
