import type { OrderSheet, Span } from '../kernel';
import { readUnits } from './clauses';
import { type Cutting, cuttingOf } from './cutting';
import type { Grammar, Reading } from './grammar';
import type { ReadUnit } from './held';
import { ABLE, AMOUNTS, DONE, RETRACTIONS, SPEAKERS } from './holding-words';
import { holdsIn, stretchesOf } from './holds';
import { meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import { isReadWhole, stateOf } from './read';
import { opensAlternative, opensCondition } from './riders';
import { type Sentence, sentencesOf } from './sentences';
import { NUMBER_WORDS } from './spelled';
import { respelled, type Spellings, spellingsOf } from './spelling';
import type { State } from './state';
import { startsSmall, type Token, tokenAt } from './tokens';
import { tellingTokens } from './telling';
import { unitsOf } from './units';
import { isVerbAt } from './verbs';
import { ARTICLES, QUESTIONS, REASONS, words } from './vocabulary';

/** Words behind which a clause tells what is, was or could be, and of which time: nobody orders in it for certain. */
const TELLING = words(
  `
  dass that ob whether als während obschon wo wer wessen dessen deren whose who solang lest barring pending once wahlweise
  konnte konnten musste mussten durfte durften hieße würde
  frühling frühjahr sommer herbst winter ostern weihnachten spring summer autumn
  montag dienstag mittwoch donnerstag freitag samstag sonntag
  januar februar märz april mai juni juli august september oktober november dezember
`,
);

/** Words of one who gives an order and is not sure of it, beside `ich`. */
const OPINIONS = words('glaub glaube denke schätze vermute think guess believe reckon');

/** True for a word that leaves open whether its sentence orders anything, whatever it is there for. */
function leavesOpen(tokens: readonly Token[], at: number): boolean {
  const { fold } = tokenAt(tokens, at);
  const isMine = [tokens[at - 1], tokens[at + 1]].some((one) => SPEAKERS.has(one?.fold ?? ''));
  return (
    (OPINIONS.has(fold) && !isMine) ||
    [TELLING, RETRACTIONS, REASONS].some((those) => those.has(fold)) ||
    /^["„“”»«(~]/u.test(fold)
  );
}

/** True for a word that may make a question, a report or another amount of an order. */
const isNeverLeftOut = ({ fold }: Token): boolean =>
  [ABLE, DONE, QUESTIONS, AMOUNTS].some((those) => those.has(fold));

/** Words as a text, with blanks where the letter has some. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, span }, at) =>
      at > 0 && tokenAt(tokens, at - 1).span.end === span.start ? text : ` ${text}`,
    )
    .join('')
    .trim();

/** True for a number, a verb of an order and the beginning of a name: without it something may not be ordered. */
function tellsSomething<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { forms }, book: { nouns } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
): boolean {
  const { kind, fold } = tokenAt(tokens, at);
  const isNumber =
    kind === 'number' || (NUMBER_WORDS.has(fold) && !ARTICLES.has(fold)) || fold.startsWith('halb');
  const isVerb = meaningsAt(forms, fold).some(({ verb }) => isVerbAt(tokens, at, verb));
  const names = namingsAt(tokens, at, nouns, Object.keys(nouns), ['full', 'inflected']);
  return isNumber || isVerb || names.length > 0;
}

/** True for a noun right behind a number: it may say what is counted, `12 Felder`. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokenAt(tokens, at).kind === 'word' &&
  !startsSmall(tokenAt(tokens, at)) &&
  tokens[at - 1]?.kind === 'number';

/** True for a clause that gives an order for certain, but for words of which nothing hangs. */
function isOrder<Order, Book>({ outcome, isHeld, beside }: ReadUnit<Order, Book>): boolean {
  const { orders, amendment, problems, clause } = outcome;
  const isMade = orders.length > 0 || (amendment !== undefined && problems.length === 0);
  return (
    isMade &&
    !isHeld &&
    beside === undefined &&
    clause.holds.every(({ fold }) => OPINIONS.has(fold))
  );
}

/** True if an unknown word stands right before the name of what is ordered: it may be of others, `eure Armee 1`. */
function isOfOthers<Order, Book>(
  { unit: { tokens }, outcome }: ReadUnit<Order, Book>,
  telling: readonly Token[],
): boolean {
  return telling.some((token) => {
    const before = tokens[tokens.indexOf(token) - 1];
    return (
      before !== undefined &&
      !telling.includes(before) &&
      !outcome.clause.holds.includes(before) &&
      outcome.clause.uses.get(before) === 'asked'
    );
  });
}

/** Orders in words the reader takes. */
interface Meant {
  readonly words: string;
  /** How many clauses give an order; each must be understood where the words are put in. */
  readonly count: number;
}

/**
 * The orders of a sentence in its own words, without those that are not understood; no number, no name and no verb of an
 * order is left out. Undefined where it orders nothing for certain: it is denied, bound, put off, left open, a question, told
 * by others, quoted or taken back.
 */
function shortened<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): Meant | undefined {
  const { tokens } = sentence;
  const isOpen =
    tokens.at(-1)?.fold === '?' ||
    holdsIn(tokens).some(({ fold }) => !OPINIONS.has(fold)) ||
    tokens.some((_, at) => leavesOpen(tokens, at)) ||
    opensCondition(tokens) ||
    opensAlternative(tokens);
  if (isOpen) return undefined;
  const clauses = readUnits(my, sentence, unitsOf(my.reading, tokens));
  if (clauses.length === 0 || !clauses.every(isOrder)) return undefined;
  const telling = clauses.map(tellingTokens);
  if (clauses.some((one, at) => isOfOthers(one, telling[at] ?? []))) return undefined;
  const used = new Set(telling.flat());
  const isWhole = tokens.every(
    (token, at) =>
      used.has(token) ||
      !(isNeverLeftOut(token) || isCounted(tokens, at) || tellsSomething(my.reading, tokens, at)),
  );
  return isWhole
    ? { words: `${telling.map(textOf).join('. ')}.`, count: clauses.length }
    : undefined;
}

/** A sentence in words the reader takes: with slips of the pen mended, or without what it does not understand. */
function mended<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  written: string,
  { grammar, book, cutting, known }: Mending<Order, Book, Step>,
): Meant | undefined {
  const text = respelled(written, known, cutting);
  for (const words of [written, text]) {
    const my = stateOf(words, grammar, book);
    const sentences = sentencesOf(words, cutting);
    if (sentences.every((one) => isReadWhole(my, one))) return { words, count: 1 };
    const short = sentences.map((one) => shortened(my, one));
    if (short.every((one) => one !== undefined))
      return {
        words: short.map((one) => one.words).join(' '),
        count: short.reduce((sum, one) => sum + one.count, 0),
      };
  }
  return undefined;
}

/** Most signs of words and of a letter for which something is proposed: the letter is read again for it. */
const MOST = { words: 600, letter: 6_000 } as const;

/** Words of a letter that are asked about. */
interface AskedWords {
  readonly letter: string;
  readonly span: Span;
  /** The letter as the grammar reads it, with every place as it is in the letter. */
  readonly prose: string;
}

/** What is needed to mend words of a letter. */
interface Mending<Order, Book extends { readonly nouns: Nouns }, Step extends string> {
  readonly grammar: Grammar<Order, Book, Step>;
  readonly book: Book;
  readonly cutting: Cutting;
  readonly known: Spellings;
}

/**
 * What they probably mean, in words the reader takes: with slips of the pen mended, and with what is not understood in a
 * sentence of orders left out; sentences that order nothing stay as they are.
 */
function probableWords<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { letter, span, prose }: AskedWords,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): readonly Meant[] {
  const cutting = cuttingOf(grammar, book);
  const mending = { grammar, book, cutting, known: spellingsOf(grammar, book) };
  let [now, end, count] = ['', span.start, 0];
  for (const { kind, words } of sentencesOf(prose, cutting)) {
    const from = Math.max(span.start, words.span.start);
    const to = Math.min(span.end, words.span.end);
    if (kind !== 'words' || from >= to) continue;
    const meant = mended(prose.slice(from, to).replaceAll(/\s+/g, ' '), mending);
    if (meant === undefined) continue;
    now += letter.slice(end, from) + meant.words;
    end = to;
    count += meant.count;
  }
  const written = letter.slice(span.start, span.end);
  return [
    { words: respelled(written, mending.known, cutting), count: 1 },
    { words: now + letter.slice(end, span.end), count },
  ];
}

/** What is compared of two readings of a letter. */
interface Trial {
  readonly orders: readonly { readonly key: string; readonly span: Span }[];
  /** How many words are asked about. */
  readonly asked: number;
}

/** Those of some orders that are not among others. */
function missingFrom(orders: Trial['orders'], others: Trial['orders']): Trial['orders'] {
  const left = others.map(({ key }) => key);
  return orders.filter(({ key }) => {
    const at = left.indexOf(key);
    left.splice(at, at < 0 ? 0 : 1);
    return at < 0;
  });
}

/**
 * Words that may be meant in the place of words that are asked about: those that order most and ask least, if they order
 * more than what is written; no other order of the letter is changed by them. Undefined where there are none.
 * @param sheet The letter as it is read.
 * @param read A letter as the game reads it.
 */
export function proposedWords<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  asked: AskedWords,
  grammar: Grammar<Order, Book, Step>,
  book: Book,
  sheet: ReadSheet,
  read: (letter: string) => ReadSheet,
): string | undefined {
  const { letter, span, prose } = asked;
  const { start, end } = span;
  if (end - start > MOST.words || letter.length > MOST.letter) return undefined;
  if (stretchesOf(prose).some((one) => one.start < end && start < one.end)) return undefined;
  const written = letter.slice(start, end);
  const candidates = probableWords(asked, grammar, book).filter(({ words }) => words !== written);
  const before = trialOf(sheet);
  const tried = candidates.flatMap(({ words, count }) => {
    const after = trialOf(read(letter.slice(0, start) + words + letter.slice(end)));
    const lost = missingFrom(before.orders, after.orders);
    const isOnlyOwn = lost.every((one) => one.span.start < end && start < one.span.end);
    const gained = missingFrom(after.orders, before.orders).length - lost.length;
    const isMended = lost.length > 0 && gained === 0 && after.asked < before.asked;
    const isWhole = isMended || (gained > 0 && gained + lost.length >= count);
    return isOnlyOwn && isWhole ? [{ words, gained, asked: after.asked }] : [];
  });
  return tried.toSorted((a, b) => b.gained - a.gained || a.asked - b.asked)[0]?.words;
}

/** A letter as it is read. */
type ReadSheet = Pick<OrderSheet<unknown>, 'rows' | 'findings'>;

function trialOf({ rows, findings }: ReadSheet): Trial {
  const orders = rows.map((row) => ({ key: JSON.stringify(row.content), span: row.span }));
  return { orders, asked: findings.length };
}
