import { eventKey, ownNameOf, systems, type TurnEvent, UNNAMED, wordingOf } from '../../../engine';
import { cleanName, cleanText } from '../text/clean';
import {
  filled,
  type Fillings,
  type Grammar,
  type NounKey,
  type Phrase,
  woven,
} from '../text/grammar';
import type { Words } from '../text/words';
import { isHalves } from './about';
import { figuresOf } from './figures';
import { isPartyName, isRegionName } from './lexicon';
import { moneyOf } from './money';

/** What sentences about a game's own events are made with. */
export interface OwnTelling {
  readonly grammar: Grammar;
  /** Texts with or without proper names in the place of keys. */
  readonly words: Words;
  /** Undefined for an unknown party, which is written as `nobody`. */
  readonly partyOf: (key: string) => Phrase | undefined;
  readonly nobody: (key: string) => Phrase;
  /** Name of a region by its key. */
  readonly regionOf: (key: string) => string;
}

/** Data whose values are names of the game. */
const WORDS_OF: ReadonlySet<string> = new Set([
  'category',
  'actsAs',
  'means',
  'event',
  'act',
  'against',
  'side',
  'why',
  'good',
  'area',
  'task',
]);

/** Data that count nouns of the grammar; a `count` counts the noun of the sentence. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, NounKey>>>> = {
  count: { units: 'unit', soldiers: 'soldier', successes: 'success', dice: 'die' },
  units: { units: 'unit' },
  died: { died: 'unit' },
  levels: { levels: 'level' },
};

/** The text of a key as it is, or undefined where there is none under it. */
const wordAt = (key: string, words: Words, context = ''): string | undefined => {
  const text = words(key, context === '' ? undefined : { context });
  return text === key || text === key.slice(key.indexOf(':') + 1) ? undefined : text;
};

/** A value as text: a party in all its cases, a region or a word of the game, everything else unchanged. */
const renderedValue =
  (game: string, { grammar, words, partyOf, nobody, regionOf }: OwnTelling) =>
  (name: string, value: string): Phrase | string => {
    const regionNamed = cleanName(regionOf(value));
    // An actor that is no party, such as the barbarians, has a text of the game.
    if (isPartyName(name) && value === UNNAMED) return nobody(value);
    if (isPartyName(name))
      return (
        partyOf(value) ??
        grammar.name(wordAt(`${game}:word.party.${value}`, words) ?? cleanName(value))
      );
    if (isRegionName(name)) return regionNamed;
    if (name === 'text' && value !== '') return words('explain:quoted', { text: cleanText(value) });
    if (name === 'chance') {
      const party = regionNamed === value ? partyOf(value) : undefined;
      const template = wordAt(`${game}:word.chance.${value}`, words);
      const scope = party === undefined ? 'region' : 'party';
      return woven(template ?? words(`${game}:word.chance.${scope}`), {
        party: party ?? '',
        region: regionNamed,
      });
    }
    const word =
      WORDS_OF.has(name) && value !== ''
        ? (wordAt(`${game}:word.${name}.${value}`, words) ??
          wordAt(`${game}:category.${value}`, words))
        : undefined;
    return word ?? cleanText(value);
  };

/** The placeholders each piece of data fills: parties and counts in all their cases, everything else as text. */
const fillingsOf = (game: string, event: TurnEvent, telling: OwnTelling): Fillings => {
  const { grammar, words, partyOf, nobody, regionOf } = telling;
  const { plain, signed } = figuresOf(words);
  const currency = systems[game]?.currency;
  const textOf = renderedValue(game, telling);
  const numbered = (name: string, value: number): string | Phrase => {
    if (isHalves(name) && currency !== undefined)
      return grammar.name(moneyOf(currency, words).full(value));
    if (name === 'points') return signed(value);
    // A number that is a name, such as that of an army, has a text of the game.
    const key = `${game}:word.${name}`;
    const word = words(key, { count: value });
    return word === key || word === key.slice(key.indexOf(':') + 1) ? plain(value) : word;
  };
  const filling = (name: string, value: TurnEvent['about'][string]): Phrase | string => {
    if (typeof value === 'string') return textOf(name, value);
    if (typeof value === 'number') return numbered(name, value);
    const items = value.map((item) => textOf(name, item));
    return grammar.several(
      items.map((item) => (typeof item === 'string' ? grammar.name(item) : item)),
    );
  };
  const [first = '', second = ''] = event.parties;
  return {
    party: partyOf(first) ?? nobody(first),
    other: partyOf(second) ?? nobody(second),
    ...Object.fromEntries(
      Object.entries(event.about).map(([name, value]) => [name, filling(name, value)]),
    ),
    ...Object.fromEntries(
      Object.entries(COUNTED).flatMap(([name, things]) => {
        const value = event.about[name];
        return typeof value === 'number'
          ? Object.entries(things).map(([thing, noun]) => [thing, grammar.count(noun, value)])
          : [];
      }),
    ),
    place: cleanName(regionOf(event.place)),
  };
};

/**
 * A text about an event that only one game knows, with its gaps filled: the one place where letters, newsletter, the GM's
 * lists and the terminal get their sentences. Undefined where there is no text under the key.
 * @param keyOf The key of the text by its game and name.
 */
export function ownEventText(
  event: TurnEvent,
  keyOf: (game: string, name: string) => string,
  context: string,
  telling: OwnTelling,
): string | undefined {
  const own = ownNameOf(event.kind);
  if (own === undefined) return undefined;
  const template = wordAt(keyOf(own.game, own.name), telling.words, context);
  return template === undefined
    ? undefined
    : filled(wordingOf(template, eventKey(event)), fillingsOf(own.game, event, telling));
}
