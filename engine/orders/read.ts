import type { Form, Grammar } from './grammar';
import type { Nouns } from './nouns';
import { bestOutcome, isStory, type Outcome, outcomeOf, type Unit } from './outcome';
import { contrastIn } from './contrast';
import { cuttingOf } from './cutting';
import { isApart, isGoverning } from './governing';
import { meaningsAt } from './meanings';
import { partsOf, textBehind } from './order-words';
import { hold, holdingOf, holdUnit, type ReadUnit } from './held';
import { DENIED, OWN } from './holding-words';
import { holdsIn, isWithin, stretchesOf } from './holds';
import {
  isTakingBack,
  opensAlternative,
  opensCondition,
  opensRetraction,
  takeBack,
  takeBackDenied,
  wordsAlone,
} from './riders';
import { type Sentence, sentencesOf } from './sentences';
import {
  addRemark,
  between,
  lose,
  noteUse,
  type ReadLetter,
  type ReadOrder,
  settle,
  type State,
  trimmed,
} from './state';
import { rowsIn, subjectIn, subjectsIn } from './subjects';
import { type Token, tokenAt, type Words, wordsFrom } from './tokens';
import { FILLERS, SOFT } from './vocabulary';
import { unitsOf, withoutEnd } from './units';
import { isUnordered, PRONOUNS } from './unordered';
import { isVerbAt } from './verbs';

/** Tokens of a sentence that are read at most; a longer one is no order. */
const LONGEST_SENTENCE = 400;

/** Tokens of a row of several orders at most. */
const LONGEST_ROW = 80;

/** Sentences that are looked at for more of a player's own text. */
const MOST_FOLLOWING = 8;

function readSentences<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
): ReadLetter<Order> {
  const { grammar, book } = my.reading;
  const sentences = sentencesOf(my.letter, cuttingOf(grammar, book));
  let taken = 0;
  for (const [at, sentence] of sentences.entries()) {
    if (taken > 0) taken -= 1;
    else taken = readSentence(my, sentence, sentences.slice(at + 1, at + 1 + MOST_FOLLOWING));
    noteSubject(my, sentence);
  }
  settle(my);
  takeBackDenied(my);
  return { orders: my.orders, remarks: my.remarks, uses: my.uses };
}

/** Notes who is named to carry out orders; a sentence that is held back names nobody for the next one. */
function noteSubject<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, paragraph, words: { span } }: Sentence,
): void {
  const named = subjectsIn(my.reading, tokens).flat();
  const last = my.remarks.at(-1);
  const isHeld = last?.code === my.codes.held && span.start < last.words.span.end;
  // `Flotte 302: kein Kampf.`: what is denied binds nothing that is ordered behind it under the same label.
  const isLabel = tokens[tokens.indexOf(tokenAt(named, named.length - 1)) + 1]?.fold === ':';
  const isDenied = isLabel && holdsIn(tokens).every(({ fold }) => DENIED.has(fold));
  if (isHeld && !isDenied) my.subject = null;
  else if (named.length > 0) my.subject = { paragraph, tokens: named };
}

/** Those a sentence is about that names nobody itself; undefined = there are none. */
function subjectFor<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading, subject }: State<Order, Book, Step>,
  { tokens, paragraph }: Sentence,
): readonly Token[] | undefined {
  const isNext = subject?.paragraph === paragraph && subjectsIn(reading, tokens).length === 0;
  return isNext ? subject.tokens : undefined;
}

/** Reads a sentence, or one order of a row; how many of the following ones it took along. */
function readSentence<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  following: readonly Sentence[],
  isRow = false,
): number {
  const { kind, tokens, words } = sentence;
  const contrast = kind === 'words' ? contrastIn(my.reading, tokens) : undefined;
  if (contrast !== undefined) {
    noteUse(my, contrast.denied, () => 'courtesy');
    return readSentence(my, { ...sentence, tokens: contrast.tokens }, following, isRow);
  }
  if (kind === 'words') {
    const isShort = tokens.length <= LONGEST_SENTENCE;
    const units = isShort ? unitsOf(my.reading, tokens) : [];
    const alone = isShort && units.length === 0 ? impliedOrBefore(my, sentence) : undefined;
    const rows = alone === undefined && !isRow ? rowsOf(my, sentence, units) : [];
    if (rows.length > 1) {
      for (const row of rows) readSentence(my, row, [], true);
      return 0;
    }
    if (units.length > 0) return carriedOut(my, sentence, units, following);
    if (alone !== undefined) return carriedOut(my, sentence, [alone], following);
    wordsAlone(my, sentence);
    return 0;
  }
  settle(my);
  noteUse(my, tokens, () => (kind === 'quoted' ? 'asked' : 'courtesy'));
  if (kind === 'quoted') quote(my, words);
  return 0;
}

/** True if an order is understood in full, and is one. */
function isClear<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
): boolean {
  const outcome = bestOutcome(my.reading, unit, undefined);
  const { orders, problems, clause } = outcome;
  const isHeld =
    clause.holds.length > 0 ||
    isUnordered(my.reading, unit, outcome, { before: [], isBehindHeld: false });
  return orders.length > 0 && problems.length === 0 && !isHeld;
}

/**
 * The orders of a row, each a sentence of its own, where every one of them is understood in full and together they are
 * not: `A1 hält, A2 nach G5`. None = it is no row.
 */
function rowsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
): readonly Sentence[] {
  const { tokens, words } = sentence;
  const { grammar } = my.reading;
  if (grammar.subjects === undefined || tokens.length > LONGEST_ROW) return [];
  if (tokens.at(-1)?.fold === '?') return [];
  const isVerb = (at: number): boolean =>
    meaningsAt(grammar.forms, tokens[at]?.fold ?? '').some(({ verb }) =>
      isVerbAt(tokens, at, verb),
    );
  const rows = rowsIn(my.reading, tokens, isVerb).map((own): Sentence => ({
    ...sentence,
    tokens: own,
    words: wordsFrom(my.letter, own) ?? words,
  }));
  if (rows.length < 2 || (units.length > 0 && units.every((unit) => isClear(my, unit)))) return [];
  const isRow = (row: Sentence): boolean => {
    const own = unitsOf(my.reading, row.tokens);
    return own.length === 0
      ? impliedBy(my, row) !== undefined
      : own.every((unit) => isClear(my, unit));
  };
  return rows.every(isRow) ? rows : [];
}

/** Lines quoted from another letter that follow each other are one remark. */
function quote<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  words: Words,
): void {
  const before = my.remarks.at(-1);
  const isNext =
    before?.code === my.codes.quoted &&
    my.letter.slice(before.words.span.end, words.span.start).trim() === '';
  if (isNext) my.remarks.pop();
  const start = isNext ? before.words.span.start : words.span.start;
  addRemark(my, my.codes.quoted, between(my, start, words.span.end));
}

/** Words without a verb that are an order, of those the sentence before names if they name nobody. */
function impliedOrBefore<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
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
function impliedBy<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, step, means, isProse }: Sentence,
): Unit<Order, Book> | undefined {
  const { forms } = my.reading.grammar;
  const expected = means ?? step;
  if (isProse && expected === null) return undefined;
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

/** The first word of a clause behind the word that links it to the one before. */
const firstWord = (tokens: readonly Token[]): string =>
  tokens.find(({ kind, fold }) => kind === 'word' && !SOFT.has(fold))?.fold ?? '';

/** Reads the clauses of a sentence, each with the order before it. */
function readUnits<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
): readonly ReadUnit<Order, Book>[] {
  let last = my.orders.at(-1)?.order;
  let isBehindHeld = false;
  let isOpen = false;
  let subject = subjectFor(my, sentence);
  return units.map((alone, index) => {
    const own = units.length > 1 ? subjectIn(my.reading, alone.tokens) : undefined;
    const { unit, outcome, beside } =
      behindTold(my, alone, last) ?? withSubject(my, alone, own, subject, last);
    // `Armee 1 schickt Ziel 1 ..., es soll nach L3`: nobody knows who that is if the clause before is unclear.
    const isUnclear = index > 0 && PRONOUNS.has(firstWord(alone.tokens)) && isOpen;
    const isBound =
      isOpen && alone.isLed && units[index - 1]?.isLed === true && isInverted(my, alone);
    isOpen = outcome.orders.length === 0 && outcome.amendment === undefined;
    subject = own ?? subject;
    const before = units.slice(0, index).flatMap(({ tokens }) => tokens);
    const isHeld =
      isGoverning(unit, units[index + 1]) ||
      isGoverning(units[index - 1], unit) ||
      (isBehindHeld && !isApart(unit.tokens)) ||
      isUnclear ||
      isBound ||
      isWithin(unit.verb.length > 0 ? unit.verb : withoutNames(my, unit.tokens), my.stretches) ||
      isUnordered(my.reading, unit, outcome, { before, isBehindHeld });
    if (!isHeld) last = outcome.orders.at(-1)?.order ?? outcome.amendment ?? last;
    my.reading.previous.order = isHeld
      ? undefined
      : (outcome.orders.at(-1)?.order ?? my.reading.previous.order);
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
  const isOther = own !== undefined && (outcome.orders.length > 0 || isFirstIn(unit.tokens, own));
  if (subject === undefined || isOther) return { unit, outcome };
  const whole = { ...unit, isLed: false, tokens: [...subject, ...unit.tokens] };
  const other = bestOutcome(my.reading, whole, last);
  return other.cost < outcome.cost ? { unit: whole, outcome: other } : { unit, outcome };
}

/** Reads a sentence with verbs of orders; how many of the following ones it took along. */
function carriedOut<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  units: readonly Unit<Order, Book>[],
  following: readonly Sentence[],
): number {
  const { tokens, words, paragraph } = sentence;
  const read = readUnits(my, sentence, units);
  const isMere = isTakingBack(tokens) && read.every(({ outcome }) => outcome.orders.length === 0);
  if (isMere || read.every(({ unit, outcome }) => isStory(unit, outcome))) {
    wordsAlone(my, sentence);
    return 0;
  }
  settle(my);
  if (
    my.last?.paragraph === paragraph &&
    (opensRetraction(
      my.reading,
      tokens,
      read.flatMap(({ unit }) => unit.verb),
    ) ||
      opensAlternative(tokens))
  )
    takeBack(my, words);
  const holding = holdingOf(my, sentence, read);
  if (holding !== undefined) {
    hold(my, sentence, read, holding);
    return 0;
  }
  const count = my.orders.length;
  let taken = 0;
  for (const { unit, outcome, isHeld, beside = [] } of read) {
    noteUse(my, beside, () => 'asked');
    const told = wordsFrom(my.letter, beside);
    if (told !== undefined) addRemark(my, my.codes.rest, told);
    if (isStory(unit, outcome)) {
      lose(my, unit.tokens, wordsFrom(my.letter, unit.tokens) ?? words);
      settle(my);
    } else if (isHeld || outcome.clause.holds.length > 0) holdUnit(my, unit, words);
    else taken = Math.max(taken, keep(my, unit, outcome, sentence, following));
  }
  my.last = { paragraph, count: my.orders.length - count, words };
  return taken;
}

/** Tells which words of an order are read as what they mean, not as they are written. */
function noteSlips<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  tokens: readonly Token[],
  { uses, text }: Outcome<Order>['clause'],
): void {
  const { slip } = my.codes;
  if (slip === undefined) return;
  for (const token of tokens) {
    const isRead = uses.get(token) !== 'asked' && text?.tokens.includes(token) !== true;
    if (token.isSlip === true && isRead) addRemark(my, slip, token);
  }
}

/** True for the order before in the same sentence, said once more. */
const isSame = <Order>(
  order: Order,
  last: ReadOrder<Order> | undefined,
  { span }: Words,
): boolean =>
  last !== undefined &&
  last.words.span.start >= span.start &&
  JSON.stringify(order) === JSON.stringify(last.order);

/** Adds the orders of a clause and its findings; returns how many following sentences its text takes. */
function keep<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  unit: Unit<Order, Book>,
  { clause, orders, problems, amendment }: Outcome<Order>,
  { step, words: whole }: Sentence,
  following: readonly Sentence[],
): number {
  noteUse(my, unit.tokens, (token) => clause.uses.get(token) ?? 'courtesy');
  noteSlips(my, unit.tokens, clause);
  const last = my.orders.at(-1);
  if (amendment !== undefined && last !== undefined && orders.length === 0)
    my.orders[my.orders.length - 1] = {
      ...last,
      order: amendment,
      words: trimmed(between(my, last.words.span.start, whole.span.end)),
    };
  for (const { order, draft, words: own } of orders) {
    // `bleibt sitzen und rührt sich nicht`: the same of the same one is said once.
    const isSaid = my.reading.grammar.subjects !== undefined && isSame(order, last, whole);
    if (isSaid) continue;
    const tokens = orders.length === 1 ? unit.tokens : own;
    const words = trimmed(wordsFrom(my.letter, tokens) ?? whole);
    const stated = new Map<string, unknown>(
      [...draft.held].map(([name, { value }]) => [name, value]),
    );
    for (const [name, items] of draft.lists)
      stated.set(
        name,
        items.map(({ held }) => [...held].map(([key, { value }]) => [key, value])),
      );
    my.orders.push({
      order,
      step,
      words,
      parts: partsOf(my, unit, tokens),
      stated: Object.fromEntries(stated),
    });
  }
  for (const { code, about, tokens } of problems) {
    const at = wordsFrom(my.letter, tokens) ?? wordsFrom(my.letter, unit.tokens);
    addRemark(my, code, at ?? whole, about);
  }
  return clause.text === undefined || orders.length === 0
    ? 0
    : textBehind(my, clause.text.slot, whole, following);
}

/**
 * Reads a letter: orders in lines or in sentences, German or English, under headings or none. Never throws, whatever
 * the text. Every word is used by an order, known as courtesy, or asked about; an order that is denied or bound to a
 * condition is asked about and never carried out.
 */
export function readOrdersOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  letter: string,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): ReadLetter<Order> {
  return readSentences({
    reading: { letter, grammar, book, previous: { order: undefined } },
    letter,
    stretches: stretchesOf(letter),
    codes: grammar.codes,
    orders: [],
    remarks: [],
    uses: [],
    denied: new Set(),
    lost: null,
    last: null,
    subject: null,
    condition: null,
  });
}
