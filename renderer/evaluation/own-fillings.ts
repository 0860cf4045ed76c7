import type { TurnEvent } from '../../engine';
import { figuresOf, isHalves, isPartyName, isRegionName } from '../explain';
import { filled, type Fillings, type Grammar, type Phrase } from '../text/grammar';
import type { Words } from '../text/words';
import { cleanName, cleanText } from './clean';

/** What sentences about a game's own events are made with. */
export interface OwnTelling {
  readonly grammar: Grammar;
  /** Texts with or without proper names in the place of keys. */
  readonly words: Words;
  /** Undefined for a party that is not known. */
  readonly partyOf: (key: string) => Phrase | undefined;
  /** Stands for a party that is not known. */
  readonly nobody: Phrase;
  /** Name of a region by its key. */
  readonly regionOf: (key: string) => string;
  /** An amount of the game's money, in its smallest part. */
  readonly money: (amount: number) => Phrase;
  /** A word of the game by the name of the data it stands in, such as a category; undefined = no word of the game. */
  readonly wordOf: (name: string, value: string) => string | undefined;
}

/** What every piece of data fills in: parties and amounts in all their cases, everything else as it is said. */
export const ownFillings = (event: TurnEvent, telling: OwnTelling): Fillings => {
  const { grammar, words, partyOf, nobody, regionOf, money, wordOf } = telling;
  const { plain } = figuresOf(words);
  const said = (name: string, value: string): Phrase | string => {
    if (isPartyName(name)) return partyOf(value) ?? cleanName(value);
    if (isRegionName(name)) return cleanName(regionOf(value));
    return wordOf(name, value) ?? scopeOf(name, value) ?? cleanText(value);
  };
  // What a roll is made for is a party or a region, each by its name.
  const scopeOf = (name: string, value: string): string | undefined =>
    name === 'chance' ? (partyOf(value)?.nom ?? cleanName(regionOf(value))) : undefined;
  const filling = (name: string, value: TurnEvent['about'][string]): Phrase | string => {
    if (typeof value === 'string') return said(name, value);
    if (typeof value === 'number') {
      if (isHalves(name)) return money(value);
      return name in COUNTED ? grammar.count(COUNTED[name] ?? 'unit', value) : plain(value);
    }
    const items = value.map((item) => said(name, item));
    const phrases = items.flatMap((item) => (typeof item === 'string' ? [] : [item]));
    return phrases.length > 0
      ? grammar.several(phrases)
      : grammar.list(items.flatMap((item) => (typeof item === 'string' ? [item] : [])));
  };
  const [first = '', second = ''] = event.parties;
  return {
    ...Object.fromEntries(
      Object.entries(event.about).map(([name, value]) => [name, filling(name, value)]),
    ),
    place: cleanName(regionOf(event.place)),
    party: partyOf(first) ?? nobody,
    other: partyOf(second) ?? nobody,
  };
};

/** Data that count things which the grammar knows. */
const COUNTED: Readonly<Record<string, 'unit' | 'level' | 'soldier'>> = {
  units: 'unit',
  levels: 'level',
  soldiers: 'soldier',
};

/** The text of a key as it is, or undefined where there is none under it. */
export const wordAt = (key: string, words: Words, context = ''): string | undefined => {
  const text = words(key, context === '' ? undefined : { context });
  return text === key || text === key.slice(key.indexOf(':') + 1) ? undefined : text;
};

/** A text with its gaps filled, or undefined where there is none under this very key. */
export const ownText = (
  key: string,
  context: string,
  fillings: Fillings,
  { words }: Pick<OwnTelling, 'words'>,
): string | undefined => {
  const template = wordAt(key, words, context);
  return template === undefined ? undefined : filled(template, fillings);
};
