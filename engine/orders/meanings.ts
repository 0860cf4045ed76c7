import { targetsOf } from './draft';
import type { Form } from './grammar';
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

const indexes = new WeakMap<object, ReadonlyMap<string, readonly Place[]>>();

/** Forms of verbs by their first word, found once for every grammar. */
function indexOf<Order, Book>(
  all: readonly Form<Order, Book>[],
): ReadonlyMap<string, readonly Place[]> {
  const known = indexes.get(all);
  if (known !== undefined) return known;
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
  indexes.set(all, map);
  return map;
}

/** Forms of verbs that begin with a word, with what they mean. */
export const meaningsAt = <Order, Book>(
  all: readonly Form<Order, Book>[],
  first: string,
): readonly Meaning<Order, Book>[] =>
  (indexOf(all).get(first) ?? []).flatMap(({ verb, at, isNoun }) => {
    const form = all[at];
    return form === undefined ? [] : [{ verb, form, isNoun }];
  });

/** First words of verbs. */
export const firstWordsOf = <Order, Book>(all: readonly Form<Order, Book>[]): readonly string[] => [
  ...indexOf(all).keys(),
];

const words = new WeakMap<object, readonly string[]>();

/** Every word that means something to an order of a grammar: of its verbs, and of the slots. */
export function wordsOf<Order, Book>(all: readonly Form<Order, Book>[]): readonly string[] {
  const known = words.get(all);
  if (known !== undefined) return known;
  const found = all.flatMap(({ verbs, heads, slots }) => [
    ...[...verbs, ...heads].flatMap(({ folds }) => folds),
    ...targetsOf(slots).flatMap(({ slot }) => {
      if (slot.is === 'choice') return Object.values(slot.options).flat(2);
      return slot.is === 'number' ? slot.words.flat() : [];
    }),
  ]);
  words.set(all, found);
  return found;
}
