import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Campaign, CultureText, Party, Person, Relation, Treaty } from '../../../engine';

const REALMS = [
  ['ely', 'Elyrien', 'Königin Saphira'],
  ['dra', 'Drachenhort', 'Der Rat der Sieben'],
  ['nor', 'Nordmark', 'Jarl Torvald'],
  ['sil', 'Silberküste', 'Doge Marcello'],
  ['ode', 'Ödland', ''],
  ['ker', 'Kerrania', 'Fürst Aldric'],
  ['ord', 'Orden der Sonne', 'Hochmeister Ignaz'],
] as const;

const party = ([key, name, ruler]: (typeof REALMS)[number], index: number): Party => ({
  key,
  kind: key === 'ord' ? 'organisation' : 'realm',
  name,
  ruler,
  colour: index + 2,
  capital: null,
  treasury: 1250 * (index + 3),
  relations: {},
  ...(index % 3 === 0 ? { missing: index % 2 } : {}),
  ...(index === 2 ? { pattern: 7 } : {}),
});

const NAMES = [
  'Anna Berger',
  'Bernd Claussen',
  'Carla Dorn',
  'Dieter Ehlers',
  'Eva Falk',
  'Frank Gerdes',
  'Greta Hansen',
  'Heiner Iversen',
  'Ines Jansen',
  'Jörg Köhler',
];

/** The people of the example: players, co-players, open and secret ones, some of them owing. */
const person = (name: string, index: number, keys: readonly string[]): Person => ({
  id: `p${String(index + 1)}`,
  name,
  address: `Ringstraße ${String(index + 3)}\n2${String(index)}345 Musterstadt`,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@example.org`,
  phone: '',
  born: index === 4 ? null : 1961 + index * 4,
  isMember: index !== 6,
  paidUntil: index % 4 === 0 ? 2025 : 2026,
  mode: index % 3 === 0 ? 'open' : index % 3 === 1 ? 'secret' : null,
  channel: index % 2 === 0 ? 'email' : 'letter',
  roles: [
    {
      party: keys[index % keys.length] ?? 'tha',
      kind: index < keys.length ? 'single' : 'coPlayer',
    },
  ],
  account: [
    { turn: 1, cents: 1500, kind: 'deposit', note: 'Überweisung' },
    ...[1, 2, 3].map((turn) => ({
      turn,
      cents: -300 * ((index % 3) + 1),
      kind: 'charge' as const,
    })),
  ],
});

const treaty = (
  id: string,
  parties: readonly string[],
  kinds: Treaty['kinds'],
  until: number | null,
): Treaty => ({
  id,
  parties,
  kinds,
  from: 1,
  until,
  copies: until === null ? parties : parties.slice(0, 1),
  text: 'Die Partner gewähren einander, was hier geschrieben steht, und halten daran fest, solange beide Siegel unversehrt sind.',
});

const text = (id: string, title: string, key: string | null, isPublic: boolean): CultureText => ({
  id,
  title,
  party: key,
  author: 'Anna Berger',
  turn: 2,
  isPublic,
  text: 'Am Fest der ersten Garben ziehen die Leute mit Laternen um die Felder.\n\nWer als Letzter heimkehrt, trägt das Brot für das ganze Dorf und darf dafür ein Jahr lang den ersten Becher heben.',
});

const relate = (
  parties: Readonly<Record<string, Party>>,
  from: string,
  to: string,
  relation: Relation,
): Readonly<Record<string, Party>> => {
  const one = parties[from];
  return one === undefined
    ? parties
    : { ...parties, [from]: { ...one, relations: { ...one.relations, [to]: relation } } };
};

const PAIRS = [
  ['tha', 'ely', 'alliance'],
  ['ely', 'tha', 'alliance'],
  ['tha', 'nor', 'peace'],
  ['nor', 'tha', 'peace'],
  ['dra', 'sil', 'enemy'],
  ['ker', 'ord', 'passage'],
  ['ord', 'ker', 'passage'],
  ['sil', 'ely', 'peace'],
] as const;

/** The example world with a cast of its own: realms, people with accounts, relations, treaties, texts, a shelf. */
export function fullRecords(): Campaign {
  const campaign = tharosCampaign();
  const { world } = campaign;
  const added = Object.fromEntries(REALMS.map((realm, index) => [realm[0], party(realm, index)]));
  const parties = PAIRS.reduce<Readonly<Record<string, Party>>>(
    (all, [from, to, relation]) => relate(all, from, to, relation),
    { ...added, ...world.parties },
  );
  const keys = Object.keys(parties);
  const people = NAMES.map((name, index) => person(name, index, keys));
  const treaties = [
    treaty('v1', ['tha', 'ely'], ['alliance'], null),
    treaty('v2', ['tha', 'nor'], ['peace', 'roadBuilding'], null),
    treaty('v3', ['ker', 'ord'], ['passage'], 1),
  ];
  const texts = [
    text('k1', 'Vom Fest der ersten Garben', 'tha', true),
    text('k2', 'Die sieben Siegel', 'dra', false),
    text('k3', 'Lied der Fährleute', null, true),
  ];
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    Object.fromEntries(items.map((item) => [item.id, item]));
  return {
    ...campaign,
    world: { ...world, parties, people: byId(people), treaties: byId(treaties) },
    culture: byId(texts),
    shelf: {
      'person-1-1': {
        id: 'person-1-1',
        turn: 1,
        kind: 'person',
        value: person('Karl Lorenz', 20, keys),
      },
    },
  };
}
