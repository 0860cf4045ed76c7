import { asideOpens, skipPiece, tellAsides } from './asides';
import { closeItems, isFilled, longestPhrase, standsBehind, takeBack, type Target } from './draft';
import {
  assign,
  draftOf,
  dropWaiting,
  emptyFilling,
  endPiece,
  type Filling,
  note,
} from './filling';
import type { Slots } from './grammar';
import { holdAt, type Holding } from './holds';
import { isGap } from './lines';
import { type Fit, namingsAt, type Nouns } from './nouns';
import { numberAt, numberWords } from './numbers';
import { smallWord } from './small-words';
import { startsSmall, type Token, tokenAt } from './tokens';
import { TURNS } from './turns';
import { IDLE, MARKERS, type Marker, QUESTIONS, SOFT, words } from './vocabulary';

const THIS = new Set(['diese', 'dieser', 'diesem', 'diesen', 'this']);
/** Words of the title of a letter: `Unsere Befehle für Phase 4:`. */
const TITLES = new Set(['befehl', 'befehle', 'order', 'orders', 'zug', 'abgabe']);

/** Reads the words of one clause into the slots of a form: every token ends in an order, as courtesy, or as asked. */
export function fillSlots(
  tokens: readonly Token[],
  slots: Slots,
  nouns: Nouns,
  fillers: readonly string[],
  verb: readonly Token[],
): Filling {
  const my = emptyFilling(tokens, slots, nouns, fillers, verb);
  let at = 0;
  while (at < my.tokens.length) at = step(my, at);
  endPiece(my);
  tellAsides(my);
  return my;
}

/** Reads what stands at a place; the place behind it. */
function step(my: Filling, at: number): number {
  const token = tokenAt(my.tokens, at);
  if (my.verb.has(token)) {
    note(my, [token], 'verb');
    my.telling.add(my.piece);
    my.waiting = null;
    return at + 1;
  }
  if (asideOpens(my, at)) return skipPiece(my, at);
  if (token.fold === ':' && isBehindVerb(my, at) && takeText(my, at, at + 1))
    return my.tokens.length;
  if (QUESTIONS.has(token.fold) && my.telling.size > 0 && takeText(my, at, at))
    return my.tokens.length;
  const written = patternAt(my, at);
  if (written !== null) return written;
  if (SOFT.has(token.fold)) {
    const named = token.kind === 'word' ? nameAt(my, at, ['full']) : null;
    if (named !== null) return named;
    note(my, [token], 'courtesy');
    endPiece(my);
    my.piece = at + 1;
    return at + 1;
  }
  return (
    nameAt(my, at, ['full', 'inflected']) ??
    phraseIn(my, at) ??
    numberAt(my, at) ??
    idleAt(my, at) ??
    (isWord(token, my.tokens[at + 1]) ? null : nameAt(my, at, ['short'])) ??
    notUnderstood(my, at)
  );
}

/** Common words with which names begin: `let us see` is no way to Seegard. */
const COMMON = words('see sees seen sea war wars man men was land hier her');

/** True for such a word, written small and not cut short by a full stop. */
const isWord = (token: Token, next: Token | undefined): boolean =>
  COMMON.has(token.fold) && startsSmall(token) && next?.fold !== '.';

/** Most tokens of something that is told by how it is written. */
const LONGEST_PATTERN = 6;

/** Something told by how it is written: the longest stretch that looks like a slot which can stand here. */
function patternAt(my: Filling, at: number): number | null {
  const those = my.targets.filter(({ slot }) => slot.is === 'pattern');
  if (those.length === 0) return null;
  const isIdle = my.waiting !== null && IDLE.has(my.waiting.token.fold);
  const fitting = those.filter(
    ({ slot }) => standsBehind(slot, my.waiting) || (isIdle && standsBehind(slot, null)),
  );
  for (let length = LONGEST_PATTERN; length > 0; length -= 1) {
    const tokens = my.tokens.slice(at, at + length);
    if (tokens.length < length) continue;
    const looks = [lookOf(tokens, false), lookOf(tokens, true)] as const;
    for (const look of looks) {
      const candidates = fitting.filter(
        ({ slot }) =>
          slot.is === 'pattern' &&
          looks[slot.isWritten ? 1 : 0] === look &&
          slot.pattern.test(look),
      );
      const next = candidates.length === 0 ? null : assign(my, candidates, look, at, length);
      if (next !== null) return next;
    }
  }
  return null;
}

/** Tokens as patterns compare them. */
function lookOf(tokens: readonly Token[], isWritten: boolean): string {
  return tokens
    .map(({ kind, fold, value, text }, place) => {
      const isApart = kind !== 'sign' && tokens[place - 1]?.kind === kind;
      const plain = kind === 'number' ? String(value) : fold;
      return `${isApart ? ' ' : ''}${isWritten && kind !== 'sign' ? text : plain}`;
    })
    .join('');
}

/** What fills no slot: words that deny the order, signs, prepositions, small words. */
function idleAt(my: Filling, at: number): number | null {
  return heldAt(my, at) ?? signAt(my, at) ?? markerAt(my, at) ?? smallWord(my, at);
}

/** True behind the verb and something else: a colon right behind the verb only sets it off. */
function isBehindVerb(my: Filling, at: number): boolean {
  const before = my.tokens[at - 1];
  if (before !== undefined && my.verb.has(before)) return false;
  return my.tokens.slice(0, at).some((token) => my.verb.has(token));
}

/** The words behind a colon, verbatim where the form takes a text. */
function takeText(my: Filling, at: number, from: number): boolean {
  const slot = Object.entries(my.slots).find(([, one]) => one.is === 'text')?.[0];
  if (slot === undefined) return false;
  endPiece(my);
  const tokens = my.tokens.slice(from);
  note(my, my.tokens.slice(at, from), 'courtesy');
  note(my, tokens, 'order');
  my.text = { slot, tokens };
  return true;
}

/** A name in the first slot that takes it; of several meanings the one the order cannot do without. */
function nameAt(my: Filling, at: number, fits: readonly Fit[]): number | null {
  const types = [
    ...new Set(my.targets.flatMap(({ slot }) => (slot.is === 'noun' ? slot.types : []))),
  ];
  const { waiting } = my;
  const readings = namingsAt(my.tokens, at, my.nouns, types, fits)
    .map((naming) => ({ ...naming, candidates: candidatesFor(my, naming.type, fits) }))
    .sort((a, b) => Number(isNeeded(my, b.candidates)) - Number(isNeeded(my, a.candidates)));
  for (const { type, thing, length, candidates } of readings) {
    const next = assign(my, candidates, thing.key, at, length);
    if (next === null) continue;
    if (waiting !== null) my.sticky.set(type, waiting);
    return next;
  }
  return null;
}

function isNeeded(my: Filling, candidates: readonly Target[]): boolean {
  const open = candidates.find((one) => !isFilled(draftOf(my), one));
  return open?.slot.missing !== undefined;
}

/** Slots for a type of noun behind the preposition that waits, or behind the last one of that type. */
function candidatesFor(my: Filling, type: string, fits: readonly Fit[]): readonly Target[] {
  const those = my.targets.filter(
    ({ slot }) =>
      slot.is === 'noun' && slot.types.includes(type) && !(slot.isWhole && fits.includes('short')),
  );
  const candidates = those.filter(({ slot }) => standsBehind(slot, my.waiting));
  const last = my.sticky.get(type);
  const isNext = my.piece > 0 && !my.telling.has(my.piece) && my.waiting === null;
  if (isNext && last !== undefined) {
    // "nach Küste und Marsch": the preposition holds for both.
    const shared = those.filter(({ slot }) => slot.isShared && standsBehind(slot, last));
    if (shared.length > 0) return shared;
  }
  if (candidates.length > 0 || my.waiting !== null || last === undefined) return candidates;
  return those.filter(({ slot }) => standsBehind(slot, last));
}

/** Fixed words: of a choice, or beside a number. */
function phraseIn(my: Filling, at: number): number | null {
  let best: { target: Target; option: string; length: number } | undefined;
  for (const target of my.targets) {
    if (target.slot.is !== 'choice') continue;
    const isIdle = my.waiting !== null && IDLE.has(my.waiting.token.fold);
    if (!standsBehind(target.slot, my.waiting) && !(isIdle && standsBehind(target.slot, null)))
      continue;
    for (const [option, phrases] of Object.entries(target.slot.options)) {
      const length = longestPhrase(my.tokens, at, phrases);
      if (length > (best?.length ?? 0)) best = { target, option, length };
    }
  }
  if (best !== undefined) {
    const { target, option, length } = best;
    const next = assign(my, [target], option, at, length);
    if (next !== null) return next;
  }
  return numberWords(my, at);
}

/** True for a dash between two numbers by which things are called: those between them may be meant as well. */
function isSpan({ tokens, nouns }: Filling, at: number): boolean {
  const types = Object.keys(nouns);
  return (
    tokenAt(tokens, at).fold === '-' &&
    [at - 1, at + 1].every(
      (place) =>
        tokenAt(tokens, place).kind === 'number' &&
        namingsAt(tokens, place, nouns, types, ['full']).length > 0,
    )
  );
}

function signAt(my: Filling, at: number): number | null {
  const token = tokenAt(my.tokens, at);
  if (token.kind !== 'sign' || MARKERS.has(token.fold)) return null;
  note(my, [token], 'courtesy');
  if (isSpan(my, at)) my.holds.push(token);
  if (token.fold === '(') {
    dropWaiting(my);
    my.waiting = { marker: 'bracket', token };
  } else if (token.fold === ')') {
    dropWaiting(my);
    closeItems(draftOf(my), my.slots);
  } else if (token.fold === ':' || token.fold === '|') {
    if (token.fold === ':') dropForeword(my);
    const isVerbNext = my.verb.has(tokenAt(my.tokens, at + 1));
    if (isVerbNext || !my.tokens.slice(0, at).some((one) => my.verb.has(one))) my.label = at;
    endPiece(my);
    my.piece = at + 1;
  }
  return at + 1;
}

/** Words before the colon that are no order, though one of them may look like a part of it: `ZdS 9: Neuwurf 1`. */
function dropForeword(my: Filling): void {
  const isForeword = my.unknown.some(({ piece }) => piece === my.piece);
  const end = my.tokens.findIndex(({ fold }, index) => index >= my.piece && fold === ':');
  const tokens = my.tokens.slice(my.piece, end);
  if (!isForeword || my.piece > 0 || tokens.some((token) => my.verb.has(token))) return;
  takeBack(draftOf(my), my.piece);
  my.telling.delete(my.piece);
  my.unknown.splice(0, my.unknown.length, {
    waiting: null,
    tokens: [...tokens],
    piece: my.piece,
  });
  my.troubles.length = 0;
  my.waiting = null;
  my.pending = null;
}

/** Most tokens between `von` and the `aus` that belongs to it. */
const LONGEST_FROM = 5;

/** True for `aus` behind `von ...`: `von der Küste aus`. */
function isBehindFrom({ tokens, uses }: Filling, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - LONGEST_FROM), at);
  return (
    tokenAt(tokens, at).fold === 'aus' &&
    uses.get(tokenAt(tokens, at - 1)) === 'order' &&
    before.some(({ fold }) => fold === 'von' || fold === 'vom')
  );
}

function markerAt(my: Filling, at: number): number | null {
  const token = tokenAt(my.tokens, at);
  const marker: Marker | undefined = MARKERS.get(token.fold);
  if (marker === undefined) return null;
  if (isBehindFrom(my, at)) {
    note(my, [token], 'courtesy');
    return at + 1;
  }
  const isInBracket = my.waiting?.marker === 'bracket';
  if (!isInBracket) dropWaiting(my);
  note(my, [token], 'courtesy');
  my.waiting = { marker, token };
  return at + 1;
}

/** A turn with its number: in the title of a letter it is the letter's, elsewhere the turn it refers to is unclear. */
function turnAt(tokens: readonly Token[], at: number): Holding | undefined {
  const isTurn = TURNS.has(tokenAt(tokens, at).fold) && tokenAt(tokens, at + 1).kind === 'number';
  if (!isTurn || THIS.has(tokenAt(tokens, at - 1).fold)) return undefined;
  return { length: 2, isHarmless: tokens.slice(0, at).some(({ fold }) => TITLES.has(fold)) };
}

const NUMBER_MARKS = new Set(['#', 'nr', 'nummer', 'number']);

/** A number with a mark before it: it counts a list where it stands before the verb or a colon, and nothing else. */
function numberedAt({ tokens, verb, fillers }: Filling, at: number): Holding | undefined {
  // `Markensatz Nummer 2`: a word beside the number of the order.
  if (fillers.has(tokenAt(tokens, at).fold)) return undefined;
  const isLast = !tokens.slice(at).some(({ fold }, index) => index > 0 && NUMBER_MARKS.has(fold));
  if (!NUMBER_MARKS.has(tokenAt(tokens, at).fold)) return undefined;
  const number = tokenAt(tokens, at + 1).fold === '.' ? at + 2 : at + 1;
  const next = tokenAt(tokens, number + 1);
  return tokenAt(tokens, number).kind === 'number'
    ? {
        length: number + 1 - at,
        isHarmless: (at === 0 && isLast && verb.has(next)) || [':', ')'].includes(next.fold),
      }
    : undefined;
}

/** Words that deny the order, bind it or leave it open, and phrases that only look as if they did. */
function heldAt(my: Filling, at: number): number | null {
  const gap: Holding | undefined = isGap(my.tokens, at)
    ? { length: 1, isHarmless: false }
    : undefined;
  const { length, isHarmless } =
    turnAt(my.tokens, at) ?? numberedAt(my, at) ?? gap ?? holdAt(my.tokens, at);
  if (length === 0) return null;
  const tokens = my.tokens.slice(at, at + length);
  note(my, tokens, isHarmless ? 'courtesy' : 'asked');
  if (!isHarmless) my.holds.push(...tokens);
  if (length > 1) my.waiting = null;
  return at + length;
}

function notUnderstood(my: Filling, at: number): number {
  const token = tokenAt(my.tokens, at);
  const before = tokenAt(my.tokens, at - 1);
  const isOfNumber = before.kind === 'number' && before.span.end === token.span.start;
  // `2x1`: what is written beside the number makes it another one.
  if (isOfNumber) my.holds.push(token);
  const last = my.unknown.at(-1);
  const end = last?.tokens.at(-1)?.span.end;
  const isNext = end !== undefined && isJoined(my, end, at);
  if (last !== undefined && isNext && my.waiting === null) last.tokens.push(token);
  else my.unknown.push({ waiting: my.waiting, tokens: [token], piece: my.piece });
  my.waiting = null;
  my.pending = null;
  note(my, [token], 'asked');
  return at + 1;
}

/** True if only small words are between the end of some words and a token of the same piece. */
function isJoined(my: Filling, end: number, at: number): boolean {
  for (let before = at - 1; before >= my.piece; before -= 1) {
    const token = tokenAt(my.tokens, before);
    if (token.span.end === end) return true;
    if (my.uses.get(token) !== 'courtesy' || token.fold === ':') return false;
  }
  return false;
}
