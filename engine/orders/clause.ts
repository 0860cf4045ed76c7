import { type Draft, emptyDraft, standsBehind, targetsOf, type Waiting } from './draft';
import { fillSlots } from './fill';
import type { Filling, OwnText, Trouble, Use } from './filling';
import type { AnySlot, Form, Slots } from './grammar';
import { HOLDS } from './holding-words';
import type { Nouns } from './nouns';
import { type Token, tokenAt } from './tokens';
import { AND, ARTICLES, FILLERS, SOFT } from './vocabulary';

/** A clause as one form reads it. */
export interface Clause {
  readonly drafts: readonly Draft[];
  readonly troubles: readonly Trouble[];
  /** Remarks beside the order: pieces of the sentence without meaning for it. */
  readonly asides: readonly (readonly Token[])[];
  /** Words without meaning for the order. */
  readonly rest: readonly (readonly Token[])[];
  /** Words that deny it, bind it to a condition or leave it open. */
  readonly holds: readonly Token[];
  readonly uses: ReadonlyMap<Token, Use>;
  /** Text of the player's own, by slot. */
  readonly text?: OwnText;
  /** True where numbers hold for each of several orders: `je 2`. */
  readonly isEach: boolean;
}

/** Pieces behind the verb without meaning for the order are the player's own text, where the form has one. */
function textBeside(
  { unknown, telling, tokens, verb }: Filling,
  slots: Slots,
): OwnText | undefined {
  const slot = Object.entries(slots).find(([, { is }]) => is === 'text')?.[0];
  const behind = unknown.find(
    ({ piece }) => !telling.has(piece) && tokens.slice(0, piece).some((one) => verb.has(one)),
  );
  return slot === undefined || behind === undefined
    ? undefined
    : { slot, tokens: tokens.slice(behind.piece) };
}

/** Sorts unknown words: names of something new, words in the place of a slot, remarks beside the order. */
function sorted(my: Filling, slots: Slots) {
  const { tokens, verb, drafts, unknown, telling, troubles } = my;
  const rest: (readonly Token[])[] = [];
  const asides: (readonly Token[])[] = [];
  const hasCapitals = tokens.some(
    (token) => token.kind === 'word' && !verb.has(token) && !isLower(token),
  );
  for (const { waiting, tokens: words, piece, isAside: isRemark } of unknown) {
    if (isRemark === true) {
      asides.push(words);
      continue;
    }
    // A number nobody can use makes the other ones unclear.
    if (telling.has(piece)) my.holds.push(...words.filter(({ kind }) => kind === 'number'));
    if (isCountedThing(my, words, slots)) my.holds.push(tokenAt(words, 0));
    const whole =
      waiting === null || waiting.marker === 'bracket' ? words : [waiting.token, ...words];
    const [first = emptyDraft(0)] = drafts;
    const isItem =
      standsAsItem(first, slots, waiting, piece, tokens) && !isToldOfDoer(my, words, piece);
    const isAside = !telling.has(piece) && !isItem && !isNewName(words, piece, tokens, slots, verb);
    const start = tokenAt(words, 0).span.start;
    const draft = drafts.findLast(({ from }) => tokenAt(tokens, from).span.start <= start) ?? first;
    if (isAside) asides.push(whole);
    else if (isBeforeVerb(my, words)) rest.push(whole);
    else if (!attributed(draft, slots, waiting, words, troubles, tokens, hasCapitals))
      rest.push(whole);
  }
  return { rest, asides };
}

/** True for what is said of the one who carries it out between commas before the verb: `Armee 1, hungrig und müde, zieht`. */
const isToldOfDoer = (
  { tokens, verb }: Filling,
  words: readonly Token[],
  piece: number,
): boolean => {
  const at = tokens.findIndex((token) => verb.has(token));
  const end = tokens.findIndex(({ fold }, index) => index >= piece && fold === ',');
  return piece > 0 && end >= 0 && end < at && words.every(isLower);
};

/** Endings of a verb of the present: what somebody `erhob` is told, not ordered. */
const IS_PRESENT = /(?<!t)(?:t|en|s)$/;

/** True for words of a verb of its own before `und` and the verb: `Armee 1 lichtet die Netze und zieht`; they fill no slot. */
function isBeforeVerb({ tokens, verb, fillers }: Filling, words: readonly Token[]): boolean {
  const from = tokens.indexOf(tokenAt(words, words.length - 1)) + 1;
  const to = tokens.findIndex((token) => verb.has(token));
  const between = tokens.slice(from, to);
  return (
    to >= from &&
    IS_PRESENT.test(tokenAt(words, 0).fold) &&
    isLower(tokenAt(words, 0)) &&
    words.every(({ kind }) => kind === 'word') &&
    between.at(-1)?.kind === 'word' &&
    between.some(({ fold }) => AND.has(fold)) &&
    between.every(({ fold }) => AND.has(fold) || FILLERS.has(fold) || fillers.has(fold))
  );
}

/** True for a number that is how something is called, or a part of it. */
function isOfName(my: Filling, token: Token, slots: Slots): boolean {
  const name = slotsOfTokens(my).get(token);
  const own = targetsOf(slots).filter((target) => (target.list ?? target.name) === name);
  return own.length > 0 && own.every(({ slot }) => slot.is === 'pattern' || slot.is === 'noun');
}

/** True for a thing nobody knows that is counted by a number of the order: `wir haben 3 Geld und bauen ...`. */
function isCountedThing(my: Filling, words: readonly Token[], slots: Slots): boolean {
  const { tokens, uses, verb } = my;
  const [before, behind] = [
    tokens[tokens.indexOf(tokenAt(words, 0)) - 1],
    tokens[tokens.indexOf(tokenAt(words, words.length - 1)) + 1],
  ];
  // `101 lichtet die Anker`: behind who is named a small word is a verb; `500 Mann` are counted.
  const isVerb = (number: Token): boolean =>
    IS_PRESENT.test(tokenAt(words, 0).fold) &&
    isLower(tokenAt(words, 0)) &&
    isOfName(my, number, slots);
  const isNumber = before?.kind === 'number' && uses.get(before) === 'order' && !isVerb(before);
  return (
    isNumber &&
    words.every(({ kind }) => kind === 'word') &&
    (behind === undefined || SOFT.has(behind.fold) || verb.has(behind))
  );
}

/** Slots for things that are named, not counted. */
const NAMED = new Set<AnySlot['is']>(['noun', 'items', 'fresh']);

/** True for a token that names what fills a slot: a name, or a word of a pattern, but no number. */
const isNaming = (slot: AnySlot | undefined, { kind }: Token): boolean =>
  slot !== undefined && (NAMED.has(slot.is) || (slot.is === 'pattern' && kind === 'word'));

/** True for slots of one kind of thing: `Armee 1 und Armee 2 legen sich zusammen`. */
function areOfAKind(slots: Slots, first: string, other: string): boolean {
  const [one, another] = [slots[first], slots[other]];
  return (
    one?.is === 'noun' &&
    another?.is === 'noun' &&
    one.types.some((type) => another.types.includes(type))
  );
}

/** The slot that each token of an order fills. */
function slotsOfTokens({ drafts }: Filling): ReadonlyMap<Token, string> {
  const slots = new Map<Token, string>();
  for (const { held, lists } of drafts) {
    for (const [name, one] of held) for (const token of one.tokens) slots.set(token, name);
    for (const [name, items] of lists)
      for (const item of items)
        for (const one of item.held.values())
          for (const token of one.tokens) slots.set(token, name);
  }
  return slots;
}

/**
 * The word that joins two of a sentence before its verb, as if both carried it out or were meant by it, where they are
 * different things of the order: `KH 1 und 500 K bleiben`, `Das Lager und die Küste bauen wir aus`.
 */
function unlikeJoint(my: Filling, slots: Slots): Token | undefined {
  const { tokens, verb, uses } = my;
  const verbAt = tokens.findIndex((token) => verb.has(token));
  const at = tokens.findIndex(({ fold }) => fold !== '+' && AND.has(fold));
  if (at < 0 || verbAt < at) return undefined;
  const slotOf = slotsOfTokens(my);
  const nameOf = (token: Token): string =>
    uses.get(token) === 'order' ? (slotOf.get(token) ?? '') : '';
  const [named, ...more] = tokens.slice(0, at).filter((token) => uses.get(token) === 'order');
  const other = tokens.slice(at + 1, verbAt).find(({ fold }) => !ARTICLES.has(fold));
  if (named === undefined || other === undefined || nameOf(other) === '') return undefined;
  if (more.some((token) => nameOf(token) !== nameOf(named))) return undefined;
  const areAlike =
    nameOf(other) === nameOf(named) || areOfAKind(slots, nameOf(named), nameOf(other));
  return isNaming(slots[nameOf(named)], named) && !areAlike ? tokenAt(tokens, at) : undefined;
}

/** Reads one clause by one form. */
export function readClause<Order, Book>(
  tokens: readonly Token[],
  form: Form<Order, Book>,
  nouns: Nouns,
  verb: readonly Token[],
): Clause {
  const my = fillSlots(tokens, form.slots, nouns, form.fillers, verb);
  const { drafts, troubles, holds, uses, isEach } = my;
  const { rest, asides } = sorted(my, form.slots);
  const joint = unlikeJoint(my, form.slots);
  if (joint !== undefined) my.holds.push(joint);
  const text = my.text ?? textBeside(my, form.slots);
  const own = new Set(my.text === undefined ? text?.tokens : []);
  const beside = asides.filter((words) => !own.has(tokenAt(words, 0)));
  for (const token of own) uses.set(token, 'order');
  for (const { held } of drafts)
    for (const [name, { tokens: words }] of held)
      if (form.slots[name]?.is === 'fresh') for (const word of words) uses.set(word, 'order');
  for (const one of [...rest, ...beside].flat()) if (!HOLDS.has(one.fold)) uses.set(one, 'asked');
  return {
    drafts,
    troubles,
    asides: beside,
    rest,
    holds,
    uses,
    isEach,
    ...(text === undefined ? {} : { text }),
  };
}

const isLower = ({ text }: Token): boolean => text === text.toLowerCase();

/** True if words in a piece of their own behind the verb are the name of something new: `eine Köhlerei`. */
function isNewName(
  words: readonly Token[],
  piece: number,
  tokens: readonly Token[],
  slots: Slots,
  verb: ReadonlySet<Token>,
): boolean {
  const isBehind = tokens.slice(0, piece).some((token) => verb.has(token));
  const hasSlot = Object.values(slots).some(({ is }) => is === 'fresh');
  return hasSlot && isBehind && words.length <= LONGEST_NAME && !isLower(tokenAt(words, 0));
}

/** Words of a new name that stands by itself. */
const LONGEST_NAME = 3;

/** True if a piece is one of a list whose items are named: what is in it is an item nobody knows. */
function standsAsItem(
  draft: Draft,
  slots: Slots,
  waiting: Waiting | null,
  piece: number,
  tokens: readonly Token[],
): boolean {
  const isList = targetsOf(slots).some(
    ({ slot, list }) =>
      list !== undefined &&
      !isRuledOut(draft, slots[list]) &&
      slot.unknown !== undefined &&
      slot.is === 'noun',
  );
  const length = tokens.slice(piece).findIndex(({ fold }) => SOFT.has(fold));
  return isList && waiting === null && length <= 3;
}

/** True if words nobody understands stand where a slot waits for them: a new name, or a fault of the slot. */
function attributed(
  draft: Draft,
  slots: Slots,
  waiting: Waiting | null,
  words: readonly Token[],
  troubles: Trouble[],
  tokens: readonly Token[],
  hasCapitals: boolean,
): boolean {
  const open = Object.entries(slots).filter(
    ([name, { unless }]) =>
      !draft.held.has(name) &&
      !draft.lists.has(name) &&
      !(unless !== undefined && draft.held.has(unless)),
  );
  const freshSlot = waiting === null ? open.find(([, slot]) => slot.is === 'fresh') : undefined;
  if (freshSlot !== undefined) {
    if (hasCapitals && isLower(tokenAt(words, 0))) return false;
    draft.held.set(freshSlot[0], {
      value: undefined,
      tokens: words,
      at: tokens.indexOf(tokenAt(words, 0)),
    });
    return true;
  }
  const slot = open.find(
    ([, one]) =>
      one.unknown !== undefined &&
      one.is !== 'number' &&
      standsBehind(one, waiting) &&
      (waiting !== null || one.missing !== undefined),
  )?.[1];
  if (slot?.unknown === undefined) return listed(draft, slots, waiting, words, troubles);
  troubles.push({ fault: slot.unknown, tokens: words });
  // The slot is not also missing: the fault of the words in its place is reported already.
  const name = open.find(([, one]) => one === slot)?.[0] ?? '';
  draft.held.set(name, { value: undefined, tokens: words, at: tokens.indexOf(tokenAt(words, 0)) });
  return true;
}

/** True if another slot excludes this list. */
function isRuledOut({ held }: Draft, slot: AnySlot | undefined): boolean {
  return slot?.unless !== undefined && held.has(slot.unless);
}

/** True if words nobody understands stand where an item of a list would be named. */
function listed(
  draft: Draft,
  slots: Slots,
  waiting: Waiting | null,
  words: readonly Token[],
  troubles: Trouble[],
): boolean {
  const unknown = targetsOf(slots).find(
    ({ slot, list }) =>
      list !== undefined &&
      !isRuledOut(draft, slots[list]) &&
      slot.unknown !== undefined &&
      slot.is !== 'number' &&
      standsBehind(slot, waiting),
  )?.slot.unknown;
  if (unknown === undefined) return false;
  troubles.push({ fault: unknown, tokens: words });
  return true;
}
