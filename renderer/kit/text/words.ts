import { createInstance, type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import { type Address, systems } from '../../../engine';
import { addressed } from './address';
import { addCases, type Articles, declined } from './cases';
import { declaredTexts, type Language, sharedWording, sharedTexts } from './declared';
import { mergeTexts, type TextTree } from './merge-texts';
import { ownKey } from './own-key';

export type { Language } from './declared';

/** Finds the text of a key, `group:path.to.text`, filling in `{{names}}`. */
export type Words = (key: string, about?: Readonly<Record<string, unknown>>) => string;

/**
 * Shared texts in the wording of a game, by language and game: what is not in them is written as everywhere. A month is
 * a phase in one game, a realm an organisation.
 */
export const tongues = { de: sharedWording('de'), en: sharedWording('en') };

/** The language with the wording of a game, if it has one: `de-organisation`. */
export function tongueOf(language: Language, system?: string): string {
  return system !== undefined && system in tongues.de ? `${language}-${system}` : language;
}

/** The language of a wording: `de` of `de-organisation`. */
export function languageOf(tongue: string): Language {
  return tongue.startsWith('en') ? 'en' : 'de';
}

/** How dates and times are written in a language: English ones as in Britain, so that 2/11 is a day in November. */
export function localeOf(language: string): string {
  return languageOf(language) === 'de' ? 'de-DE' : 'en-GB';
}

/** A turn named by its number, or the first and last of several. */
const NUMBERED_TURN = /\$t\(noun:[tT]urn\) (\{\{(?:turn\}\}|first\}\} (?:bis|to) \{\{last\}\}))/g;

const dated = (_: string, turns: string): string => turns.replaceAll('}}', ', dated}}');

/** The texts that name a turn by its number, naming it by the date its game gives it. */
const withDates = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).flatMap(
      ([key, text]): readonly (readonly [string, string | TextTree])[] => {
        if (typeof text === 'string')
          return text.search(NUMBERED_TURN) < 0
            ? []
            : [[key, text.replaceAll(NUMBERED_TURN, dated)]];
        const inner = withDates(text);
        return Object.keys(inner).length === 0 ? [] : [[key, inner]];
      },
    ),
  );

/** The shared texts, by language. */
const shared = { de: sharedTexts('de'), en: sharedTexts('en') };

/** The shared texts in the wording of a game, with its dates where it dates its turns. */
const textsIn = (game: string, language: Language): TextTree => {
  const own = tongues[language][game] ?? {};
  if (systems[game]?.calendar.dated === undefined) return own;
  return mergeTexts(own, withDates(mergeTexts(shared[language], own)));
};

/** Namespaces as journals of earlier versions name them, and what they are called since. */
export const FORMER_NAMESPACES = {
  cast: 'records',
  desk: 'openTurn',
  dispatch: 'delivery',
  evaluation: 'turnReport',
  roster: 'units',
} as const;

/** Texts with their former namespaces beside the present ones; the same objects. */
const withFormer = (texts: TextTree): TextTree => {
  const former = Object.entries(FORMER_NAMESPACES).flatMap(([before, now]) => {
    const text = texts[now];
    return text === undefined ? [] : [[before, text] as const];
  });
  return { ...texts, ...Object.fromEntries(former) };
};

/** All texts by wording, in both forms of address. */
const written = {
  ...Object.fromEntries(
    (['de', 'en'] as const).flatMap((language) =>
      Object.keys(tongues[language]).map((game) => [
        tongueOf(language, game),
        textsIn(game, language),
      ]),
    ),
  ),
  de: { ...shared.de, ...declaredTexts('de') },
  en: { ...shared.en, ...declaredTexts('en') },
};

const addressings = new Map<Address, typeof written>();

/** All texts by wording as a campaign addresses its players; they are made once for each address. */
const resourcesFor = (address: Address = 'du'): typeof written => {
  const known = addressings.get(address);
  if (known !== undefined) return known;
  const texts = Object.fromEntries(
    Object.entries(written).map(([tongue, tree]) => [
      tongue,
      withFormer(languageOf(tongue) === 'de' ? addressed(declined(tree), address) : tree),
    ]),
  ) as typeof written;
  addressings.set(address, texts);
  return texts;
};

/** Writes `{{turn, dated}}`: a turn as the game of the wording dates it, `Tag 4, Runde 2`. */
const addDates = (texts: i18n): void => {
  texts.services.formatter?.add('dated', (turn: unknown, tongue = 'de') => {
    const saying = systems[tongue.slice('de-'.length)]?.calendar.dated?.(Number(turn));
    return saying === undefined
      ? String(turn)
      : texts.getFixedT(tongue)(ownKey('date', saying.name, ''), { ...saying.about });
  });
};

/** Texts without placeholders by wording and key: each is looked up once. */
const plainTexts = new Map<string, Map<string, string>>();

/** Most cached texts of a wording; more than there are. */
const CACHE_SIZE = 20_000;

const isEmpty = (about: object): boolean => {
  for (const _ in about) return false;
  return true;
};

/** Finds texts without placeholders in the cache of the wording. */
const remembering = (tongue: string, words: Words): Words => {
  const known = plainTexts.get(tongue) ?? new Map<string, string>();
  plainTexts.set(tongue, known);
  return (key, about) => {
    if (about !== undefined && !isEmpty(about)) return words(key, about);
    const text = known.get(key) ?? words(key);
    if (known.size < CACHE_SIZE) known.set(key, text);
    return text;
  };
};

/** Lets all parts of the page share one function for each language, which caches texts without placeholders. */
const shareFunctions = (texts: i18n, address: Address | undefined): void => {
  const make = texts.getFixedT.bind(texts) as (...which: readonly unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  texts.getFixedT = (...which: readonly unknown[]): TFunction => {
    const name = JSON.stringify([...which, address ?? '']);
    const known = made.get(name);
    if (known !== undefined) return known;
    const t = make(...which);
    const words = remembering(name, (key, about) => t(key, { ...about }));
    const shared = Object.assign(words, t) as TFunction;
    made.set(name, shared);
    return shared;
  };
};

/**
 * The name of a field as journals of earlier versions have it, under the texts of the records, in the words of the game
 * that declares the field since; any other missing key stays as it is.
 */
const formerField = (texts: i18n, key: string): string => {
  const [kind = '', field = ''] = key.split('.');
  const name = field === 'party' ? 'owner' : field;
  const now = Object.keys(systems).map((game) => `${game}:record.${kind}.field.${name}`);
  const known = now.find((one) => texts.exists(one));
  return known === undefined ? key : texts.t(known);
};

/**
 * An i18next instance with all texts, German first, as they address players and with the articles of their parties. Usable
 * in the browser, in tests and in the terminal.
 */
export function createTexts(
  language: Language,
  system?: string,
  address?: Address,
  articles?: () => Articles | undefined,
): i18n {
  const texts = createInstance();
  const resources = resourcesFor(address);
  void texts.init({
    lng: tongueOf(language, system),
    fallbackLng: 'de',
    resources,
    ns: Object.keys(resources.de),
    defaultNS: 'app',
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key, instead?: string) => instead ?? formerField(texts, key),
  });
  shareFunctions(texts, address);
  addDates(texts);
  addCases(texts, articles);
  return texts;
}

/** Texts of a page that is given away beside those of its game. */
const PAGE_TEXTS = ['explain', 'page'];

/** The texts a page that is given away may ask for, in the wording of its game: by default how figures are derived. */
export function pageTexts(
  language: Language,
  system: string,
  {
    names = [...PAGE_TEXTS, system],
    more = [],
    address,
  }: {
    readonly names?: readonly string[];
    readonly more?: readonly string[];
    readonly address?: Address | undefined;
  } = {},
): Record<string, ResourceLanguage> {
  const resources: Readonly<Record<string, TextTree>> = resourcesFor(address);
  const texts = mergeTexts(
    ...[language, tongueOf(language, system)].map((tongue) =>
      Object.fromEntries(
        [...names, ...more].map((name) => [name, resources[tongue]?.[name] ?? {}]),
      ),
    ),
  );
  return { [language]: texts };
}

const speakers = new Map<string, Words>();

/** The texts of one language in the wording of a game, as a campaign addresses its players, without React. */
export function wordsOf(language: Language, system?: string, address?: Address): Words {
  const tongue = [tongueOf(language, system), ...(address === undefined ? [] : [address])].join(
    ' ',
  );
  const known = speakers.get(tongue);
  if (known !== undefined) return known;
  const texts = createTexts(language, system, address);
  const words = remembering(tongue, (key, about) => texts.t(key, { ...about }));
  speakers.set(tongue, words);
  return words;
}
