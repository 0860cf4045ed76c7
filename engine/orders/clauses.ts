import { namesNobodyElse } from './anaphora';
import type { Nouns } from './nouns';
import { bestOutcome, isStory, type Outcome, type Unit } from './outcome';
import { isApart, isGoverning } from './governing';
import { PRONOUNS } from './doers';
import type { ReadUnit } from './held';
import { OWN } from './holding-words';
import { holdsIn, isWithin } from './holds';
import { opensCondition } from './riders';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectIn, subjectsIn } from './subjects';
import type { Token } from './tokens';
import { isUnordered } from './unordered';
import { FILLERS, SOFT, words } from './vocabulary';

/** Those a sentence is about that names nobody itself; undefined = there are none. */
export function subjectFor<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading, subject }: State<Order, Book, Step>,
  { tokens, paragraph }: Sentence,
): readonly Token[] | undefined {
  const isNext =
    subject?.paragraph === paragraph &&
    subjectsIn(reading, tokens).length === 0 &&
    !POINTING.has(firstWord(tokens));
  return isNext ? subject.tokens : undefined;
}

/** Words of a clause without a name in quotation marks: `ein neuer Vorzug „Zollhaus“ (Handel)`. */
function withoutNames<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { stretches }: State<Order, Book, Step>,
  tokens: readonly Token[],
): readonly Token[] {
  const names = stretches.filter((stretch) => {
    const own = tokens.filter((token) => isWithin([token], [stretch]));
    const words = own.filter(({ kind }) => kind !== 'sign');
    const isQuoted = /^["„“»«]$/u.test(own[0]?.text ?? '');
    return isQuoted && own.length < tokens.length && words.length <= LONGEST_NAME;
  });
  return tokens.filter((token) => !isWithin([token], names));
}

/** True if all who are named are so in a quotation: `"RH 1 hat das Feld gehalten", steht auf dem Bogen`. */
function isAboutQuoted<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  if (my.stretches.length === 0) return false;
  const said = withoutNames(my, tokens);
  const named = subjectsIn(my.reading, tokens);
  return (
    named.length > 0 &&
    named.every((own) => own.every((token) => said.includes(token)) && isWithin(own, my.stretches))
  );
}

/** True for a clause that stands in a quotation, or is about somebody named in one. */
const isQuotedIn = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { verb, tokens }: Unit<Order, Book>,
  alone: readonly Token[],
): boolean =>
  isWithin(verb.length > 0 ? verb : withoutNames(my, tokens), my.stretches) ||
  isAboutQuoted(my, alone);

/** Most words of a name in quotation marks. */
const LONGEST_NAME = 3;

/** True for a clause in which who carries it out stands behind its verb: `..., baut Armee 1 eine Falle`. */
function isInverted<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, verb: [first] }: Unit<Order, Book>,
): boolean {
  const at = tokens.findIndex(({ kind }) => kind !== 'sign');
  if (tokens[at] !== first) return false;
  const behind = tokens.slice(at + 1, at + 1 + LONGEST_NAME);
  return OWN.has(behind[0]?.fold ?? '') || subjectsIn(my.reading, behind).length > 0;
}

/** Words that point at somebody: who is meant by them is told elsewhere, or by nobody. */
const POINTING = words('er es sie he she it they diese dieser dieses this these those');

/** The first word of a clause behind the word that links it to the one before. */
const firstWord = (tokens: readonly Token[]): string =>
  tokens.find(({ kind, fold }) => kind === 'word' && !SOFT.has(fold))?.fold ?? '';

/** How many orders a clause gives, or changes. */
const madeBy = <Order>({ orders, amendment }: Outcome<Order>): number =>
  orders.length + Number(amendment !== undefined);

/** True for a wish about the order before it that was given to several: nobody knows whether it is meant for all. */
const isOfSeveral = <Order>(made: number, { orders, amendment }: Outcome<Order>): boolean =>
  made > 1 && orders.length === 0 && amendment !== undefined;

/**
 * True for a clause that hangs on the one before it, which nobody understands: `Bleibt Geld übrig, baut Armee 1 ...`, or
 * `Armee 1 schickt Ziel 1 ..., es soll nach L3`, where nobody knows who is meant.
 */
function isBehindUnclear<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
  before: Unit<Order, Book> | undefined,
): boolean {
  const isCondition = before?.isLed === true && unit.isLed && isInverted(my, unit);
  return isCondition || PRONOUNS.has(firstWord(unit.tokens));
}

/**
 * Who carries out a clause that names nobody: those of the clause before, unless a pronoun in it can mean another one:
 * `greift Ziel 1 an, es soll halten`.
 */
function carrierOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading }: State<Order, Book, Step>,
  { tokens }: Unit<Order, Book>,
  before: Unit<Order, Book> | undefined,
  subject: readonly Token[] | undefined,
): readonly Token[] | undefined {
  const first = firstWord(tokens);
  if (before === undefined || !PRONOUNS.has(first)) return subject;
  const isFitting = reading.grammar.pronouns?.includes(first) === true;
  return isFitting && namesNobodyElse(reading, before.tokens) ? subject : undefined;
}

/** Notes the order to which the next clause can refer; behind a clause that is held there is none. */
function notePrevious<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading: { previous } }: State<Order, Book, Step>,
  isHeld: boolean,
  order: Order | undefined,
): void {
  previous.order = isHeld ? undefined : (order ?? previous.order);
}

/** Reads the clauses of a sentence, each with the order before it. */
export function readUnits<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
): readonly ReadUnit<Order, Book>[] {
  let last = my.orders.at(-1)?.order;
  let isBehindHeld = false;
  let made = 1;
  let subject = subjectFor(my, sentence);
  return units.map((alone, index) => {
    const own = units.length > 1 ? subjectIn(my.reading, alone.tokens) : undefined;
    const carrier = carrierOf(my, alone, units[index - 1], subject);
    const { unit, outcome, beside } =
      behindTold(my, alone, last) ?? withSubject(my, alone, own, carrier, last);
    const isUnclear =
      (made === 0 && isBehindUnclear(my, alone, units[index - 1])) || isOfSeveral(made, outcome);
    made = madeBy(outcome);
    subject = own ?? subject;
    const before = units.slice(0, index).flatMap(({ tokens }) => tokens);
    const isHeld =
      isGoverning(unit, units[index + 1]) ||
      isGoverning(units[index - 1], unit) ||
      // `Blau will Kuba kaufen, Angriff auf Iran`: a noun goes on with what is held.
      (isBehindHeld && (unit.isNoun || !isApart(unit.tokens))) ||
      isUnclear ||
      isQuotedIn(my, unit, alone.tokens) ||
      isUnordered(my.reading, unit, outcome, { before, isBehindHeld });
    const order = outcome.orders.at(-1)?.order;
    if (!isHeld) last = order ?? outcome.amendment ?? last;
    notePrevious(my, isHeld || outcome.clause.holds.length > 0, order);
    isBehindHeld = isHeld;
    return { unit, outcome, isHeld, ...(beside === undefined ? {} : { beside }) };
  });
}

/**
 * A clause without what is told before it of the one who carries it out, if that is not understood and the rest is: `die
 * erste Armee flüstert süße Worte und verlockt 200 Mann von Ziel 1`.
 */
function behindTold<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
  last: Order | undefined,
): Omit<ReadUnit<Order, Book>, 'isHeld'> | undefined {
  const { tokens, verb } = unit;
  const at = tokens.findIndex((token) => token === verb[0]);
  const from = tokens.findLastIndex(({ fold }, index) => index < at && SOFT.has(fold));
  const before = tokens.slice(0, Math.max(0, from));
  const subject = subjectIn(my.reading, before);
  if (subject === undefined || subjectsIn(my.reading, tokens.slice(from)).length > 0)
    return undefined;
  const beside = before.filter((token) => !subject.includes(token));
  const isBound = holdsIn(before).length > 0 || opensCondition(before);
  if (isBound || !isStory(unit, bestOutcome(my.reading, unit, last))) return undefined;
  const whole = { ...unit, isLed: false, tokens: [...subject, ...tokens.slice(from + 1)] };
  const outcome = bestOutcome(my.reading, whole, last);
  const isRead = outcome.orders.length > 0 && !isStory(whole, outcome);
  return isRead ? { unit: whole, outcome, beside } : undefined;
}

/** True if somebody is named at the beginning of a clause. */
const isFirstIn = (tokens: readonly Token[], [first]: readonly Token[]): boolean =>
  tokens.find(({ fold }) => !SOFT.has(fold) && !FILLERS.has(fold)) === first;

/** True if an order has the name of one in a slot of its own: the number of `KH 1` is no amount of anything. */
function isUsed<Order>(name: readonly Token[], { clause: { drafts } }: Outcome<Order>): boolean {
  const filled = drafts.flatMap(({ held, lists }) => [
    ...held.values(),
    ...[...lists.values()].flat().flatMap((item) => [...item.held.values()]),
  ]);
  return filled.some(({ tokens }) => name.every((token) => tokens.includes(token)));
}

/** A clause with the one named in the clause before it, if it needs him: `Armee 1 stellt eine Falle und ist passiv`. */
function withSubject<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
  own: readonly Token[] | undefined,
  subject: readonly Token[] | undefined,
  last: Order | undefined,
): Omit<ReadUnit<Order, Book>, 'isHeld'> {
  const outcome = bestOutcome(my.reading, unit, last);
  // `... and there unite with RH 2`: who is named in it may be another one.
  const isOfOwn = own !== undefined && (outcome.orders.length > 0 || isFirstIn(unit.tokens, own));
  if (subject === undefined || isOfOwn) return { unit, outcome };
  const whole = { ...unit, isLed: false, tokens: [...subject, ...unit.tokens] };
  const other = bestOutcome(my.reading, whole, last);
  return other.cost < outcome.cost && isUsed(subject, other)
    ? { unit: whole, outcome: other }
    : { unit, outcome };
}
