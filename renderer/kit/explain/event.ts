import { isSharedEventKind, type NameArticle, type TurnEvent } from '../../../engine';
import { tidied } from '../text/clean';
import { grammarOf } from '../text/grammar';
import { languageOf, type Words } from '../text/words';
import { rendered } from './about';
import { figuresOf } from './figures';
import { ownEventText } from './own-event';

const UNIT_ID = /^(.+):(\d{3})$/;

/** The unit `tha:203` as its own realm calls it: `203`; unchanged for everybody else. */
const familiar = (reader: string, value: string): string => {
  const match = UNIT_ID.exec(value);
  return match?.[1] === reader ? (match[2] ?? value) : value;
};

/** Who saw it: a unit (`unit 203`) as the key of that unit, or `territory`. */
const watcherOf = ({ about, parties }: TurnEvent): string => {
  const number = /^unit (\d+)$/.exec(String(about['by'] ?? ''))?.[1];
  return number === undefined ? 'territory' : `${parties[0] ?? ''}:${number.padStart(3, '0')}`;
};

/** Kinds of events whose text depends on their result: the outcome, the cause, the structure. */
const RENDERED_BY: Readonly<Partial<Record<TurnEvent['kind'], string>>> = {
  encounter: 'outcome',
  removal: 'cause',
  fate: 'fate',
  takeover: 'structure',
};

/** A report names a sighted unit by its kind alone, the GM's text by its number. */
const sightingContext = (event: TurnEvent): string | undefined => {
  const { unit, kind } = event.about;
  const isByNumber = UNIT_ID.test(String(unit ?? ''));
  if (kind === 'unknown') return isByNumber ? 'presence' : 'toldPresence';
  const isFromLand = watcherOf(event) === 'territory';
  if (isByNumber) return isFromLand ? 'territory' : undefined;
  return isFromLand ? 'toldTerritory' : 'told';
};

/** Onlookers do not learn how a fight ended. */
const fightContext = ({ winner }: TurnEvent['about']): string | undefined => {
  if (winner === undefined) return 'seen';
  return winner === '' ? undefined : 'won';
};

/** Kinds of events with another text where no settlement is named. */
const WITHOUT_SETTLEMENT: Readonly<Partial<Record<TurnEvent['kind'], string>>> = {
  seat: 'none',
  capital: 'unnamed',
  capture: 'unnamed',
};

/** The closer sentence that fits, as a context of the text. */
const contextOf = (event: TurnEvent): string | undefined => {
  const { kind, about } = event;
  if (kind === 'sighting') return sightingContext(event);
  if (about['settlement'] === '' && kind in WITHOUT_SETTLEMENT) return WITHOUT_SETTLEMENT[kind];
  if (kind === 'fight') return fightContext(about);
  if (kind === 'fate' && about['captor'] !== undefined) return 'capturedBy';
  const field = RENDERED_BY[kind];
  if (field !== undefined) return String(about[field] ?? '');
  return kind === 'conquest' && about['from'] === '' ? 'free' : undefined;
};

/** The structure as the beginning of a sentence; a settlement without a name by its kind alone. */
const structureOf = ({ about }: TurnEvent): TurnEvent['about'] =>
  about['structure'] === 'settlement' && about['settlement'] === '' ? { structure: 'unnamed' } : {};

const ARTICLES: readonly NameArticle[] = ['der', 'die', 'das', 'plural'];

/** An event that only one game knows, as the GM reads it: parties by their names and articles. */
const ownSentence = (event: TurnEvent, words: Words): string => {
  const grammar = grammarOf(languageOf(words('explain:locale')));
  const text = ownEventText(event, (game, name) => `${game}:event.${name}`, '', {
    grammar,
    words,
    partyOf: (key) => {
      const name = words('explain:party', { party: key });
      const text = words('explain:article', { article: key });
      const article = ARTICLES.find((one) => one === text);
      return name === key
        ? undefined
        : grammar.party({ name, ...(article === undefined ? {} : { article }) });
    },
    nobody: grammar.name,
    regionOf: (key) => words('explain:place', { region: key }),
  });
  return tidied(text ?? event.kind);
};

/**
 * An event in one sentence, for a reader who calls the units of `reader` by their numbers alone. Place and time are not
 * in it.
 */
export function eventSentence(event: TurnEvent, reader: string, words: Words): string {
  if (!isSharedEventKind(event.kind)) return ownSentence(event, words);
  const { plain } = figuresOf(words);
  const about: readonly (readonly [string, string])[] = Object.entries(
    rendered({ ...event.about, ...structureOf(event), watcher: watcherOf(event) }, words),
  ).map(([name, value]) => [
    name,
    typeof value === 'string' ? familiar(reader, value) : plain(value),
  ]);
  const [party = '', other = ''] = event.parties;
  return words(`explain:event.${event.kind}`, {
    ...Object.fromEntries(about),
    party,
    other,
    context: contextOf(event),
  });
}

/**
 * The sentence of an event where nothing heads it: who it is about stands before it, unless it names them. Units of the
 * events all games share have numbers that are no other party's.
 */
export function standingAlone(
  { blocks, kind }: Pick<TurnEvent, 'blocks' | 'kind'>,
  sentence: string,
  actor: string,
): string {
  const isPlain = blocks === undefined && isSharedEventKind(kind);
  return isPlain || actor === '' || sentence.includes(actor) ? sentence : `${actor}: ${sentence}`;
}
