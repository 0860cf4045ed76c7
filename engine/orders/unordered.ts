import { doersIn, isDoneByOther, isOfThird, isSuffered } from './doers';
import { foldAt, isCapital, isForeignVerb, isNominal, wordBefore } from './governing';
import { holdAt } from './holds';
import {
  ABLE,
  ASKED,
  COMMANDS,
  DONE,
  LEAVING,
  OWN,
  PLANNING,
  PREFIXES,
  READERS,
  SHALL,
  SPEAKERS,
  WILL,
  WOULD_DO,
} from './holding-words';
import type { Nouns } from './nouns';
import type { Reading } from './grammar';
import type { Outcome, Unit } from './outcome';
import {
  clausesOf,
  GOVERNED,
  hasAny,
  isGoverned,
  PASSIVE,
  pieceOf,
  type PlacedClause,
} from './placed-clause';
import { subjectsIn } from './subjects';
import { startsSmall, type Token, tokenAt } from './tokens';
import { ARTICLES, HARD, MARKERS, QUESTIONS, SOFT, words } from './vocabulary';

/** Auxiliaries that turn a participle into an order: `have it built`; so does `hätte gern`. */
const HAVING = new Set(['have', 'get']);

/** True if a clause reports what is done already: `wir haben ... gebaut`, `... was built`, `Turmritter repariert`. */
function isDone<Order, Book>(
  { own, verb }: PlacedClause,
  { mood, isLed }: Unit<Order, Book>,
  isBehindDone: boolean,
  /** Whether who carries it out is named before it: `KH 1 verhandelt`. */
  isOfSubject: boolean,
): boolean {
  if (mood !== 'participle' && mood !== 'perhaps') return false;
  // `Blau wird ... gekauft haben`: what is done by then.
  if (foldAt(own, verb + 1) === 'haben' && hasAny(own, PASSIVE)) return true;
  if (hasAny(own, WILL)) return false;
  const isWish = own.some(({ fold }, at) =>
    HAVING.has(fold)
      ? !OWN.has(foldAt(own, at - 1))
      : fold.startsWith('haett') && holdAt(own, at).isHarmless,
  );
  if (isWish) return false;
  // `vereint sich mit RH 2, zusammen sind sie stärker`: what is done has its auxiliary beside it.
  const end = own.findIndex(({ fold }, at) => at > verb && fold === ',');
  const [beside, behind] = [
    own.slice(0, end < 0 ? own.length : end),
    own.slice(end < 0 ? own.length : end),
  ];
  const isTold = hasDone(beside) || hasAny(behind, POINTING);
  if (foldAt(own, verb + 1) === 'sich' && !isTold) return false;
  if (mood === 'participle' || isBehindDone || hasDone(own)) return true;
  if (isLed || isOfSubject || verb < own.length - 1) return false;
  return !hasAny(own, OWN) && !hasAny(own, ASKED);
}

/** True for words of what is done; `wo sie ist` holds nothing. */
const hasDone = (tokens: readonly Token[]): boolean =>
  tokens.some(({ fold }, at) => DONE.has(fold) && !isInHarmless(tokens, at));

/** Words of a clause that may tell of the one before it. */
const POINTING = words('das es dies so wie that it this wir ich we i');

/** What who carries out orders ought to do is one: `Flotte 301 sollte im Hafen bleiben`. */
const DUE = new Set(['should', 'sollte', 'sollten']);

/** Words beside `would` and `würde` that make a wish of what is done only if something else is. */
const WISHED = words(
  'like love prefer rather appreciate ask want gern gerne lieber bitten sagen vorschlagen bitte please you du ihr sie euch',
);

/** True for what would be done, without a word of a wish: `I would give my vote to blue`, `Armee 1 würde ...`. */
const isOnlyIf = (own: readonly Token[], isOfSubject: boolean): boolean =>
  hasAny(own, WOULD_DO) && (isOfSubject || hasAny(own, SPEAKERS)) && !hasAny(own, WISHED);

/** Verbs that tell what is, where no verb of an order stands beside them: `Wir haben 2 Leute in Marsch`. */
const STATE = words('haben habe hat hatten hatte have has had');
const BEING = words('sind waren are were');

/** Most words of a phrase that holds nothing. */
const LONGEST_PHRASE = 8;

const isInHarmless = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - LONGEST_PHRASE), at + 1).some((_, back, own) => {
    const from = at - (own.length - 1 - back);
    const { length, isHarmless } = holdAt(tokens, from);
    return isHarmless && from + length > at;
  });

/** True for words that say what could be done; what those ought to do who carry out orders is an order. */
function couldBe(own: readonly Token[], isOfSubject: boolean): boolean {
  const first = own.findIndex(({ kind }) => kind === 'word');
  const able = own.filter(
    ({ fold }, at) =>
      !(isOfSubject && DUE.has(fold)) &&
      // `May we build ...` asks.
      !(at === first && fold === 'may') &&
      // `I should like to buy ...` is a wish.
      !(fold === 'should' && foldAt(own, at + 1) === 'like'),
  );
  return hasAny(able, ABLE);
}

/** True for words without the verb of an order that tell what is or could be, and no wish. */
export function tellsState<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar: { subjects } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  // `Die Arbeiter 401 sind inaktiv` orders what they shall be.
  // `..., wenn ich das richtig verstanden habe`: what holds nothing tells nothing.
  const said = tokens.filter((_, at) => !isInHarmless(tokens, at));
  const isState = hasAny(said, STATE) || (subjects === undefined && hasAny(tokens, BEING));
  const isTold = isState && !hasAny(tokens, WISHED) && !hasAny(tokens, WILL_HAVE);
  const isUnsure = couldBe(said, true) || isOnlyIf(said, true);
  return isTold || (isUnsure && !hasAny(tokens, ASKED));
}

const WILL_HAVE = words('will wollen möchte möchten soll sollen wants');

/** Where the words begin that go with a verb: before commas and `und` behind which only names and numbers stand. */
function withGoals({ own, verb, piece }: PlacedClause): number {
  const isGoal = (token: Token): boolean =>
    !startsSmall(token) || MARKERS.has(token.fold) || SOFT.has(token.fold);
  let start = piece;
  while (start > 0 && foldAt(own, start - 1) !== ':' && own.slice(start, verb).every(isGoal)) {
    start = pieceOf(own, start - 1);
  }
  return start;
}

/** Pronouns for people, who carry out no orders. */
const PEOPLE = new Set(['they', 'he', 'she']);

/** A clause up to one behind a comma about people: `shows its decree to target 3, they should believe us`. */
function withoutOthers({ own, verb }: PlacedClause, pronouns: readonly string[]): readonly Token[] {
  const end = own.findIndex(({ fold }, at) => {
    const first = foldAt(own, at + 1);
    return at > verb && fold === ',' && PEOPLE.has(first) && !pronouns.includes(first);
  });
  return end < 0 ? own : own.slice(0, end);
}

/** True if a clause states a possibility without ordering it: `wir könnten ... bauen`. */
const isAble = (
  clause: PlacedClause,
  isOfSubject: boolean,
  pronouns: readonly string[],
): boolean => {
  const own = withoutOthers(clause, pronouns).slice(withGoals(clause));
  return isOnlyIf(own, isOfSubject) || (couldBe(own, isOfSubject) && !hasAny(clause.own, ASKED));
};

/** Words behind which a verb with a capital is a noun: `das Bauen der ... war teuer`. */
const BEFORE_NOUNS = new Set(['das', 'dem', 'des', 'beim', 'vom', 'fuers', 'am', 'im', 'ins']);

/** True if the verb is named, not used. */
const isNamed = ({ own, verb }: PlacedClause): boolean =>
  isCapital(tokenAt(own, verb)) &&
  foldAt(own, verb + 1) !== ':' &&
  BEFORE_NOUNS.has(foldAt(own, verb - 1));

/** Prefixes that make the contrary of a verb: `I take back BUILD ...`, `nehme ... zurück`. */
const REVERSING = words('back zurück ab weg off');

const BACK = words('zurück back');

/** True if a verb of no order governs the one of a clause, or its prefix turns it into another one: `Baue ... ab`. */
function isForeign<Order, Book>(
  { own, verb, piece, isAsked }: PlacedClause,
  unit: Unit<Order, Book>,
): boolean {
  const isEnd = ({ fold }: Token): boolean => SOFT.has(fold) || HARD.has(fold) || fold === ':';
  const end = own.findIndex((token, at) => at > verb && isEnd(token));
  const last = end < 0 ? own.length : end;
  const prefix = tokenAt(own, last - 1);
  // `schicke ich los, und zwar nach G5`: a prefix that says nothing beside the order leaves its verb as it is.
  const isSmall =
    !REVERSING.has(prefix.fold) && unit.forms.some(({ fillers }) => fillers.includes(prefix.fold));
  const isOther = PREFIXES.has(prefix.fold) && !isSmall && !unit.verb.includes(prefix);
  if (last - 1 > verb && isOther) return true;
  // `2 Geld nach Marsch, 1 zurück`: a further one goes the other way.
  const isBack = own.some(
    (token, at) =>
      at > last &&
      BACK.has(token.fold) &&
      !unit.verb.includes(token) &&
      (own[at + 1] === undefined || isEnd(tokenAt(own, at + 1))),
  );
  if (isBack) return true;
  const isUnknown = (token: Token): boolean => startsSmall(token) && isAsked(token);
  return (
    own.some(
      (token, at) => at >= piece && at < last && isUnknown(token) && isForeignVerb(own, at),
    ) ||
    (isNominal(unit, wordBefore(unit)) && (hasAny(own, LEAVING) || own.some(isUnknown)))
  );
}

/** True if a clause tells what people do, whoever they are: `man baut ...`, not `man baue ...`, nor `per man`. */
const isCustom = ({ own, verb, piece }: PlacedClause): boolean =>
  own.some(({ fold }, at) => at >= piece && fold === 'man' && !MARKERS.has(foldAt(own, at - 1))) &&
  foldAt(own, verb).endsWith('t') &&
  !hasAny(own, WILL);

/** True if the piece asks in which the verb stands: `Warum bauen wir ...`, `..., ob wir ... bauen`. */
const isQuestion = ({ own, piece }: PlacedClause): boolean => {
  const first = own.findIndex(({ kind }, at) => at >= piece && kind === 'word');
  return QUESTIONS.has(foldAt(own, first)) && !holdAt(own, first).isHarmless;
};

/** Words that open a piece before a verb without making a condition of it: `wie besprochen, bauen wir`. */
const isOpener = (fold: string): boolean => QUESTIONS.has(fold) || fold === 'as' || fold === 'so';

/** Endings of a verb with which a condition begins; `hungrig und müde, ...` is none. */
const FINITE = /(?:t|n|e|s|d)$/;
const FINITE_BETWEEN = /(?:t|n|s|d|sollte|würde|hätte)$/;

/** True behind a condition without a conjunction: `Bleibt Geld übrig, bauen wir ...`. */
function isConditional({ own, verb, piece, isAsked }: PlacedClause): boolean {
  if (piece < 1 || verb !== piece || foldAt(own, piece - 1) !== ',') return false;
  const first = own.findLastIndex(({ kind }, at) => at < piece - 1 && kind === 'sign') + 1;
  const condition = own.slice(first, piece - 1);
  // `Die Horde, müde und hungrig, zieht ...`: behind who is named it is rarely a verb.
  const finite = first > 0 ? FINITE_BETWEEN : FINITE;
  return (
    condition.length > 1 &&
    !isOpener(foldAt(condition, 0)) &&
    condition.some((token, at) => at > 0 && startsSmall(token)) &&
    condition.some(isAsked) &&
    ((isAsked(tokenAt(condition, 0)) && finite.test(foldAt(condition, 0))) ||
      DONE.has(foldAt(condition, 0)))
  );
}

/** Most words of the name of one whose words they are. */
const LONGEST_SOURCE = 3;

/** True if a piece says only whose words the others are: `Südafrika wird, so Blau, gekauft`. */
function isHearsay(tokens: readonly Token[]): boolean {
  return tokens.some(({ fold }, at) => {
    if (fold !== 'so' || foldAt(tokens, at - 1) !== ',') return false;
    const behind = tokens.slice(at + 1);
    const end = behind.findIndex(({ kind }) => kind === 'sign');
    const named = behind.slice(0, end < 0 ? behind.length : end);
    const isName = (token: Token): boolean => isCapital(token) || ARTICLES.has(token.fold);
    return named.length > 0 && named.length <= LONGEST_SOURCE && named.every(isName);
  });
}

/** `We'd like to ...`; without a verb of will it is no more than a condition. */
const WOULD = new Set(['wed', 'id']);

const LIKING = new Set(['like', 'love']);

/** Words that give an order to who is named to carry it out: `Tell 102 to hold`. */
const TELLING = new Set('tell instruct bid let have'.split(' '));

/** True if somebody else does it, or it is unclear whether it is wanted: `wir träumen davon, ... zu bauen`. */
function isOfOthers<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  clause: PlacedClause,
  unit: Unit<Order, Book>,
  outcome: Outcome<Order>,
): boolean {
  const { own, before, verb, piece, isAsked } = clause;
  const doers = doersIn(reading, clause, unit, outcome);
  if (doers.some((key) => key !== reading.grammar.writerOf?.(reading.book))) return true;
  // `Dem Inselbund überweist du 5000 GS`: whoever reads the letter is asked to.
  const isTold = READERS.has(foldAt(own, verb + 1));
  const isOwn = (words: readonly Token[]): boolean =>
    isTold || doers.length > 0 || hasAny(words, OWN);
  const isStranger = (token: Token): boolean => isCapital(token) && isAsked(token);
  // `Der Hauptmann von 101 zieht ...`: who carries out the order is named, whatever else is said of him.
  const isNamed = subjectsIn(reading, own.slice(piece, verb)).length > 0;
  if (!isGoverned(clause, unit))
    return (
      own.slice(piece, verb).some(isAsked) &&
      !isNamed &&
      !isOwn(own.slice(piece)) &&
      !(hasAny(own.slice(piece), WOULD) && hasAny(own.slice(piece), LIKING)) &&
      !hasAny(own.slice(piece, verb), SHALL)
    );
  // `Mein Sohn will, dass ich ...`: who wills stands before the clause.
  const isWilled = GOVERNED.has(foldAt(own, piece)) && own.slice(0, piece).some(isStranger);
  const governing = [...before, ...own.slice(0, isWilled ? piece : verb)];
  const isAlone = before.length === 0 && !own.slice(0, verb).some(isAsked);
  if (hasAny(governing, PLANNING)) return true;
  if (isAlone && foldAt(own, piece) !== 'um' && !GOVERNED.has(foldAt(own, piece))) return false;
  const isCalled = subjectsIn(reading, governing).length > 0;
  if (isCalled && hasAny(governing, TELLING)) return false;
  return (
    !hasAny(governing, COMMANDS) || !(isOwn(governing) || isCalled || hasAny(governing, WOULD))
  );
}

/** True if the verb of a clause stands in brackets: `(Angriff) auf Iran`. */
function isBracketed<Order, Book>({ tokens, verb }: Unit<Order, Book>): boolean {
  const at = tokens.findIndex((token) => verb.includes(token));
  const open = tokens.slice(0, at).findLast(({ fold }) => ['(', ')', '[', ']'].includes(fold));
  return open?.fold === '(' || open?.fold === '[';
}

/**
 * True if a clause has the verb of an order and does not order it: it reports what is done, what could be done or what
 * somebody else does, or it is unclear whether it is wanted.
 */
export function isUnordered<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  unit: Unit<Order, Book>,
  outcome: Outcome<Order>,
  /** Words before the clause in its sentence, and whether the clause before is held. */
  { before, isBehindHeld }: { readonly before: readonly Token[]; readonly isBehindHeld: boolean },
): boolean {
  const clause = clausesOf(unit, outcome, before);
  if (isDoneByOther(reading, unit.tokens)) return true;
  if (clause.verb < 0) return false;
  const isCalled = subjectsIn(reading, [...before, ...clause.own.slice(0, clause.verb)]).length > 0;
  return (
    isBracketed(unit) ||
    isDone(clause, unit, isBehindHeld, isCalled) ||
    isSuffered(clause, unit) ||
    isOfThird(clause) ||
    isAble(clause, isCalled, reading.grammar.pronouns ?? []) ||
    isNamed(clause) ||
    isForeign(clause, unit) ||
    isCustom(clause) ||
    (isQuestion(clause) && outcome.clause.text === undefined) ||
    isConditional(clause) ||
    isHearsay(unit.tokens) ||
    isOfOthers(reading, clause, unit, outcome)
  );
}
