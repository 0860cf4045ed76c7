import {
  type Campaign,
  type CultureText,
  type Grossfeld,
  grossfeldNo,
  type GrossfeldNo,
  newPerson,
  type Party,
  type Person,
  type Settlement,
  systems,
  type Treaty,
  type Unit,
  unitId,
  type World,
} from '../../../engine';
import { settlementTypeOf } from '../../../engine/systems/waben/rules/catalogue';
import { tharosCampaign } from '../tharos/campaign';
import { readField, readPlace } from '../tharos/notation';

/** Treaties that explain the relations of the example. */
const treaties: readonly Treaty[] = [
  {
    id: 'seebund',
    parties: ['lyr', 'tha'],
    kinds: ['alliance', 'passage'],
    from: 31,
    until: null,
    copies: ['lyr', 'tha'],
    text: 'Tharos und Lyranth stehen einander bei. Ihre Häfen sind den Schiffen des anderen offen.',
  },
  {
    id: 'markfriede',
    parties: ['dor', 'tha'],
    kinds: ['peace'],
    from: 52,
    until: 64,
    copies: ['dor'],
    text: 'Friede an der Mark bis zum vierundsechzigsten Zug; danach wird neu verhandelt.',
  },
  {
    id: 'brunnenfriede',
    parties: ['nah', 'val'],
    kinds: ['peace', 'roadBuilding'],
    from: 44,
    until: null,
    copies: ['nah', 'val'],
    text: 'Valdrun darf bis Brunnhort bauen, Nahrim das Wasser behalten.',
  },
];

/** Players by the party they play: the names of the example are those of their parts. */
const players: readonly (readonly [party: string, name: string, cents: number])[] = [
  ['tha', 'Spieler von Tharos', 2000],
  ['val', 'Spielerin von Valdrun', 1500],
  ['lyr', 'Spielerin von Lyranth', 4000],
  ['okh', 'Spieler von Okhan', 250],
  ['nah', 'Spieler von Nahrim', 1000],
  ['dor', 'Spielerin von Dornach', 0],
  ['fro', 'Spielerin von Frostkap', 2000],
  ['gil', 'Spieler der Gilde', 750],
];

/** The people behind the parties of the example; addresses lead nowhere. */
const people: readonly Person[] = players.map(([party, name, cents], index) =>
  newPerson(`p-${party}`, name, {
    address: `Beispielweg ${String(index + 1)}, 00000 Musterstadt`,
    email: `${party}@spieler.example`,
    isMember: true,
    paidUntil: 2026,
    mode: index % 3 === 0 ? 'open' : 'secret',
    channel: index % 4 === 3 ? 'letter' : 'email',
    roles: [{ party, kind: 'contact' }],
    account: cents === 0 ? [] : [{ turn: 57, cents, kind: 'deposit' }],
  }),
);

/** Texts of culture from earlier turns. */
const culture: readonly CultureText[] = [
  {
    id: 'lyr-57',
    title: 'Wie der Leuchtfels zu seinem Licht kam',
    text: 'Drei Winter lang trugen die Kinder von Perlmund Öl auf den Fels, bis das Feuer von allein blieb. So jedenfalls erzählt man es in Lyr, und niemand hat je eines der Kinder gefragt.',
    party: 'lyr',
    author: 'Spielerin von Lyranth',
    turn: 57,
    isPublic: true,
  },
  {
    id: 'tha-56',
    title: 'Aus dem Haushofbuch von Tharos',
    text: 'Der Kämmerer schreibt: Die Wälle fressen das Gold, aber ohne Wälle fräßen es andere.',
    party: 'tha',
    author: 'Spieler von Tharos',
    turn: 56,
    isPublic: false,
  },
];

/** Fields of the tribes in the Großfeld of the Frostkap. */
const TRIBAL = [6, 7, 11, 12, 13, 14, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 32, 33, 34, 39];
const FROSTKAP = '575';

const parties: readonly Party[] = [
  {
    key: 'fro',
    kind: 'realm',
    name: 'Freie Stämme von Frostkap',
    ruler: 'Sprecherin Hjeldis',
    colour: 6,
    capital: readField('575/32'),
    treasury: 9400,
    relations: { lyr: 'peace' },
  },
  {
    key: 'gil',
    kind: 'organisation',
    name: 'Gilde der Fährleute',
    ruler: 'Gildemeisterin Oda Rahn',
    colour: 7,
    capital: null,
    treasury: 3150,
    relations: { lyr: 'peace', val: 'peace' },
  },
];

const town = (type: string, name: string): Settlement => ({
  type,
  name,
  owner: 'fro',
  built: settlementTypeOf(type)?.buildingValue ?? 0,
  harbours: [],
});

type Counted = Pick<Unit, 'party' | 'number' | 'type' | 'size' | 'leaders' | 'order'> & {
  readonly at: string;
  readonly raised: string;
};

const unit = ({ at, raised, ...rest }: Counted): Unit => ({
  ...rest,
  id: unitId(rest.party, rest.number),
  place: readPlace(at, rest.party),
  raised: { [raised]: rest.size },
  scout: false,
  morale: 0,
  character: null,
});

const units: readonly Unit[] = [
  { party: 'fro', number: 101, type: 'K', size: 2000, at: '575/32', raised: 't', order: 'KH' },
  { party: 'fro', number: 201, type: 'R', size: 500, at: '575/33', raised: 't', order: 'KR' },
  { party: 'gil', number: 301, type: 'S', size: 20, at: '836/20', raised: 'w', order: 'KI' },
  { party: 'gil', number: 302, type: 'S', size: 10, at: '836/28', raised: 'w', order: 'KI' },
].map((entry) => unit({ ...entry, leaders: 1 }));

/** The Frostkap with its people; the note that it has no owner is removed. */
const settled = (land: Grossfeld): Grossfeld => ({
  ...land,
  owner: land.owner.map((owner, index) => (TRIBAL.includes(index + 1) ? 'fro' : owner)),
  settlements: {
    ...land.settlements,
    31: town('std', 'Frostkap'),
    24: town('brg', 'Eiswehr'),
  },
  notes: {},
});

const numberOfFrostkap = (): GrossfeldNo => {
  const no = grossfeldNo(FROSTKAP);
  if (no === undefined) throw new Error('The Frostkap has no number.');
  return no;
};

/** Mutual declarations of the six: the two others are at peace with whom they declare. */
const mutual = (known: World['parties']): World['parties'] =>
  Object.fromEntries(
    Object.values(known).map((party) => {
      const added = parties.flatMap(
        ({ key, relations }): [string, Party['relations'][string]][] => {
          const relation = relations[party.key];
          return relation === undefined ? [] : [[key, relation]];
        },
      );
      return [
        party.key,
        { ...party, relations: { ...party.relations, ...Object.fromEntries(added) } },
      ];
    }),
  );

const peopled = (world: World): World => {
  const no = numberOfFrostkap();
  const land = world.map.grossfelder[no];
  if (land === undefined) throw new Error('The Frostkap is not on the map.');
  return {
    ...world,
    map: { ...world.map, grossfelder: { ...world.map.grossfelder, [no]: settled(land) } },
    parties: {
      ...mutual(world.parties),
      ...Object.fromEntries(parties.map((party) => [party.key, party])),
    },
    units: { ...world.units, ...Object.fromEntries(units.map((one) => [one.id, one])) },
    knowledge: {
      ...world.knowledge,
      ...Object.fromEntries(parties.map(({ key }) => [key, { grossfelder: {}, sightings: [] }])),
    },
    treaties: Object.fromEntries(treaties.map((treaty) => [treaty.id, treaty])),
    people: Object.fromEntries(people.map((person) => [person.id, person])),
  };
};

/**
 * The extended example: the Tharic Sea with eight parties, their players, treaties and texts of culture, before
 * turn 58. The same value at every call.
 */
export function achtCampaign(): Campaign {
  const smaller = tharosCampaign();
  const world = peopled(smaller.world);
  return {
    ...smaller,
    id: 'acht',
    name: 'Acht an der Tharischen See',
    world: systems['waben']?.observe(world) ?? world,
    culture: Object.fromEntries(culture.map((text) => [text.id, text])),
    settings: { ...smaller.settings, 'acct.fee_per_turn_cents': 250 },
  };
}
