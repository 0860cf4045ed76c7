import { namesOthers } from './doers';
import { WOULD_DO } from './holding-words';
import { holdsIn } from './holds';
import type { Nouns } from './nouns';
import { bestOutcome } from './outcome';
import type { Sentence } from './sentences';
import type { State } from './state';
import { tellingTokens } from './telling';
import { type Token, tokenAt } from './tokens';
import { unitsOf } from './units';
import { AND, FILLERS, GREETINGS, HARD, MARKERS, QUESTIONS, SOFT, words } from './vocabulary';

/** Words with which an answer says yes, and no. */
const YES = words(
  'ja jo jawohl klar sicher gern gerne genau natürlich selbstverständlich bitte yes yep yeah sure certainly please',
);
const NO = words('nein nee nö no nope');

/** Verbs of what would be done. */
const WOULD = new Set([...WOULD_DO, 'haette', 'haetten']);

/** Words for the one who is asked, and for whoever it may be of his. */
const OF_ASKED = words('du ihr dir dich euch dein deine deinen deiner euer eure euren you your');
const ANYBODY = words(
  'jemand irgendwer wer anybody anyone any irgendwas was etwas something anything what',
);

/** Words of a question beside the order it asks for. */
const ASKING = words(
  'willst wollt wollen möchtest möchtet magst soll sollen do want will shall wirklich really denn sie welche welchen welches those which and und also noch mal eigenes to',
);

/** Verbs of a question about what could be done. */
const ABILITY = /^(?:koennte|koennt|kann|koennen|duerf|darf|could|can$|may$|might)/;

/** Most lines of a quoted question, and words of it. */
const LONGEST = { lines: 4, words: 25 } as const;

/** The last quoted question above a sentence, and whether the answer begins with no. */
export function questionAbove(
  sentences: readonly Sentence[],
  at: number,
): { readonly tokens: readonly Token[]; readonly isDenied: boolean } | undefined {
  const before = sentences[at - 1];
  const isDenied = before?.kind === 'courtesy' && NO.has(tokenAt(before.tokens, 0).fold);
  const end = isDenied ? at - 1 : at;
  const lines = sentences.slice(Math.max(0, end - LONGEST.lines), end);
  const quoted = lines
    .slice(lines.findLastIndex(({ kind }) => kind !== 'quoted') + 1)
    .flatMap(({ tokens }) => tokens.filter(({ fold }) => fold !== '>'));
  if (quoted.at(-1)?.fold !== '?') return undefined;
  const start =
    quoted.findLastIndex(({ fold }, index) => index < quoted.length - 1 && HARD.has(fold)) + 1;
  const tokens = quoted.slice(start, -1);
  return tokens.length > LONGEST.words ? undefined : { tokens, isDenied };
}

/** The order a question asks the writer for: its verb, and what it says of the order; undefined if it asks anything else. */
function orderAsked<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading }: State<Order, Book, Step>,
  question: readonly Token[],
): { readonly verb: readonly Token[]; readonly about: readonly Token[] } | undefined {
  const [unit, ...others] = unitsOf(reading, question);
  if (unit === undefined || others.length > 0 || unit.mood !== 'none' || unit.isNoun)
    return undefined;
  if (holdsIn(question).length > 0) return undefined;
  if (question.some(({ fold }) => ABILITY.test(fold))) return undefined;
  const isOfAsked = question.some(({ fold }) => OF_ASKED.has(fold));
  const isOfAnybody = question.some(({ fold }) => ANYBODY.has(fold));
  // `Blau, kaufst du Iran?`: another one is asked.
  const called = question.slice(
    0,
    Math.max(
      0,
      question.findIndex(({ fold }) => fold === ','),
    ),
  );
  const isOfOther = namesOthers(reading, isOfAsked ? called : question);
  if (isOfOther || !(isOfAsked || isOfAnybody)) return undefined;
  const outcome = bestOutcome(reading, unit, undefined);
  const telling = tellingTokens({ unit, outcome });
  const isSmall = ({ kind, fold }: Token): boolean =>
    kind === 'sign' ||
    [FILLERS, MARKERS, QUESTIONS, ASKING, OF_ASKED, ANYBODY].some((small) => small.has(fold));
  if (outcome.clause.holds.length > 0) return undefined;
  if (!question.every((token) => telling.includes(token) || isSmall(token))) return undefined;
  const { verb } = unit;
  const about = telling.filter((token) => !verb.includes(token) && !ANYBODY.has(token.fold));
  return { verb, about };
}

/** How many words and signs at the beginning of an answer say yes. */
function yesLength(tokens: readonly Token[]): number {
  const end = tokens.findIndex(
    ({ kind, fold }) => !YES.has(fold) && !(kind === 'sign' && (SOFT.has(fold) || HARD.has(fold))),
  );
  return end < 0 ? tokens.length : end;
}

/** True for words below a quoted question that answer it: words of a farewell as well, if they name somebody: `Mit Blau.` */
function isAnswer<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  { kind, tokens }: Sentence,
): boolean {
  const isOfNamed = kind === 'courtesy' && namesOthers(my.reading, tokens);
  return (kind === 'words' || isOfNamed) && tokens.at(-1)?.fold !== '?';
}

/** An answer that is no order so: `Der Zirkel.` below `> Kaufst du Iran?` is a name, and no farewell. */
function openAnswer(sentence: Sentence): Sentence | undefined {
  const isThanks = sentence.tokens.some(({ fold }) => GREETINGS.has(fold) && !MARKERS.has(fold));
  return sentence.kind === 'courtesy' && !isThanks ? { ...sentence, kind: 'words' } : undefined;
}

/**
 * An answer without a verb below a quoted question, with the verb of that question: `> Zieht jemand um?`, `Zwei nach
 * Hochland.`; behind yes with what the question says as well: `> Willst du das Archiv reparieren?`, `Ja, eine Stufe.`
 * Undefined if it is no order so.
 */
export function shortAnswer<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentences: readonly Sentence[],
  at: number,
  isClear: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const sentence = sentences[at];
  if (sentence === undefined || !isAnswer(my, sentence)) return undefined;
  const above = questionAbove(sentences, at);
  if (above === undefined || unitsOf(my.reading, sentence.tokens).length > 0) return undefined;
  const asked = orderAsked(my, above.tokens);
  if (asked === undefined) return undefined;
  const { tokens } = sentence;
  const length = yesLength(tokens);
  const isYes = length > 0 && !above.isDenied;
  const also = isYes ? tokens.slice(0, length).filter(({ fold }) => AND.has(fold)) : [];
  const own = [...also, ...tokens.slice(length).filter(({ fold }) => !HARD.has(fold))];
  // `Würde ich gern`: he would, if he could.
  if (own.some(({ fold }) => WOULD.has(fold))) return undefined;
  const place = tokenAt(tokens, 0).span;
  const moved = (those: readonly Token[]): readonly Token[] =>
    those.map((token) => ({ ...token, span: place }));
  const [first, ...more] = moved(asked.verb);
  const whole = (about: readonly Token[]): Sentence => ({
    ...sentence,
    kind: 'words',
    tokens: [...(first === undefined ? [] : [first]), ...about, ...own, ...more],
  });
  // `> Kaufst du Iran?` and `Blau.`: he does.
  const isOfOther = !isYes && namesOthers(my.reading, own.slice(0, 1));
  const isMore = isYes || (own.length > 0 && !above.isDenied && !isOfOther);
  const answers = [
    // `Ja, und Irak`: behind yes what was asked is ordered as well.
    ...(own.length === 0 || isYes ? [] : [whole([])]),
    ...(isMore ? [whole(moved(asked.about))] : []),
  ];
  return answers.find(isClear) ?? openAnswer(sentence);
}
