import {
  type HexGame,
  type NameArticle,
  type NamedParty,
  regionNameIn,
  type SeenRegion,
  type World,
} from '../../../engine';
import type { Articles } from '../text/cases';
import type { Language, Words } from '../text/words';

/** Proper names for the keys that the engine puts into sentences. */
export interface Lexicon {
  readonly parties: Readonly<Record<string, string>>;
  /** Articles of their names, where one is noted. */
  readonly articles?: Readonly<Record<string, NameArticle | undefined>>;
  readonly terrains: Readonly<Record<string, string>>;
  /** Of a board of regions; absent in games on a map. */
  readonly regions?: Readonly<Record<string, string>>;
  /** Real names, for the GM only (WW-1.2-16); absent in everything that is sent out. */
  readonly people?: Readonly<Record<string, string>>;
}

/** The names of one campaign in one language; those of people only where the GM reads. */
export function lexiconOf(
  world: {
    readonly parties: Readonly<Record<string, NamedParty>>;
    readonly board?: { readonly regions: Readonly<Record<string, SeenRegion>> } | undefined;
  } & Partial<Pick<World, 'people'>>,
  terrains: HexGame<World>['terrains'],
  language: Language,
): Lexicon {
  return {
    parties: Object.fromEntries(
      Object.entries(world.parties).map(([key, { name }]) => [key, name]),
    ),
    articles: Object.fromEntries(
      Object.entries(world.parties).map(([key, { article }]) => [key, article]),
    ),
    terrains: Object.fromEntries(
      Object.entries(terrains).map(([key, terrain]) => [key, terrain.name[language]]),
    ),
    ...(world.board === undefined
      ? {}
      : {
          regions: Object.fromEntries(
            Object.values(world.board.regions).map((region) => [
              region.key,
              regionNameIn(region, language),
            ]),
          ),
        }),
    ...(world.people === undefined
      ? {}
      : {
          people: Object.fromEntries(Object.values(world.people).map(({ id, name }) => [id, name])),
        }),
  };
}

/** Parameters that hold a party key, and those that hold a terrain key or one of a region. */
const PARTY =
  /^(party|parties|owner|other|others|enemy|ally|seer|seen|winner|organisation|opponent|target)$/;
const TERRAIN = /terrain$/i;
/** Parameters that hold the key of a region. */
const REGION = /^(region|regions|from|to|seat)$/;

/** True for data that hold the key of a party. */
export function isPartyName(name: string): boolean {
  return PARTY.test(name);
}

/** True for data that hold the key of a region, where the game has regions. */
export function isRegionName(name: string): boolean {
  return REGION.test(name);
}

const named = (names: Readonly<Record<string, string>>, value: unknown): unknown => {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((item: unknown) => named(names, item));
  return value;
};

const UNIT_ID = /^(.+):(\d{3})$/;

/** A unit named by its kind alone, as reports name foreign ones. */
const KIND_OF = /^(.+):(foot|mounted|fleet|work|character|unknown)$/;

/** `203 (Reich Tharos)` for the unit `tha:203`, `Fußvolk (Reich Tharos)` for `tha:foot`. */
const namedUnit = (parties: Lexicon['parties'], value: unknown, words: Words): unknown => {
  if (typeof value !== 'string') return value;
  const [, owner = '', kind] = KIND_OF.exec(value) ?? UNIT_ID.exec(value) ?? [];
  if (kind === undefined) return value;
  const name = /^\d/.test(kind) ? kind : words(`explain:toldUnit.${kind}`);
  const party = parties[owner];
  if (party !== undefined) return `${name} (${party})`;
  return kind === 'unknown' ? name : value;
};

/** Texts that write `Reich Tharos` for the party `tha`, `203 (Reich Tharos)` for its unit, `Hochland-Wald` for `hwa`. */
export function namingWords(words: Words, lexicon: Lexicon): Words {
  const noted: Articles = new Map(
    Object.entries(lexicon.parties).map(([key, name]) => [name, lexicon.articles?.[key]]),
  );
  const articles = noted.size === 0 ? {} : { articles: noted };
  return (key, about) => {
    if (about === undefined) return words(key);
    const entries = Object.entries(about).map(([name, value]): [string, unknown] => {
      if (PARTY.test(name)) return [name, named(lexicon.parties, value)];
      if (name === 'article') return [name, lexicon.articles?.[String(value)] ?? ''];
      if (name === 'person') return [name, named(lexicon.people ?? {}, value)];
      if (lexicon.regions !== undefined && REGION.test(name)) {
        return [name, named(lexicon.regions, value)];
      }
      if (TERRAIN.test(name)) return [name, named(lexicon.terrains, value)];
      return [name, namedUnit(lexicon.parties, value, words)];
    });
    return words(key, { ...articles, ...Object.fromEntries(entries) });
  };
}
