import type { AnySlot, ItemsSlot, NumberSlot, Phrase, Slots } from './grammar';
import type { Token } from './tokens';
import { GENITIVE, type Marker } from './vocabulary';

/** A preposition waiting for what stands behind it. */
export interface Waiting {
  readonly marker: Marker;
  readonly token: Token;
}

/** Value of one slot, and its place in the text. */
export interface Held {
  readonly value: unknown;
  readonly tokens: readonly Token[];
  /** Place of the first token in the clause. */
  readonly at: number;
}

/** One order, or one item of a list in it, as far as it is read. */
export interface Draft {
  /** Where its words begin in the clause. */
  readonly from: number;
  readonly held: Map<string, Held>;
  /** Items by slot. */
  readonly lists: Map<string, Draft[]>;
  /** True once a new item has to be begun. */
  isClosed: boolean;
}

/** An order of which nothing is read yet. */
export function emptyDraft(from: number): Draft {
  return { from, held: new Map(), lists: new Map(), isClosed: false };
}

/** A place in a draft: one of its own slots, or one of the items of a list. */
export interface Target {
  readonly slot: AnySlot;
  readonly name: string;
  /** Slot of the list it belongs to; absent = the draft itself. */
  readonly list?: string;
}

/** Slots of an order and of the items in it. */
export function targetsOf(slots: Slots): readonly Target[] {
  return Object.entries(slots).flatMap(([name, slot]): readonly Target[] =>
    slot.is === 'items'
      ? Object.entries((slot as ItemsSlot).slots).map(([inner, one]) => ({
          slot: one,
          name: inner,
          list: name,
        }))
      : [{ slot, name }],
  );
}

/** True if a slot can stand behind a preposition, or behind none. */
export function standsBehind({ at }: AnySlot, waiting: Waiting | null): boolean {
  if (waiting === null) return at.includes('bare');
  return at.includes(waiting.marker) || (GENITIVE.has(waiting.token.fold) && at.includes('bare'));
}

/** True if a slot of a draft is filled. A list always accepts another item. */
export function isFilled(draft: Draft, { slot, name, list }: Target): boolean {
  if (list !== undefined) return false;
  return draft.held.has(name) || (slot.unless !== undefined && draft.held.has(slot.unless));
}

/** Puts something into a place; of a list into its last item, or into a new one where that has it already. */
export function put(draft: Draft, { name, list }: Target, held: Held): void {
  if (list === undefined) {
    draft.held.set(name, held);
    return;
  }
  const items = draft.lists.get(list) ?? [];
  let item = items.at(-1);
  if (item === undefined || item.isClosed || item.held.has(name)) {
    item = emptyDraft(held.at);
    items.push(item);
  }
  item.held.set(name, held);
  draft.lists.set(list, items);
}

/** A comma ends the item before it, as soon as the item names its subject. */
export function closeItems(draft: Draft, slots: Slots): void {
  for (const [name, items] of draft.lists) {
    const last = items.at(-1);
    const inner = slots[name];
    if (last === undefined || inner?.is !== 'items') continue;
    last.isClosed = [...last.held.keys()].some((key) => inner.slots[key]?.is !== 'number');
  }
}

/** Drops what was read from a place of the clause on. */
export function takeBack(draft: Draft, from: number): void {
  for (const [name, { at }] of draft.held) if (at >= from) draft.held.delete(name);
  for (const [name, items] of draft.lists) {
    for (const item of items) takeBack(item, from);
    const left = items.filter(({ held }) => held.size > 0);
    if (left.length === 0) draft.lists.delete(name);
    else draft.lists.set(name, left);
  }
}

/** How many tokens a phrase takes at a place; 0 = it does not stand there. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: Phrase): number {
  const fits = phrase.every((fold, index) => {
    const token = tokens[at + index];
    if (token === undefined || (token.kind !== 'word' && token.fold !== fold)) return false;
    return fold.endsWith('*') ? token.fold.startsWith(fold.slice(0, -1)) : token.fold === fold;
  });
  return fits ? phrase.length : 0;
}

/** The longest of some phrases at a place. */
export function longestPhrase(
  tokens: readonly Token[],
  at: number,
  phrases: readonly Phrase[],
): number {
  return phrases.reduce((most, phrase) => Math.max(most, phraseAt(tokens, at, phrase)), 0);
}

/** True for slots of numbers. */
export function isNumber(target: Target): target is Target & { readonly slot: NumberSlot } {
  return target.slot.is === 'number';
}
