import type { Campaign } from './campaign';
import type { Party, Person, World } from './world';

/** Everything of a campaign that is empty before its first month. */
export const BLANK_CAMPAIGN = {
  settings: {},
  editions: {},
  sheets: {},
  mail: {},
  rulings: {},
  archive: {},
  bookmarks: {},
  underlays: {},
  inbox: {},
  decisions: {},
  marks: {},
  outbox: {},
  variants: {},
  ledger: {},
  culture: {},
  shelf: {},
  evaluations: {},
  publicity: {},
  newsletters: {},
  deadline: null,
} as const satisfies Partial<Campaign>;

/** A world on a board of regions before anything is drawn and anybody is in it. */
export const BLANK_REGION_WORLD: World = {
  map: { topology: { kind: 'sheet' }, grossfelder: {} },
  parties: {},
  units: {},
  labels: {},
  knowledge: {},
  works: {},
  treaties: {},
  people: {},
  clock: { turn: 1, year: 1, moon: 1, moonsPerTurn: 1 },
  board: { regions: {}, borders: [] },
  affairs: {},
};

/** An organisation with only the attributes given. */
export function newParty({
  key,
  name,
  ...more
}: Pick<Party, 'key' | 'name'> & Partial<Party>): Party {
  return {
    key,
    kind: 'organisation',
    name,
    ruler: '',
    colour: 0,
    capital: null,
    treasury: 0,
    relations: {},
    ...more,
  };
}

/** A participant of whom only this is known. */
export function newPerson(id: string, name: string, known: Partial<Person> = {}): Person {
  return {
    id,
    name,
    address: '',
    email: '',
    phone: '',
    born: null,
    isMember: false,
    paidUntil: null,
    mode: null,
    channel: 'letter',
    roles: [],
    account: [],
    ...known,
  };
}
