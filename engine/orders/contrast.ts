import { longestPhrase } from './draft';
import { phrases } from './harmless-phrases';
import { DENIED } from './holding-words';
import { holdsIn } from './holds';
import { meaningsAt } from './meanings';
import type { Reading } from './grammar';
import { namingsAt, type Nouns } from './nouns';
import { subjectLength } from './subjects';
import { type Token, tokenAt } from './tokens';
import { isVerbAt } from './verbs';
import { ARTICLES, FILLERS, MARKERS, SOFT, words } from './vocabulary';

/** Words behind what is not meant, before what is. */
const RATHER = new Set(['sondern', 'stattdessen', 'but', 'instead', 'rather']);

/** Words behind a denial that deny nothing: `nicht nur ..., sondern auch ...`. */
const ONLY = new Set(['nur', 'bloss', 'allein', 'only', 'just', 'merely']);

/** Words before a denial in the same piece that belong to it: `aber nicht`, `auf gar keinen Fall`. */
const BEFORE_DENIAL = new Set(['aber', 'und', 'auf', 'gar', 'also', 'bitte', 'doch', 'but', 'and']);

const NOT = new Set(['nicht', 'not']);

/** A sentence without what it says is not meant, and the words that say so. */
interface Contrast {
  readonly tokens: readonly Token[];
  readonly denied: readonly Token[];
}

const isEdge = ({ fold }: Token): boolean => SOFT.has(fold) || fold === ':';

/**
 * What is ordered by a sentence that says what is not and what is: `101 soll nicht angreifen, sondern bleiben`, `das
 * Archiv nicht ausbauen, stattdessen die Furt`. Of the part that is denied stay who carries it out, small words, and the
 * verb where the other part has none. Undefined where nothing is denied so, or more than that.
 */
export function contrastIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): Contrast | undefined {
  const but = butNotIn(reading, tokens);
  if (but !== undefined) return but;
  const rather = tokens.findIndex(({ fold }) => RATHER.has(fold));
  const denial = tokens.findLastIndex(({ fold }, at) => at < rather && DENIED.has(fold));
  if (denial < 0 || tokens.at(-1)?.fold === '?') return undefined;
  const from = tokens.findLastIndex((token, at) => at < denial && isEdge(token)) + 1;
  const whole = tokens.slice(from, rather);
  if (!holdsIn(whole).every(({ fold }) => DENIED.has(fold))) return undefined;
  const behind = tokens.slice(rather + 1);
  if (ONLY.has(tokenAt(tokens, denial + 1).fold)) {
    const link: Token = { ...tokenAt(tokens, rather), kind: 'sign', fold: ',' };
    return {
      tokens: [...tokens.slice(0, denial), ...tokens.slice(denial + 2, rather), link, ...behind],
      denied: [...tokens.slice(denial, denial + 2), tokenAt(tokens, rather)],
    };
  }
  const isAlone = tokens.slice(from, denial).every(({ fold }) => BEFORE_DENIAL.has(fold));
  const isOfOther = subjectLength(reading, tokens, rather + 1) > 0;
  if (isOfOther && !isAlone) return undefined;
  const kept = isAlone ? [] : keptOf(reading, whole, behind);
  return {
    tokens: [...tokens.slice(0, from), ...kept, ...behind],
    denied: tokens.slice(from, rather + 1).filter((token) => !kept.includes(token)),
  };
}

/** Small words before and behind the name of what is not meant: `nicht aber für Rot`, `nicht u1 wie letztes Mal`. */
const BESIDE_NAME = words(
  'aber etwa wie letztes vorheriges mal bisher zuvor like as last time before und sondern but and also',
);

/** The preposition before a name, with or without an article. */
const markerBefore = (tokens: readonly Token[], at: number): string | undefined =>
  MARKERS.get(tokenAt(tokens, ARTICLES.has(tokenAt(tokens, at - 1).fold) ? at - 2 : at - 1).fold);

/** A sentence without the name of another thing of a kind at its end that is not meant: `Stimme für Blau, nicht für Rot`. */
function butNotIn<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns }, grammar: { forms } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): Contrast | undefined {
  const comma = tokens.findLastIndex(({ fold }) => fold === ',');
  const denied = tokens.slice(comma + 1);
  const meant = tokens.slice(0, Math.max(0, comma));
  const denial = denied.findIndex(({ fold }) => !BESIDE_NAME.has(fold));
  if (comma < 0 || !NOT.has(tokenAt(denied, denial).fold) || tokens.at(-1)?.fold === '?')
    return undefined;
  const from = denied.findIndex(
    ({ fold }, at) =>
      at > denial && !MARKERS.has(fold) && !ARTICLES.has(fold) && !BESIDE_NAME.has(fold),
  );
  const types = Object.keys(nouns);
  const namesAt = (own: readonly Token[], at: number) =>
    namingsAt(own, at, nouns, types, ['full', 'inflected']);
  const isOther = namesAt(denied, from).some(
    ({ type, thing, length }) =>
      denied
        .slice(from + length)
        .every(({ kind, fold }) => kind === 'sign' || BESIDE_NAME.has(fold)) &&
      // `101 and 103 defend, but not 103`: what is denied is ordered as well.
      !meant.some((_, at) =>
        namesAt(meant, at).some((one) => one.type === type && one.thing.key === thing.key),
      ) &&
      meant.some(
        (_, at) =>
          markerBefore(meant, at) === markerBefore(denied, from) &&
          namesAt(meant, at).some((one) => one.type === type && one.thing.key !== thing.key),
      ),
  );
  const isVerb = denied.some(({ fold }, at) =>
    meaningsAt(forms, fold).some(({ verb, isNoun }) => !isNoun && isVerbAt(denied, at, verb)),
  );
  if (from < 0 || !isOther || isVerb || holdsIn(meant).length > 0) return undefined;
  return { tokens: meant, denied };
}

/** Words with which a writer mends what he just said: `Kauf Iran, besser Irak`. */
const MENDING = words(
  'sorry pardon besser lieber vielmehr genauer better rather skip lasse lassen überspringe verschone spare leave',
);

/** Phrases of the same before what is meant, `Kauf Iran, ich meine Irak`, and those that may stand behind it as well. */
const BEFORE_MEANT = phrases(
  'ich meine',
  'ich meinte',
  'wir meinen',
  'ich wollte sagen',
  'will sagen',
  'soll heißen',
  'i mean',
  'we mean',
  'i meant',
  'we meant',
  'i meant to say',
  'make that',
  'make it',
);
const BESIDE_MEANT = phrases(
  'meine ich',
  'meinte ich',
  'meinen wir',
  'wollte ich sagen',
  'i mean',
  'i meant',
);

/** The first words of such phrases. */
const MEANING = new Set([...BEFORE_MEANT, ...BESIDE_MEANT].flatMap(([first]) => first ?? []));

/** What is named in words: names by their kind, and numbers. */
function namedIn(tokens: readonly Token[], nouns: Nouns): ReadonlyMap<string, readonly string[]> {
  const keysOf = (type: string): readonly string[] =>
    tokens.flatMap((_, at) =>
      namingsAt(tokens, at, nouns, [type], ['full', 'inflected']).map(({ thing }) => thing.key),
    );
  const numbers = tokens.flatMap(({ fold }) => (/\d/.test(fold) ? [fold] : []));
  return new Map([
    ...Object.keys(nouns).map((type) => [type, keysOf(type)] as const),
    ['', numbers],
  ]);
}

/** True if words name a thing that others do not, of a kind of which those name one as well. */
function namesAnother(tokens: readonly Token[], before: readonly Token[], nouns: Nouns): boolean {
  const named = namedIn(before, nouns);
  return [...namedIn(tokens, nouns)].some(([type, keys]) => {
    const known = named.get(type) ?? [];
    return known.length > 0 && keys.some((key) => !known.includes(key));
  });
}

/** True for one of some phrases at a place; `I mean to attack` tells a plan. */
function meansBy(tokens: readonly Token[], at: number, among: typeof BEFORE_MEANT): boolean {
  const length = longestPhrase(tokens, at, among);
  return length > 0 && tokenAt(tokens, at + length).fold !== 'to';
}

/** Where words tell what is meant, if they do so at the beginning of a piece, or beside what is meant; -1 = nowhere. */
const meaningAt = (tokens: readonly Token[], isFirst: (at: number) => boolean): number =>
  tokens.findIndex(
    (_, at) =>
      meansBy(tokens, at, BESIDE_MEANT) || (isFirst(at) && meansBy(tokens, at, BEFORE_MEANT)),
  );

/** True if such words stand between two things of a kind: which of them is meant nobody can tell. */
export function isMended<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
): boolean {
  if (!tokens.some(({ fold }) => MENDING.has(fold) || MEANING.has(fold))) return false;
  const isFirst = (at: number): boolean => {
    const { kind, fold } = tokenAt(tokens, at - 1);
    return at > 0 && (SOFT.has(fold) || kind === 'sign');
  };
  const at = tokens.findIndex(({ fold }, place) => MENDING.has(fold) && isFirst(place));
  const meant = meaningAt(tokens, isFirst);
  const piece = tokens.findLastIndex((_, place) => place <= meant && isFirst(place));
  return [at, piece].some(
    (from) => from > 0 && namesAnother(tokens.slice(from), tokens.slice(0, from), nouns),
  );
}

/** Small words before what is meant in a sentence of its own: `Nein, sorry, Irak`. */
const APOLOGY = words('sorry pardon entschuldigung verzeihung oops ups hoppla');

/**
 * True if a sentence says what is meant by the one before it: `Buy Iran. I mean Iraq.`, `Kauf Iran. Sorry, Irak.`
 */
export function mendsBefore<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  { book: { nouns }, grammar: { forms } }: Reading<Order, Book, Step>,
  tokens: readonly Token[],
  before: () => readonly Token[],
): boolean {
  if (!tokens.some(({ fold }) => APOLOGY.has(fold) || MEANING.has(fold))) return false;
  const said = tokens.filter(({ kind }) => kind !== 'sign');
  const isFirst = (at: number): boolean =>
    said.slice(0, at).every(({ fold }) => FILLERS.has(fold) || APOLOGY.has(fold));
  const isMeant = meaningAt(said, isFirst) >= 0;
  const isSorry =
    APOLOGY.has(tokenAt(said, 0).fold) &&
    !said.some(({ fold }, at) =>
      meaningsAt(forms, fold).some(({ verb }) => isVerbAt(said, at, verb)),
    );
  return (isMeant || isSorry) && namesAnother(tokens, before(), nouns);
}

/** Words of the denied part that hold for the other one as well. */
function keptOf<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  reading: Reading<Order, Book, Step>,
  whole: readonly Token[],
  behind: readonly Token[],
): readonly Token[] {
  const { forms } = reading.grammar;
  const verbsAt = (own: readonly Token[], at: number) =>
    meaningsAt(forms, tokenAt(own, at).fold).filter(
      ({ verb, isNoun }) => (!isNoun || at === 0) && isVerbAt(own, at, verb),
    );
  const end = behind.findIndex(({ fold }) => fold === ',' || fold === ':');
  const own = behind.slice(0, end < 0 ? behind.length : end);
  const isNew = own.some((_, at) => verbsAt(own, at).length > 0);
  const kept = new Set<Token>();
  for (const [at, token] of whole.entries()) {
    const named = subjectLength(reading, whole, at);
    for (const one of whole.slice(at, at + named)) kept.add(one);
    if (FILLERS.has(token.fold)) kept.add(token);
    if (isNew) continue;
    for (const { verb } of verbsAt(whole, at)) {
      for (const one of whole.slice(at, at + verb.folds.length)) kept.add(one);
      const particle = whole.findLastIndex(({ fold }) => fold === verb.particle);
      // With the comma behind it: a particle ends a piece.
      for (const one of particle < 0 ? [] : whole.slice(particle, particle + 2)) kept.add(one);
    }
  }
  return whole.filter((token) => kept.has(token) && !DENIED.has(token.fold));
}
