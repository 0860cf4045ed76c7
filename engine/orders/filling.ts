import {
  closeItems,
  type Draft,
  emptyDraft,
  isFilled,
  isNumber,
  put,
  takeBack,
  type Target,
  targetsOf,
  type Waiting,
} from './draft';
import type { Fault, Slots } from './grammar';
import type { Nouns } from './nouns';
import type { Token } from './tokens';
import { IDLE } from './vocabulary';

/** Use of a token of a letter: every token a player wrote has one. */
export type Use =
  /** It is the verb: where the rest of the order means the same it could be omitted. */
  | 'verb'
  /** It determines what is ordered. */
  | 'order'
  /** Courtesy, articles, prepositions, signs: without it the order is the same. */
  | 'courtesy'
  /** It is asked about. */
  | 'asked';

/** Words of a clause that are wrong in their place. */
export interface Trouble {
  readonly fault: Fault;
  readonly tokens: readonly Token[];
}

/** Text of the player's own, by slot. */
export interface OwnText {
  readonly slot: string;
  readonly tokens: readonly Token[];
}

/** Words that follow each other and that nobody understands, and the preposition before them. */
export interface Unknown {
  readonly waiting: Waiting | null;
  readonly tokens: Token[];
  /** Where its piece of the sentence begins. */
  readonly piece: number;
  /** True for a reason or a remark: it stands in the place of no slot. */
  readonly isAside?: true;
}

/** A clause while its slots are filled; it grows as long as the clause is read. */
export interface Filling {
  readonly tokens: readonly Token[];
  readonly verb: ReadonlySet<Token>;
  readonly slots: Slots;
  readonly targets: readonly Target[];
  readonly nouns: Nouns;
  readonly fillers: ReadonlySet<string>;
  readonly drafts: Draft[];
  readonly troubles: Trouble[];
  /** Words that deny the order, bind it to a condition or leave it open. */
  readonly holds: Token[];
  readonly uses: Map<Token, Use>;
  readonly unknown: Unknown[];
  /** Pieces of the sentence with meaning for the order, by their beginning. */
  readonly telling: Set<number>;
  /** The preposition that was last used for a type of noun: it holds for a further one behind a comma. */
  readonly sticky: Map<string, Waiting>;
  text: OwnText | undefined;
  /** True where numbers hold for each of several orders: `je 2`. */
  isEach: boolean;
  /** The preposition that waits for what stands behind it. */
  waiting: Waiting | null;
  /** Words of a number slot that wait for their number. */
  pending: { readonly target: Target; readonly tokens: readonly Token[] } | null;
  /** Where the piece of the sentence begins that is read. */
  piece: number;
  /** Where the label before the verb ends: `Zum Ausbau der Passfeste: BAUE Passfeste`. */
  label: number;
}

/** A clause of which nothing is read yet. */
export function emptyFilling(
  tokens: readonly Token[],
  slots: Slots,
  nouns: Nouns,
  fillers: readonly string[],
  verb: readonly Token[],
): Filling {
  return {
    tokens,
    verb: new Set(verb),
    slots,
    targets: targetsOf(slots),
    nouns,
    fillers: new Set(fillers),
    drafts: [emptyDraft(0)],
    troubles: [],
    holds: [],
    uses: new Map(),
    unknown: [],
    telling: new Set(),
    sticky: new Map(),
    text: undefined,
    isEach: false,
    waiting: null,
    pending: null,
    piece: 0,
    label: 0,
  };
}

/** The order that is read now. */
export function draftOf({ drafts }: Filling): Draft {
  return drafts.at(-1) ?? emptyDraft(0);
}

/** Notes what some tokens are for. */
export function note(my: Filling, tokens: readonly Token[], use: Use): void {
  for (const token of tokens) my.uses.set(token, use);
}

/** Ends a piece between commas: a word still waiting for its number has no meaning. */
export function endPiece(my: Filling): void {
  if (my.pending !== null && isNumber(my.pending.target) && my.pending.target.slot.isWorded)
    my.unknown.push({ waiting: null, tokens: [...my.pending.tokens], piece: my.piece });
  my.pending = null;
  dropWaiting(my);
  closeItems(draftOf(my), my.slots);
}

/** A preposition without a noun behind it has no meaning, unless it is one that often stands alone. */
export function dropWaiting(my: Filling): void {
  if (my.waiting !== null && !IDLE.has(my.waiting.token.fold) && my.waiting.marker !== 'bracket')
    my.unknown.push({ waiting: null, tokens: [my.waiting.token], piece: my.piece });
  my.waiting = null;
}

/** True for a word of a choice that the item being read has already. */
function isSaidOfItem(my: Filling, { list, name, slot }: Target, value: unknown): boolean {
  if (list === undefined || slot.is !== 'choice') return false;
  const item = draftOf(my).lists.get(list)?.at(-1);
  return item?.isClosed === false && item.held.get(name)?.value === value;
}

/**
 * Puts a value into the first place that takes it. Where all of them are taken a new order begins with the piece of
 * the sentence, if it is not the one the order began with.
 */
export function assign(
  my: Filling,
  candidates: readonly Target[],
  value: unknown,
  at: number,
  length: number,
): number | null {
  const target = candidates.find((one) => !isFilled(draftOf(my), one));
  const tokens = my.tokens.slice(at, at + length);
  if (target !== undefined && isSaidOfItem(my, target, value)) {
    note(my, tokens, 'courtesy');
    return at + length;
  }
  if (target !== undefined) {
    put(draftOf(my), target, { value, tokens, at });
    note(my, tokens, 'order');
    my.telling.add(my.piece);
    if (my.waiting !== null) note(my, [my.waiting.token], 'courtesy');
    my.waiting = null;
    return at + length;
  }
  if (candidates.length === 0) return null;
  const [first] = candidates;
  const same = first === undefined ? undefined : draftOf(my).held.get(first.name);
  const isAgain = same !== undefined && same.value === value;
  const isInBracket = my.waiting?.marker === 'bracket';
  if (isAgain && (first?.slot.is === 'choice' || isInBracket || same.at < my.label)) {
    note(my, tokens, 'courtesy');
    return at + length;
  }
  if (draftOf(my).from >= my.piece) return null;
  return beginAgain(my);
}

/** A new order that begins with the piece: what was read of the piece is read again for it. */
function beginAgain(my: Filling): number {
  takeBack(draftOf(my), my.piece);
  const from = my.tokens[my.piece]?.span.start ?? 0;
  const isBefore = ({ tokens }: { readonly tokens: readonly Token[] }): boolean =>
    (tokens[0]?.span.start ?? 0) < from;
  my.unknown.splice(0, my.unknown.length, ...my.unknown.filter(isBefore));
  my.troubles.splice(0, my.troubles.length, ...my.troubles.filter(isBefore));
  my.drafts.push(emptyDraft(my.piece));
  my.waiting = null;
  my.pending = null;
  return my.piece;
}
