import { fieldAddress, KLEINFELDER } from '../../hex';
import {
  type OwnSecret,
  type Currency,
  moneyParts,
  type RuleSystem,
  type Settings,
} from '../../kernel';
import type { Campaign } from '../campaign';
import { secretsOf } from '../records';
import { grossfelderOf } from '../fields';
import type { Grossfeld } from '../grossfeld';
import { namesOf } from '../named-parties';
import type { Party, Person, Unit, World } from '../world';
import { type Candidate, candidate } from './candidate';
import { notePhrases } from './phrases';

const fieldOf = ({ no }: Grossfeld, index: string): string => fieldAddress(no, Number(index) + 1);

const settlementFacts = (grossfeld: Grossfeld): readonly Candidate[] =>
  Object.entries(grossfeld.settlements).flatMap(([index, { name, owner }]) =>
    candidate(
      'settlement',
      fieldOf(grossfeld, index),
      [name],
      `${name}, ${fieldOf(grossfeld, index)}`,
      [owner],
    ),
  );

/** The GM's notes on fields; nobody may know them, not even the owner of the field. */
const fieldNotes = (grossfeld: Grossfeld): readonly Candidate[] => [
  ...Object.entries(grossfeld.notes).flatMap(([index, text]) =>
    candidate('note', fieldOf(grossfeld, index), notePhrases(text), text),
  ),
  ...Object.entries(grossfeld.secrets).flatMap(([index, { text }]) =>
    candidate('note', `secret ${fieldOf(grossfeld, index)}`, notePhrases(text), text),
  ),
];

/** Every address of a Großfeld, and the ways to name it as a whole. */
export function fieldFact(grossfeld: Pick<Grossfeld, 'no'>): Candidate {
  const { no } = grossfeld;
  const fields = Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1));
  return {
    fact: {
      key: `field ${no}`,
      kind: 'field',
      words: [...fields, `Großfeld ${no}`, `GF ${no}`],
      about: no,
    },
    owners: [],
  };
}

/** A name without the title before it, if that is still a name: `Orlan der Fahle`. */
const withoutTitle = (name: string): string => /^\S+\s+(\p{Lu}.{5,})$/u.exec(name)?.[1] ?? name;

/** A realm by its name, with and without what it calls itself, and by who leads it. */
export function partyFacts(party: Party): readonly Candidate[] {
  const { key, name, ruler } = party;
  const titled = [ruler, withoutTitle(ruler)];
  return [
    ...candidate('party', key, [name, ...namesOf({ ...party, ruler: '' })], name, [key]),
    ...candidate('character', `ruler ${key}`, titled, `${ruler}, ${name}`, [key]),
  ];
}

/** A unit is recognised by its number beside its realm only: numbers alone are too common. */
export function unitFacts(unit: Unit, party: Party | undefined): readonly Candidate[] {
  const { id, number, character } = unit;
  const names = [unit.party, ...(party === undefined ? [] : namesOf({ ...party, ruler: '' }))];
  const words = names.flatMap((name) => [`${name} ${number}`, `${number} ${name}`]);
  const whose = party?.name ?? unit.party;
  return [
    ...candidate('unit', id, words, `${number}, ${whose}`, [unit.party]),
    ...(character === null
      ? []
      : candidate('character', id, [character.name], `${character.name}, ${whose}`, [unit.party])),
  ];
}

/** Least gold that is recognised, whole pieces; round sums and small ones are met by accident. */
const LEAST_TREASURE = 10_000;
const LEAST_POSTING = 100_000;
const ROUND = 500;

const isTelling = (gold: number, least: number): boolean =>
  Math.abs(gold) >= least && gold % ROUND !== 0;

/** An amount as it is written; money is counted in its smallest part. */
const written = (amount: number, currency: Currency | undefined): string =>
  String(Math.abs(amount) / moneyParts(currency));

/** The gold of a realm: its treasury and its vaults. */
export function treasureFacts(
  { key, name, treasury, storage = {}, purses = {} }: Party,
  currency: Currency | undefined,
): readonly Candidate[] {
  return candidate(
    'gold',
    key,
    [treasury, ...Object.values(storage), ...Object.values(purses)]
      .filter((gold) => isTelling(gold, LEAST_TREASURE * moneyParts(currency)))
      .map((gold) => written(gold, currency)),
    name,
    [key],
  );
}

/** Bookings of a realm, if the sums are large enough to be distinctive. */
export function ledgerFacts(
  { ledger, world }: Campaign,
  currency: Currency | undefined,
): readonly Candidate[] {
  const books = Object.values(ledger).flatMap(({ entries }) => entries);
  return Object.values(world.parties).flatMap(({ key, name }) => {
    const own = books.filter(({ party }) => party === key);
    const sums = own.filter(({ amount }) =>
      isTelling(amount, LEAST_POSTING * moneyParts(currency)),
    );
    return [
      ...candidate(
        'gold',
        `ledger ${key}`,
        sums.map(({ amount }) => written(amount, currency)),
        name,
        [key],
      ),
      ...own.flatMap(({ id, reason }) =>
        reason === undefined
          ? []
          : candidate('note', `ledger ${id}`, notePhrases(reason), reason, [key]),
      ),
    ];
  });
}

const isOpen = ({ mode }: Person, settings: Settings): boolean =>
  (mode ?? settings['dip.default_play_mode']) === 'open';

/** Parts of an address that lead to somebody. */
const addressParts = (address: string): readonly string[] =>
  address.split(/[\n,;]+/).filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 6);

/** Names of those who play openly are public, where they live is not. */
export function personFacts(person: Person, settings: Settings): readonly Candidate[] {
  const { id, name, address, email, phone, note = '' } = person;
  const owners = person.roles.map(({ party }) => party);
  const digits = phone.replaceAll(/\D/g, '').length >= 6 ? [phone] : [];
  const surnameFirst = name.replace(/^(.*\S)\s+(\S+)$/u, '$2, $1');
  const reach = [...addressParts(address), ...(email.includes('@') ? [email] : []), ...digits];
  return [
    ...(isOpen(person, settings)
      ? []
      : candidate('person', id, [name, surnameFirst], name, owners)),
    ...candidate('contact', id, reach, name, owners),
    ...candidate('note', `person ${id}`, notePhrases(note), note),
  ];
}

/** The GM's notes on regions. */
const regionNotes = ({ board }: World): readonly Candidate[] =>
  Object.values(board?.regions ?? {}).flatMap(({ key, note }) =>
    candidate('note', `region ${key}`, notePhrases(note), note),
  );

/** Longer words are texts: they are recognised by any of their phrases. */
const LONGEST_NAME = 60;

/** A secret of the game's own records; to its owner it is none. */
export function ownSecretFacts({ key, owner, words, about }: OwnSecret): readonly Candidate[] {
  return candidate(
    'affair',
    key,
    words.flatMap((word) => (word.length > LONGEST_NAME ? notePhrases(word) : [word])),
    about,
    [owner],
  );
}

/** Members of a game needed to find what is hidden in its worlds, and to format money and dates. */
export type HidingGame = Pick<RuleSystem<World>, 'records' | 'currency' | 'calendar'>;

/** Hidden facts of the land, its people and its parties. */
export function worldFacts(
  world: World,
  settings: Settings,
  game: HidingGame,
): readonly Candidate[] {
  return [
    ...grossfelderOf(world.map).flatMap((grossfeld) => [
      ...settlementFacts(grossfeld),
      ...fieldNotes(grossfeld),
      fieldFact(grossfeld),
    ]),
    ...Object.values(world.works).flatMap(({ id, name, owners }) =>
      candidate('settlement', id, [name], `${name}, ${id}`, owners),
    ),
    ...Object.values(world.labels).flatMap(({ id, text, party }) =>
      candidate('label', id, [text], text, [party ?? null]),
    ),
    ...Object.values(world.parties).flatMap((party) => [
      ...partyFacts(party),
      ...treasureFacts(party, game.currency),
    ]),
    ...regionNotes(world),
    ...secretsOf(game.records, world, settings).flatMap(ownSecretFacts),
    ...Object.values(world.units).flatMap((unit) => unitFacts(unit, world.parties[unit.party])),
    ...Object.values(world.people).flatMap((person) => personFacts(person, settings)),
  ];
}
