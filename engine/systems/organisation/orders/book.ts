import { named, namedAll, type Named, namedInBoth, type Nouns } from '../../../orders';
import type { PartyKey, World } from '../../../world';
import { CATEGORY_NAMES } from '../data/categories';
import { organisationIn, stateOf } from '../state/read';
import { CATEGORIES, type Category, type Organisation } from '../state/types';

/** Other names of the categories (OS-4-09). */
const OTHER_WORDS: Readonly<Partial<Record<Category, readonly string[]>>> = {
  trade: ['Händler'],
  military: ['Soldaten', 'Truppen', 'soldiers', 'troops'],
  secret_service: ['GD', 'secret_service', 'intelligence', 'Spione', 'spies'],
  natural: ['natural', 'Naturvorzug'],
};

const categoryNoun = (category: Category): Named => {
  const [german, english] = CATEGORY_NAMES[category];
  return namedInBoth(category, [german, english.toLowerCase()], ...(OTHER_WORDS[category] ?? []));
};

const MONEY = namedInBoth('money', ['Geld', 'money'], 'Münzen', 'coins', 'Bargeld');
const MEANS: readonly Category[] = ['authority', 'military', 'secret_service'];

/** Meanings of the names of a letter. */
export interface Book {
  readonly nouns: Nouns;
  /** The organisation that writes; undefined if there is no such. */
  readonly own: Organisation | undefined;
  /** Number of the open turn. */
  readonly turn: number;
}

/** What kinds of organisations are called in English. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Orden: ['order'],
  Zirkel: ['circle'],
  Kontor: ['office', 'trading house', 'counting house'],
  Gilde: ['guild'],
  Bund: ['league', 'alliance'],
  Rat: ['council'],
  Haus: ['house'],
  Stamm: ['tribe'],
  Kirche: ['church'],
  Bruderschaft: ['brotherhood'],
  Familie: ['family'],
};

/** English names of an organisation, by the kind its name begins or ends with: `the Order`. */
function englishNames(name: string): readonly string[] {
  const kind = Object.keys(KINDS).find(
    (one) => name.startsWith(one) || name.endsWith(one.toLowerCase()),
  );
  return (KINDS[kind ?? ''] ?? []).map((english) => `the ${english}`);
}

/** Everything that has a name in the world, as an organisation may write it. */
export function bookOf(world: World, party: PartyKey): Book {
  const own = organisationIn(world, party, {});
  const all = Object.values(stateOf(world, {}).organisations);
  const military = all.flatMap(({ advantages }) =>
    advantages.filter((one) => one.category === 'military' || one.actsAs === 'military'),
  );
  const nouns: Nouns = {
    region: namedAll(world.board?.regions),
    organisation: Object.values(world.parties).map(({ key, name }) =>
      named(key, name, ...englishNames(name)),
    ),
    everybody: [named('world', 'Welt', 'world', 'alle', 'all')],
    advantage: (own?.advantages ?? []).map(({ name }) => named(name, name)),
    military: military.map(({ name }) => named(name, name)),
    authority: [
      categoryNoun('authority'),
      ...(own?.advantages ?? [])
        .filter((one) => one.category === 'authority' || one.actsAs === 'authority')
        .map(({ name }) => named(name, name)),
    ],
    category: CATEGORIES.map(categoryNoun),
    means: [MONEY, ...MEANS.map(categoryNoun)],
    money: [MONEY],
    any_research: [
      categoryNoun('research'),
      ...all.flatMap(({ advantages }) =>
        advantages
          .filter((one) => one.category === 'research' || one.actsAs === 'research')
          .map(({ name }) => named(name, name)),
      ),
    ],
    named_unit: (own?.units ?? []).map(({ id }) => named(id, id)),
    unit: (own?.units ?? []).map(({ id }) => named(id, id, id.replace(/^u/, ''))),
  };
  return { nouns, own, turn: world.clock.turn };
}
