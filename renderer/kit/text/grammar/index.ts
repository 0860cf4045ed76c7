import type { Address, NamedParty } from '../../../../engine';
import type { Language } from '../declared';
import {
  englishCount,
  englishNoun,
  englishNumber,
  englishParty,
  englishPhrase,
  ENGLISH_READER,
  withArticle,
} from './english';
import {
  type Determiner,
  GERMAN_READER,
  germanCount,
  germanNoun,
  germanNumber,
  germanPhrase,
} from './german';
import { germanParty } from './german-names';
import { GERMAN_NOUNS, type NounKey } from './german-nouns';
import { listed, type Phrase } from './phrase';

export { capitalised, type Phrase } from './phrase';
export { filled, type Fillings, woven } from './woven';
export type { NounKey } from './german-nouns';

/** How a noun is written; a suffix follows it unchanged. */
export interface Saying {
  readonly determiner: Determiner;
  readonly isMany?: boolean;
  readonly suffix?: string;
  /** German stem of an adjective and the English word. */
  readonly adjective?: { readonly de: string; readonly en: string };
}

/** The grammar of one language: what sentences of players' letters are made of. Pure. */
export interface Grammar {
  readonly language: Language;
  /** A noun with what stands before it. */
  readonly noun: (key: NounKey, saying: Saying) => Phrase;
  /** A number of things, in words up to twelve. */
  readonly count: (key: NounKey, count: number) => Phrase;
  readonly party: (party: NamedParty) => Phrase;
  /** Who reads, as he is addressed; in character always alike. */
  readonly reader: Readonly<Record<Address | 'inCharacter', Phrase>>;
  /** A name that is not inflected. */
  readonly name: (name: string) => Phrase;
  /** A number in words up to twelve. */
  readonly number: (value: number) => string;
  /** With "and" before the last. */
  readonly list: (items: readonly string[]) => string;
  /** Several things as one phrase, plural from two on. */
  readonly several: (phrases: readonly Phrase[]) => Phrase;
}

const ENGLISH_WORD: Readonly<Record<Determiner, string>> = {
  definite: 'the',
  indefinite: '',
  negative: 'no',
  polite: 'your',
  lofty: 'your',
  none: '',
};

const english = (key: NounKey, saying: Saying): Phrase => {
  const { determiner, isMany = false, suffix = '', adjective } = saying;
  const words = [adjective?.en ?? '', englishNoun(key, isMany), suffix];
  const thing = words.filter((word) => word !== '').join(' ');
  if (determiner === 'indefinite' && !isMany) return englishPhrase(withArticle(thing), false);
  // A numbered unit needs no article: `army 101`.
  const isNumbered = determiner === 'definite' && /^\d/.test(suffix);
  const before = isNumbered ? '' : ENGLISH_WORD[determiner];
  return englishPhrase(before === '' ? thing : `${before} ${thing}`, isMany);
};

const german = (key: NounKey, { adjective, ...saying }: Saying): Phrase =>
  germanNoun(GERMAN_NOUNS[key], {
    ...saying,
    ...(adjective === undefined ? {} : { adjective: adjective.de }),
  });

const germanSeveral = (phrases: readonly Phrase[]): Phrase => {
  const all = (pick: (phrase: Phrase) => string): string => listed(phrases.map(pick), 'und');
  return germanPhrase(
    {
      nom: all(({ nom }) => nom),
      gen: all(({ gen }) => gen),
      dat: all(({ dat }) => dat),
      acc: all(({ acc }) => acc),
    },
    phrases.length > 1 || phrases[0]?.isPlural === true,
    all(({ of }) => of),
  );
};

const GERMAN: Grammar = {
  language: 'de',
  noun: german,
  count: (key, count) => germanCount(GERMAN_NOUNS[key], count),
  party: germanParty,
  reader: GERMAN_READER,
  name: (name) => germanPhrase({ nom: name, gen: `von ${name}`, dat: name, acc: name }, false),
  number: germanNumber,
  list: (items) => listed(items, 'und'),
  several: germanSeveral,
};

const ENGLISH: Grammar = {
  language: 'en',
  noun: english,
  count: englishCount,
  party: englishParty,
  reader: { du: ENGLISH_READER, Sie: ENGLISH_READER, inCharacter: ENGLISH_READER },
  name: (name) => englishPhrase(name, false),
  number: englishNumber,
  list: (items) => listed(items, 'and'),
  several: (phrases) =>
    englishPhrase(
      listed(
        phrases.map(({ nom }) => nom),
        'and',
      ),
      phrases.length > 1 || phrases[0]?.isPlural === true,
    ),
};

/** The grammar of a language. */
export function grammarOf(language: Language): Grammar {
  return language === 'de' ? GERMAN : ENGLISH;
}
