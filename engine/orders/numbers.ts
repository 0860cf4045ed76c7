import { isFilled, isNumber, longestPhrase, standsBehind, type Target } from './draft';
import { assign, draftOf, type Filling, note } from './filling';
import { UNCLEAR } from './holding-words';
import { type Token, tokenAt } from './tokens';
import {
  ARTICLE_NUMBERS,
  FILLERS,
  GENITIVE,
  IDLE,
  MARKERS,
  ORDINALS,
  SOFT,
  words,
} from './vocabulary';
import { NUMBER_WORDS, TIMES, withNext } from './spelled';

const SIGNS = new Set(['-', '+', 'plus', 'minus']);

/** A number slot by a word for it, and how many tokens the word takes. */
interface Worded {
  readonly target: Target;
  readonly length: number;
}

/** A number at a place, and how many tokens it takes. */
interface Found {
  readonly value: number;
  readonly length: number;
}

/** A number with its sign, as figures or spelt: `+2`, `minus eins`. */
function signedAt({ tokens }: Filling, at: number): Found | null {
  const [sign, number] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)];
  const isMinus = sign.fold === '-' || sign.fold === 'minus';
  const spelt = sign.kind === 'word' ? NUMBER_WORDS.get(number.fold) : undefined;
  const isApart = sign.fold === '-' && number.span.start > sign.span.end + 1;
  const value = spelt ?? (isApart ? Number.NaN : number.value);
  return Number.isNaN(value) ? null : { value: isMinus ? -value : value, length: 2 };
}

/** `One and a half`. */
const HALF = ['and', 'a', 'half'] as const;

/** The value of a number at a place; null if there is none. */
function valueAt(my: Filling, at: number): Found | null {
  const token = tokenAt(my.tokens, at);
  if (SIGNS.has(token.fold)) return signedAt(my, at);
  const value = token.kind === 'number' ? token.value : NUMBER_WORDS.get(token.fold);
  if (value === undefined) return null;
  const halves = HALF.every((fold, index) => tokenAt(my.tokens, at + 1 + index).fold === fold);
  if (halves) return { value: value + 0.5, length: 1 + HALF.length };
  const more = withNext(value, tokenAt(my.tokens, at + 1).fold);
  if (more !== undefined) return { value: more, length: 2 };
  if (token.kind === 'number') return { value, length: 1 };
  const isRank = ORDINALS.has(token.fold);
  if (isRank && wordedBy(my, behindSmall(my, at + 1)) === undefined) return null;
  const isArticle = ARTICLE_NUMBERS.has(token.fold) && !standsAlone(my, at + 1);
  return isArticle ? null : { value, length: 1 };
}

/** True where "eine" is a number: before words of a number, a preposition, or the end of a piece. */
function standsAlone(my: Filling, at: number): boolean {
  const next = behindSmall(my, at);
  const token = my.tokens[next];
  if (token !== undefined && my.verb.has(token)) return false;
  if (token === undefined || SOFT.has(token.fold)) return true;
  if (token.kind === 'sign' || MARKERS.has(token.fold)) return true;
  if (next > at && (token.kind === 'number' || NUMBER_WORDS.has(token.fold))) return true;
  return isCounted(my, next);
}

/** True for a word of which there can be a number: of a slot for one, or of a choice. */
function isCounted(my: Filling, at: number): boolean {
  return (
    wordedBy(my, at) !== undefined ||
    my.targets.some(
      ({ slot }) =>
        slot.is === 'choice' &&
        longestPhrase(my.tokens, at, Object.values(slot.options).flat()) > 0,
    )
  );
}

/** The place behind small words, and behind a preposition if a word for a number stands there: `2 im Angriff`. */
function behindSmall(my: Filling, at: number): number {
  let next = at;
  const isSmall = (): boolean => {
    const fold = my.tokens[next]?.fold ?? '';
    const isFiller = FILLERS.has(fold) || ORDINALS.has(fold) || my.fillers.has(fold);
    return isFiller && !MARKERS.has(fold);
  };
  while (isSmall()) next += 1;
  if (!MARKERS.has(my.tokens[next]?.fold ?? '')) return next;
  const marker = next;
  next += 1;
  while (isSmall()) next += 1;
  const worded = wordedBy(my, next);
  return worded !== undefined && isNumber(worded.target) && worded.target.slot.isWorded
    ? next
    : marker;
}

/** The number slot that has a word at a place. */
function wordedBy(my: Filling, at: number): Worded | undefined {
  for (const target of my.targets.filter(isNumber)) {
    if (target.slot.side === 'before') continue;
    const length = longestPhrase(my.tokens, at, target.slot.words);
    if (length > 0) return { target, length };
  }
  return undefined;
}

/** Words beside a number before the number itself: `Stufe` of `Stufe 2`. */
export function numberWords(my: Filling, at: number): number | null {
  for (const target of my.targets.filter(isNumber)) {
    if (target.slot.side === 'behind') continue;
    const length = longestPhrase(my.tokens, at, target.slot.words);
    if (length === 0) continue;
    const tokens = my.tokens.slice(at, at + length);
    note(my, tokens, target.slot.isWorded ? 'order' : 'courtesy');
    my.pending = { target, tokens };
    return at + length;
  }
  const worded = wordedBy(my, at);
  if (worded === undefined || (isNumber(worded.target) && worded.target.slot.isWorded)) return null;
  note(my, my.tokens.slice(at, at + worded.length), 'courtesy');
  return at + worded.length;
}

/** Slots a number can go into: the one whose words wait for it or stand behind it, or one that needs none. */
function candidatesFor(my: Filling, worded: Worded | undefined): readonly Target[] {
  if (my.pending !== null) return [my.pending.target];
  const others = plain(my, my.targets.filter(isNumber));
  const isOpen =
    worded !== undefined &&
    (worded.target.list !== undefined || !isFilled(draftOf(my), worded.target));
  return isOpen ? [worded.target, ...others] : others;
}

/** A number in the slot that its words, or the preposition before it, stand for; the place behind it. */
export function numberAt(my: Filling, at: number): number | null {
  const found = valueAt(my, at);
  const token = tokenAt(my.tokens, at);
  const next = tokenAt(my.tokens, at + 1).fold;
  const isUnclear = UNCLEAR.has(token.fold)
    ? isCounted(my, at + 1)
    : token.fold === '+' && (UNCLEAR.has(next) || MARKERS.has(next) || next === '?');
  if (found === null && isUnclear) {
    my.holds.push(token);
    note(my, [token], 'asked');
    return at + 1;
  }
  if (found === null) return null;
  const { value, length } = found;
  const behind = behindSmall(my, at + length);
  if (isOfAll(my, at, length)) {
    note(my, my.tokens.slice(at, at + length), 'courtesy');
    return at + length;
  }
  const worded = wordedBy(my, behind);
  const candidates = candidatesFor(my, worded);
  const { waiting } = my;
  holdUnclear(my, candidates[0], at, length);
  const end = assign(my, candidates, value, at, length);
  if (end !== at + length) {
    if (end === null) my.waiting = waiting;
    return end;
  }
  if (isPart(my, at, behind)) {
    // "einen unserer drei Leute": one of three is one.
    note(my, my.tokens.slice(end, behind + 1), 'courtesy');
    return behind + 1;
  }
  checkNumber(my, candidates[0], value, at, length);
  if (my.pending !== null) note(my, my.pending.tokens, 'order');
  const isWorded = my.pending === null && worded !== undefined && candidates[0] === worded.target;
  my.pending = null;
  if (!isWorded) return end;
  const own = my.tokens.slice(behind, behind + worded.length);
  note(my, my.tokens.slice(end, behind), 'courtesy');
  note(my, own, isNumber(worded.target) && worded.target.slot.isWorded ? 'order' : 'courtesy');
  return behind + worded.length;
}

/** Words before a number that make it no more than a bound: `bis 3`, `mehr als 2`, `all but two`. */
const BOUNDS = new Set(['bis', 'als', 'than', 'but', '<', '>', '~', '≈', '±', '≤', '≥']);
const BOUNDS_OF_TWO = new Set(['bis zu', 'up to']);

/** Words beside a half of what there is: `das halbe Geld`, `half the money`. */
const DEFINITE = words('der die das den dem the of unser unsere our');

/** Words between two numbers of which one counts or all between: `2 bis 3`. */
const RANGES = new Set(['bis', 'to']);

/** True for a number with another one behind it that makes it unclear: `2-3`, `2 bis 3`, `1/2`, `zwei, drei`, `hundert und zwanzig`. */
function isRange(my: Filling, own: Token, behind: number, isInList: boolean): boolean {
  const [sign, number] = [tokenAt(my.tokens, behind), tokenAt(my.tokens, behind + 1)];
  const isClose = own.span.end === sign.span.start && sign.span.end === number.span.start;
  if (isClose && number.kind === 'number')
    return sign.fold === '-' || (sign.fold === '/' && !isInList);
  // `zwei, drei Geld`: one more than the first is a guess, and no second amount.
  const first = valueAt(my, behind - 1)?.value ?? Number.NaN;
  const second = valueAt(my, sign.fold === ',' ? behind + 1 : behind)?.value;
  if (!isInList && second === first + 1) return true;
  const isSum = own.kind === 'word' && TIMES.has(own.fold) && SOFT.has(sign.fold);
  return (isSum || RANGES.has(sign.fold)) && valueAt(my, behind + 1) !== null;
}

/** Holds the order of a number that is only a bound, a part, or one of two. */
function holdUnclear(my: Filling, target: Target | undefined, at: number, length: number): void {
  if (target === undefined) return;
  const [other, before, own, behind] = [at - 2, at - 1, at + length - 1, at + length].map((place) =>
    tokenAt(my.tokens, place),
  );
  if (other === undefined || before === undefined || own === undefined) return;
  const isHalf = own.kind === 'word' && own.fold.startsWith('hal');
  // `ein einhalb`: one and a half, and no half.
  const isMore = own.fold === 'einhalb' && NUMBER_WORDS.has(before.fold);
  const isPartOf = isHalf && [before, behind].some((one) => DEFINITE.has(one?.fold ?? ''));
  const isBound = BOUNDS.has(before.fold) || BOUNDS_OF_TWO.has(`${other.fold} ${before.fold}`);
  const isOneOfTwo =
    isRange(my, own, at + length, target.list !== undefined) && !isFromTo(my, target, behind);
  if (isPartOf || isMore || isBound || isOneOfTwo) my.holds.push(own);
}

/** True for a number of which the one behind it has a place of its own: `from 4 to 5`. */
function isFromTo({ targets }: Filling, { slot }: Target, behind: Token | undefined): boolean {
  const marker = MARKERS.get(behind?.fold ?? '');
  return (
    slot.at.includes('from') &&
    marker !== undefined &&
    targets.some(
      (other) => isNumber(other) && other.slot !== slot && other.slot.at.includes(marker),
    )
  );
}

/** True for a number that is a part of the one behind it. */
function isPart(my: Filling, at: number, behind: number): boolean {
  return (
    behind > at + 1 &&
    tokenAt(my.tokens, behind).kind !== 'sign' &&
    ARTICLE_NUMBERS.has(tokenAt(my.tokens, at).fold) &&
    valueAt(my, behind) !== null
  );
}

/** Words between `von` and the number of all there are: `von unseren drei Leuten`. */
const ALL_OF = words('den unseren unsern meinen meine unsere den dort da the our my ihren seinen');

/** True for the number of all there are, of which another number in the clause is a part: `von unseren drei Leuten zwei`. */
function isOfAll({ tokens }: Filling, at: number, length: number): boolean {
  const isOf =
    ALL_OF.has(tokenAt(tokens, at - 1).fold) && GENITIVE.has(tokenAt(tokens, at - 2).fold);
  const isCounting = ({ kind, fold }: Token, index: number): boolean =>
    (index < at || index >= at + length) &&
    (kind === 'number' || (NUMBER_WORDS.has(fold) && !ORDINALS.has(fold)));
  return isOf && tokens.some(isCounting);
}

/** Number slots that need no words of their own, by the preposition before the number. */
function plain(my: Filling, numbers: readonly Target[]): readonly Target[] {
  const open = numbers.filter((target) => isNumber(target) && !target.slot.isWorded);
  const fitting = open.filter(({ slot }) => standsBehind(slot, my.waiting));
  if (fitting.length > 0) return fitting;
  return my.waiting !== null && IDLE.has(my.waiting.token.fold)
    ? open.filter(({ slot }) => standsBehind(slot, null))
    : [];
}

function checkNumber(
  my: Filling,
  target: Target | undefined,
  value: number,
  at: number,
  length: number,
): void {
  if (target === undefined || !isNumber(target)) return;
  const { isWhole, least, unknown } = target.slot;
  if (unknown === undefined || ((!isWhole || Number.isInteger(value)) && value >= least)) return;
  const tokens = my.tokens.slice(at, at + length).filter(({ kind }) => kind !== 'sign');
  my.troubles.push({ fault: unknown, tokens });
}
