import { keepsText, type Reading, type ReadingContext } from './grammar';
import { SPEAKERS } from './holding-words';
import { SAME, SAYING_SO } from './likewise';
import { meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectLength, subjectsIn } from './subjects';
import { type Token, tokenAt, wordsFrom } from './tokens';
import { unitsOf } from './units';
import { AND, FILLERS, MARKERS, SOFT, words } from './vocabulary';

/** Words for those named in the sentence before, directly before a verb; `sie` for one if the verb says so. */
const SEVERAL = words('sie they');
const PRONOUNS = new Set([...SEVERAL, ...words('er es it')]);

/** Verbs that do not show by their end that one does it. */
const OF_ONE = words('soll will kann darf muss mag wird is has does shall should must may will');

/** True for a verb behind a pronoun of one: `sie hält`, `it holds`. */
const isOfOne = (fold: string): boolean => /[ts]$/u.test(fold) || OF_ONE.has(fold);

/** True for a verb behind a pronoun of several: `sie halten`, `they hold`. */
const isOfSeveral = (pronoun: string, fold: string): boolean =>
  pronoun === 'they' ? !fold.endsWith('s') : fold.endsWith('n') || fold === 'sind';

/** Words by which each of several is given something of his own. */
const EACH = words('je jeweils jeder jede jedes jedem jeden respectively each apiece');

/** Words before the fields of a way. */
const WAY = words('über via through along entlang');

/** Words for both of two. */
const BOTH = words('beide both');

/** Nouns behind them for those who carry out orders, whatever a game calls them. */
const UNITS = words('einheiten units truppen heere verbände trupps davon of them of');

type Group = readonly Token[];

const foldOf = (group: Group): string => group.map(({ fold }) => fold).join('');

/** Tokens as if they stood at the place of another one. */
const movedTo = (tokens: Group, { span }: Token): Group =>
  tokens.map(({ startsLine: _, ...token }) => ({ ...token, span }));

/** Where the first word of a sentence stands that is no mere filler. */
const firstOf = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ kind, fold }) => kind !== 'sign' && !(FILLERS.has(fold) && !isPointing(fold)),
  );

const isPointing = (fold: string): boolean => PRONOUNS.has(fold) || BOTH.has(fold);

/** True if a sentence names nobody else who acts: a pronoun behind it can mean only those who carry it out. */
export function namesNobodyElse<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book: { nouns } }: ReadingContext<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const types = [grammar.writers, ...(grammar.others ?? [])];
  return tokens.every(
    ({ kind }, at) =>
      kind !== 'word' || namingsAt(tokens, at, nouns, types, ['full', 'inflected']).length === 0,
  );
}

/** True if those named in a sentence are all that carry it out: one who begins it or is sent, or a list that begins it. */
function areDoers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  groups: readonly Group[],
): boolean {
  if (groups.length > 1) return listIn(reading, tokens)?.groups.length === groups.length;
  const isSent = SPEAKERS.has(tokens.find(({ kind }) => kind === 'word')?.fold ?? '');
  return isSent || groups[0]?.includes(tokenAt(tokens, firstOf(tokens))) === true;
}

/** Notes who carries out a sentence that was read, for pronouns behind it. */
export function noteNamed<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  { isHeld, isOrdered }: { readonly isHeld: boolean; readonly isOrdered: boolean },
): void {
  const { tokens, paragraph } = sentence;
  const groups = listIn(my.reading, tokens)?.groups ?? subjectsIn(my.reading, tokens);
  const before = my.named?.paragraph === paragraph ? my.named : undefined;
  const isAlone = isOrdered && !isHeld && namesNobodyElse(my.reading, tokens);
  if (groups.length === 0) {
    if (before !== undefined)
      my.named = { ...before, isClear: before.isClear && isAlone, isBefore: false };
    return;
  }
  const all = new Map([...(before?.all ?? []), ...groups].map((group) => [foldOf(group), group]));
  const isClear = isAlone && areDoers(my.reading, tokens, groups);
  const isBefore = isOrdered;
  my.named = { paragraph, groups, all: [...all.values()], isClear, isHeld, isBefore, sentence };
}

/** Letters by which the plural of a noun is known: `armies` of `army`. */
const LEAST = 3;

/** True for the plural of a word of a name. */
const isCalled = (names: readonly string[], fold: string): boolean =>
  !FILLERS.has(fold) &&
  names.some((name) => name.length > LEAST && fold.startsWith(name.slice(0, LEAST)));

/** The first of those that are named by a plural: `Armeen 1 und 2`; undefined = a number is no part of their names. */
function pluralAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: ReadingContext<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
): Group | undefined {
  const [noun, number] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)];
  if (noun.kind !== 'word' || number.kind !== 'number') return undefined;
  const names = (book.nouns[grammar.subjects ?? ''] ?? []).flatMap(({ folds }) => folds);
  const fold = names
    .filter((name) => name.endsWith(number.fold) && /^\p{L}+\d+$/u.test(name))
    .map((name) => name.slice(0, -number.fold.length))
    .find((name) => name !== noun.fold && isCalled([name], noun.fold));
  return fold === undefined ? undefined : [{ ...noun, fold }, number];
}

/** Those of a game that two can be meant of: the two named in the paragraph, or the only two there are. */
function bothIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { named, reading: { grammar, book } }: State<Order, Book, Step>,
  paragraph: number,
  place: Token,
  noun: string,
): readonly Group[] {
  const all = named?.paragraph === paragraph ? named.all : [];
  if (all.length === 2) return all.map((group) => movedTo(group, place));
  const things = book.nouns[grammar.subjects ?? ''] ?? [];
  // `beide Armeen`: of all units those that are called so.
  const own = things.filter(({ allWords }) => UNITS.has(noun) || isCalled(allWords, noun));
  if (all.length > 0 || own.length !== 2) return [];
  return own.map(({ folds: [, fold = ''] }) => [{ ...place, fold }]);
}

/** True for a noun behind `beide`: a general one, or one that begins as the names of those do. */
function isUnitNoun<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: ReadingContext<Order, Book, Step>,
  { kind, fold }: Token,
): boolean {
  if (kind !== 'word') return false;
  const own = book.nouns[grammar.subjects ?? ''] ?? [];
  return UNITS.has(fold) || own.some(({ allWords }) => isCalled(allWords, fold));
}

/** Those who are meant by the pronoun or `beide` with which a sentence begins, and where the words for them end. */
function meantIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { tokens, paragraph }: Sentence,
): { readonly groups: readonly Group[]; readonly end: number } | undefined {
  const at = firstOf(tokens);
  const first = tokenAt(tokens, at);
  if (at < 0 || subjectsIn(my.reading, tokens).length > 0) return undefined;
  if (BOTH.has(first.fold)) {
    const groups = bothIn(my, paragraph, first, tokenAt(tokens, at + 1).fold);
    let end = at + 1;
    while (isUnitNoun(my.reading, tokenAt(tokens, end))) end += 1;
    return groups.length === 0 ? undefined : { groups, end };
  }
  const { named } = my;
  if (!PRONOUNS.has(first.fold) || named?.paragraph !== paragraph || !named.isClear)
    return undefined;
  const verb = tokenAt(tokens, at + 1).fold;
  const isFitting =
    named.groups.length > 1
      ? SEVERAL.has(first.fold) && isOfSeveral(first.fold, verb)
      : my.reading.grammar.pronouns?.includes(first.fold) === true && isOfOne(verb);
  if (!isFitting) return undefined;
  return { groups: named.groups.map((group) => movedTo(group, first)), end: at + 1 };
}

/** One who is named at a place behind others, and how many tokens that takes: `Armee 2`, `Armeen 1`, or a number alone. */
function namedAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
  last: Group,
): { readonly group: Group; readonly length: number } | undefined {
  const length = subjectLength(reading, tokens, at);
  if (length > 0) return { group: tokens.slice(at, at + length), length };
  const plural = pluralAt(reading, tokens, at);
  if (plural !== undefined) return { group: plural, length: plural.length };
  const number = tokenAt(tokens, at);
  if (number.kind !== 'number' || last.at(-1)?.kind !== 'number') return undefined;
  return { group: [...movedTo(last.slice(0, -1), number), number], length: 1 };
}

/** Several who are named together at the beginning of a sentence: `Armee 1 und 2 sind ...`. */
function listIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): { readonly groups: readonly Group[]; readonly end: number } | undefined {
  const groups: Group[] = [];
  let isAnd = false;
  let at = tokens.findIndex(({ fold, kind }) => kind !== 'sign' && !FILLERS.has(fold));
  let end = -1;
  while (at >= 0) {
    const own = namedAt(reading, tokens, at, groups.at(-1) ?? []);
    if (own === undefined) break;
    groups.push(own.group);
    end = at + own.length;
    const { fold } = tokenAt(tokens, end);
    if (!SOFT.has(fold) && !AND.has(fold)) break;
    at = tokens.findIndex((token, index) => index > end && !FILLERS.has(token.fold));
    isAnd ||= at > 0 && AND.has(fold);
  }
  const isOver = !SOFT.has(tokenAt(tokens, end).fold) && end < tokens.length;
  const isWhole = isOver && subjectsIn(reading, tokens.slice(Math.max(0, end))).length === 0;
  return groups.length > 1 && isAnd && isWhole ? { groups, end } : undefined;
}

/** True if several are named at the beginning of a sentence, and each may get something of his own. */
export function isSharedOut<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  if (reading.grammar.subjects === undefined) return false;
  const list = listIn(reading, tokens);
  return list !== undefined && isDistributed(reading, tokens.slice(list.end));
}

/** True if an order of a sentence itself names several who carry it out. */
function takesList<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const { subjects = '' } = reading.grammar;
  return unitsOf(reading, tokens)
    .flatMap(({ forms }) => forms)
    .flatMap(({ slots }) => Object.values(slots))
    .some(
      (slot) =>
        slot.is === 'items' &&
        Object.values(slot.slots).some((one) => one.is === 'noun' && one.types.includes(subjects)),
    );
}

/** True for words by which several may each get something of his own: `jeweils ...`, `nach C10 und D10`, `100, 200`. */
function isDistributed<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const types = Object.keys(nouns);
  const isThing = (at: number): boolean =>
    /\d/u.test(tokenAt(tokens, at).fold) ||
    namingsAt(tokens, at, nouns, types, ['full', 'inflected']).length > 0;
  // `210/30` is one thing, and a list behind `über` is the way of all of them.
  const isJoined = (at: number): boolean =>
    tokenAt(tokens, at - 1).span.end === tokenAt(tokens, at).span.start &&
    tokenAt(tokens, at).span.end === tokenAt(tokens, at + 1).span.start;
  const isWay = tokens.some(({ fold }) => WAY.has(fold));
  return tokens.some(({ fold }, at) => {
    if (EACH.has(fold)) return true;
    if (isWay || isJoined(at) || (!SOFT.has(fold) && !AND.has(fold))) return false;
    const next = tokens.findIndex(
      (token, index) => index > at && !FILLERS.has(token.fold) && !MARKERS.has(token.fold),
    );
    return next > 0 && isThing(next);
  });
}

/** The sentence before, carried out by another one who does the same: `Armee 2 auch`. */
function sameIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
): readonly Sentence[] | undefined {
  const { tokens, paragraph } = sentence;
  const { named } = my;
  const [own, ...more] = subjectsIn(my.reading, tokens);
  const [before, ...others] = named?.groups ?? [];
  if (own === undefined || before === undefined || more.length + others.length > 0)
    return undefined;
  if (named?.paragraph !== paragraph || named.isHeld || !named.isBefore) return undefined;
  if (foldOf(own) === foldOf(before)) return undefined;
  const rest = tokens.filter((token) => !own.includes(token) && token.kind !== 'sign');
  const so = rest.find(({ fold }) => SAYING_SO.has(fold));
  if (so === undefined || !rest.every(({ fold }) => SAME.has(fold))) return undefined;
  const whole = named.sentence.tokens;
  const hasText =
    my.reading.grammar.forms.some(keepsText) && whole.some(({ fold }) => fold === ':');
  if (hasText) return undefined;
  const verb = whole.filter((token) => !before.includes(token));
  return [{ ...sentence, tokens: [...own, ...movedTo(verb, so)] }];
}

/** Most tokens of a sentence that is cut into orders of the same one. */
const LONGEST_CUT = 40;

/** True for a comma or `und` between two tokens, and no stroke within a number. */
const isBetween = (tokens: readonly Token[], at: number): boolean =>
  SOFT.has(tokenAt(tokens, at).fold) &&
  !(
    tokenAt(tokens, at - 1).span.end === tokenAt(tokens, at).span.start &&
    tokenAt(tokens, at).span.end === tokenAt(tokens, at + 1).span.start
  );

/** Verbs behind a pronoun that say only that something is wanted: `sie sollen ...`. */
const MODAL = words('soll sollen möge mögen should shall must');

/** Tokens without a pronoun and its modal verb behind a comma: `RH 1 nach 65/47, sie sollen sich zurückziehen`. */
const withoutPronoun = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    (_, at) =>
      ![at, at - 1].some(
        (place) =>
          tokenAt(tokens, place - 1).fold === ',' &&
          PRONOUNS.has(tokenAt(tokens, place).fold) &&
          MODAL.has(tokenAt(tokens, place + 1).fold),
      ),
  );

/**
 * A sentence that names one who carries it out and has several orders for him: `Armee 1: nach C10, aggressiv`. It is cut
 * where each of them is understood in full with his name, if that is one place alone.
 */
function ordersOfOne<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): readonly Sentence[] | undefined {
  const { tokens } = sentence;
  const [own, ...others] = subjectsIn(my.reading, tokens);
  if (own === undefined || others.length > 0 || tokens.length > LONGEST_CUT) return undefined;
  if (!own.includes(tokenAt(tokens, firstOf(tokens)))) return undefined;
  const plain = namesNobodyElse(my.reading, tokens) ? withoutPronoun(tokens) : tokens;
  // Where a further clause adds to the order before it, it is no order of its own.
  const isAdding = my.reading.grammar.forms.some(({ amend }) => amend !== undefined);
  if (isAdding && plain.length === tokens.length) return undefined;
  const isOpen = (one: Sentence): boolean => !isClear(one);
  // `Armee 2 bleibt, aggressiv`: behind its verb alone stands another order, and no part of the first.
  const first = plain.findIndex((_, at) => isBetween(plain, at));
  const isEnded =
    plain[first]?.fold === ',' &&
    meaningsAt(my.reading.grammar.forms, tokenAt(plain, first - 1).fold).some(
      ({ verb, isNoun }) => !isNoun && verb.folds.length === 1,
    );
  if (first < 0 || !(isEnded || isOpen(sentence))) return undefined;
  if (plain.length < tokens.length) {
    const whole = { ...sentence, tokens: plain };
    if (isClear(whole)) return [whole];
  }
  if (isAdding) return undefined;
  const piece = (from: number, to: number): Sentence => {
    const words = plain.slice(from === 0 ? 0 : from + 1, to);
    const whole = from === 0 ? words : [...movedTo(own, tokenAt(plain, from)), ...words];
    return { ...sentence, tokens: whole, words: wordsFrom(my.letter, words) ?? sentence.words };
  };
  const cut = plain.flatMap((_, at) => {
    // `greift Ziel 1 an, es soll halten`: a pronoun may mean another one.
    const isOwn = isBetween(plain, at) && !PRONOUNS.has(tokenAt(plain, at + 1).fold);
    const pieces = isOwn ? [piece(0, at), piece(at, plain.length)] : [];
    return pieces.length > 0 && pieces.every(isClear) ? [pieces] : [];
  });
  return cut.length === 1 ? cut[0] : undefined;
}

/**
 * The sentences a sentence stands for that does not name each of those who carry it out with an order of his own: `Beide
 * Armeen sind aggressiv`, `Sie hält`, `Armee 1 und 2 gehen nach D5`, `Armee 2 auch`. Undefined = it stands for itself.
 */
export function spelledSentences<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): readonly Sentence[] | undefined {
  const { reading } = my;
  if (reading.grammar.subjects === undefined || sentence.tokens.at(-1)?.fold === '?')
    return undefined;
  const same = sameIn(my, sentence);
  if (same !== undefined) return same.every(isClear) ? same : undefined;
  const list = listIn(reading, sentence.tokens);
  const meant = list ?? meantIn(my, sentence);
  if (meant === undefined) return ordersOfOne(my, sentence, isClear);
  if (list !== undefined && takesList(reading, sentence.tokens)) return undefined;
  const rest = sentence.tokens.slice(meant.end);
  if (meant.groups.length > 1 && isDistributed(reading, rest)) return undefined;
  const whole = meant.groups.map((group) => ({ ...sentence, tokens: [...group, ...rest] }));
  return whole.every(isClear) ? whole : undefined;
}
