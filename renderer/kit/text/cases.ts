import type { i18n } from 'i18next';
import type { NameArticle, NamedParty } from '../../../engine';
import { capitalised, grammarOf, type Phrase } from './grammar';
import type { TextTree } from './merge-texts';

/** The form of a name behind a German preposition; `from`, `at`, `to` and `within` hold the preposition itself. */
const BEHIND = {
  von: 'from',
  bei: 'at',
  zu: 'to',
  in: 'within',
  mit: 'dat',
  aus: 'dat',
  vor: 'dat',
  unter: 'dat',
  zwischen: 'dat',
  an: 'acc',
  auf: 'acc',
  durch: 'acc',
  für: 'acc',
  gegen: 'acc',
  ohne: 'acc',
  über: 'acc',
  um: 'acc',
} as const satisfies Readonly<Record<string, keyof Phrase>>;

/** Placeholders that can hold the name of a party. */
export const PARTY_GAPS =
  'party|parties|unit|realms?|organisation|owner|neighbour|others?|enemy|ally|opponent|target|winner|side|sender|attacker|defender|by|from|to|name';

const isKnown = (word: string): word is keyof typeof BEHIND => word in BEHIND;

const capitalisedToo = (words: readonly string[]): string =>
  words.flatMap((word) => [word, capitalised(word)]).join('|');

/** A preposition before a party, or before several: `von {{party}}`, `zwischen {{party}} und {{other}}`. */
const GOVERNED = new RegExp(
  `(?<!\\p{L})(${capitalisedToo(Object.keys(BEHIND))}) \\{\\{(${PARTY_GAPS})\\}\\}((?: (?:und|oder) \\{\\{(?:${PARTY_GAPS})\\}\\})?)`,
  'gu',
);

/** A noun and whose it is, alone: `Brief von {{party}}`. */
const OWNED = new RegExp(
  `(?<=(?<!\\p{L})\\p{Lu}\\p{Ll}+ |\\$t\\(\\S+\\) |\\{\\{(?:purpose|kind)\\}\\} )von \\{\\{((?!from)(?:${PARTY_GAPS}))\\}\\}(?! (?:und|oder))`,
  'gu',
);

const governed = (whole: string, word: string, name: string, second: string): string => {
  const preposition = word.toLowerCase();
  if (!isKnown(preposition)) return whole;
  const form = BEHIND[preposition];
  const holdsWord = form !== 'dat' && form !== 'acc';
  const capital = holdsWord && word !== preposition ? ', capital' : '';
  const other = second.replace('}}', `, ${holdsWord ? 'dat' : form}}}`);
  return `${holdsWord ? '' : `${word} `}{{${name}, ${form}${capital}}}${other}`;
};

/**
 * German texts that decline a party behind a preposition: `mit {{party}}` becomes `mit {{party, dat}}`, read as `mit Norheim`
 * or `mit dem Waldbund`; `Brief von {{party}}` is read as `Brief von Norheim` or `Brief des Waldbunds`. Other cases are
 * written in the text: `gehört {{party, dat}}`.
 */
export function declined(texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? text.replace(OWNED, '{{$1, whose}}').replace(GOVERNED, governed)
        : declined(text),
    ]),
  );
}

/** Forms of a name that hold the preposition before it. */
const HOLDING = { whose: 'von', from: 'von', at: 'bei', to: 'zu', within: 'in' } as const;

/** A text with `…` for what changes, without its case: `Sicht von …`. */
export function withGaps(text: string): string {
  return Object.entries(HOLDING)
    .reduce(
      (now, [form, word]) =>
        now.replaceAll(new RegExp(`\\{\\{\\w+, ${form}(?:, capital)?\\}\\}`, 'g'), `${word} …`),
      text,
    )
    .replaceAll(/\$t\([^()]*\{\{\w+\}\}[^()]*\)|\{\{[^}]*\}\}/g, '…');
}

/** Noted articles of the parties of a campaign, by name. */
export type Articles = ReadonlyMap<string, NameArticle | undefined>;

const known = new WeakMap<object, Articles>();

/** The articles of the parties of a campaign, made once. */
export function articlesOf(parties: Readonly<Record<string, NamedParty>>): Articles {
  const before = known.get(parties);
  if (before !== undefined) return before;
  const articles = new Map(Object.values(parties).map(({ name, article }) => [name, article]));
  known.set(parties, articles);
  return articles;
}

const FORMS = [
  'nom',
  'gen',
  'dat',
  'acc',
  'of',
  'from',
  'at',
  'to',
  'within',
] as const satisfies readonly (keyof Phrase)[];

const { name: unchanged, party, several } = grammarOf('de');

/** A name in all cases, with the number of a unit behind it or without; one that is no party of the campaign is declined only if it brings its article. */
const oneOf = (name: string, articles: Articles | undefined): Phrase => {
  const known = name.replace(/ \d+$/, '');
  const isParty = articles === undefined || articles.has(known) || /^(?:der|die|das) /i.test(name);
  const article = articles?.get(known);
  return isParty ? party({ name, ...(article === undefined ? {} : { article }) }) : unchanged(name);
};

/** A name, or a list of names in which parties of the campaign stand. */
const phraseOf = (names: string, articles: Articles | undefined): Phrase => {
  const parts = names.split(/, | und /);
  const isList = articles?.has(names) === false && parts.some((part) => articles.has(part));
  return isList ? several(parts.map((part) => oneOf(part, articles))) : oneOf(names, articles);
};

interface About {
  readonly articles?: Articles;
}

/**
 * Writes `{{party, dat}}` and the other forms of a name, and `{{party, from, capital}}` at the beginning of a sentence.
 * `{{party, whose}}` is the genitive of a name with an article, and of any other behind `von`.
 * Articles are those given with a text as `articles`, or else those of the open campaign.
 */
export function addCases(texts: i18n, ofCampaign?: () => Articles | undefined): void {
  const { formatter } = texts.services;
  for (const form of FORMS)
    formatter?.add(
      form,
      (value: unknown, _, about: About = {}) =>
        phraseOf(String(value), about.articles ?? ofCampaign?.())[form],
    );
  formatter?.add('whose', (value: unknown, _, about: About = {}) => {
    const { nom, gen, from } = phraseOf(String(value), about.articles ?? ofCampaign?.());
    return /^(?:der|die|das) /.test(nom) && !nom.includes(' und ') ? gen : from;
  });
  formatter?.add('capital', (value: unknown) => capitalised(String(value)));
}
