import {
  type Finding,
  findingOf,
  type Language,
  memoizeByObject,
  type OrderReader,
  type OrderRow,
  type RegisteredFinding,
  type Saying,
} from '../kernel';
import { completionsOf } from './complete';
import { composeOrder } from './compose';
import { type Fault, type Grammar, isUnread, oneCode } from './grammar';
import { nearest, type Nouns, regionBook, type RegionsAndParties } from './nouns';
import { readOrdersOf } from './read';
import type { ReadOrder } from './state';
import { linesAbout, linesAt, type Standing } from './lines-about';
import { type Line, readable } from './readable-lines';
import { proposedWords } from './meant';
import { withVerb } from './spelling';
import { wholeWords, type Words } from './tokens';

/** Row of a letter: the order, and its heading (null = none). */
export interface LetterContent<Order, Step extends string = string> {
  readonly step: Step | null;
  readonly order: Order;
}

/** Input beside the grammar from a game whose letters are read by one. */
export interface LetterGame<
  World,
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
> {
  /** Id of the game: its columns are `<game>.order`, `<game>.object`, `<game>.details`. */
  readonly game: string;
  readonly grammar: Grammar<Order, Book, Step>;
  /** Meanings of the names in a letter of a party. */
  bookOf(world: World, party: string): Book;
  /** A letter as the grammar reads it, with phrases of the game in other words; no place in it may change. */
  readonly spelled?: (text: string, book: Book) => string;
  /** Cells of the things of a party that carry out orders, by their keys among the nouns; absent = they have none. */
  standing?(world: World, party: string): Standing;
  /** Weight and clause of every code the grammar names. */
  readonly findings: Readonly<Record<string, RegisteredFinding>>;
  /** Code for a name there is none of; its `about.reason` is the type of noun that was expected. */
  readonly unknownName: string;
  /** Fault of an order where it cannot be carried out at this place, and at which words; undefined = none. */
  misplaced?(content: LetterContent<Order, Step>): Fault | undefined;
}

/** Words at a place of a letter. */
const wordsAt =
  (text: string) =>
  ({ span }: Pick<Words, 'span'>): Words => ({ text: text.slice(span.start, span.end), span });

type LetterReader<World, Order, Step extends string> = Required<
  Omit<
    OrderReader<World, LetterContent<Order, Step>>,
    'thread' | 'parts' | 'rules' | 'drawn' | 'subjects'
  >
>;

/** Values of an order, by its kind: keys, words, numbers. */
interface OrderOfKind {
  readonly kind: string;
}

const isRendered = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function wordingOf(game: string, { kind, ...rest }: OrderOfKind): Saying {
  const about = new Map<string, string | number>();
  for (const [name, value] of Object.entries(rest)) if (isRendered(value)) about.set(name, value);
  return { name: `${game}.${kind}`, about: Object.fromEntries(about) };
}

/**
 * Reads the letters of a game by its grammar, restates the orders understood, suggests meanings for unknown words, and
 * writes random orders for tests. Reading never throws; every word is used by an order, known as courtesy, or asked
 * about.
 */
export function letterReader<
  World extends object,
  Order extends OrderOfKind,
  Book extends { readonly nouns: Nouns },
  Step extends string,
>(own: LetterGame<World, Order, Book, Step>): LetterReader<World, Order, Step> {
  const { game, grammar, findings: register, unknownName } = own;
  const { line, empty } = grammar.codes;
  const columns = {
    verb: `${game}.order`,
    object: `${game}.object`,
    details: `${game}.details`,
  } as const;
  const books = memoizeByObject((_: World) => new Map<string, Book>());
  /** Meanings of names in a letter; computed once for every world, which never changes, and party. */
  const bookOf = (world: World, party: string): Book => {
    const known = books(world);
    const book = known.get(party) ?? own.bookOf(world, party);
    known.set(party, book);
    return book;
  };
  const found = (code: string, party: string, concern?: Parameters<typeof findingOf>[3]): Finding =>
    findingOf(register, code, party, concern);

  const contentOf = ({
    order,
    step,
  }: Pick<ReadOrder<Order>, 'order' | 'step'>): LetterContent<Order, Step> => ({
    step: step as Step | null,
    order,
  });

  const rowOf = (
    text: string,
    { order, step, words, parts }: ReadOrder<Order>,
    index: number,
  ): OrderRow<LetterContent<Order, Step>> => ({
    unit: index + 1,
    span: words.span,
    cells: Object.fromEntries(
      (['verb', 'object', 'details'] as const).flatMap((part) => {
        const cell = parts[part];
        return cell === undefined ? [] : [[columns[part], wordsAt(text)(cell)]];
      }),
    ),
    content: contentOf({ order, step }),
  });

  const misplaced = (text: string, read: ReadOrder<Order>, party: string): readonly Finding[] => {
    const fault = own.misplaced?.(contentOf(read));
    if (fault === undefined) return [];
    const { code, about } = fault;
    const at = wordsAt(text)(read.parts.verb ?? read.words);
    return [found(code, party, { at, ...(about === undefined ? {} : { about }) })];
  };

  const read: LetterReader<World, Order, Step>['read'] = (text, party, world) => {
    const book = bookOf(world, party);
    const prose = own.spelled?.(text, book) ?? text;
    const { orders, remarks } = readOrdersOf(prose, grammar, book);
    const findings = [
      ...orders.flatMap((order) => misplaced(text, order, party)),
      ...remarks.map(({ code, words, about }) =>
        found(code, party, { at: wholeWords(text, words.span), about }),
      ),
    ].sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
    const isSilent = orders.length === 0 && findings.length === 0;
    return {
      party,
      text,
      columns: Object.values(columns),
      rows: orders.map((order, index) => rowOf(text, order, index)),
      findings: isSilent ? [found(empty, party)] : findings,
    };
  };

  const readLines = (
    lines: readonly Line[],
    party: string,
    world: World,
    language: Language,
  ): readonly string[] => {
    const readLine = (text: string) => {
      const { rows, findings } = read(text, party, world);
      return {
        orders: rows.map(({ content }) => content),
        codes: findings.map(({ code }) => code),
      };
    };
    return readable(lines, grammar.codes, readLine, language);
  };

  return {
    read,
    check: ({ findings }) => findings,
    restate: ({ rows }) =>
      rows.map(({ unit, span, content: { order } }) => ({
        unit,
        span,
        sayings: [wordingOf(game, order)],
      })),
    suggest: ({ code, words, about, party, span }, sheet, world) => {
      const { text } = sheet;
      if (span === undefined) return undefined;
      const book = bookOf(world, party);
      if (code === unknownName)
        return nearest(words, book.nouns[String(about['reason'] ?? '')] ?? [])?.name;
      if (!isUnread(grammar.codes, code)) return undefined;
      const prose = own.spelled?.(text, book) ?? text;
      const asked = { letter: text, span, prose };
      const meant = proposedWords(asked, grammar, book, sheet, (letter) =>
        read(letter, party, world),
      );
      return meant ?? (code === line ? withVerb(words, grammar, book) : undefined);
    },
    complete: (text, at, party, world) => completionsOf(text, at, grammar, bookOf(world, party)),
    linesAt: (places, party, world, language = 'de') => {
      const standing = own.standing?.(world, party);
      const lines = linesAt(places, grammar, bookOf(world, party), standing);
      return readLines(lines, party, world, language);
    },
    linesAbout: (words, party, world, language = 'de') =>
      readLines(linesAbout(words, grammar, bookOf(world, party)), party, world, language),
    compose: (party, world, random, likely) =>
      composeOrder(grammar, bookOf(world, party), random, likely),
  };
}

/**
 * Reads the letters of a game in which parties order things of regions and parties, under no headings: everything that
 * is no order is found under one code.
 */
export function simpleLetters<Order extends OrderOfKind>({
  line,
  forms,
  ...own
}: Pick<LetterGame<never, Order, never, string>, 'game' | 'findings' | 'unknownName'> & {
  readonly forms: Grammar<Order>['forms'];
  /** Code for words that are no order. */
  readonly line: string;
}): LetterReader<RegionsAndParties, Order, string> {
  const grammar: Grammar<Order> = { forms, writers: 'party', codes: oneCode(line) };
  return letterReader({ ...own, grammar, bookOf: regionBook });
}
