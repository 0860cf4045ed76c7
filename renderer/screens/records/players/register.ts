import { newPerson, type Person, unplayedIn } from '../../../../engine';
import {
  changed,
  type Column,
  type FieldValue,
  type Register,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { objectionsOfParties } from '../register/edit';
import { freeId } from '../ids';
import { accountOf } from './account';
import { AccountPart } from './AccountPart';
import { ChargeAction } from './ChargeAct';
import './players.css';
import { RolesPart } from './RolesPart';

type Editable = Exclude<keyof Person, 'id' | 'roles' | 'account'>;

/** Writes one field of a person. */
const write = (key: Editable) => (row: Person, value: FieldValue) =>
  changed(({ world }) => {
    const person = world.people[row.id];
    if (person !== undefined) Object.assign(person, { [key]: value });
  });

/** A column whose value stands in the person under the column's own name. */
const plain = (
  id: Editable,
  kind: Column<Person>['kind'],
  rest: Partial<Column<Person>> = {},
): Column<Person> => ({
  id,
  text: `records:person.${id}`,
  kind,
  value: (person) => person[id] ?? null,
  edit: write(id),
  ...rest,
});

/** Columns that are derived: parts played, the balance of the account, whether turn reports are held back. */
const DERIVED: readonly Column<Person>[] = [
  {
    id: 'roles',
    text: 'records:person.roles',
    kind: 'realms',
    width: [120, 1],
    value: ({ roles }) => [...new Set(roles.map(({ party }) => party))],
  },
  {
    id: 'balance',
    text: 'records:person.balance',
    kind: 'money',
    width: [92],
    value: ({ id }, place) => accountOf(place, id)?.balance.value ?? null,
    explained: ({ id }, place) => accountOf(place, id)?.balance,
  },
  {
    id: 'withheld',
    text: 'records:person.withheld',
    kind: 'flag',
    width: [96],
    value: ({ id }, place) => accountOf(place, id)?.isWithheld ?? false,
  },
];

const COLUMNS: readonly Column<Person>[] = [
  plain('name', 'text', { width: [140, 2], isBulk: false }),
  plain('email', 'text', { width: [132, 1], isOptional: true, isBulk: false }),
  plain('phone', 'text', { isOptional: true, isBulk: false }),
  plain('address', 'text', { rows: 3, isOptional: true }),
  plain('born', 'year', { isOptional: true, isBulk: false }),
  plain('mode', 'choice', {
    width: [96],
    options: optionsOf(['open', 'secret'], (id) => `records:mode.${id}`),
    isOptional: true,
    none: 'records:mode.none',
  }),
  plain('channel', 'choice', {
    width: [92],
    isFilter: false,
    options: optionsOf(['letter', 'email', 'medium'], (id) => `records:channel.${id}`),
  }),
  plain('isMember', 'flag', { width: [72] }),
  plain('paidUntil', 'year', { width: [84], isOptional: true }),
  plain('note', 'text', { rows: 4, isOptional: true }),
];

/** The participants with what the GM knows of them (WW-11.1-01, WW-1.2-15). */
export const players: Register<Person> = {
  id: 'players',
  title: 'records:person.title',
  fresh: 'records:person.fresh',
  empty: { title: 'records:person.emptyTitle', text: 'records:person.emptyText' },
  objections: objectionsOfParties('person'),
  rows: ({ world }) => Object.values(world.people),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: [...COLUMNS.slice(0, 1), ...DERIVED, ...COLUMNS.slice(1)],
  sheet: [
    { id: 'who', fields: ['name', 'email', 'phone', 'address', 'born'] },
    {
      id: 'play',
      text: 'records:person.play',
      fields: ['mode', 'channel', 'isMember', 'paidUntil'],
    },
    { id: 'roles', text: 'records:role.title', fields: [], Part: RolesPart },
    { id: 'account', text: 'records:account.title', fields: [], Part: AccountPart },
    { id: 'note', fields: ['note'] },
  ],
  create: {
    fields: [
      { id: 'name', text: 'records:person.name', kind: 'text', initial: () => '' },
      {
        id: 'party',
        text: 'records:person.plays',
        kind: 'realm',
        isOptional: true,
        none: 'records:person.noParty',
        initial: ({ campaign: { world } }) => unplayedIn(world)[0]?.key ?? null,
      },
    ],
    make: (values, { campaign }) => {
      const id = freeId('p', campaign.world.people, campaign.shelf);
      const person: Person = newPerson(id, String(values['name'] ?? ''), {
        roles:
          typeof values['party'] === 'string' ? [{ party: values['party'], kind: 'single' }] : [],
      });
      return {
        ...changed(({ world }) => {
          Object.assign(world.people, { [id]: person });
        }),
        id,
      };
    },
  },
  Actions: ChargeAction,
  shelve: (person) => ({
    ...changed(({ world }) => {
      Reflect.deleteProperty(world.people, person.id);
    }),
    item: { kind: 'person', value: person },
  }),
};
