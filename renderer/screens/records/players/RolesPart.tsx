import { useTranslation } from 'react-i18next';
import type { Person, Role } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, IconButton } from '../../../kit/ui';
import { type FieldSpec, type FieldValue, type PartProps } from '../../../model/records/register';
import { optionsOf, PlainEditor } from '../register';
import { changing } from '../../../model/state/command';

const ROLE_KINDS = ['single', 'contact', 'coPlayer', 'realmGm', 'wanderer'] as const;

const FIELDS: readonly (FieldSpec & { readonly id: keyof Role })[] = [
  { id: 'party', text: 'records:role.party', kind: 'realm' },
  {
    id: 'kind',
    text: 'records:role.kind',
    kind: 'choice',
    options: optionsOf(ROLE_KINDS, (id) => `records:roleKind.${id}`),
  },
  { id: 'since', text: 'records:role.since', kind: 'turn', isOptional: true },
  { id: 'until', text: 'records:role.until', kind: 'turn', isOptional: true },
];

/** A role with one of its fields written; nothing = from the beginning, until further notice. */
const withField = (role: Role, id: keyof Role, value: FieldValue): Role => {
  const { since, until, ...rest } = { ...role, [id]: value ?? undefined };
  return {
    ...rest,
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
};

/** The parts a person plays, for which party and how long (WW-11.2-01). */
export function RolesPart({ row, place, readOnly }: PartProps<Person>) {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const write = (roles: readonly Role[]): void =>
    void execute(
      changing(
        'records:command.field',
        { name: row.name, field: 'records:role.title' },
        ({ world }) => {
          const person = world.people[row.id];
          if (person !== undefined) person.roles = [...roles];
        },
      ),
    );
  const free =
    Object.keys(place.campaign.world.parties).find(
      (key) => !row.roles.some(({ party }) => party === key),
    ) ?? Object.keys(place.campaign.world.parties)[0];
  return (
    <>
      {row.roles.map((role, index) => (
        <div
          key={index}
          role="group"
          className="ww-role ww-grid ww-align-end"
          aria-label={t('records:role.one', { number: index + 1 })}
        >
          {FIELDS.map((spec) => (
            <PlainEditor
              key={spec.id}
              spec={spec}
              value={role[spec.id] ?? null}
              place={place}
              isDisabled={readOnly}
              onTake={(value) => write(row.roles.with(index, withField(role, spec.id, value)))}
            />
          ))}
          <IconButton
            icon="trash"
            label={t('records:role.remove', { number: index + 1 })}
            isDisabled={readOnly}
            onPress={() => write(row.roles.toSpliced(index, 1))}
          />
        </div>
      ))}
      {free === undefined ? (
        <p className="ww-small ww-quiet">{t('records:role.noParty')}</p>
      ) : (
        <div>
          <Button
            variant="text"
            icon="plus"
            isDisabled={readOnly}
            onPress={() => write([...row.roles, { party: free, kind: 'single' }])}
          >
            {t('records:role.add')}
          </Button>
        </div>
      )}
    </>
  );
}
