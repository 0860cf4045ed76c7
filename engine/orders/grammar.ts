import type { Params } from '../kernel';
import type { Nouns } from './nouns';
import { folded, type Words } from './tokens';
import type { OpenTurn } from './turns';
import type { VerbForm } from './verbs';
import type { Marker } from './vocabulary';

/** Finding for words that cannot fill their slot. */
export interface Fault {
  /** Code of the game's register of findings. */
  readonly code: string;
  readonly about?: Params;
}

/** A phrase as it is compared: the fold of each word; a fold that ends in `*` is the beginning of a word. */
export type Phrase = readonly string[];

interface Place {
  /** Prepositions behind which it stands; `bare` = behind none. */
  readonly at: readonly (Marker | 'bare')[];
  /** An order that shares the verb of another one takes this from it where it has none itself. */
  readonly isShared: boolean;
  /** Fault of words in its place that it does not know. */
  readonly unknown?: Fault;
  /** Fault where it is missing; the order then changes nothing. */
  readonly missing?: Fault;
  /** Another slot that excludes this one. */
  readonly unless?: string;
}

/** A name: its value is the key of what is named. */
export interface NounSlot extends Place {
  readonly is: 'noun';
  /** Types of nouns it can be of. */
  readonly types: readonly string[];
  /** True if a name cut short does not count. */
  readonly isWhole: boolean;
}

/** A number. */
export interface NumberSlot extends Place {
  readonly is: 'number';
  /** Words beside it: `2 Stufen`, `Angriff 2`. */
  readonly words: readonly Phrase[];
  /** On which side of it the words stand: `Stufe 2` is another thing than `2 Stufen`. */
  readonly side: 'before' | 'behind' | 'both';
  /** True if it stands beside one of these words only. */
  readonly isWorded: boolean;
  /** True if what is written must be a whole number of at least `least`. */
  readonly isWhole: boolean;
  readonly least: number;
}

/** One of several words: its value is the option. */
export interface ChoiceSlot extends Place {
  readonly is: 'choice';
  readonly options: Readonly<Record<string, readonly Phrase[]>>;
}

/**
 * Something told by how it is written, such as `16/43` or `KH 3`: its value is what stands there, folded, with
 * blanks only between two words or two numbers.
 */
export interface PatternSlot extends Place {
  readonly is: 'pattern';
  /** What the whole of it looks like: small letters, whole numbers without zeros before them, signs as they are. */
  readonly pattern: RegExp;
  /** True if letters and numbers count as they are written: `AB` is a code and `ab` is none, `02` is a field. */
  readonly isWritten: boolean;
  /** How it can be written, for orders at random. */
  readonly examples: readonly string[];
}

/** Text of the player's own behind a colon, to the end of the paragraph. */
export interface TextSlot extends Place {
  readonly is: 'text';
}

/** A name that nobody has yet: words that are nothing else. */
export interface FreshSlot extends Place {
  readonly is: 'fresh';
}

/** Things of a kind, each with slots of its own: `Salzhandel 2, Speicher 1`. */
export interface ItemsSlot extends Place {
  readonly is: 'items';
  readonly slots: Slots;
}

export type AnySlot =
  | NounSlot
  | NumberSlot
  | ChoiceSlot
  | PatternSlot
  | TextSlot
  | FreshSlot
  | ItemsSlot;

/** A slot with the type of its value, which exists for the type checker alone. */
export type Slot<Value> = AnySlot & { readonly valueType?: Value };

export type Slots = Readonly<Record<string, Slot<unknown>>>;

/** Values of an order by slot, in the order of the letter; absent = not given. */
export type ValuesOf<S extends Slots> = {
  readonly [K in keyof S]?: S[K] extends Slot<infer Value> ? Value : never;
};

const phrasesOf = (list: string): readonly Phrase[] =>
  list === ''
    ? []
    : list.split(',').map((phrase) =>
        phrase
          .trim()
          .split(' ')
          .map((word) => (word.endsWith('*') ? `${folded(word)}*` : folded(word))),
      );

const placeOf = (at: string): Place['at'] => at.split(' ') as Place['at'];

type Options = Partial<Omit<Place, 'at'>>;

/** A name of some types behind some prepositions: `noun('region', 'in to')`. */
export function noun(
  types: string,
  at = 'bare',
  options: Options & Partial<Pick<NounSlot, 'isWhole'>> = {},
): Slot<string> {
  const usual = { isWhole: false, isShared: false };
  return { is: 'noun', types: types.split(' '), at: placeOf(at), ...usual, ...options };
}

/** A number, whole and at least 1 by default; `words` may stand beside it. */
export function number(
  words: string,
  at = 'bare',
  options: Options & Partial<Pick<NumberSlot, 'isWorded' | 'isWhole' | 'least' | 'side'>> = {},
): Slot<number> {
  const usual = {
    isWorded: false,
    isWhole: true,
    least: 1,
    isShared: false,
    side: 'both',
  } as const;
  return { is: 'number', words: phrasesOf(words), at: placeOf(at), ...usual, ...options };
}

/** One of several words, each with its phrases, separated by commas. */
export function choice<const Key extends string>(
  options: Readonly<Record<Key, string>>,
  at = 'bare bracket',
  more: Options = {},
): Slot<Key> {
  const phrases = Object.entries<string>(options).map(([key, list]) => [key, phrasesOf(list)]);
  return {
    is: 'choice',
    options: Object.fromEntries(phrases) as Record<string, readonly Phrase[]>,
    at: placeOf(at),
    isShared: false,
    ...more,
  };
}

/** Something told by how it is written: `pattern(/^\d+\/\d+$/, '16/43', 'from to')`. */
export function pattern(
  look: RegExp,
  examples: string,
  at = 'bare',
  options: Options & Partial<Pick<PatternSlot, 'isWritten'>> = {},
): Slot<string> {
  const usual = { is: 'pattern', pattern: look, isShared: false, isWritten: false } as const;
  return { ...usual, examples: examples.split(', '), at: placeOf(at), ...options };
}

/** Text of the player's own behind a colon. */
export function text(options: Options = {}): Slot<string> {
  return { is: 'text', at: ['bare'], isShared: false, ...options };
}

/** A name that nobody has yet. */
export function fresh(options: Options = {}): Slot<string> {
  return { is: 'fresh', at: ['bare'], isShared: false, ...options };
}

/** Things of a kind, each with slots of its own. */
export function items<S extends Slots>(
  slots: S,
  options: Options = {},
): Slot<readonly ValuesOf<S>[]> {
  return { is: 'items', slots, at: ['bare'], isShared: false, ...options };
}

/** Context of a maker of orders beside the values: the party of the letter, and a way to object. */
export interface Making<Book, Order = unknown> {
  readonly book: Book;
  /** The order right before it, to which `dorthin` or `hinterher` refers; undefined if something in between is unclear. */
  readonly previous: Order | undefined;
  /** The verb as compared: its words folded. */
  readonly verb: string;
  /** Objects to the value of a slot, or to the whole order where the slot is empty. */
  readonly object: (fault: Fault, slot?: string) => void;
  /** Asks about the value of a slot that this order cannot use, if it has one. */
  readonly unused: (slot: string) => void;
  /** The words of a slot, of a list from its first to its last, as they stand in the letter; undefined where it is empty. */
  readonly wordsOf: (slot: string) => Words | undefined;
}

/** A form of an order: its verbs, its slots, the order made of them. */
export interface Form<Order, Book> {
  readonly id: string;
  /** Forms that mean this order wherever they stand in a sentence. */
  readonly verbs: readonly VerbForm[];
  /** Forms that mean it at the beginning of a sentence only, because they are nouns as well. */
  readonly heads: readonly VerbForm[];
  /** What it begins with in an English line, where that is no English verb; absent = the verb. */
  readonly english?: string;
  /** Words beside it without further meaning. */
  readonly fillers: readonly string[];
  /** Headings under which words without a verb mean this order. */
  readonly under: readonly string[];
  /** True if words without a verb can mean nothing but this order. */
  readonly isPlain?: (
    values: Readonly<Record<string, unknown>>,
    wordsOf: Making<Book>['wordsOf'],
  ) => boolean;
  readonly slots: Slots;
  readonly make: (
    values: Readonly<Record<string, unknown>>,
    making: Making<Book, Order>,
  ) => readonly Order[];
  /** For a wish about the order before it: that order changed, or undefined where it has no such wish. */
  readonly amend?: (
    values: Readonly<Record<string, unknown>>,
    last: Order | undefined,
    making: Making<Book, Order>,
  ) => Order | undefined;
}

/** True if a form has a text of the player's own. */
export function keepsText<Order, Book>({ slots }: Form<Order, Book>): boolean {
  return Object.values(slots).some(({ is }) => is === 'text');
}

/** Declaration of a form: its values are typed by its slots. */
export interface FormSpec<S extends Slots, Order, Book> {
  readonly verbs?: readonly (readonly VerbForm[])[];
  readonly heads?: readonly VerbForm[];
  readonly english?: string;
  readonly fillers?: string;
  readonly under?: string;
  readonly isPlain?: (values: ValuesOf<S>, wordsOf: Making<Book>['wordsOf']) => boolean;
  readonly slots: S;
  readonly make: (values: ValuesOf<S>, making: Making<Book, Order>) => readonly Order[];
  readonly amend?: (
    values: ValuesOf<S>,
    last: Order | undefined,
    making: Making<Book, Order>,
  ) => Order | undefined;
}

/** A maker of forms for the orders of one game. */
export function formsOf<Order, Book = { readonly nouns: Nouns }>() {
  return <S extends Slots>(id: string, spec: FormSpec<S, Order, Book>): Form<Order, Book> => {
    const { verbs = [], heads = [], fillers = '', under = '', isPlain, slots, make, amend } = spec;
    const { english } = spec;
    return {
      id,
      verbs: verbs.flat(),
      heads,
      ...(english === undefined ? {} : { english }),
      fillers: fillers
        .split(' ')
        .map(folded)
        .filter((fold) => fold !== ''),
      under: under === '' ? [] : under.split(' '),
      ...(isPlain === undefined
        ? {}
        : { isPlain: (values, wordsOf) => isPlain(values as ValuesOf<S>, wordsOf) }),
      slots,
      make: (values, making) => make(values as ValuesOf<S>, making),
      ...(amend === undefined
        ? {}
        : { amend: (values, last, making) => amend(values as ValuesOf<S>, last, making) }),
    };
  };
}

/** A heading at the beginning of a line. */
export interface Heading<Step> {
  /** Null = it ends what stood under the heading before. */
  readonly step: Step | null;
  /** Meaning of words without a verb under it, by a name of the game's; the step if absent. */
  readonly means?: string;
  /** Where what stands behind it begins in the line; the length of the line = nothing does. */
  readonly end: number;
}

/** Codes of the reader's own findings, in the game's register of findings. */
export interface GrammarCodes {
  /** Words that are no order. */
  readonly line: string;
  /** Sentences that could order nothing: no verb, no name, no number of the game is in them; as `line` if absent. */
  readonly prose?: string;
  /** Words beside an order without meaning for it. */
  readonly rest: string;
  /** An order that is denied, bound to a condition or left open. */
  readonly held: string;
  /** Words quoted from another letter. */
  readonly quoted: string;
  /** A letter without any order. */
  readonly empty: string;
  /** An order without the number it needs. */
  readonly number: string;
  /** A label that names another turn than the open one; absent where the game looks at heads itself. */
  readonly turn?: string;
}

/** True for the code of words the reader does not understand, or holds back. */
export function isUnread({ line, prose, rest, held, number }: GrammarCodes, code: string): boolean {
  return [line, prose, rest, held, number].includes(code);
}

/** The same code for all findings of the reader. */
export function oneCode(line: string): GrammarCodes {
  return {
    line,
    rest: line,
    held: line,
    quoted: line,
    empty: line,
    number: line,
  };
}

/** How words with a slip of the pen are read. */
export interface SlipReading {
  /** Of the finding at such a word. */
  readonly code: string;
  /** Words that are written or sound much like a word of an order and are another one, divided by blanks (`npm run words`). */
  readonly realWords: string;
  /** True if a name with a slip of the pen is asked about and the one meant proposed, while other words are read. */
  readonly proposesNames?: boolean;
}

/** Input of the reader of letters from a game. */
export interface Grammar<
  Order,
  Book extends { readonly nouns: Nouns } = { readonly nouns: Nouns },
  Step extends string = string,
> {
  readonly forms: readonly Form<Order, Book>[];
  /** Type of nouns of those who write letters. */
  readonly writers: string;
  /** Key of the one who writes, among them. */
  readonly writerOf?: (book: Book) => string | undefined;
  /** The turn that is open, for labels that say for which one orders are. */
  readonly openTurn?: (book: Book) => OpenTurn;
  /** Type of nouns of those who carry out orders: one stands before each of several orders in a row. */
  readonly subjects?: string;
  /** Pronouns that can mean one of those: `sie` for an army, `es` for a host. */
  readonly pronouns?: readonly string[];
  /** Types of nouns of others who act: a pronoun behind one of them could mean it as well. */
  readonly others?: readonly string[];
  /** The heading a line is or begins with. */
  readonly headingOf?: (line: string) => Heading<Step> | undefined;
  /** True for a line that begins an order of its own, where it could go on with a player's own text. */
  readonly opensOrder?: (line: string) => boolean;
  readonly codes: GrammarCodes;
  /** How slips of the pen are read; absent = as words nobody knows. */
  readonly slips?: SlipReading;
}

/** Context for reading a letter. */
export interface Reading<Order, Book extends { readonly nouns: Nouns }, Step extends string> {
  /** The order right before what is read, as long as nothing unclear stands in between. */
  readonly previous: { order: Order | undefined };
  readonly letter: string;
  readonly grammar: Grammar<Order, Book, Step>;
  readonly book: Book;
}

/** What is needed to find who carries out orders. */
export type ReadingContext<
  Order,
  Book extends { readonly nouns: Nouns },
  Step extends string,
> = Pick<Reading<Order, Book, Step>, 'grammar' | 'book'>;
