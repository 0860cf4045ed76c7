import { FOES, SPEAKING, TITLES } from './courtesy';
import type { Cutting } from './cutting';
import { delays } from './forewords';
import { DENIED, HEARSAY, SPEAKERS } from './holding-words';
import { holdsIn } from './holds';
import { GOVERNED } from './placed-clause';
import { startsSmall, type Token, tokenAt } from './tokens';
import { TURNS } from './turns';
import { QUESTIONS, words } from './vocabulary';

/** Words that say that what is ordered stands behind them. */
const FOLLOWING = words(
  'folgendes folgende folgenden following folgt follows stichworten stichpunkten',
);

/** Words for orders, behind `hier` or before the colon. */
const ORDERS = words(
  'what befehle befehl anweisungen anordnungen aufträge züge zug aktionen maßnahmen weisungen orders instructions actions moves commands',
);
const HERE = words('hier here');

/** Words of what is decided, beside `haben` or `has`. */
const DECIDED = words(
  'beschlossen entschieden verfügt angeordnet befohlen bestimmt überlegt ausgedacht vorgenommen decided resolved decreed ordained determined',
);
const HAVING = words('hat haben habe hab has have hath');

/** Those who decide for the writer, beside titles. */
const BODIES = words(
  'rat council senat senate parlament parliament versammlung assembly kapitel chapter volk people führung leitung regierung government komitee committee zentralkomitee vorstand hof court ältesten elders kanzlei',
);

/** Words for what was decided earlier. */
const EARLIER = words('letzte letzten letzter letztes vorige vorigen voriger last previous');

/** Words of one who did not decide yet, which hold nothing beside `haben`. */
const WEIGHED = words('überlegt');

const ELSEWHERE = words('von vom aus of from');

/** Most words and signs of an opening, with and without brackets. */
const LONGEST = { whole: 60, outside: 30 } as const;

/** Tokens outside brackets. */
function outsideBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  return tokens.filter(({ fold }) => {
    if (fold === '(') depth += 1;
    const isOutside = depth === 0;
    if (fold === ')') depth = Math.max(0, depth - 1);
    return isOutside;
  });
}

const hasOne = (tokens: readonly Token[], known: ReadonlySet<string>): boolean =>
  tokens.some(({ fold }) => known.has(fold));

/** True if words name whose somebody is, or where he is from: `der Rat von Kanada`. */
const isFromElsewhere = (tokens: readonly Token[]): boolean =>
  tokens.some(({ fold }, at) => ELSEWHERE.has(fold) && !startsSmall(tokenAt(tokens, at + 1)));

/** True if words say that orders follow: `folgendes`, `folgende Befehle`; not `folgende Waffen`. */
const isFollowed = (tokens: readonly Token[]): boolean =>
  tokens.some(({ fold }, at) => {
    const next = tokenAt(tokens, at + 1);
    const isThing = next.kind === 'word' && (fold === 'following' || !startsSmall(next));
    return FOLLOWING.has(fold) && (!isThing || ORDERS.has(next.fold));
  });

/** True for a word of what is told before a clause of its own in which somebody speaks: `... kein Auge zugetan, und nun spricht er:`. */
function isToldBefore(tokens: readonly Token[], token: Token): boolean {
  const cut = tokens.findLastIndex(({ fold }) => fold === ',');
  const [told, last] = [tokens.slice(0, Math.max(0, cut)), tokens.slice(cut + 1)];
  const isOpen = hasOne(told, QUESTIONS) || hasOne(told, FOLLOWING) || hasOne(told, ORDERS);
  return told.includes(token) && hasOne(last, SPEAKING) && !isOpen;
}

/** True if words tell of a decision. */
const isDecision = (tokens: readonly Token[]): boolean =>
  hasOne(tokens, HAVING) && hasOne(tokens, DECIDED);

/** True if words tell that the writer decides or speaks, or that what he orders follows. */
function announces(said: readonly Token[], isNamed: boolean): boolean {
  const isOfWriter = isNamed || [SPEAKERS, BODIES, TITLES].some((known) => hasOne(said, known));
  const isSpeaking = hasOne(said, SPEAKING);
  const isSpoken = isSpeaking || hasOne(said, HEARSAY);
  // `Der König sagt:` may be any king; the writer is named, or speaks himself.
  if (isSpoken && !isNamed && !(isSpeaking && isOfWriter)) return false;
  // `Man hat mir folgendes vorgeschlagen`: what others have done.
  if (hasOne(said, HAVING) && !isOfWriter) return false;
  const isLed = isFollowed(said) || (hasOne(said, HERE) && hasOne(said, ORDERS));
  return isLed || (isOfWriter && (isSpoken || isDecision(said)));
}

/** True if words hold nothing but what is said, was weighed, or is told before somebody speaks. */
const isFree = (said: readonly Token[]): boolean =>
  holdsIn(said).every(
    (token) =>
      HEARSAY.has(token.fold) ||
      (WEIGHED.has(token.fold) && isDecision(said)) ||
      (DENIED.has(token.fold) && isToldBefore(said, token)),
  );

/** True for a number that counts no turn. */
const isNumbered = (said: readonly Token[]): boolean =>
  said.some(({ kind }) => kind === 'number') && !hasOne(said, TURNS);

/**
 * True for words before a colon that say no more than that the orders of the writer stand behind it: `Wir haben uns folgendes
 * überlegt:`, `das Küstenkontor gibt folgende Anweisungen:`, `the Circle of Scribes has resolved:`. They hold nothing; where
 * they name somebody else, deny, bind or put off anything, or tell of another turn, they are none.
 */
export function opensOrders(
  tokens: readonly Token[],
  { partiesIn, turn }: Pick<Cutting, 'partiesIn' | 'turn'>,
): boolean {
  const isEnd = tokenAt(tokens, tokens.length - 1).fold === ':';
  if (!isEnd || tokens.length > LONGEST.whole) return false;
  const said = outsideBrackets(tokens);
  if (said.length > LONGEST.outside) return false;
  const named = partiesIn(said);
  if (named.others || !announces(said, named.own)) return false;
  if (!named.own && isFromElsewhere(said)) return false;
  const isOther = hasOne(said, FOES) || hasOne(said, EARLIER) || isNumbered(said);
  return !isOther && isFree(said) && !delays(said, turn);
}

/** True for an opening behind which what was decided may stand in clauses: `has resolved:`, `that ...`. */
export function isResolution(tokens: readonly Token[]): boolean {
  return isDecision(outsideBrackets(tokens));
}

/** A clause of what is decided as a sentence of its own; undefined if it does not begin as one. */
export function withoutThat<Clause extends { readonly tokens: readonly Token[] }>(
  sentence: Clause,
): Clause | undefined {
  const [first, ...tokens] = sentence.tokens;
  return GOVERNED.has(first?.fold ?? '') ? { ...sentence, tokens } : undefined;
}
