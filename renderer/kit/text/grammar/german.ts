import type { Gender, GermanNoun } from './german-nouns';
import { capitalised, type Cases, type Phrase } from './phrase';

type Case = keyof Cases;
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc'];

/** The word before a noun: `das`, `ein`, `kein`, `Ihr`, `Euer`, or none. */
export type Determiner = 'definite' | 'indefinite' | 'negative' | 'polite' | 'lofty' | 'none';

type Forms = Readonly<Record<Case, string>>;
const forms = (nom: string, gen: string, dat: string, acc: string): Forms => ({
  nom,
  gen,
  dat,
  acc,
});

const DEFINITE: Readonly<Record<Gender | 'many', Forms>> = {
  m: forms('der', 'des', 'dem', 'den'),
  f: forms('die', 'der', 'der', 'die'),
  n: forms('das', 'des', 'dem', 'das'),
  many: forms('die', 'der', 'den', 'die'),
};

/** Endings of `ein`, `kein`, `Ihr` and `Euer`. */
const ENDINGS: Readonly<Record<Gender | 'many', Forms>> = {
  m: forms('', 'es', 'em', 'en'),
  f: forms('e', 'er', 'er', 'e'),
  n: forms('', 'es', 'em', ''),
  many: forms('e', 'er', 'en', 'e'),
};

/** Endings of adjectives with nothing before them that shows the case. */
const STRONG: Readonly<Record<Gender | 'many', Forms>> = {
  m: forms('er', 'en', 'em', 'en'),
  f: forms('e', 'er', 'er', 'e'),
  n: forms('es', 'en', 'em', 'es'),
  many: forms('e', 'er', 'en', 'e'),
};

const STEMS: Readonly<Record<Exclude<Determiner, 'definite' | 'none'>, string>> = {
  indefinite: 'ein',
  negative: 'kein',
  polite: 'Ihr',
  lofty: 'Euer',
};

/** `Euer`, but `Eure`, `Eurem`. */
const withEnding = (stem: string, ending: string): string =>
  (stem === 'Euer' && ending !== '' ? 'Eur' : stem) + ending;

const determinerOf = (determiner: Determiner, kind: Gender | 'many', of: Case): string => {
  if (determiner === 'none') return '';
  if (determiner === 'definite') return DEFINITE[kind][of];
  if (determiner === 'indefinite' && kind === 'many') return '';
  return withEnding(STEMS[determiner], ENDINGS[kind][of]);
};

/** Ending of an adjective: strong where the word before it does not show the case, else weak. */
export function adjectiveEnding(determiner: Determiner, kind: Gender | 'many', of: Case): string {
  if (determiner === 'none' || (determiner === 'indefinite' && kind === 'many')) {
    return STRONG[kind][of];
  }
  if (kind === 'many') return 'en';
  const isBare = determiner !== 'definite' && ENDINGS[kind][of] === '';
  if (isBare) return STRONG[kind][of];
  const isPlain = of === 'nom' || (of === 'acc' && kind !== 'm');
  return isPlain ? 'e' : 'en';
}

/** `Städte` in the dative: with an n, unless it ends in n or s. */
export function dativePlural(many: string): string {
  return /[ns]$/.test(many) ? many : `${many}n`;
}

/** `600 Mann` is not inflected further; `Krieger` is plural as it stands and is. */
const bendsInPlural = ({ one, many }: GermanNoun): boolean => one !== many || many.endsWith('er');

const nounIn = (noun: GermanNoun, isMany: boolean, of: Case): string => {
  const { one, genitive, many, oblique = one } = noun;
  if (isMany) return of === 'dat' && bendsInPlural(noun) ? dativePlural(many) : many;
  if (of === 'gen') return genitive;
  return of === 'nom' ? one : oblique;
};

const DRAWN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/^von dem /, 'vom '],
  [/^bei dem /, 'beim '],
  [/^zu dem /, 'zum '],
  [/^zu der /, 'zur '],
  [/^in dem /, 'im '],
];

/** A preposition before a dative: `vom Heer`, `bei der Flotte`, `zur Reiterei`. */
export function before(preposition: string, dative: string): string {
  return DRAWN_TOGETHER.reduce(
    (text, [form, short]) => text.replace(form, short),
    `${preposition} ${dative}`,
  );
}

/** The whole phrase from its four cases; `of` where an attribute is not written in the genitive. */
export function germanPhrase(cases: Cases, isPlural: boolean, of: string = cases.gen): Phrase {
  return {
    ...cases,
    of,
    from: before('von', cases.dat),
    at: before('bei', cases.dat),
    to: before('zu', cases.dat),
    within: before('in', cases.dat),
    Nom: capitalised(cases.nom),
    Acc: capitalised(cases.acc),
    To: capitalised(before('zu', cases.dat)),
    isPlural,
  };
}

/** Who reads, as he is addressed: matter-of-fact, as a campaign chooses, and in character. */
export const GERMAN_READER = {
  du: {
    ...germanPhrase({ nom: 'du', gen: 'deiner', dat: 'dir', acc: 'dich' }, false, 'von dir'),
    isReader: true,
    isFamiliar: true,
  },
  Sie: {
    ...germanPhrase({ nom: 'Sie', gen: 'Ihrer', dat: 'Ihnen', acc: 'Sie' }, true, 'von Ihnen'),
    isReader: true,
  },
  inCharacter: {
    ...germanPhrase({ nom: 'Ihr', gen: 'Euer', dat: 'Euch', acc: 'Euch' }, true, 'von Euch'),
    isReader: true,
  },
} as const satisfies Readonly<Record<string, Phrase>>;

/** How a noun stands in a sentence. */
export interface NounUse {
  readonly determiner: Determiner;
  readonly isMany?: boolean;
  /** Stem of an adjective: `neu`. */
  readonly adjective?: string;
  /** What follows the noun unchanged: a number, a name. */
  readonly suffix?: string;
  /** A number before the noun, which then has no article. */
  readonly figure?: string;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** A noun with its article, adjective and number in all cases. */
export function germanNoun(noun: GermanNoun, use: NounUse): Phrase {
  const { determiner, isMany = false, adjective, suffix = '', figure = '' } = use;
  const kind = isMany ? 'many' : noun.gender;
  const inCase = (of: Case): string =>
    joined([
      determinerOf(determiner, kind, of),
      figure,
      adjective === undefined ? '' : adjective + adjectiveEnding(determiner, kind, of),
      nounIn(noun, isMany, of),
      suffix,
    ]);
  const [nom = '', gen = '', dat = '', acc = ''] = CASES.map(inCase);
  // A genitive that has no visible ending is written with `von`.
  const isBare = determiner === 'none' || (isMany && determiner === 'indefinite');
  return germanPhrase({ nom, gen, dat, acc }, isMany, isBare ? `von ${dat}` : gen);
}

const SMALL = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
] as const;

const FIGURES = new Intl.NumberFormat('de-DE');

/** A number in words up to twelve, then in figures with points: `zwölf`, `13`, `1.200`. */
export function germanNumber(value: number): string {
  return SMALL[value] ?? FIGURES.format(value).replace('-', '\u2212');
}

/** So many of a thing: `kein Feld`, `ein Feld`, `drei Felder`, `1.200 Felder`. */
export function germanCount(noun: GermanNoun, count: number): Phrase {
  if (count === 0) return germanNoun(noun, { determiner: 'negative' });
  if (count === 1) return germanNoun(noun, { determiner: 'indefinite' });
  return germanNoun(noun, { determiner: 'none', isMany: true, figure: germanNumber(count) });
}
