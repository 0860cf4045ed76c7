import { inLanguage, type Language, type Random, type Words as Spoken } from '../kernel';
import type { AnySlot, Form, Grammar, Slots } from './grammar';
import type { Nouns } from './nouns';
import type { Marker } from './vocabulary';

/** A preposition for each place a slot can stand in. */
const PREPOSITIONS: Readonly<Record<Exclude<Marker, 'bracket'>, Spoken>> = {
  from: ['aus', 'from'],
  to: ['nach', 'to'],
  in: ['in', 'in'],
  against: ['gegen', 'against'],
  with: ['mit', 'with'],
  on: ['auf', 'on'],
  about: ['über', 'about'],
  as: ['als', 'as'],
  for: ['für', 'for'],
};

/** Numbers as players write them, the small ones more often; the last one is no whole number. */
const NUMBERS = ['1', '2', '1', '3', '1', '2', '1', '4', '1', '2', '0', '12', '1,5'] as const;
const FRESH = ['Markt', 'Wache', 'Neue Mühle', 'Turm'] as const;

/** The same chance for each; undefined where there is nothing to pick. */
const pick = <One>(random: Random, values: readonly One[]): One | undefined =>
  values[random(Math.max(1, values.length))];

/** A phrase as it can be written: what may go on after `*` does not. */
const written = (phrase: readonly string[]): string =>
  phrase.map((word) => word.replace('*', '')).join(' ');

/** Material of a random order. */
interface Material {
  readonly nouns: Nouns;
  /** Keys of things an order is more likely to be about: where one has something. */
  readonly likely: ReadonlySet<string>;
  readonly random: Random;
}

/** Something of these types, two times of three one that is likely. */
function nounAtRandom(types: readonly string[], { nouns, likely, random }: Material) {
  const things = types.flatMap((type) => nouns[type] ?? []);
  const near = things.filter(({ key }) => likely.has(key));
  return pick(random, near.length > 0 && random(3) > 0 ? near : things);
}

/** Words for the value of a slot; undefined where nothing has such a name. */
function valueWords(slot: AnySlot, material: Material): string | undefined {
  const { random } = material;
  switch (slot.is) {
    case 'noun':
      return nounAtRandom(slot.types, material)?.name;
    case 'number': {
      const value = pick(random, slot.isWhole ? NUMBERS.slice(0, -1) : NUMBERS) ?? '1';
      const words = pick(random, slot.words);
      if (words === undefined) return value;
      return slot.side === 'before' ? `${written(words)} ${value}` : `${value} ${written(words)}`;
    }
    case 'choice': {
      const phrase = pick(random, Object.values(slot.options).flat());
      return phrase && written(phrase);
    }
    case 'pattern':
      return pick(random, slot.examples);
    case 'fresh':
      return pick(random, FRESH);
    case 'text':
      return 'was ist dort zu sehen';
    case 'items':
      return Array.from({ length: random(2) + 1 }, () => slotWords(slot.slots, material))
        .filter((words) => words !== '')
        .join(', ');
  }
}

/** Words for the slots of an order, now and then one of those that may be left out. */
function slotWords(slots: Slots, material: Material): string {
  const { random } = material;
  const filled = new Set<string>();
  return Object.entries(slots)
    .flatMap(([name, slot], at, all): readonly string[] => {
      // What stands for a slot before it is wanted where that is left out.
      const isWanted =
        slot.missing !== undefined || all.slice(0, at).some(([other]) => other === slot.unless);
      const isLeftOut = !isWanted && random(3) === 0;
      // A further name without a preposition would be taken for the first one.
      const isAgain = slot.is === 'noun' && slot.at[0] === 'bare' && filled.has(slot.types.join());
      if (isLeftOut || isAgain || (slot.unless !== undefined && filled.has(slot.unless))) return [];
      const words = valueWords(slot, material);
      if (words === undefined || words === '') return [];
      filled.add(name);
      if (slot.is === 'noun') filled.add(slot.types.join());
      if (slot.is === 'items' || slot.is === 'text') return [`: ${words}`];
      return [`${prepositionOf(slot.at[0] ?? 'bare')}${words}`];
    })
    .sort((a, b) => Number(a.startsWith(':')) - Number(b.startsWith(':')))
    .join(' ')
    .replace(' :', ':');
}

/** The preposition a name stands behind; empty = none. */
export function prepositionOf(place: Marker | 'bare', language: Language = 'de'): string {
  return place === 'bare' || place === 'bracket'
    ? ''
    : `${inLanguage(PREPOSITIONS[place], language)} `;
}

/**
 * An order at random as a player might write it: a verb of the grammar and words for its slots, with names there are.
 * Most of what it writes is understood; what is not the reader must ask about.
 */
export function composeOrder<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { forms }: Grammar<Order, Book, Step>,
  { nouns }: Book,
  random: Random,
  likely: ReadonlySet<string> = new Set(),
): string {
  const form: Form<Order, Book> | undefined = pick(random, forms);
  const verb = form && pick(random, form.heads.length > 0 ? form.heads : form.verbs.slice(0, 2));
  if (form === undefined || verb === undefined) return '';
  const { text, particle } = verb;
  const words = slotWords(form.slots, { nouns, likely, random });
  const end = particle === undefined ? '' : ` ${particle}`;
  return `${text.toUpperCase()} ${words}${end}`.replaceAll(/\s+/g, ' ').trim();
}
