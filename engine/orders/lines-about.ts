import { inLanguage, type Language, type OrderSheet, type Words as Spoken } from '../kernel';
import { prepositionOf } from './compose';
import type { AnySlot, Form, Grammar, GrammarCodes, NounSlot, Slots } from './grammar';
import { type Named, namingsAt, type Nouns } from './nouns';
import { type Token, tokensOf } from './tokens';
import { type Marker, MARKERS } from './vocabulary';

/** Lines that are offered at most for the words of a letter. */
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

/** A line of an order in German, and as it may be written in English, the usual way first. */
type Line = readonly [de: string, ...en: readonly string[]];

/** The verb as orders have it: its noun or its imperative, and the particle at the end of the line. */
function lineOf<Order, Book>(form: Form<Order, Book>, filled: readonly Filled[]): Line {
  const { heads, verbs, english = [] } = form;
  const words = verbs.flatMap(({ text, isEnglish }) => (isEnglish === true ? [text] : []));
  const { text = '', particle } = heads[0] ?? verbs[1] ?? verbs[0] ?? {};
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
  const phrases = filled.map(({ slot: { at }, words: said }, index) => {
    const words = typeof said === 'string' ? said : inLanguage(said, language);
    // Behind a name the next one needs a preposition to be told from it.
    const place = index > 0 && at[0] === 'bare' && at.includes('to') ? 'to' : (at[0] ?? 'bare');
    return prepositionOf(place, language) + words;
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

/** A name in words of a letter: what it can mean, and the preposition it stands behind. */
interface NameSaid {
  readonly meanings: readonly Named[];
  readonly behind: Marker | undefined;
}

/** Things and numbers named in words of a letter, in their order. */
function namedIn(
  tokens: readonly Token[],
  nouns: Nouns,
): { readonly things: readonly NameSaid[]; readonly numbers: readonly string[] } {
  const types = Object.keys(nouns);
  const things: NameSaid[] = [];
  const numbers: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const namings = namingsAt(tokens, at, nouns, types, ['full', 'inflected']);
    const token = tokens[at];
    if (namings.length > 0)
      things.push({
        meanings: namings.map(({ thing }) => thing),
        behind: MARKERS.get(tokens[at - 1]?.fold ?? ''),
      });
    else if (token?.kind === 'number') numbers.push(token.text);
    at += namings[0]?.length ?? 1;
  }
  return { things, numbers };
}

/**
 * Lines of orders that words of a letter may mean: every form with its slots filled as far as the words say, those whose
 * verb is among the words first, then those with most slots filled. At most twelve.
 */
export function linesAbout<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  words: string,
  { forms }: Grammar<Order, Book, Step>,
  { nouns }: Book,
): readonly Line[] {
  const tokens = tokensOf(words, 0);
  const said = new Set(tokens.map(({ fold }) => fold));
  const pieces = words.split(/[\s,;]+/);
  const { things, numbers } = namedIn(tokens, nouns);
  const found = forms.map((form) => {
    const [free, counts, rest] = [[...things], [...numbers], [...pieces]];
    const filled = slotsOf(form.slots).flatMap((slot): readonly Filled[] => {
      if (slot.is === 'noun') {
        const isOf = (thing: Named): boolean =>
          slot.types.some((type) => (nouns[type] ?? []).includes(thing));
        // A slot that needs a preposition takes what stands behind it and nothing else.
        const isFor = ({ meanings, behind }: NameSaid): boolean =>
          meanings.some(isOf) && (slot.at.includes('bare') || slot.at.some((at) => at === behind));
        const at = free.findIndex(isFor);
        const thing = free.splice(at, at < 0 ? 0 : 1)[0]?.meanings.find(isOf);
        return thing === undefined ? [] : [{ slot, words: called(thing) }];
      }
      if (slot.is === 'pattern') {
        const at = rest.findIndex((piece) => slot.pattern.test(piece));
        const [piece] = rest.splice(at, at < 0 ? 0 : 1);
        return piece === undefined ? [] : [{ slot, words: piece }];
      }
      const count = slot.is === 'number' ? counts.shift() : undefined;
      return count === undefined ? [] : [{ slot, words: count }];
    });
    const isNamed = [...form.verbs, ...form.heads].some(({ folds }) =>
      folds.every((fold) => said.has(fold)),
    );
    return { form, filled, isNamed };
  });
  return found
    .filter(({ filled, isNamed }) => filled.length > 0 || isNamed)
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.filled.length - a.filled.length)
    .map(({ form, filled }) => lineOf(form, filled))
    .slice(0, MOST);
}

/**
 * Lines that are orders as their reader takes them, those that are whole first; of those that mean or say the same the first. An
 * English line is one that is read as the same order; where none is, the German one stands.
 */
export function readable<Content>(
  lines: readonly Line[],
  { line, empty, rest, held }: GrammarCodes,
  read: (text: string) => OrderSheet<Content>,
  language: Language,
): readonly string[] {
  const useless = new Set([line, empty, rest, held]);
  const meant = new Set<string>();
  const [whole, open]: [Set<string>, Set<string>] = [new Set(), new Set()];
  const meaningOf = ({ rows, findings }: OrderSheet<Content>): string =>
    JSON.stringify([rows.map(({ content }) => content), findings.map(({ code }) => code)]);
  const known = new Set<string>();
  for (const [german, ...english] of lines) {
    if (known.has(german)) continue;
    known.add(german);
    const sheet = read(german);
    const meaning = meaningOf(sheet);
    if (sheet.findings.some(({ code }) => useless.has(code)) || meant.has(meaning)) continue;
    if (sheet.rows.length > 0) meant.add(meaning);
    const same =
      language === 'en' ? english.find((one) => meaningOf(read(one)) === meaning) : undefined;
    (sheet.findings.length === 0 ? whole : open).add(same ?? german);
  }
  return [...whole, ...open];
}
