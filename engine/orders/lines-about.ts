import { inLanguage, type Language, type Words as Spoken } from '../kernel';
import { prepositionOf } from './compose';
import { type Draft, type Held, longestPhrase, phraseAt } from './draft';
import { fillSlots } from './fill';
import type { AnySlot, Form, Grammar, NounSlot, Slots } from './grammar';
import type { Named, Nouns } from './nouns';
import type { Line } from './readable-lines';
import { isWithinNumber, type Token, tokenAt, tokensOf } from './tokens';
import type { VerbForm } from './verbs';

/** Lines that are made at most of the words of a letter. */
const MOST = 12;

/** What stands where on a board: the cell of each thing of a party that orders name, by its key. */
export type Standing = ReadonlyMap<string, string>;

/** Words in the place of a slot; names in both languages. */
interface Filled {
  readonly slot: AnySlot;
  readonly words: string | Spoken;
}

const called = ({ name, english = name }: Named): Spoken => [name, english];

/** Slots, those of lists among them. */
function slotsOf(slots: Slots): readonly AnySlot[] {
  return Object.values<AnySlot>(slots).flatMap((slot) =>
    slot.is === 'items' ? slotsOf(slot.slots) : [slot],
  );
}

const isNoun = (slot: AnySlot): slot is NounSlot => slot.is === 'noun';

/** The imperative behind the infinitive; fixed words have none: the first of them. */
function imperativeOf(verbs: readonly VerbForm[]): VerbForm | undefined {
  const [first, second] = verbs;
  const stem = /^(.+?)e?n$/.exec(first?.text ?? '')?.[1];
  return stem !== undefined && second?.text === `${stem}e` ? second : first;
}

/** The verb as orders have it: its noun or its imperative, and the particle at the end of the line. */
function lineOf<Order, Book>(form: Form<Order, Book>, filled: readonly Filled[]): Line {
  const { heads, verbs, english = [] } = form;
  const words = verbs.flatMap(({ text, isEnglish }) => (isEnglish === true ? [text] : []));
  const { text = '', particle } = heads[0] ?? imperativeOf(verbs) ?? {};
  return [
    written(text, filled, 'de', particle),
    ...[english, words].flat().map((verb) => written(verb, filled, 'en')),
  ];
}

function written(
  verb: string,
  filled: readonly Filled[],
  language: Language,
  particle = '',
): string {
  const phrases = filled.map(({ slot, words: said }, index) => {
    const words = typeof said === 'string' ? said : inLanguage(said, language);
    const { at } = slot;
    const isListed = filled[index + 1]?.slot === slot;
    // Behind a name the next one needs a preposition to be told from it.
    const isNext = index > 0 && filled[index - 1]?.slot !== slot && slot.is !== 'choice';
    const place = isNext && at[0] === 'bare' && at.includes('to') ? 'to' : (at[0] ?? 'bare');
    // Somebody is no place to go to.
    const isToParty =
      place === 'to' && language === 'de' && slot.is === 'noun' && slot.types.includes('party');
    const before = isToParty ? 'an ' : prepositionOf(place, language);
    return `${before}${words}${isListed ? ',' : ''}`;
  });
  return [verb.toUpperCase(), ...phrases, particle].join(' ').trim();
}

/** The places of a board along which an order is given: one, or those of a path with the goal at the end. */
export type Places = readonly [string, ...string[]];

const isFrom = ({ at }: NounSlot): boolean => at.includes('from');

/** A slot for places, and if it takes a list of them. */
interface PlaceSlot {
  readonly slot: NounSlot;
  readonly isList: boolean;
}

function nounSlotsOf(slots: Slots): readonly PlaceSlot[] {
  return Object.values<AnySlot>(slots).flatMap((slot) =>
    slotsOf({ slot }).flatMap((one) => (isNoun(one) ? { slot: one, isList: one !== slot } : [])),
  );
}

/**
 * Lines of orders about a place of the board, one or more for each form that can name it: `REKRUTIERE in Nordmark`. Where
 * things that are ordered stand on the board, those of the place are ordered, and others come to it. Of a path, those that
 * stand at its beginning are ordered along it, or to its end; without such things, forms that name both ends have them.
 * @param places Keys of cells.
 */
export function linesAt<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  places: Places,
  { forms, subjects }: Grammar<Order, Book, Step>,
  { nouns }: Book,
  standing: Standing = new Map(),
): readonly Line[] {
  const [start, ...way] = places;
  const goal = way.at(-1) ?? start;
  const inSlot = (slot: NounSlot, ...keys: readonly string[]): readonly Filled[] => {
    const known = slot.types.flatMap((type) => nouns[type] ?? []);
    const things = keys.flatMap((key) => known.find((one) => one.key === key) ?? []);
    const list = (at: 0 | 1): string => things.map((thing) => called(thing)[at]).join(', ');
    return things.length === keys.length ? [{ slot, words: [list(0), list(1)] }] : [];
  };
  return forms.flatMap((form) => {
    const slots = nounSlotsOf(form.slots);
    const own = slots.find(({ slot }) => subjects !== undefined && slot.types.includes(subjects));
    const others = slots.filter((one) => one !== own);
    if (own === undefined && way.length > 0) {
      const from = others.find(({ slot }) => isFrom(slot));
      const begins = from === undefined ? [] : inSlot(from.slot, start);
      const ends = others.map(({ slot }) => (isFrom(slot) ? [] : inSlot(slot, goal)));
      const end = ends.find((one) => one.length > 0) ?? [];
      return begins.length > 0 && end.length > 0 ? [lineOf(form, [...begins, ...end])] : [];
    }
    const there = others.flatMap(({ slot, isList }) => {
      if (way.length === 0) return inSlot(slot, goal);
      const canGo = !isFrom(slot) && slot.at[0] !== 'in';
      return canGo && (isList || way.length === 1) ? inSlot(slot, ...way) : [];
    });
    if (own === undefined) return there.map((one) => lineOf(form, [one]));
    return [...standing].flatMap(([key, cell]) =>
      inSlot(own.slot, key).flatMap((one) => {
        if (way.length === 0 && cell === start) return [lineOf(form, [one])];
        const goes = way.length === 0 ? cell !== start : cell === start;
        return goes ? there.map((target) => lineOf(form, [one, target])) : [];
      }),
    );
  });
}

/** The tokens of the verb of a form among words; empty = it is not among them. */
function verbIn<Order, Book>(
  tokens: readonly Token[],
  { verbs, heads }: Form<Order, Book>,
): readonly Token[] {
  const stretches = [...verbs, ...heads].flatMap(({ folds, particle }) => {
    const at = tokens.findIndex((_, place) => phraseAt(tokens, place, folds) > 0);
    if (at < 0) return [];
    // A particle ends its clause: before something else it is a preposition.
    const apart = tokens.filter(
      ({ fold }, place) => fold === particle && (tokens[place + 1]?.kind ?? 'sign') === 'sign',
    );
    return [[...tokens.slice(at, at + folds.length), ...apart]];
  });
  return stretches.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** True for a part of something written in one: `210` of `210/19`. */
function isCut({ tokens }: Held, all: readonly Token[]): boolean {
  const at = all.findIndex((token) => token === tokens[0]);
  return isWithinNumber(all, at - 1) || isWithinNumber(all, at + tokens.length);
}

/** Words of a letter, and their tokens. */
interface Said {
  readonly words: string;
  readonly tokens: readonly Token[];
}

/** What words say of an order, in the order of its slots. */
function filledIn(said: Said, slots: Slots, draft: Draft, nouns: Nouns): readonly Filled[] {
  const wordsOf = (slot: AnySlot, { value, tokens }: Held): Filled['words'] => {
    const thing =
      slot.is === 'noun'
        ? slot.types.flatMap((type) => nouns[type] ?? []).find(({ key }) => key === value)
        : undefined;
    if (thing !== undefined) return called(thing);
    const last = said.tokens.findIndex((token) => token === tokens.at(-1));
    // The word behind a number belongs to it: `500 GS`.
    const unit = slot.is === 'number' ? longestPhrase(said.tokens, last + 1, slot.words) : 0;
    const [
      {
        span: { start },
      },
      {
        span: { end },
      },
    ] = [tokenAt(tokens, 0), tokenAt(said.tokens, last + unit)];
    return said.words.slice(start, end);
  };
  return Object.entries(slots).flatMap(([name, slot]: readonly [string, AnySlot]) => {
    if (slot.is === 'items')
      return (draft.lists.get(name) ?? []).flatMap((item) =>
        filledIn(said, slot.slots, item, nouns),
      );
    const held = draft.held.get(name);
    return held === undefined || isCut(held, said.tokens)
      ? []
      : [{ slot, words: wordsOf(slot, held) }];
  });
}

/** True for what tells of an order by itself: a number or a word beside it fits many. */
const isTelling = ({ slot }: Filled): boolean => slot.is === 'noun' || slot.is === 'pattern';

/** Slots an order cannot do without. */
const needed = (filled: readonly Filled[]): number =>
  filled.filter(({ slot }) => slot.missing !== undefined).length;

/**
 * Lines of orders that words of a letter may mean: every form with its slots filled as far as the words say, those whose
 * verb is among the words first, then those with most slots filled, of these the ones that need them.
 */
export function linesAbout<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  words: string,
  { forms }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): readonly Line[] {
  const tokens = tokensOf(words, 0);
  const found = forms.flatMap((form) => {
    const verb = verbIn(tokens, form);
    const { drafts } = fillSlots(tokens, form.slots, nouns, form.fillers, verb);
    return drafts.map((draft) => ({
      form,
      filled: filledIn({ words, tokens }, form.slots, draft, nouns),
      isNamed: verb.length > 0,
    }));
  });
  return found
    .filter(({ filled, isNamed }) => isNamed || filled.some(isTelling))
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.filled.length - a.filled.length ||
        needed(b.filled) - needed(a.filled),
    )
    .slice(0, MOST)
    .flatMap(({ form, filled }) => {
      // Words beside what is named may be none of this order.
      const plain = filled.filter(isTelling);
      return [filled, ...(plain.length < filled.length ? [plain] : [])].map((one) =>
        lineOf(form, one),
      );
    });
}
