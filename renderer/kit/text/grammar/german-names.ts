import type { NameArticle, NamedParty } from '../../../../engine';
import { adjectiveEnding, dativePlural, germanPhrase } from './german';
import type { Gender } from './german-nouns';
import type { Cases, Phrase } from './phrase';

type Kind = Gender | 'many';

/** What realms call themselves, by gender and ending of the genitive. */
const KIND_WORDS: readonly (readonly [kind: Kind, genitive: string, words: string])[] = [
  [
    'n',
    's',
    'Königreich Kaiserreich Reich Großreich Fürstentum Großfürstentum Herzogtum Großherzogtum Erzherzogtum Bistum ' +
      'Erzbistum Sultanat Emirat Khanat Kalifat Patriarchat Protektorat Imperium Konzil',
  ],
  ['n', 'es', 'Haus Volk Land'],
  ['n', 'ses', 'Bündnis'],
  ['m', 's', 'Clan Tempel Zirkel Orden'],

  [
    'm',
    'es',
    'Bund Seebund Städtebund Stammesbund Geheimbund Verbund Stamm Staat Kreis Rat Hof Konvent',
  ],
  [
    'f',
    '',
    'Grafschaft Markgrafschaft Landgrafschaft Herrschaft Bruderschaft Schwesternschaft Gemeinschaft Genossenschaft ' +
      'Eidgenossenschaft Gesellschaft Republik Adelsrepublik Horde Gilde Zunft Hanse Liga Union Allianz Föderation ' +
      'Konföderation Theokratie Mark Ostmark Nordmark Stadt Reichsstadt Kirche Insel Baronie Provinz Kolonie Sippe Krone',
  ],
  [
    'many',
    '',
    'Stämme Sippen Clans Städte Inseln Lande Länder Königreiche Fürstentümer Provinzen Völker Staaten Marken Kantone ' +
      'Baronien Horden Gilden Ufer Grafschaften Häuser Aufständische',
  ],
];

/** The word by which a name is bent: its gender and the ending of its genitive. */
const KINDS: ReadonlyMap<string, { readonly kind: Kind; readonly genitive: string }> = new Map(
  KIND_WORDS.flatMap(([kind, genitive, words]) =>
    words.split(' ').map((word) => [word, { kind, genitive }] as const),
  ),
);

const NUMERAL = /^(?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Dreizehn|Hundert)$/;
const ARTICLES: Readonly<Record<string, NameArticle>> = {
  der: 'der',
  die: 'die',
  das: 'das',
};
const KIND_OF: Readonly<Record<NameArticle, Kind>> = {
  der: 'm',
  die: 'f',
  das: 'n',
  plural: 'many',
};
const ARTICLE: Readonly<Record<Kind, Cases>> = {
  m: { nom: 'der', gen: 'des', dat: 'dem', acc: 'den' },
  f: { nom: 'die', gen: 'der', dat: 'der', acc: 'die' },
  n: { nom: 'das', gen: 'des', dat: 'dem', acc: 'das' },
  many: { nom: 'die', gen: 'der', dat: 'den', acc: 'die' },
};

/** A name cut where it bends: adjectives and numerals, the word that bends, what follows unchanged. */
interface Parts {
  readonly before: readonly string[];
  readonly head: string;
  readonly after: readonly string[];
}

const isAdjective = (word: string): boolean => /^\p{Lu}\p{Ll}+(?:e|er|es|en)$/u.test(word);

/** The word that bends: the first one that says what the realm is, behind adjectives and a numeral at most. */
const partsOf = (words: readonly string[]): Parts => {
  const at = words.findIndex((word) => KINDS.has(word));
  const isKnown = at >= 0 && words.slice(0, at).every((w) => isAdjective(w) || NUMERAL.test(w));
  const isCounted = NUMERAL.test(words[0] ?? '') && words.length > 1;
  const index = isKnown ? at : isCounted ? 1 : 0;
  return {
    before: words.slice(0, index),
    head: words[index] ?? '',
    after: words.slice(index + 1),
  };
};

const stemOf = (adjective: string): string => adjective.replace(/(?:en|er|es|e)$/, '');

const genitiveOf = (head: string, kind: Kind): string => {
  if (kind === 'many') return head;
  const known = KINDS.get(head);
  if (known !== undefined) return head + known.genitive;
  return kind === 'f' || /[sßxz]$/u.test(head) ? head : `${head}s`;
};

const headIn = (head: string, kind: Kind, of: keyof Cases): string => {
  // An adjective made a noun, behind an article.
  if (head === 'Aufständische') return `${head}n`;
  if (of === 'gen') return genitiveOf(head, kind);
  return kind === 'many' && of === 'dat' ? dativePlural(head) : head;
};

const bent = (
  { before, head, after }: Parts,
  kind: Kind,
  of: keyof Cases,
  hasArticle: boolean,
): string =>
  [
    hasArticle ? ARTICLE[kind][of] : '',
    ...before.map((word) =>
      NUMERAL.test(word) ? word : stemOf(word) + adjectiveEnding('definite', kind, of),
    ),
    headIn(head, kind, of),
    ...after,
  ]
    .filter((word) => word !== '')
    .join(' ');

const inCases = (parts: Parts, kind: Kind, hasArticle: boolean): Cases => ({
  nom: bent(parts, kind, 'nom', hasArticle),
  gen: bent(parts, kind, 'gen', hasArticle),
  dat: bent(parts, kind, 'dat', hasArticle),
  acc: bent(parts, kind, 'acc', hasArticle),
});

/** `Haldmars`; a name of several words or with a hissing end takes `von`. */
const properName = (name: string): Phrase => {
  const isPlain = /^\p{L}{2,}$/u.test(name) && !/[sßxz]$/iu.test(name);
  const gen = isPlain ? `${name}s` : `von ${name}`;
  return germanPhrase({ nom: name, gen, dat: name, acc: name }, false);
};

const articleIn = (words: readonly string[]): NameArticle | undefined =>
  words.length > 1 ? ARTICLES[(words[0] ?? '').toLowerCase()] : undefined;

/**
 * A realm in all cases. Its article is the one noted, else the one its name begins with or shows by what it is
 * (`Königreich`, `Stämme`); every other name stands without article.
 */
export function germanParty({ name, article }: NamedParty): Phrase {
  const all = name.split(/\s+/).filter((word) => word !== '');
  const written = articleIn(all);
  const words = written === undefined ? all : all.slice(1);
  const parts = partsOf(words);
  const shown = KINDS.get(parts.head)?.kind;
  const isPluralHead = written === 'die' && shown === 'many';
  const noted = article ?? (isPluralHead ? 'plural' : written);
  if (noted !== undefined) {
    return germanPhrase(inCases(parts, KIND_OF[noted], true), noted === 'plural');
  }
  if (NUMERAL.test(words[0] ?? '')) {
    const cases = inCases(parts, 'many', false);
    return germanPhrase({ ...cases, gen: `von ${cases.dat}` }, true);
  }
  if (shown !== undefined) return germanPhrase(inCases(parts, shown, true), shown === 'many');
  return properName(words.join(' '));
}
