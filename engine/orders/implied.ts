import { subjectFor } from './clauses';
import type { Form } from './grammar';
import type { Nouns } from './nouns';
import { outcomeOf, type Unit } from './outcome';
import type { Sentence } from './sentences';
import type { State } from './state';
import { withoutEnd } from './units';
import { tellsState } from './unordered';

/** Words without a verb that are an order, of those the sentence before names if they name nobody. */
export function impliedOrBefore<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): Unit<Order, Book> | undefined {
  const before = subjectFor(my, sentence);
  const alone = impliedBy(my, sentence);
  if (alone !== undefined || before === undefined) return alone;
  return impliedBy(my, {
    ...sentence,
    isProse: false,
    tokens: [...before, ...sentence.tokens],
  });
}

/** Words without a verb that are an order by their heading or their content; all of them must be used. */
export function impliedBy<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, step, means, isProse }: Sentence,
): Unit<Order, Book> | undefined {
  const { forms } = my.reading.grammar;
  const expected = means ?? step;
  if ((isProse && expected === null) || tellsState(my.reading, tokens)) return undefined;
  const isUnder = ({ under }: Form<Order, Book>): boolean =>
    expected !== null && under.includes(expected);
  const unit = {
    forms,
    verb: [],
    tokens: withoutEnd(tokens),
    isLed: false,
    isNoun: false,
    mood: 'none',
  } as const;
  const fits = (form: Form<Order, Book>): boolean => {
    const bound = isUnder(form) ? { ...form, isPlain: () => true } : form;
    const { orders, problems, clause } = outcomeOf(my.reading, unit, bound, undefined);
    return orders.length > 0 && problems.length === 0 && clause.holds.length === 0;
  };
  const under = forms.filter((form) => isUnder(form) && fits(form));
  const plain = forms.filter((form) => form.isPlain !== undefined && fits(form));
  const found = under.length > 0 ? under : plain;
  return found.length === 1
    ? { ...unit, forms: found.map((one) => ({ ...one, isPlain: () => true })) }
    : undefined;
}
