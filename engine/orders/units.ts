import { phraseAt } from './draft';
import { type Form, keepsText, type Reading } from './grammar';
import { HOLDS, PREFIXES } from './holding-words';
import { holdAt } from './holds';
import { firstWordsOf, type Meaning, meaningsAt } from './meanings';
import { namingsAt, type Nouns } from './nouns';
import { bestOutcome, type Unit } from './outcome';
import { relativeLength } from './relative';
import { isBehindSubject } from './subjects';
import { isWithinNumber, startsSmall, type Token, tokenAt } from './tokens';
import { isVerbAt, moodOf, type VerbMood } from './verbs';
import {
  COURTESY,
  FILLERS,
  GREETINGS,
  HARD,
  MARKERS,
  isReasonWord,
  opensReason,
  QUESTIONS,
  SOFT,
  words,
} from './vocabulary';

/** Where a verb stands, and what it can mean. */
interface Hit<Order, Book> {
  readonly at: number;
  readonly length: number;
  readonly forms: readonly Form<Order, Book>[];
  readonly particles: readonly string[];
  /** True for a noun that means an order at the beginning of a sentence. */
  readonly isNoun: boolean;
  readonly mood: VerbMood;
}

type Hits<Order, Book> = readonly Hit<Order, Book>[];

/** A verb, or at the beginning of a sentence the noun for it; the longest one counts. */
function hitAt<Order, Book>(
  all: readonly Form<Order, Book>[],
  tokens: readonly Token[],
  at: number,
  isHead: boolean,
): Hit<Order, Book> | undefined {
  const fitting = meaningsAt(all, tokenAt(tokens, at).fold).filter(
    ({ verb, isNoun }) => (isHead || !isNoun) && isVerbAt(tokens, at, verb),
  );
  const length = fitting.reduce((most, { verb }) => Math.max(most, verb.folds.length), 0);
  const best = fitting.filter(({ verb }) => verb.folds.length === length);
  if (best.length === 0) return undefined;
  return {
    at,
    length,
    forms: [...new Set(best.map(({ form }) => form))],
    particles: best.flatMap(({ verb: { particle } }) => (particle === undefined ? [] : [particle])),
    isNoun: best.every(({ isNoun }) => isNoun),
    mood: moodOf(best.map(({ verb }) => verb)),
  };
}

/** The fewest letters a verb may be cut to, and the most verbs it may be short for. */
const SHORT = { letters: 3, forms: 3, apart: 4 } as const;

const SMALL: readonly { has(fold: string): boolean }[] = [
  FILLERS,
  MARKERS,
  HOLDS,
  COURTESY,
  GREETINGS,
  PREFIXES,
  // Words in full with which verbs of several words begin.
  words('neu new'),
];

const isSmall = (text: string): boolean => text.charAt(0).toLowerCase() === text.charAt(0);

/** A verb cut short: `Rep Turmritter 2`, `Militär +1 anh.` */
function shortHitAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
  isHead: boolean,
): Hit<Order, Book> | undefined {
  const [token, next] = [tokenAt(tokens, at), tokens[at + 1]];
  const { fold, text } = token;
  const isDotted = next?.fold === '.' && next.span.start === token.span.end;
  const isCapital = !isSmall(text);
  if (fold.length < SHORT.letters || SMALL.some((words) => words.has(fold))) return undefined;
  const isLoose = next !== undefined && next.kind === 'word' && isSmall(next.text);
  const isCut = !isCapital && fold.length <= SHORT.apart && !isLoose;
  if (!isDotted && !isCut && !(isHead && isCapital)) return undefined;
  const types = Object.keys(book.nouns);
  const fits =
    isDotted && !isHead
      ? (['full', 'inflected', 'short'] as const)
      : (['full', 'inflected'] as const);
  if (namingsAt(tokens, at, book.nouns, types, fits).length > 0) return undefined;
  const isOne = ({ verb }: Meaning<Order, Book>): boolean => verb.folds.length === 1;
  const isWhole = meaningsAt(grammar.forms, fold).some(isOne);
  const begun = firstWordsOf(grammar.forms).filter((first) => first.startsWith(fold));
  const those = begun.flatMap((first) => meaningsAt(grammar.forms, first)).filter(isOne);
  const forms = [...new Set(those.map(({ form }) => form))];
  return isWhole || forms.length === 0 || forms.length > SHORT.forms
    ? undefined
    : { at, length: 1, forms, particles: [], isNoun: isHead, mood: 'none' };
}

function isSlotWord<Order, Book>(
  hit: Hit<Order, Book> | undefined,
  tokens: readonly Token[],
  at: number,
): boolean {
  return (hit?.forms ?? []).some(({ slots }) =>
    Object.values(slots).some(
      (slot) => slot.is === 'number' && slot.words.some((one) => phraseAt(tokens, at, one) > 0),
    ),
  );
}

const hasText = <Order, Book>({ forms }: Hit<Order, Book>): boolean => forms.some(keepsText);

/** The end of a piece that gives a reason, behind an order that of the sentence; undefined if none begins there. */
function reasonEnd<Order, Book>(
  forms: readonly Form<Order, Book>[],
  tokens: readonly Token[],
  at: number,
): number | undefined {
  const relative = relativeLength(tokens, at, (fold) => meaningsAt(forms, fold).length > 0);
  if (relative > 0) return at + relative;
  // `Weil ..., und weil ...`: a further reason behind the first one.
  const before = tokens[at - 1]?.fold ?? '';
  const isFirst = at === 0 || before === ':' || SOFT.has(before);
  if (!(isFirst ? opensReason(tokens, at) : isReasonWord(tokens, at))) return undefined;
  // `Damit beende ich ...`, `da greife ich an`: before a verb it is no conjunction.
  const { fold } = tokenAt(tokens, at + 1);
  if (meaningsAt(forms, fold).some(({ verb }) => isVerbAt(tokens, at + 1, verb))) return undefined;
  const end = tokens.findIndex((token, index) => index > at && token.fold === ',');
  if (end > at) return end;
  return at > 0 ? tokens.length : undefined;
}

/** True where a name stands, with a preposition before it or without: `Kauf Kuba, Angriff auf Rumänien`. */
function isBeforeName(
  { nouns }: { readonly nouns: Nouns },
  tokens: readonly Token[],
  at: number,
): boolean {
  const isCut = tokenAt(tokens, at).fold === '.' ? 1 : 0;
  const isLed = MARKERS.has(tokenAt(tokens, at + isCut).fold) ? 1 : 0;
  const from = at + isCut + isLed;
  return namingsAt(tokens, from, nouns, Object.keys(nouns), ['full', 'inflected']).length > 0;
}

/** The verb at a place: in full, the noun for it where a sentence begins, or cut short. */
function verbAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  at: number,
  isStart: boolean,
  last: Hit<Order, Book> | undefined,
): Hit<Order, Book> | undefined {
  const { text, fold, startsLine } = tokenAt(tokens, at);
  const isBehindComma = SOFT.has(tokens[at - 1]?.fold ?? '');
  const isFree = !isSlotWord(last, tokens, at);
  const isLoud = text.length > SHORT.letters && text === text.toUpperCase();
  const isListed =
    isBehindComma &&
    isFree &&
    meaningsAt(reading.grammar.forms, fold).some(({ isNoun }) => isNoun) &&
    isBeforeName(reading.book, tokens, at + 1);
  const isHead =
    isStart || isListed || (isLoud && isFree && (startsLine === true || isBehindComma));
  const isShort = isBehindComma && isFree && text.length <= SHORT.apart;
  return (
    hitAt(reading.grammar.forms, tokens, at, isHead) ??
    // A word that belongs to a number of the order, as in `1 ang 2 vert`, is no verb cut short.
    (isFree ? shortHitAt(reading, tokens, at, (isHead && !isListed) || isShort) : undefined)
  );
}

/** How many tokens a name of several words takes at a place; 0 = there is none. */
function nameLength(
  { nouns }: { readonly nouns: Nouns },
  tokens: readonly Token[],
  at: number,
): number {
  const name = namingsAt(tokens, at, nouns, Object.keys(nouns), ['full'])[0];
  return name === undefined || name.length < 2 ? 0 : name.length;
}

/** Where verbs stand that are no part of a name, of a reason, or of the player's own text. */
function verbsIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): Hits<Order, Book> {
  const hits: Hit<Order, Book>[] = [];
  const start = tokens.findIndex(({ kind, fold }) => kind === 'word' && !FILLERS.has(fold));
  let end = tokens.length;
  for (let at = 0; at < end; at += 1) {
    if (tokenAt(tokens, at).kind !== 'word') continue;
    const { length, isHarmless } = holdAt(tokens, at);
    const skipped =
      reasonEnd(reading.grammar.forms, tokens, at) ??
      at - 1 + Math.max(isHarmless ? length : 0, nameLength(reading.book, tokens, at));
    if (skipped >= at) {
      at = skipped;
      continue;
    }
    const isStart = at === start || isBehindSubject(reading, tokens, at);
    const hit = verbAt(reading, tokens, at, isStart, hits.at(-1));
    if (hit === undefined) continue;
    hits.push(hit);
    at += hit.length - 1;
    const behind = at;
    const text = tokens.findIndex(
      ({ fold }, index) => index > behind && (fold === ':' || QUESTIONS.has(fold)),
    );
    if (hasText(hit) && text >= 0) end = text;
  }
  return hits;
}

/** The particle of a separable verb, at the end of a piece: `heuern ... an`. */
function particleIn<Order, Book>(
  own: readonly Token[],
  { particles }: Hit<Order, Book>,
  verb: readonly Token[],
): readonly Token[] {
  const from = own.indexOf(tokenAt(verb, verb.length - 1));
  const token = own.findLast(({ kind, fold }, index) => {
    const next = own[index + 1];
    // `brechen auf nach 22`, `greife an mit Panzern`: another preposition behind it.
    const isEnd = next === undefined || next.kind === 'sign' || SOFT.has(next.fold);
    const isLast = isEnd || !MARKERS.has(fold) || MARKERS.has(next.fold);
    // `zieht nach 210/30 und wieder zurück`: behind a link it says something of its own.
    const before = own.slice(0, index).findLast((one) => one.fold !== 'wieder');
    const isLinked = before !== undefined && before.kind === 'word' && SOFT.has(before.fold);
    return index > from && kind === 'word' && particles.includes(fold) && isLast && !isLinked;
  });
  return token === undefined ? [] : [token];
}

/** Tokens without a comma or a full stop at their end. */
export function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(
    // `Kauf Iran und`, and nothing behind it: a word is no sign at the end.
    ({ kind, fold }) => kind === 'word' || (!SOFT.has(fold) && (!HARD.has(fold) || fold === '?')),
  );
  return tokens.slice(0, last + 1);
}

/** A stretch of a sentence with its verbs as a clause. */
function unitOf<Order, Book>(
  own: readonly Token[],
  hits: Hits<Order, Book>,
  tokens: readonly Token[],
): Unit<Order, Book> {
  const verb = hits.flatMap((hit) => {
    const words = tokens.slice(hit.at, hit.at + hit.length);
    return [...words, ...particleIn(own, hit, words)];
  });
  const first = own.find(
    (token) => token.kind !== 'sign' && (verb.includes(token) || !FILLERS.has(token.fold)),
  );
  const [hit] = hits;
  const forms = (hit?.forms ?? []).filter((form) => hits.every((one) => one.forms.includes(form)));
  return {
    forms,
    verb,
    tokens: withoutEnd(own),
    isLed: first !== undefined && verb.includes(first),
    isNoun: hits.every(({ isNoun }) => isNoun),
    mood: hits.find(({ mood }) => mood !== 'none')?.mood ?? 'none',
  };
}

/** Pronouns that are the subject of the verb right behind them. */
const SUBJECTS = words('das der die es sie er wir ich it they we i that this');

/** Words right before a verb that go with it. */
const ABOUT_TO = words('soll sollen should shall will then dann');

/** Most places at which a sentence is tried to be cut between two verbs. */
const MOST_CUTS = 6;

const isCut = (tokens: readonly Token[], at: number): boolean =>
  (SOFT.has(tokens[at]?.fold ?? '') && !isWithinNumber(tokens, at)) || isNewLine(tokens, at);

/** True at the beginning of a line that does not go on with a preposition: `Der Händler wird` and `in Nordhafen ausgerüstet`. */
const isNewLine = (tokens: readonly Token[], at: number): boolean => {
  const token = tokenAt(tokens, at);
  // Behind `and` the cut is before that word.
  const isLinked = SOFT.has(tokenAt(tokens, at - 1).fold);
  return token.startsLine === true && !isLinked && !(startsSmall(token) && MARKERS.has(token.fold));
};

/**
 * The verbs of a sentence, grouped: those that all have a meaning in common without a comma between them are one
 * (`Autorität: Ordensrat erhöht Militär`), and so is a noun that a verb behind it makes its object (`Handel anheuern`).
 */
function grouped<Order, Book>(
  hits: Hits<Order, Book>,
  tokens: readonly Token[],
): readonly Hits<Order, Book>[] {
  const groups: Hit<Order, Book>[][] = [];
  for (const hit of hits) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isApart =
      last === undefined ||
      tokens
        .slice(last.at + last.length, hit.at)
        .some((token, index) =>
          last.isNoun && token.startsLine === true && startsSmall(token)
            ? SOFT.has(token.fold)
            : isCut(tokens, last.at + last.length + index),
        );
    if (group === undefined || last === undefined || isApart) groups.push([hit]);
    else if (hit.forms.some((form) => group.every(({ forms }) => forms.includes(form))))
      group.push(hit);
    else if (last.isNoun && group.length === 1) groups[groups.length - 1] = [hit];
    else groups.push([hit]);
  }
  return groups;
}

/**
 * The clauses of a sentence; none = it has no verb of an order. Between two verbs lie pieces that belong to the one
 * before or, where that one stands last, to the one behind: the cut is where both are understood best.
 */
export function unitsOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): readonly Unit<Order, Book>[] {
  const groups = grouped(verbsIn(reading, tokens), tokens);
  const units: Unit<Order, Book>[] = [];
  let from = 0;
  for (const [index, group] of groups.entries()) {
    const [next, after] = [groups[index + 1], groups[index + 2]];
    const last = group.at(-1);
    const first = next?.[0];
    if (next === undefined || first === undefined || last === undefined) {
      units.push(unitOf(tokens.slice(from), group, tokens));
      break;
    }
    const cuts = tokens.flatMap((_, at) =>
      at >= last.at + last.length &&
      at < first.at &&
      isCut(tokens, at) &&
      nameLength(reading.book, tokens, at - 1) === 0
        ? [at]
        : [],
    );
    const tried = cuts.length === 0 ? [first.at] : cuts.slice(-MOST_CUTS);
    const end = after?.[0]?.at ?? tokens.length;
    const begin = from;
    const costs = tried.map((cut) => {
      const [own, other] = [tokens.slice(begin, cut), tokens.slice(cut, end)];
      const cost = [unitOf(own, group, tokens), unitOf(other, next, tokens)]
        .map((unit) => bestOutcome(reading, unit, undefined).cost)
        .reduce((sum, one) => sum + one, 0);
      return { cut, cost };
    });
    // `Pakistan und Kuba, das geht auf`: the subject of a verb begins its clause.
    const own = tried.find(
      (cut) =>
        cut + 2 === first.at &&
        tokenAt(tokens, cut).fold === ',' &&
        SUBJECTS.has(tokenAt(tokens, cut + 1).fold),
    );
    // Of cuts that are as good, the last one right before the verb: `über 22, 21 nach 19 und greift an`.
    const isBefore = ({ cut }: { readonly cut: number }): boolean =>
      cut + 1 === first.at ||
      tokens.slice(cut + 1, first.at).every(({ fold }) => ABOUT_TO.has(fold));
    const best = costs.reduce((best, one) =>
      one.cost < best.cost || (one.cost === best.cost && isBefore(one)) ? one : best,
    );
    const cut = own ?? best.cut;
    units.push(unitOf(tokens.slice(from, cut), group, tokens));
    from = cut;
  }
  return units;
}
