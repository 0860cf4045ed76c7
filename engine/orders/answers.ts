import type { Nouns } from './nouns';
import { namesOthers, PRONOUNS } from './doers';
import { OWN } from './holding-words';
import { meaningsAt } from './meanings';
import { holdsIn } from './holds';
import type { Sentence } from './sentences';
import type { State } from './state';
import { subjectIn } from './subjects';
import { startsSmall, type Token, tokenAt } from './tokens';
import { isVerbAt } from './verbs';
import { FILLERS, QUESTIONS, words } from './vocabulary';

/** Words of a question beside what it is about: `Und was wird mit RH 1?`. */
const ASKING = words(
  'macht machen wird werden ist sind geschieht passiert mit about happens deine dein dem der den die das and what does do is are tun anfangen unternehmen willst wollt wünschst wünscht möchtest möchtet magst nimmst nehmt',
);

/** Most words and signs of a question, and of what it is about. */
const LONGEST = { question: 10, thing: 3 } as const;

/** What a quoted question is about: one name or noun and nothing else; undefined if it asks more. */
function askedAbout<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { reading: { grammar } }: State<Order, Book, Step>,
  tokens: readonly Token[],
): readonly Token[] | undefined {
  const isSmall = ({ kind, fold }: Token): boolean =>
    kind === 'sign' || FILLERS.has(fold) || QUESTIONS.has(fold) || ASKING.has(fold);
  const first = tokens.findIndex((token) => !isSmall(token));
  const thing = tokens.slice(first, tokens.findLastIndex((token) => !isSmall(token)) + 1);
  const isQuestion = tokens.at(-1)?.fold === '?' && tokens.length <= LONGEST.question;
  if (!isQuestion || first < 0 || thing.length > LONGEST.thing || thing.some(isSmall))
    return undefined;
  // `> Hygiene?`, `> Und Deine Stimme?`: the noun for an order may be written as its verb is.
  const [only] = thing.length === 1 ? thing : [];
  const isNoun = (token: Token): boolean => token === only && !startsSmall(token);
  const isVerb = tokens.some(
    (token, at) =>
      !isNoun(token) &&
      meaningsAt(grammar.forms, token.fold).some(
        ({ verb, isNoun: isHead }) => !isHead && isVerbAt(tokens, at, verb),
      ),
  );
  return isVerb || holdsIn(tokens).length > 0 ? undefined : thing;
}

/** The question of some quoted words, without what is said behind it, and what is said before it. */
function questionIn({ tokens }: Sentence): {
  readonly question: readonly Token[];
  readonly told: readonly Token[];
} {
  const end = tokens.findIndex(({ fold }) => fold === '?');
  const start =
    tokens.findLastIndex(({ fold }, at) => at < end && (fold === '.' || fold === '!')) + 1;
  return { question: tokens.slice(start, end + 1), told: tokens.slice(0, start) };
}

/** The one a quoted question asks about: by his name, or by a pronoun for the only one who is named before it. */
function thingOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  quoted: Sentence,
): readonly Token[] | undefined {
  const { question, told } = questionIn(quoted);
  const thing = askedAbout(my, question);
  const isOfTold =
    question.some(({ fold }) => PRONOUNS.has(fold)) && holdsIn(question).length === 0;
  return thing ?? (isOfTold ? subjectIn(my.reading, told) : undefined);
}

/** True for words between a question and its answer that order nothing: `Oh, vergessen.` */
const isBetween = (sentence: Sentence | undefined): boolean =>
  (sentence?.kind === 'courtesy' || sentence?.isProse === true) &&
  /[.!]\s*$/u.test(sentence.words.text);

/**
 * A sentence right below a quoted question with what the question is about, if it is an order only so: `> Und der Sitz?`
 * and `Verlegen wir nach Marsch.` Otherwise as it stands.
 */
export function answering<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  [lineBefore, before, sentence]: readonly [Sentence | undefined, Sentence | undefined, Sentence],
  isClear: (sentence: Sentence) => boolean,
): Sentence {
  const isNext = isBetween(before) && lineBefore?.kind === 'quoted';
  const quoted = isNext ? lineBefore : before;
  const isWhole =
    isNext || lineBefore?.kind !== 'quoted' || /[.!?]\s*$/u.test(lineBefore.words.text);
  const isAnswer = quoted?.kind === 'quoted' && sentence.kind === 'words' && isWhole;
  const thing = isAnswer ? thingOf(my, quoted) : undefined;
  if (thing === undefined) return sentence;
  // `> Was macht Blau?` and `Kauft Iran.`: he does.
  const isOfOther = namesOthers(my.reading, thing) && isInThirdPerson(sentence);
  // `> Angriff?` and `Blau auf Iran.`: another one, and more than his name.
  const isMore = sentence.tokens.filter(({ kind }) => kind !== 'sign').length > 1;
  const isOfNamed = isMore && namesOthers(my.reading, sentence.tokens.slice(0, 1));
  if ((!isOfOther && isClear(sentence)) || isOfNamed) return sentence;
  const place = tokenAt(sentence.tokens, 0).span;
  const moved = thing.map((token) => ({ ...token, span: place }));
  // `Es reitet ...`: the pronoun means what the question is about.
  const isPronoun = PRONOUNS.has(tokenAt(sentence.tokens, 0).fold);
  const own = isPronoun ? sentence.tokens.slice(1) : sentence.tokens;
  const answer = { ...sentence, tokens: [...moved, ...own] };
  return isOfOther || isClear(answer) ? answer : sentence;
}

/** True for a sentence that begins with the verb of somebody who is not named in it. */
const isInThirdPerson = ({ tokens }: Sentence): boolean =>
  /[ts]$/u.test(tokenAt(tokens, 0).fold) && !tokens.some(({ fold }) => OWN.has(fold));
