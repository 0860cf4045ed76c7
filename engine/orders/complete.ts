import type { Completion } from '../kernel';
import type { AnySlot, Form, Grammar } from './grammar';
import type { Nouns } from './nouns';
import { folded } from './tokens';

/** Completions that are offered at most. */
const MOST = 6;

/** Words of a name that can be begun before the rest is offered. */
const LONGEST = 4;

/** The beginning of an order: of its line, or behind a sign that ends the one before. */
const ORDER_START = /[\n;.!?]/;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** As loud as what was begun: `REP` becomes `REPARIERE`, `Rep` `Repariere`. */
function likeBegun(text: string, begun: string): string {
  if (begun.length > 1 && begun === begun.toUpperCase()) return text.toUpperCase();
  const isCapital = !begun.startsWith(begun.charAt(0).toLowerCase());
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Ways to write the verb of an order, the imperative and the noun for it first. */
function verbsOf<Order, Book>({ verbs, heads }: Form<Order, Book>): readonly string[] {
  const [infinitive, imperative, ...others] = verbs;
  return [imperative, ...heads, infinitive, ...others].flatMap((one) =>
    one === undefined || one.particle !== undefined ? [] : [one.text],
  );
}

/** Words for the slots of an order. */
function wordsIn(slots: readonly AnySlot[], nouns: Nouns): readonly string[] {
  return slots.flatMap((slot): readonly string[] => {
    switch (slot.is) {
      case 'noun':
        return slot.types.flatMap((type) => (nouns[type] ?? []).map(({ name }) => name));
      case 'items':
        return wordsIn(Object.values(slot.slots), nouns);
      default:
        return [];
    }
  });
}

/** The verb an order begins with, if it does. */
function formsBegun<Order, Book>(
  forms: readonly Form<Order, Book>[],
  first: string,
): readonly Form<Order, Book>[] {
  return forms.filter(({ verbs, heads }) =>
    [...verbs, ...heads].some(({ folds }) => folds[0] === first),
  );
}

/**
 * How an order that is being written can go on: at its beginning those who carry out orders and verbs, behind one of those
 * verbs, behind a verb the names its slots can hold, at most six. Nothing is offered before a letter is written.
 * @param at Place of the cursor in the text.
 */
export function completionsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  text: string,
  at: number,
  { forms, subjects = '' }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): readonly Completion[] {
  const before = text.slice(0, at);
  const start = before.split(ORDER_START).slice(0, -1).join(' ').length;
  const begun = [...before.matchAll(WORD)].filter(
    ({ index, 0: word }) => index >= start && index + word.length <= at,
  );
  const last = begun.at(-1);
  if (last === undefined || last.index + last[0].length !== at) return [];
  const ordered = (nouns[subjects] ?? []).map(({ name }) => name);
  const named = folded(before.slice(begun[0]?.index, last.index));
  if (begun.length === 1 || ordered.some((name) => folded(name) === named)) {
    const fold = folded(last[0]);
    const verbs = forms.flatMap((form) => {
      const verb = verbsOf(form).find((one) => folded(one).startsWith(fold));
      return verb === undefined ? [] : [likeBegun(verb, last[0])];
    });
    const names = ordered.filter((name) => begun.length === 1 && folded(name).startsWith(fold));
    const found = offered([...names, ...verbs], { start: last.index, end: at }, fold);
    if (found.length > 0) return found;
  }
  const own = formsBegun(forms, folded(begun[0]?.[0] ?? ''));
  const names = wordsIn(
    (own.length > 0 ? own : forms).flatMap(({ slots }) => Object.values(slots)),
    nouns,
  );
  // The longest stretch of words that a name begins with.
  for (const { index } of begun.slice(1).slice(-LONGEST)) {
    const fold = folded(before.slice(index));
    const found = names.filter((name) => folded(name).startsWith(fold));
    if (found.length > 0) return offered(found, { start: index, end: at }, fold);
  }
  return [];
}

function offered(
  found: readonly string[],
  span: Completion['span'],
  fold: string,
): readonly Completion[] {
  return [...new Set(found)]
    .filter((text) => folded(text) !== fold)
    .slice(0, MOST)
    .map((text) => ({ text, span }));
}
