import { grouped, type Span } from '../kernel';
import { longestPhrase } from './draft';
import { ALONE, HARMLESS, LEAVE } from './harmless-phrases';
import { HOLDING } from './holding-phrases';
import { AMOUNTS, HOLDS } from './holding-words';
import type { Token } from './tokens';
import { ARTICLES, words } from './vocabulary';

/** Phrases by their first word: of many hundred few can begin at a place. */
const harmless = grouped(HARMLESS, ([first]) => first);
const alone = grouped(ALONE, ([first]) => first);
const leave = grouped(LEAVE, ([first]) => first);
const holding = grouped(HOLDING, ([first]) => first);

/** Words at a place that deny an order, bind it or leave it open, or only look as if they did. */
export interface Holding {
  /** How many tokens they take; 0 = there are none. */
  readonly length: number;
  readonly isHarmless: boolean;
}

/** Words with which a condition goes on behind a comma. */
const GOING_ON = words(
  'und oder and or mit with by von zu to wie as dass that wenn falls if sofern aber but nur only außer except solange',
);

/** True where a clause ends before a place: a condition that goes on there is more than leave. */
function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  const fold = tokens[at]?.fold;
  if (fold === ',') return !GOING_ON.has(tokens[at + 1]?.fold ?? '');
  return fold === undefined || ['.', ';', '!'].includes(fold);
}

/** Words behind which a clause begins without a comma. */
const LINKS = words('und and aber but');

/** Words beside a denial in a clause of its own: `und sonst gibt es bei uns nichts Neues`. */
const BESIDE_ALONE = words(
  'dann then also bitte please danke das es dies that this it there ist sind war gibt gab is was habe haben hab have has ich wir i we leider noch von vom bei from mir uns me us hier here heute today diesmal dieses diese diesen mal mond monat runde zug phase time turn round befehle anweisungen aufträge aktionen züge wünsche fragen orders actions moves requests questions zu to berichten sagen melden tun report say do',
);

/** True for words that stand in a clause of their own, with small words alone beside them. */
function isAlone(tokens: readonly Token[], at: number, length: number): boolean {
  const isStart = ({ kind, fold }: Token): boolean => kind === 'sign' || LINKS.has(fold);
  const start = tokens.findLastIndex((token, index) => index < at && isStart(token)) + 1;
  const end = tokens.findIndex(({ kind }, index) => index >= at + length && kind === 'sign');
  const last = end < 0 ? tokens.length : end;
  const beside = [...tokens.slice(start, at), ...tokens.slice(at + length, last)];
  return beside.every(({ fold }) => BESIDE_ALONE.has(fold)) && isClauseEnd(tokens, last);
}

/** True if a condition of leave goes on behind itself: `if allowed by blue`, `wenn das geht und Blau fort ist`. */
export function isMoreThanLeave(tokens: readonly Token[]): boolean {
  return tokens.some(({ fold }, at) => {
    const length = longestPhrase(tokens, at, leave.get(fold) ?? []);
    return length > 0 && !isClauseEnd(tokens, at + length);
  });
}

/** Words for those who have an opinion. */
const OPINIONATED = words('wir sie die dass alle viele manche andere einige leute');

/** True for `meinen` as whose something is: `Ich verlege meinen Sitz`; not `wir meinen, ...`. */
function isOfWriter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.fold === 'meinen' &&
    next !== undefined &&
    next.kind !== 'sign' &&
    !OPINIONATED.has(tokens[at - 1]?.fold ?? '') &&
    !OPINIONATED.has(next.fold) &&
    !ARTICLES.has(next.fold)
  );
}

/** The word at a place that denies an order, makes it conditional or leaves it open. */
export function holdAt(tokens: readonly Token[], at: number): Holding {
  const fold = tokens[at]?.fold ?? '';
  const ignored = longestPhrase(tokens, at, harmless.get(fold) ?? []);
  if (ignored > 0) return { length: ignored, isHarmless: true };
  const allowed = longestPhrase(tokens, at, leave.get(fold) ?? []);
  if (allowed > 0 && isClauseEnd(tokens, at + allowed))
    return { length: allowed, isHarmless: true };
  const denied = longestPhrase(tokens, at, alone.get(fold) ?? []);
  if (denied > 0 && isAlone(tokens, at, denied)) return { length: denied, isHarmless: true };
  if (isOfWriter(tokens, at)) return { length: 0, isHarmless: false };
  const length = longestPhrase(tokens, at, holding.get(fold) ?? []);
  return { length: length === 0 && HOLDS.has(fold) ? 1 : length, isHarmless: false };
}

/**
 * The words of a sentence that deny an order, make it conditional or leave it open; `erst ..., dann` only gives a
 * sequence, and an unclear amount makes no other sentence unclear.
 */
export function holdsIn(tokens: readonly Token[]): readonly Token[] {
  const isSequence = tokens.some(({ fold }) => fold === 'dann');
  const held: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { length, isHarmless } = holdAt(tokens, at);
    const own = tokens.slice(at, at + length);
    if (!isHarmless)
      held.push(
        ...own.filter(({ fold }) => !AMOUNTS.has(fold) && !(isSequence && fold === 'erst')),
      );
    at += Math.max(0, length - 1);
  }
  return held;
}

/**
 * Stretches of a letter whose orders are not its own: struck out, quoted, in brackets or between dashes, or forwarded.
 * An order with a name in quotation marks is not one of them.
 */
const STRETCHES =
  /~~[\s\S]*?~~|<(?<tag>s|del|strike)>[^<]*<\/\k<tag>>|\[s\][^[]*\[\/s\]|[„“][^„“”"]*[“”"]|»[^«»]*«|«[^«»]*»|"[^"\n]*(?:\n(?!\s*\n)[^"\n]*)*"|^[ \t]*\([^()]*\)[ \t.!]*$|^[ \t]*\[[^[\]]*\][ \t.!]*$|^[ \t]*(?:\/\/|\/\*).*$|^[-_ ]{2,}(?:original message|ursprüngliche nachricht|forwarded|weitergeleitet)[\s\S]*/gimu;

/** The stretches of a letter whose orders are none of its own. */
export function stretchesOf(letter: string): readonly Span[] {
  return [...letter.matchAll(STRETCHES)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

/** True if one of some tokens is in a stretch. */
export function isWithin(tokens: readonly Token[], stretches: readonly Span[]): boolean {
  return stretches.some(({ start, end }) =>
    tokens.some(({ span }) => span.start >= start && span.end <= end),
  );
}
