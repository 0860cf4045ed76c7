import { isCapital } from './governing';
import type { Nouns } from './nouns';
import { namingsAt } from './nouns';
import type { Sentence } from './sentences';
import type { State } from './state';
import { type Token, tokenAt } from './tokens';
import { FILLERS, words } from './vocabulary';

/** Pronouns for another one who was named before: `Gemeinsam mit ihm`, `erkläre ich ihm den Krieg`. */
const OF_ANOTHER = words('ihm him');

/** Words in a sentence that may be another one a pronoun means. */
const SOMEBODY = words(
  'bruder schwester freund freundin nachbar nachbarn sohn tochter mann frau spieler bote boten kollege kollegin brother sister friend neighbour son daughter player messenger leute people',
);

/** Most tokens of sentences that are looked through. */
const LONGEST = 60;

/** The only other one named by some words, as he is named; undefined if there is none, or several. */
function onlyOther<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { grammar, book }: State<Order, Book, Step>['reading'],
  tokens: readonly Token[],
): readonly Token[] | undefined {
  const own = grammar.writerOf?.(book);
  const found = new Map<string, readonly Token[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    const [naming] = namingsAt(tokens, at, book.nouns, [grammar.writers], ['full', 'inflected']);
    if (naming === undefined || naming.thing.key === own) continue;
    found.set(naming.thing.key, tokens.slice(at, at + naming.length));
    at += naming.length - 1;
  }
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/**
 * A sentence with the name of another one for the pronoun that means him: the only one named before it in the sentence,
 * or in the sentence before. Undefined if it has none, or is no order so.
 */
export function withOther<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  before: Sentence | undefined,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const { tokens, kind, paragraph } = sentence;
  const at = tokens.findIndex(({ fold }) => OF_ANOTHER.has(fold));
  if (kind !== 'words' || at < 0 || tokens.length > LONGEST || tokens.at(-1)?.fold === '?')
    return undefined;
  const ahead = tokens.slice(0, at);
  const earlier = before?.paragraph === paragraph && before.kind === 'words' ? before.tokens : [];
  const told = onlyOther(my.reading, ahead) === undefined ? [...earlier, ...ahead] : ahead;
  const name = onlyOther(my.reading, told.slice(-LONGEST));
  if (name === undefined || told.some(({ fold }) => SOMEBODY.has(fold))) return undefined;
  // `Blau mag meinen neuen Panzer. Mit ihm ...`: any other noun may be meant.
  const isNoun = (token: Token, place: number): boolean =>
    place > 0 &&
    token !== tokens[0] &&
    isCapital(token) &&
    !name.includes(token) &&
    !FILLERS.has(token.fold);
  if (tokenAt(tokens, at).fold === 'ihm' && told.some(isNoun)) return undefined;
  const { span } = tokenAt(tokens, at);
  const meant = name.map((token) => ({ ...token, span }));
  const whole = { ...sentence, tokens: [...ahead, ...meant, ...tokens.slice(at + 1)] };
  return isClear(whole) ? whole : undefined;
}
