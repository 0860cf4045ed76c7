import { DENIED } from './holding-words';
import { holdsIn } from './holds';
import { SAME, SAYING_SO } from './likewise';
import { namingsAt, type Nouns } from './nouns';
import type { Sentence } from './sentences';
import type { State } from './state';
import { startsSmall, type Token, tokenAt } from './tokens';
import { AND, ARTICLE_NUMBERS, FILLERS } from './vocabulary';

/** Most tokens of a sentence that says the same of another thing. */
const LONGEST = { whole: 40, other: 8 } as const;

interface Named {
  readonly type: string;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Things named by some words; those who write letters are none. */
function thingsIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book: { nouns } }: State<Order, Book, Step>['reading'],
  tokens: readonly Token[],
): readonly Named[] {
  const types = Object.keys(nouns).filter((type) => type !== grammar.writers);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [naming] = namingsAt(tokens, at, nouns, types, ['full', 'inflected']);
    if (naming === undefined || tokenAt(tokens, at).kind !== 'word') continue;
    found.push({ type: naming.type, key: naming.thing.key, from: at, to: at + naming.length });
    at += naming.length - 1;
  }
  return found;
}

/** A number of something that is counted, `2 Geld`, `eine Bevölkerung`; undefined = none, or several. */
function countedIn(
  tokens: readonly Token[],
): { readonly from: number; readonly to: number } | undefined {
  const isCount = ({ kind, fold }: Token): boolean =>
    kind === 'number' || (ARTICLE_NUMBERS.has(fold) && fold !== 'a');
  const found = tokens.flatMap((token, at) => {
    const next = tokenAt(tokens, at + 1);
    const isThing = next.kind === 'word' && !startsSmall(next);
    return isCount(token) && isThing ? [{ from: at, to: at + 2 }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * A sentence that says of a number of something else what some words say of the only one they name: `1 Bevölkerung nach Marsch.
 * 2 Geld auch.`
 */
function saidOfCounted(
  model: readonly Token[],
  tokens: readonly Token[],
): readonly Token[] | undefined {
  const [own, other] = [countedIn(model), countedIn(tokens)];
  if (own === undefined || other === undefined || tokens.length > LONGEST.other) return undefined;
  const isSmall = ({ kind, fold }: Token): boolean =>
    kind === 'sign' || SAME.has(fold) || FILLERS.has(fold);
  if (!tokens.every((token, at) => (at >= other.from && at < other.to) || isSmall(token)))
    return undefined;
  const { span } = tokenAt(tokens, other.from);
  const moved = (those: readonly Token[]): readonly Token[] =>
    those.map((token) => ({ ...token, span }));
  const end = model.findLastIndex(({ kind }) => kind !== 'sign') + 1;
  return [
    ...moved(model.slice(0, own.from)),
    ...tokens.slice(other.from, other.to),
    ...moved(model.slice(own.to, end)),
  ];
}

/** What is said of another thing: its name, `auch`, and perhaps how much of it; undefined if more is said. */
function otherIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading }: State<Order, Book, Step>,
  tokens: readonly Token[],
): (Named & { readonly amount: readonly Token[] }) | undefined {
  if (tokens.length > LONGEST.other || !tokens.some(({ fold }) => SAYING_SO.has(fold)))
    return undefined;
  const [named, ...others] = thingsIn(reading, tokens);
  if (named === undefined || others.length > 0) return undefined;
  const isSmall = ({ kind, fold }: Token): boolean =>
    SAME.has(fold) || FILLERS.has(fold) || (kind === 'sign' && fold !== '+' && fold !== '?');
  const rest = tokens.filter((_, at) => at < named.from || at >= named.to);
  const amount = rest.filter((token) => !isSmall(token));
  const isAmount = ({ kind, fold }: Token): boolean => kind === 'number' || fold === '+';
  return amount.every(isAmount) ? { ...named, amount } : undefined;
}

/** A sentence that says of another thing what some words say of the only one of its type they name. */
function said<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading }: State<Order, Book, Step>,
  model: readonly Token[],
  tokens: readonly Token[],
  { type, key, from, to, amount }: Named & { readonly amount: readonly Token[] },
): readonly Token[] | undefined {
  const [own, ...others] = thingsIn(reading, model).filter((one) => one.type === type);
  if (own === undefined || others.length > 0 || own.key === key) return undefined;
  const { span } = tokenAt(tokens, from);
  const moved = (those: readonly Token[]): readonly Token[] =>
    those.map((token) => ({ ...token, span }));
  const end = model.findLastIndex(({ kind }) => kind !== 'sign') + 1;
  return [
    ...moved(model.slice(0, own.from)),
    ...tokens.slice(from, to),
    ...moved(model.slice(own.to, end)),
    ...amount,
  ];
}

/**
 * A sentence that says the same of another thing as the one before it, or as its own beginning: `Speicher auch +1`, `The
 * Turmritter go up one level and so does the Ordensrat`. In games whose orders are carried out by those who are named it
 * is they who do the same. Undefined if it is none, or no order so.
 */
export function sameOfOther<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  before: Sentence | undefined,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const { tokens, kind } = sentence;
  if (my.reading.grammar.subjects !== undefined || kind !== 'words') return undefined;
  if (tokens.length > LONGEST.whole || tokens.at(-1)?.fold === '?') return undefined;
  if (!tokens.some(({ fold }) => SAYING_SO.has(fold))) return undefined;
  if (holdsIn(tokens).length > 0 || tokens.some(({ fold }) => DENIED.has(fold))) return undefined;
  const isOrder = (whole: readonly Token[] | undefined): Sentence | undefined => {
    const one = whole === undefined ? undefined : { ...sentence, tokens: whole };
    return one !== undefined && isClear(one) ? one : undefined;
  };
  const isNext = before?.kind === 'words' && my.last?.words.span.end === before.words.span.end;
  const counted = isNext ? isOrder(saidOfCounted(before.tokens, tokens)) : undefined;
  if (counted !== undefined) return counted;
  const alone = otherIn(my, tokens);
  if (alone !== undefined) {
    return isNext ? isOrder(said(my, before.tokens, tokens, alone)) : undefined;
  }
  const cut = tokens.findLastIndex(({ fold }) => fold === ',' || AND.has(fold));
  const behind = tokens.slice(cut + 1);
  const other = cut > 0 ? otherIn(my, behind) : undefined;
  const model = tokens
    .slice(0, Math.max(0, cut))
    .filter((_, at, all) => at < all.length - 1 || all[at]?.fold !== ',');
  const own =
    other === undefined
      ? cut > 0
        ? saidOfCounted(model, behind)
        : undefined
      : said(my, model, behind, other);
  const link: Token = { ...tokenAt(tokens, cut), kind: 'sign', fold: ',' };
  return own === undefined ? undefined : isOrder([...model, link, ...own]);
}
