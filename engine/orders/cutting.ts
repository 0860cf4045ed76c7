import { type Grammar, type Heading, keepsText } from './grammar';
import { meaningsAt, wordsOf } from './meanings';
import { isCalled, namingsAt, type Nouns, wordsOfNames } from './nouns';
import { slipsOf } from './slips';
import { NUMBER_WORDS } from './spelled';
import { subjectLength, subjectsIn } from './subjects';
import { type Token, tokensOf } from './tokens';
import type { OpenTurn } from './turns';
import { isVerbAt } from './verbs';
import { FILLERS, words } from './vocabulary';

/** Rules for cutting a letter. */
export interface Cutting {
  /** Words, numbers and signs of a stretch of the letter, slips of the pen as what they mean. */
  readonly tokensOf: (text: string, start: number) => readonly Token[];
  /** The turn that is open, where a game tells it. */
  readonly turn: OpenTurn | undefined;
  /** True where those are named who carry out orders. */
  readonly hasDoers: boolean;
  readonly headingOf?: ((line: string) => Heading<string> | undefined) | undefined;
  readonly opensOrder?: ((line: string) => boolean) | undefined;
  /** True if a player's own text has begun: behind the colon of an order that has one. */
  readonly isInText: (tokens: readonly Token[]) => boolean;
  /** True if a verb of the game begins at a token. */
  readonly isVerb: (tokens: readonly Token[], at: number) => boolean;
  /** True if the line begins an order: a verb or the noun for one. */
  readonly isHead: (tokens: readonly Token[]) => boolean;
  /** True for the beginning of a name or of a verb that is neither in full. */
  readonly isShort: (fold: string) => boolean;
  /** True for a word that is no name, no verb and no word of any slot. */
  readonly isUnknown: (fold: string) => boolean;
  /** True if a token is a further word of a name: `1` of `Armee 1`. */
  readonly isInName: (tokens: readonly Token[], at: number) => boolean;
  /** True if some words name one who carries out orders. */
  readonly hasSubject: (tokens: readonly Token[]) => boolean;
  /** True if they begin with one: `101 nach 20`, `Heer 101: Angriff`. */
  readonly startsSubject: (tokens: readonly Token[]) => boolean;
  /** Whether some words name the one who writes this letter, and others who write letters. */
  readonly partiesIn: (tokens: readonly Token[]) => {
    readonly own: boolean;
    readonly others: boolean;
  };
  /** Folds of the words of the names of those who write. */
  readonly writers: ReadonlySet<string>;
  /** Those of the names of others than the one who writes this letter. */
  readonly others: ReadonlySet<string>;
}

/** Small words of names, which name nobody alone: `Sippen von Okhan`. */
const SMALL = words('der die das des dem den von vom zu the of and und');

/** The fewest letters a word may be cut to. */
const SHORTEST = 2;

/** Words with which a line begins that adds an order to the one before it. */
const ADDED = words(
  'dazu außerdem ausserdem ferner zusätzlich desweiteren weiterhin moreover additionally besides furthermore',
);

/** How a letter is cut by a grammar. */
export function cuttingOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  grammar: Grammar<Order, Book, Step>,
  book: Book,
): Cutting {
  const { forms, headingOf, opensOrder, writers, writerOf, openTurn } = grammar;
  const { nouns } = book;
  const all = nouns[writers] ?? [];
  const key = writerOf?.(book);
  const own = all.find((one) => one.key === key);
  const known = [wordsOf(forms), ...Object.values(nouns).map(wordsOfNames)];
  const isKnown = (fold: string): boolean => known.some((words) => words.has(fold));
  const isBegunAt = (tokens: readonly Token[], at: number, isHead: boolean): boolean =>
    meaningsAt(forms, tokens[at]?.fold ?? '').some(
      ({ verb, isNoun }) => (isHead || !isNoun) && isVerbAt(tokens, at, verb),
    );
  const isAdded = (tokens: readonly Token[]): boolean =>
    ADDED.has(tokens[0]?.fold ?? '') && tokens.some((_, at) => isBegunAt(tokens, at, false));
  const slip = slipsOf(grammar, book);
  return {
    tokensOf: (text, start) => tokensOf(text, start).map(slip),
    turn: openTurn?.(book),
    hasDoers: grammar.subjects !== undefined,
    headingOf,
    opensOrder: (line) => opensOrder?.(line) === true || isAdded(tokensOf(line, 0)),
    isInText: (tokens) => {
      const colon = tokens.findIndex(({ fold }) => fold === ':');
      return tokens
        .slice(0, Math.max(0, colon))
        .some(({ fold }, at) =>
          meaningsAt(forms, fold).some(
            ({ form, verb }) => keepsText(form) && isVerbAt(tokens, at, verb),
          ),
        );
    },
    isUnknown: (fold) => !isKnown(fold),
    isShort: (fold) =>
      fold.length >= SHORTEST &&
      !isKnown(fold) &&
      !FILLERS.has(fold) &&
      !NUMBER_WORDS.has(fold) &&
      !Object.values(nouns).some((things) => isCalled(things, fold)) &&
      known.some((words) => words.isBegun(fold)),
    isInName: (tokens, at) =>
      at > 0 &&
      (namingsAt(tokens, at - 1, nouns, Object.keys(nouns), ['full'])[0]?.length ?? 0) > 1,
    hasSubject: (tokens) => subjectsIn({ grammar, book }, tokens).length > 0,
    startsSubject: (tokens) => {
      const at = tokens.findIndex(({ kind, fold }) => kind !== 'sign' && !FILLERS.has(fold));
      const [before, token] = [tokens[at], tokens[at + 1]];
      // `Heer 101`, `Reiter 201`: a word before its number says what it is.
      const isLabelled = before?.kind === 'word' && token?.kind === 'number' ? 1 : 0;
      return [at, at + isLabelled].some(
        (place) => place >= 0 && subjectLength({ grammar, book }, tokens, place) > 0,
      );
    },
    partiesIn: (tokens) => {
      const named = tokens
        .flatMap((_, at) => namingsAt(tokens, at, nouns, [writers], ['full', 'inflected', 'short']))
        .map(({ thing }) => thing.key);
      return { own: named.includes(key ?? ''), others: named.some((one) => one !== key) };
    },
    writers: new Set(all.flatMap(({ words, folds }) => [...words, ...folds])),
    others: new Set(
      own === undefined
        ? []
        : all.flatMap(({ words, folds }) =>
            [...words, ...folds].filter(
              (word) => ![...own.words, ...own.folds].includes(word) && !SMALL.has(word),
            ),
          ),
    ),
    isVerb: (tokens, at) => isBegunAt(tokens, at, false),
    isHead: (tokens) => {
      const at = tokens.findIndex(
        ({ kind, fold }, index) =>
          kind === 'word' && (!FILLERS.has(fold) || isBegunAt(tokens, index, false)),
      );
      return isBegunAt(tokens, at, true);
    },
  };
}
