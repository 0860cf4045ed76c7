import { memoizeByObject } from '../kernel';
import { targetsOf } from './draft';
import type { Form } from './grammar';
import { wordList, type WordList } from './nouns';
import type { VerbForm } from './verbs';

/** A form of a verb with the order it means. */
export interface Meaning<Order, Book> {
  readonly verb: VerbForm;
  readonly form: Form<Order, Book>;
  readonly isNoun: boolean;
}

/** Where a form of a verb stands in a grammar: the place of its order, and the form itself. */
interface Place extends Pick<Meaning<never, never>, 'verb' | 'isNoun'> {
  readonly at: number;
}

/** What the words of an order are. */
type Parts = Pick<Form<never, never>, 'verbs' | 'heads' | 'slots'>;

/** Forms of verbs by their first word, found once for every grammar. */
const indexOf = memoizeByObject((all: readonly Parts[]): ReadonlyMap<string, readonly Place[]> => {
  const map = new Map<string, Place[]>();
  for (const [at, { verbs, heads }] of all.entries())
    for (const [those, isNoun] of [
      [verbs, false],
      [heads, true],
    ] as const)
      for (const verb of those) {
        const [first = ''] = verb.folds;
        map.set(first, [...(map.get(first) ?? []), { verb, at, isNoun }]);
      }
  return map;
});

/** Forms of verbs that begin with a word, with what they mean. */
export function meaningsAt<Order, Book>(
  all: readonly Form<Order, Book>[],
  first: string,
): readonly Meaning<Order, Book>[] {
  return (indexOf(all).get(first) ?? []).flatMap(({ verb, at, isNoun }) => {
    const form = all[at];
    return form === undefined ? [] : [{ verb, form, isNoun }];
  });
}

/** First words of verbs. */
export function firstWordsOf(all: readonly Parts[]): readonly string[] {
  return [...indexOf(all).keys()];
}

/** Every word that means something to an order of a grammar: of its verbs, and of the slots. */
export function wordsOf(all: readonly Parts[]): WordList {
  return listOf(all);
}

const listOf = memoizeByObject((all: readonly Parts[]) =>
  wordList(
    all.flatMap(({ verbs, heads, slots }) => [
      ...[...verbs, ...heads].flatMap(({ folds }) => folds),
      ...targetsOf(slots).flatMap(({ slot }) => {
        if (slot.is === 'choice') return Object.values(slot.options).flat(2);
        return slot.is === 'number' ? slot.words.flat() : [];
      }),
    ]),
  ),
);
