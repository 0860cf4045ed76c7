import type { RecordKind, RecordPlace, RecordValue, Words } from '../../../kernel';
import { storedKind, type World } from '../../../world';
import { ARMY_LETTERS, ORDER_NAMES } from '../data/armies';
import { ARMY_KIND_WORDS, ARMY_KINDS, type ArmyKind, GOODS } from '../data/kinds';
import {
  about,
  aside,
  choice,
  field,
  flag,
  goodsColumns,
  hidden,
  naming,
  number,
  owner,
  party,
  text,
  turn,
} from './fields';
import { playingAgain } from './realms';

const STORED_ARMIES = storedKind({
  id: 'army',
  words: {
    many: ['Heere', 'Armies'],
    fresh: ['Neues Heer', 'New army'],
    empty: ['Noch kein Heer.', 'No army yet.'],
  },
  fields: {
    owner: owner('Reich', 'Realm'),
    kind: choice(['Art', 'Kind'], ARMY_KIND_WORDS),
    number: { ...number('Nr.', 'No.'), range: [1, 999] },
    field: field('Feld', 'Field'),
    strength: number('Stärke', 'Strength'),
    order: choice(['Befehl', 'Order'], ORDER_NAMES),
    /** Key of the realm an attack is meant for; empty = everybody (PI-05-98). */
    target: { ...party('gegen', 'Against'), ...aside },
    isStationed: flag('stationär', 'Stationed'),
    isSecret: flag('geheim', 'Secret'),
    carrier: {
      ...text('An Bord von', 'Aboard'),
      ...aside,
      carrierId: (named) => named.replaceAll(' ', ''),
      faults: {
        fleet: [
          '„{{typed}}“ ist keine Flotte desselben Reichs.',
          '“{{typed}}” is no fleet of the same realm.',
        ],
      },
      hint: [
        'Flotte desselben Reichs, wie FH 1; leer = an Land.',
        'Fleet of the same realm, such as FH 1; empty = ashore.',
      ],
    },
    cameFrom: { ...field('Kam von', 'Came from'), ...naming, ...aside },
    mustered: { ...turn('Gerüstet', 'Mustered'), ...aside },
    unpaid: { ...number('Rüstmonate ohne Sold', 'Muster months without pay'), ...aside },
    /** Months in a row in foreign land without discovery (HR-08). */
    unseen: { ...number('Monate unentdeckt im Ausland', 'Months abroad undiscovered'), ...hidden },
  },
});

type ArmyRow = typeof STORED_ARMIES extends RecordKind<World, infer Row> ? Row : never;

/** What letters call an army: `KH 1` (PI-05-03). */
export function armyName({ kind, number }: Pick<ArmyRow, 'kind' | 'number'>): string {
  return `${ARMY_LETTERS[kind]} ${String(number)}`;
}

/** The id of an army in its realm, made of kind and number: `KH1`. */
export function armyId({ kind, number }: Pick<ArmyRow, 'kind' | 'number'>): string {
  return `${ARMY_LETTERS[kind]}${String(number)}`;
}

/** The first number that no army of a kind among those has (PI-05-03). */
export function freeNumber(
  kind: ArmyKind,
  armies: readonly Pick<ArmyRow, 'kind' | 'number'>[],
): number {
  const taken = new Set(armies.filter((one) => one.kind === kind).map((one) => one.number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** An army aboard of another fleet of its realm, by the name letters call it, however that was typed; or it is none. */
const embarked = (
  row: ArmyRow,
  typed: RecordValue,
  { world, settings, owner }: RecordPlace<World>,
): ArmyRow | string => {
  const named = String(typed ?? '').replaceAll(/\s/g, '');
  if (named === '') return { ...row, carrier: '' };
  const number = Number(/^fh(\d{1,9})$/i.exec(named)?.[1]);
  const fleet = STORED_ARMIES.rows(world, settings).find(
    (one) =>
      one.owner === owner &&
      one.row.id !== row.id &&
      one.row.kind === 'fleet' &&
      one.row.number === number,
  );
  return fleet === undefined ? 'fleet' : { ...row, carrier: armyName(fleet.row) };
};

/** Armies of realms; the id is kind and number (PI-05-03). */
export const ARMIES: RecordKind<World, ArmyRow> = {
  ...STORED_ARMIES,
  fields: STORED_ARMIES.fields.map((one) =>
    one.id === 'carrier' ? { ...one, write: embarked } : one,
  ),
  placeField: 'field',
  crossing: {
    fields: ['kind', 'number', 'strength', 'isSecret', 'unpaid', 'unseen'],
    number: 'number',
    arrived: playingAgain,
  },
  named: (row) => [armyName(row), armyName(row)],
  put: (row, place) => {
    const id = armyId(row);
    const world = id === row.id ? place.world : (STORED_ARMIES.remove?.(row, place) ?? place.world);
    return STORED_ARMIES.put?.({ ...row, id }, { ...place, world }) ?? world;
  },
  blank: (place) => {
    const row = STORED_ARMIES.blank?.(place);
    if (row === undefined) return undefined;
    const own = STORED_ARMIES.rows(place.world, place.settings)
      .filter(({ owner }) => owner === place.owner)
      .map((one) => one.row);
    const [kind] = ARMY_KINDS;
    const fresh = { ...row, kind, number: freeNumber(kind, own) };
    return { ...fresh, id: armyId(fresh) };
  },
};

/** What is kept of traders: where they are and what they carry (PI-05a); letters call them `H 1`. */
export const TRADERS = storedKind({
  id: 'trader',
  words: {
    many: ['Händler', 'Traders'],
    fresh: ['Neuer Händler', 'New trader'],
    empty: ['Noch kein Händler.', 'No trader yet.'],
  },
  fields: {
    owner: owner('Reich', 'Realm'),
    number: { ...number('Nr.', 'No.'), range: [1, 99] },
    field: field('Feld', 'Field'),
    city: {
      ...field('Geladen in', 'Loaded in'),
      ...naming,
      hint: ['Feld der Handelsstadt.', 'Field of the trade city.'],
    },
    ...goodsColumns(0),
  },
  crossing: {
    fields: ['number', ...GOODS],
    number: 'number',
    about: [
      'Händler allein halten kein Reich im Spiel: Ohne Land und Heer scheidet es am Ende des Monats aus (PI-00-17).',
      'Traders alone keep no realm in the game: without land and army it is out at the end of the month (PI-00-17).',
    ],
  },
  named: ({ number: no }) => [`H ${String(no)}`, `H ${String(no)}`],
});

/** What can be sighted. */
export const SIGHTED = {
  ...ARMY_KIND_WORDS,
  trader: ['Händler', 'Trader'],
  being: ['Wesen', 'Being'],
  rebels: ['Aufständische', 'Rebels'],
} as const;

const STORED_SIGHTINGS = storedKind({
  id: 'sighting',
  isTurnMade: true,
  reported: 'changes',
  words: { many: ['Gesichtet', 'Sighted'], empty: ['Nichts gesichtet.', 'Nothing sighted.'] },
  fields: {
    owner: owner('Reich', 'Realm'),
    turn: turn('Monat', 'Month'),
    field: { ...field('Feld', 'Field'), ...about },
    what: choice(['Was', 'What'], SIGHTED),
    size: number('ungefähr', 'About'),
    /** The realm it belongs to, where the observer knows its name; empty = unknown. */
    of: party('von', 'Of'),
    /** What culture gives it in combat, for a realm whose spies tell so much (PI-09-09). */
    special: text('Besonderes', 'Specials'),
    /** Which army it is, for missions against it (PI-05-114). */
    subject: { ...text('Heer', 'Army'), ...hidden },
  },
  named: ({ what, field: place }) => {
    const [de, en] = SIGHTED[what];
    return [`${de} in ${place}`, `${en} in ${place}`];
  },
});

/** What was seen by a name: the key of an army is its realm and id, that of a revolt the realm it rose against. */
function subjectWords(subject: string, { parties }: World): Words {
  const [first = '', second = '', rest] = subject.split(':');
  const realm = parties[rest === undefined ? first : second]?.name ?? '';
  if (first === 'being') return SIGHTED.being;
  if (rest !== undefined) return [`Revolte: ${realm}`, `Revolt: ${realm}`];
  const name = second.replace(/(?=\d+$)/, ' ');
  return [`${name}, ${realm}`, `${name}, ${realm}`];
}

/**
 * A foreign army, trader, being or revolt once seen in the control area, with its blurred size (PI-05-44, PI-09-08).
 */
export const SIGHTINGS: typeof STORED_SIGHTINGS = {
  ...STORED_SIGHTINGS,
  fields: STORED_SIGHTINGS.fields.map((one) =>
    one.id === 'subject'
      ? { ...one, isFixed: true, told: ({ subject }, { world }) => subjectWords(subject, world) }
      : one,
  ),
};
