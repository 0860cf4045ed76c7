import type { OrderSheet } from '../kernel';
import { prepositionOf } from './compose';
import type { AnySlot, Form, Grammar, GrammarCodes, NounSlot, Slots } from './grammar';
import type { Named, Nouns } from './nouns';

/** What stands where on a board: the cell of each thing of a party that orders name, by its key. */
export type Standing = ReadonlyMap<string, string>;

/** A name, and the slot it fills. */
interface Filled {
  readonly slot: NounSlot;
  readonly thing: Named;
}

/** Slots that hold names, those of lists among them. */
function nounSlotsOf(slots: Slots): readonly NounSlot[] {
  return Object.values<AnySlot>(slots).flatMap((slot) => {
    if (slot.is === 'items') return nounSlotsOf(slot.slots);
    return slot.is === 'noun' ? [slot] : [];
  });
}

/** The verb as orders have it: its noun or its imperative, and the particle at the end of the line. */
function lineOf<Order, Book>(
  { heads, verbs }: Form<Order, Book>,
  filled: readonly Filled[],
): string {
  const verb = heads[0] ?? verbs[1] ?? verbs[0];
  if (verb === undefined) return '';
  const names = filled.map(({ slot: { at }, thing }) => {
    const place = at[0] === 'bare' && at.includes('to') ? 'to' : (at[0] ?? 'bare');
    return prepositionOf(place) + thing.name;
  });
  return [verb.text.toUpperCase(), ...names, verb.particle ?? ''].join(' ').trim();
}

/**
 * Lines of orders about a place of the board, one or more for each form that can name it: `REKRUTIERE in Nordmark`. Where
 * things that are ordered stand on the board, those of the place are ordered, and others come to it.
 * @param place Key of the cell.
 */
export function linesAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  place: string,
  { forms, subjects }: Grammar<Order, Book, Step>,
  { nouns }: Book,
  standing: Standing = new Map(),
): readonly string[] {
  const inSlot = ({ types }: NounSlot, key: string): Named | undefined =>
    types.flatMap((type) => nouns[type] ?? []).find((one) => one.key === key);
  return forms.flatMap((form) => {
    const slots = nounSlotsOf(form.slots);
    const own = slots.find(({ types }) => subjects !== undefined && types.includes(subjects));
    const ordered = [...standing].flatMap(([key, cell]) => {
      const thing = own && inSlot(own, key);
      return own === undefined || thing === undefined ? [] : [{ slot: own, thing, cell }];
    });
    const there = slots.flatMap((slot) => {
      const thing = slot === own ? undefined : inSlot(slot, place);
      return thing === undefined ? [] : [{ slot, thing }];
    });
    if (own === undefined) return there.map((one) => lineOf(form, [one]));
    return ordered.flatMap((one) =>
      one.cell === place
        ? [lineOf(form, [one])]
        : there.map((target) => lineOf(form, [one, target])),
    );
  });
}

/** Lines that are orders as their reader takes them, those that are whole first; of those that mean the same the first. */
export function readable<Content>(
  lines: readonly string[],
  { line, empty, rest, held }: GrammarCodes,
  read: (text: string) => OrderSheet<Content>,
): readonly string[] {
  const useless = new Set([line, empty, rest, held]);
  const meant = new Set<string>();
  const [whole, open]: [string[], string[]] = [[], []];
  for (const text of new Set(lines)) {
    const { rows, findings } = read(text);
    const meaning = JSON.stringify(rows.map(({ content }) => content));
    if (findings.some(({ code }) => useless.has(code)) || meant.has(meaning)) continue;
    if (rows.length > 0) meant.add(meaning);
    (findings.length === 0 ? whole : open).push(text);
  }
  return [...whole, ...open];
}
