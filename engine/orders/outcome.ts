import type { Params } from '../kernel';
import { type Clause, readClause } from './clause';
import type { Draft } from './draft';
import type { Fault, Form, Making, Reading, Slots } from './grammar';
import type { Nouns } from './nouns';
import { type Token, tokenAt, wordsFrom } from './tokens';
import type { VerbMood } from './verbs';
import { FILLERS } from './vocabulary';

/** A clause of a sentence: its verb and everything that belongs to it. */
export interface Unit<Order, Book> {
  /** Possible forms of the verb. */
  readonly forms: readonly Form<Order, Book>[];
  readonly verb: readonly Token[];
  readonly tokens: readonly Token[];
  /** True if it begins with its verb. */
  readonly isLed: boolean;
  /** Mood of its verb where it is no order of its own; `none` = its form is that of an order alone. */
  readonly mood: VerbMood;
  /** True if its verb is a noun that means an order at the beginning of a sentence only. */
  readonly isNoun: boolean;
}

interface Problem {
  readonly code: string;
  readonly about: Params;
  readonly tokens: readonly Token[];
}

/** Result of one form for a clause. */
export interface Outcome<Order> {
  readonly clause: Clause;
  readonly orders: readonly {
    readonly order: Order;
    readonly draft: Draft;
    readonly words: readonly Token[];
  }[];
  readonly problems: readonly Problem[];
  /** The order before it, changed by a wish about it. */
  readonly amendment: Order | undefined;
  /** How badly it is understood. */
  readonly cost: number;
}

/** Words nobody understands, with the small words beside them in their piece of the sentence. */
function widened(
  words: readonly Token[],
  own: readonly Token[],
  { uses }: Clause,
): readonly Token[] {
  const isSmall = (token: Token | undefined): boolean =>
    token?.kind === 'word' && FILLERS.has(token.fold) && uses.get(token) === 'courtesy';
  let from = own.indexOf(tokenAt(words, 0));
  let to = own.indexOf(tokenAt(words, words.length - 1));
  while (isSmall(own[from - 1])) from -= 1;
  while (isSmall(own[to + 1])) to += 1;
  return own.slice(from, to + 1);
}

/** An order with what it shares with the one before it, or behind it, under the same verb. */
function withShared(
  draft: Draft,
  drafts: readonly Draft[],
  slots: Slots,
): { readonly draft: Draft; readonly isNumberMissing: boolean } {
  if (drafts.length === 1) return { draft, isNumberMissing: false };
  const index = drafts.indexOf(draft);
  const held = new Map(draft.held);
  let isNumberMissing = false;
  const others = [...drafts.slice(0, index).toReversed(), ...drafts.slice(index + 1)];
  for (const [name, slot] of Object.entries(slots)) {
    if (held.has(name) || (slot.unless !== undefined && draft.held.has(slot.unless))) continue;
    const other = others.find((one) => one.held.has(name))?.held.get(name);
    if (other === undefined || (other.value === undefined && slot.is !== 'fresh')) continue;
    if (slot.isShared) held.set(name, other);
    else if (slot.is === 'number' && index > 0) {
      isNumberMissing = true;
      held.set(name, other);
    }
  }
  return { draft: { ...draft, held }, isNumberMissing };
}

/** Values of an order by slot, and its missing mandatory slots. */
function valuesOf(
  letter: string,
  draft: Draft,
  slots: Slots,
  { text }: Clause,
): { readonly values: Readonly<Record<string, unknown>>; readonly missing: readonly Fault[] } {
  const values: Record<string, unknown> = {};
  const missing: Fault[] = [];
  const placeOf = (name: string): number =>
    draft.held.get(name)?.at ?? draft.lists.get(name)?.[0]?.from ?? 0;
  const inOrder = Object.entries(slots).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  for (const [name, slot] of inOrder) {
    const held = draft.held.get(name);
    const items = draft.lists.get(name);
    if (slot.is === 'text') {
      if (text?.slot === name)
        values[name] = (wordsFrom(letter, text.tokens)?.text ?? '').replace(/\s+/g, ' ');
    } else if (slot.is === 'fresh' && held !== undefined)
      values[name] = wordsFrom(letter, held.tokens)?.text ?? '';
    else if (slot.is === 'items' && items !== undefined) {
      const read = items.map((item) => valuesOf(letter, item, slot.slots, { text } as Clause));
      values[name] = read.map((one) => one.values);
      missing.push(...read.flatMap((one) => one.missing));
    } else if (held !== undefined) values[name] = held.value;
    const isRuledOut = slot.unless !== undefined && draft.held.has(slot.unless);
    if (slot.missing !== undefined && held === undefined && items === undefined && !isRuledOut)
      missing.push(slot.missing);
  }
  return { values, missing };
}

/** The tokens of the items of a list, in the order of the letter. */
const tokensOfList = (items: readonly Draft[] = []): readonly Token[] =>
  items
    .flatMap(({ held }) => [...held.values()].flatMap(({ tokens }) => tokens))
    .toSorted((a, b) => a.span.start - b.span.start);

const isFree = (problems: readonly Problem[]): boolean => problems.length === 0;

/** Reads a clause as a form; `last` is the order before it. */
export function outcomeOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { letter, grammar, book, previous }: Reading<Order, Book, Step>,
  unit: Unit<Order, Book>,
  form: Form<Order, Book>,
  last: Order | undefined,
): Outcome<Order> {
  const { tokens: own, verb } = unit;
  const clause = readClause(own, form, book.nouns, verb);
  const { drafts, troubles, rest, asides, holds } = clause;
  const problems: Problem[] = [];
  const orders: { order: Order; draft: Draft; words: readonly Token[] }[] = [];
  let amendment: Order | undefined;
  const idle: Problem[] = [];
  for (const [index, draft] of drafts.entries()) {
    const words = own.slice(index === 0 ? 0 : draft.from, drafts[index + 1]?.from ?? own.length);
    const shared = withShared(draft, drafts, form.slots);
    const found: Problem[] = troubles
      .filter(({ tokens: [first] }) => first === undefined || words.includes(first))
      .map(({ fault, tokens }) => ({ code: fault.code, about: fault.about ?? {}, tokens }));
    if (shared.isNumberMissing && !clause.isEach)
      found.push({ code: grammar.codes.number, about: {}, tokens: words });
    const { values, missing } = valuesOf(letter, shared.draft, form.slots, clause);
    if (found.length === 0)
      found.push(...missing.map(({ code, about = {} }) => ({ code, about, tokens: [] })));
    if (found.length === 0) {
      const { held } = shared.draft;
      const making: Making<Book, Order> = {
        book,
        previous: previous.order,
        verb: verb.map(({ fold }) => fold).join(' '),
        object: ({ code, about = {} }, slot = '') => {
          found.push({ code, about, tokens: held.get(slot)?.tokens ?? [] });
        },
        unused: (slot) => {
          const tokens = held.get(slot)?.tokens ?? tokensOfList(shared.draft.lists.get(slot));
          if (tokens.length > 0) idle.push({ code: grammar.codes.rest, about: {}, tokens });
        },
        wordsOf: (slot) =>
          wordsFrom(letter, held.get(slot)?.tokens ?? tokensOfList(shared.draft.lists.get(slot))),
      };
      const made = form.make(values, making);
      if (made.length === 0) amendment = form.amend?.(values, last, making);
      else if (verb.length === 0 && form.isPlain?.(values, making.wordsOf) === false)
        making.object({ code: grammar.codes.line });
      if (isFree(found)) orders.push(...made.map((order) => ({ order, draft, words })));
    }
    problems.push(...found);
  }
  const beside = [...rest, ...asides].map((words) => ({
    code: grammar.codes.rest,
    about: {},
    tokens: widened(words, own, clause),
  }));
  const cost =
    rest.flat().length * 2 +
    problems.length * 3 +
    asides.length +
    holds.length +
    (orders.length === 0 && amendment === undefined ? 5 : 0);
  return {
    clause,
    orders,
    problems: [...problems, ...idle, ...beside],
    amendment,
    cost: cost + idle.length,
  };
}

/** The outcome of the form that reads a clause best. */
export function bestOutcome<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  unit: Unit<Order, Book>,
  last: Order | undefined,
): Outcome<Order> {
  return unit.forms
    .map((form) => outcomeOf(reading, unit, form, last))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** True if a clause has the verb of an order but mostly words that no order has: it is a narrative. */
export function isStory<Order, Book>(
  { isNoun }: Unit<Order, Book>,
  { clause: { rest, asides, uses }, orders, amendment }: Outcome<Order>,
): boolean {
  const unknown = rest.flat().length;
  const isNone = orders.length === 0 && amendment === undefined;
  if (isNone && unknown + asides.flat().length > 2) return true;
  if (unknown === 0) return false;
  const understood = [...uses].filter(
    ([{ kind }, use]) => (use === 'order' || use === 'verb') && kind !== 'sign',
  );
  if (isNoun && understood.length <= 1) return true;
  return unknown > understood.length + (isNoun ? 0 : 1) || (isNone && unknown > 1);
}
