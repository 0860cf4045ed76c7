import { isSharedOut } from './anaphora';
import { isMended } from './contrast';
import { isOfAnother } from './likewise';
import { type Target, targetsOf } from './draft';
import type { Reading } from './grammar';
import type { Nouns } from './nouns';
import type { Outcome, Unit } from './outcome';
import { ALTERNATIVES, AMOUNTS, DENIED, REACHING, SPEAKERS } from './holding-words';
import { isMoreThanLeave } from './holds';
import { bindsList, conditionFor, opensCondition } from './riders';
import type { Sentence } from './sentences';
import { addRemark, between, noteUse, type State } from './state';
import { subjectsIn } from './subjects';
import { type Token, type Words, wordsFrom } from './tokens';
import { MARKERS, SOFT } from './vocabulary';

/** A clause as it is read, and whether it orders nothing though it has the verb of an order. */
export interface ReadUnit<Order, Book> {
  readonly unit: Unit<Order, Book>;
  readonly outcome: Outcome<Order>;
  readonly isHeld: boolean;
  /** Words before the clause that tell something nobody understands of who carries it out. */
  readonly beside?: readonly Token[];
}

/** True for a question that is no polite request, and no question the order itself is about. */
function isQuestion<Order, Book>(
  tokens: readonly Token[],
  read: readonly ReadUnit<Order, Book>[],
): boolean {
  if (tokens.at(-1)?.fold !== '?') return false;
  const isPolite = tokens.some(({ fold }) => POLITE.has(fold));
  return !isPolite && read.every(({ outcome }) => outcome.clause.text === undefined);
}

/** True for `mit ihnen` where a party could take part in the order: nobody can tell which. */
function isWithOpen<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar }: Reading<Order, Book, Step>,
  read: readonly ReadUnit<Order, Book>[],
  tokens: readonly Token[],
): boolean {
  const isPartner = ({ slot }: Target): boolean =>
    slot.is === 'noun' && slot.types.includes(grammar.writers) && slot.at.includes('with');
  return (
    read.some(({ unit }) => unit.forms.some(({ slots }) => targetsOf(slots).some(isPartner))) &&
    tokens.some(
      ({ fold }, at) => MARKERS.get(fold) === 'with' && ANOTHER.has(tokens[at + 1]?.fold ?? ''),
    )
  );
}

const ANOTHER = new Set(['ihm', 'ihr', 'ihnen', 'him', 'her', 'them']);

/** Words that make a request of a question. */
const POLITE = new Set(
  'koenntest koenntet kannst wuerdest bitte could would can may please'.split(' '),
);

/** The condition that holds a sentence back, or its own words if they do; undefined if it is carried out. */
export function holdingOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, words, paragraph }: Sentence,
  read: readonly ReadUnit<Order, Book>[],
): Words | undefined {
  const bound = conditionFor(my, paragraph)?.words;
  const isHeld =
    read.some((one) => !isHeldAlone(my, one, read)) ||
    isQuestion(tokens, read) ||
    isMoreThanLeave(tokens) ||
    isSharedOut(my.reading, tokens) ||
    isOfAnother(my.reading, tokens) ||
    isMended(my.reading, tokens) ||
    isWithOpen(my.reading, read, tokens) ||
    opensCondition(tokens);
  return bound ?? (isHeld ? words : undefined);
}

/** True if a clause is not held, or so that it leaves the others of its sentence alone. */
const isHeldAlone = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  one: ReadUnit<Order, Book>,
  read: readonly ReadUnit<Order, Book>[],
): boolean =>
  one.outcome.clause.holds.length === 0 || isOfAmount(one, read) || isDeniedAlone(my, one, read);

/** True if only an amount of a clause is unclear: the others of its sentence each have a verb of their own. */
const isOfAmount = <Order, Book>(
  { outcome }: ReadUnit<Order, Book>,
  read: readonly ReadUnit<Order, Book>[],
): boolean =>
  read.length > 1 &&
  outcome.clause.holds.every(({ kind, fold }) => kind === 'number' || AMOUNTS.has(fold));

/** True if a clause has a subject of its own. */
function hasOwnSubject<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { unit: { tokens } }: ReadUnit<Order, Book>,
): boolean {
  return tokens.some(({ fold }) => SPEAKERS.has(fold)) || subjectsIn(my.reading, tokens).length > 0;
}

/** True if a clause is denied and leaves the others of its sentence alone: each has a subject and a verb of its own. */
function isDeniedAlone<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  one: ReadUnit<Order, Book>,
  read: readonly ReadUnit<Order, Book>[],
): boolean {
  const { tokens } = one.unit;
  return (
    read.length > 1 &&
    read.every((other) => hasOwnSubject(my, other)) &&
    one.outcome.clause.holds.every(({ fold }) => DENIED.has(fold)) &&
    tokens.every(({ fold }) => !REACHING.has(fold))
  );
}

/** Asks about a sentence that is denied, bound or left open, and about the orders before that it denies. */
export function hold<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, words, paragraph }: Sentence,
  read: readonly ReadUnit<Order, Book>[],
  holding: Words,
): void {
  noteUse(my, tokens, () => 'asked');
  my.reading.previous.order = undefined;
  const verbs = read.flatMap(({ unit }) => unit.verb);
  const isOfList = bindsList(tokens, verbs);
  if (isOfList || ALTERNATIVES.has(tokens.at(-1)?.fold ?? ''))
    my.condition = { paragraph, words, isOfList };
  const [only] = read.length === 1 ? read : [];
  for (const { order } of only?.outcome.orders ?? []) my.denied.add(JSON.stringify(order));
  const isNew = !my.remarks.some((one) => one.words.span.start === holding.span.start);
  const { start } = isNew ? holding.span : words.span;
  addRemark(my, my.codes.held, between(my, start, words.span.end));
  my.last = null;
}

/** Asks about a clause that orders nothing though it has the verb of an order. */
export function holdUnit<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens }: Unit<Order, Book>,
  whole: Words,
): void {
  const from = tokens.findIndex(({ fold }) => !SOFT.has(fold));
  noteUse(my, tokens.slice(0, from), () => 'courtesy');
  noteUse(my, tokens.slice(from), () => 'asked');
  addRemark(my, my.codes.held, wordsFrom(my.letter, tokens.slice(from)) ?? whole);
}
