import { targetsOf } from './draft';
import type { Form } from './grammar';
import type { VerbForm } from './verbs';

/** A form of a verb with the order it means. */
export interface Meaning<Order, Book> {
  readonly verb: VerbForm;
  readonly form: Form<Order, Book>;
  readonly isNoun: boolean;
}

const indexes = new WeakMap<object, ReadonlyMap<string, readonly Meaning<unknown, unknown>[]>>();

/** Forms of verbs by their first word, found once for every grammar. */
export function meaningsOf<Order, Book>(
  all: readonly Form<Order, Book>[],
): ReadonlyMap<string, readonly Meaning<Order, Book>[]> {
  const known = indexes.get(all);
  if (known !== undefined) return known as ReadonlyMap<string, readonly Meaning<Order, Book>[]>;
  const map = new Map<string, Meaning<Order, Book>[]>();
  for (const form of all)
    for (const [verbs, isNoun] of [
      [form.verbs, false],
      [form.heads, true],
    ] as const)
      for (const verb of verbs) {
        const [first = ''] = verb.folds;
        map.set(first, [...(map.get(first) ?? []), { verb, form, isNoun }]);
      }
  indexes.set(all, map as unknown as ReadonlyMap<string, readonly Meaning<unknown, unknown>[]>);
  return map;
}

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
