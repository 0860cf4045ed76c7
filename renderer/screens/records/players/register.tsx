import { newPerson, type Person, unplayedIn } from '../../../../engine';
import {
  changed,
  type Column,
  type FieldValue,
  type NewField,
  type Register,
  type RegisterPlace,
  specsUnder,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { objectionsOfParties } from '../register/edit';
import { freeId } from '../ids';
import { accountOf, chargeAll, withheldPlayers } from './account';
import { AccountPart } from './AccountPart';
import './players.css';
import { RolesPart } from './RolesPart';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button } from '../../../kit/ui';
import { useRecordsView } from '../../../model/records/records-store';
import { LOOKING_AT_ALL } from '../../../model/records/lines';

/** Charges everybody for the open turn in one command, and reports who is held back (WW-1.4-07, WW-1.4-10). */
function ChargeAction({
  place,
  readOnly,
}: {
  readonly place: RegisterPlace;
  readonly readOnly: boolean;
}) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const look = useRecordsView(({ change }) => change);
  const { turn } = place.campaign.world.clock;
  const command = chargeAll(place, turn);
  const withheld = withheldPlayers(place);
  return (
    <>
      {withheld.length === 0 ? null : (
        <Button
          variant="text"
          onPress={() =>
            look('players', { looking: { ...LOOKING_AT_ALL, filters: { withheld: 'true' } } })
          }
        >
          {t('records:account.withheldCount', { count: withheld.length })}
        </Button>
      )}
      {command === undefined ? null : (
        <Button isDisabled={readOnly} onPress={() => void execute(command)}>
          {t('records:account.chargeAll', { turn })}
        </Button>
      )}
    </>
  );
}

const column = specsUnder<Column<Person>>((id) => `records:person.${id}`);
const field = specsUnder<NewField>((id) => `records:person.${id}`);

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
): Column<Person> =>
  column(id, kind, { value: (person) => person[id] ?? null, edit: write(id), ...rest });

/** Columns that are derived: parts played, the balance of the account, whether turn reports are held back. */
const DERIVED: readonly Column<Person>[] = [
  column('roles', 'realms', {
    width: [120, 1],
    value: ({ roles }) => [...new Set(roles.map(({ party }) => party))],
  }),
  column('balance', 'money', {
    width: [92],
    value: ({ id }, place) => accountOf(place, id)?.balance.value ?? null,
    explained: ({ id }, place) => accountOf(place, id)?.balance,
  }),
  column('withheld', 'flag', {
    width: [96],
    value: ({ id }, place) => accountOf(place, id)?.isWithheld ?? false,
  }),
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
      field('name', 'text', { initial: () => '' }),
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
