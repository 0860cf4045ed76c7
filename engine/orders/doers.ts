import type { Reading } from './grammar';
import { foldAt, isCapital } from './governing';
import { OWN, READERS, WILL } from './holding-words';
import { namingsAt, type Nouns } from './nouns';
import type { Outcome, Unit } from './outcome';
import { hasAny, isGoverned, PASSIVE, type PlacedClause } from './placed-clause';
import { type Token, tokenAt } from './tokens';
import { ARTICLES, FILLERS, MARKERS, words } from './vocabulary';

/** Values named by the orders of a clause. */
const knownIn = <Order>({ clause: { drafts } }: Outcome<Order>): readonly unknown[] =>
  drafts.flatMap(({ held }) => [...held.values()].map(({ value }) => value));

/** Keys of those who are named by some words, without some that are known. */
function namedIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  known: readonly unknown[],
): readonly string[] {
  const fits = ['full', 'inflected', 'short'] as const;
  return tokens
    .flatMap((_, at) => namingsAt(tokens, at, book.nouns, [grammar.writers], fits))
    .flatMap(({ thing: { key } }) => (known.includes(key) ? [] : [key]));
}

/** Names in the genitive, without its ending: `Dornachs Flotte`, `Dornach's fleet`. */
const ownersIn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) =>
    isCapital(token) && token.fold.endsWith('s')
      ? [{ ...token, fold: token.fold.slice(0, -1) }]
      : [],
  );

/** True if some words name somebody else than the one who writes. */
export function namesOthers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  return namedIn(reading, tokens, []).some(
    (key) => key !== reading.grammar.writerOf?.(reading.book),
  );
}

/** Words for somebody who was named before: `sag dem Waldbund, er soll ...`. */
export const PRONOUNS = new Set(['er', 'sie', 'es', 'he', 'she', 'it', 'they']);

const BY = new Set(['von', 'vom', 'durch']);

/** Words behind which somebody is named about whom it is, not who does it. */
const ABOUT = new Set(['gegen', 'wider', 'against', 'vor', 'wegen', 'trotz', 'mit', 'with']);

/** Verbs of one to whom something is given. */
const RECEIVING = words('bekommen erhalten kriegen get receive have gets receives');

/** True if a piece begins with an article or a preposition by which somebody is no subject. */
const isDative = (own: readonly Token[], piece: number): boolean => {
  const first = own.slice(piece).find(({ kind }) => kind === 'word')?.fold ?? '';
  return ['dem', 'den'].includes(first) || MARKERS.has(first);
};

/** True for a clause of what is done to somebody: `Südafrika wird gekauft`, and not `von Blau`. */
const isPassive = <Order, Book>(
  { own, verb, piece }: PlacedClause,
  { mood }: Unit<Order, Book>,
): boolean =>
  (mood === 'participle' || mood === 'perhaps') &&
  (hasAny(own.slice(piece, verb), PASSIVE) || foldAt(own, verb + 1) === 'werden') &&
  !hasAny(own.slice(piece, verb), BY);

/** Words by which the writer says that something is done to him: `ich werde ... angegriffen`. */
const SUFFERING: ReadonlyMap<string, string> = new Map([
  ['ich', 'werde'],
  ['wir', 'werden'],
]);

/** Words for the writer and his own, and for what nobody orders to be done to them. */
const MINE = words('mein meine meinen meiner unser unsere unseren unserer mir uns');
const HOSTILE = words(
  'angegriffen attackiert überfallen erobert bekriegt bombardiert geplündert sabotiert beeinflusst belagert überrannt',
);

/** Words before one who does something, whatever else is said: `Angriff durch Blau`. */
const THROUGH = new Set(['durch', 'by', 'seitens']);
/** The same of what is done: `von Blau`; he may have an article. */
const DONE_BY: ReadonlySet<string> = new Set([...BY, ...THROUGH]);

/** True for what another one does: `101 wird von Dornach nach 210/30 geschickt`, `Angriff durch Blau`. */
export function isDoneByOther<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  const { grammar, book } = reading;
  const types = [grammar.writers, ...(grammar.others ?? [])];
  const own = grammar.writerOf?.(book);
  const isOther = (at: number): boolean =>
    namingsAt(tokens, at, book.nouns, types, ['full', 'inflected', 'short']).some(
      ({ thing }) => thing.key !== own,
    );
  const before = hasAny(tokens, PASSIVE) ? DONE_BY : THROUGH;
  return tokens.some(
    ({ fold }, at) =>
      before.has(fold) && isOther(ARTICLES.has(foldAt(tokens, at + 1)) ? at + 2 : at + 1),
  );
}

/** Words for what is of somebody who was named before. */
const OF_THIRD = words('seine seiner seinem seinen ihrem ihren his her their dessen deren');

/** True for a noun of somebody else's that looks like the verb of an order: `Seine Stimme bleibt bei Rot`. */
export function isOfThird({ own, verb }: PlacedClause): boolean {
  return OF_THIRD.has(foldAt(own, verb - 1));
}

/** True for what is done to the writer, and not by him: `Ich werde in Iran angegriffen`, `Mein Iran wird angegriffen`. */
export function isSuffered<Order, Book>(
  { own, verb, piece }: PlacedClause,
  { mood }: Unit<Order, Book>,
): boolean {
  if (mood !== 'participle' && mood !== 'perhaps') return false;
  const ahead = own.slice(piece, verb);
  const isOfWriter = ahead.some(({ fold }, at) =>
    [at - 1, at + 1].some((place) => SUFFERING.get(foldAt(ahead, place)) === fold),
  );
  const first = foldAt(ahead, 0);
  const isMine = MINE.has(first) && hasAny(own.slice(verb, verb + 1), HOSTILE);
  return isOfWriter || (isMine && hasAny(ahead, PASSIVE));
}

/** Keys of those who stand before the verb of a clause in the third person, or before what they will. */
function subjectsBefore<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  { own, verb, piece }: PlacedClause,
  { isLed }: Unit<Order, Book>,
  will: number,
): readonly string[] {
  const isFinite = !isLed && /[ts]$/.test(foldAt(own, verb));
  // `Blau will den Iran kaufen`, and no `Blau soll 250 bekommen`.
  const isWilling = will > piece && !hasAny(own, RECEIVING) && !isDative(own, piece);
  // `Dornachs Flotte soll 301 angreifen`: whose it is stands before the first verb.
  const isOwned = isFinite || (!isLed && will > piece);
  return [
    ...(isFinite ? namedIn(reading, own.slice(piece, verb), []) : []),
    ...(isWilling ? namedIn(reading, own.slice(piece, will), []) : []),
    ...(isOwned ? namedIn(reading, ownersIn(own.slice(piece, will < 0 ? verb : will)), []) : []),
  ];
}

/** Keys of those who stand right behind the first verb of a clause: `Danach kauft Blau den Iran`. */
function subjectsBehind<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  { own, verb, piece }: PlacedClause,
  will: number,
): readonly string[] {
  const behind = (at: number): readonly string[] =>
    namedIn(reading, own.slice(at + 1, at + (foldAt(own, at + 1) === 'der' ? 3 : 2)), []);
  const isInverted = own.slice(piece, verb).every(({ fold }) => FILLERS.has(fold));
  return [
    ...(verb > piece && isInverted && foldAt(own, verb).endsWith('t') ? behind(verb) : []),
    ...(will >= piece && !hasAny(own, RECEIVING) ? behind(will) : []),
  ];
}

/** Verbs of one who wants something of the writer. */
const WANTING = words(
  'will wollen möchte möchten verlangt verlangen fordert fordern wants demands',
);

/** Keys of those who want what a noun names before them: `Einen Beitrag von 500 will Rot`. */
function wantingIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  { own, verb }: PlacedClause,
): readonly string[] {
  const at = own.findIndex(({ fold }, index) => index > verb && WANTING.has(fold));
  return at < 0 ? [] : namedIn(reading, own.slice(at + 1, at + 2), []);
}

/** Keys of those who are named beside the verb as if they did it. */
export function doersIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  clause: PlacedClause,
  unit: Unit<Order, Book>,
  outcome: Outcome<Order>,
): readonly string[] {
  const { own, verb, piece, isAsked } = clause;
  const isFar =
    isGoverned(clause, unit) ||
    foldAt(own, piece - 1) === ':' ||
    hasAny(own.slice(piece, verb), PRONOUNS);
  const isDoer = (token: Token, at: number): boolean =>
    isAsked(token) && ![at - 1, at - 2].some((place) => ABOUT.has(foldAt(own, place)));
  const leading = own.filter(
    (token, at) => at >= (isFar ? 0 : piece) && at < verb && isDoer(token, at),
  );
  const named = namedIn(reading, leading, knownIn(outcome));
  // `Dem Inselbund überweist du 5000 GS`: whoever reads the letter is asked to.
  const isToReader = isDative(own, piece) && READERS.has(foldAt(own, verb + 1));
  if (isPassive(clause, unit) || hasAny(own, OWN) || isToReader) return named;
  // `Der Zirkel plündert den Waldbund`: the noun before the verb is the subject, whatever its role in the order.
  const will = own.findIndex(({ fold }, at) => at >= piece && at < verb && WILL.has(fold));
  return [
    ...named,
    ...subjectsBefore(reading, clause, unit, will),
    ...subjectsBehind(reading, clause, will),
    ...(unit.isNoun || isCapital(tokenAt(own, verb)) ? wantingIn(reading, clause) : []),
  ];
}
