import { useTranslation } from 'react-i18next';
import type { Campaign, Party, Person } from '../../../engine';
import { Button, IconButton, Select } from '../../kit/ui';
import { changing, type Command } from '../state/command';
import { showNewRecord, showRecord } from './records-store';

const withRoles = ({ name: party }: Party, { id, name }: Person, roles: Person['roles']): Command =>
  changing('records:command.roles', { name, party }, ({ world }) => {
    const person = world.people[id];
    if (person !== undefined) person.roles = [...roles];
  });

/** Who plays a party: each with the way to their record, and a choice of those there are. */
export function PartyPlayers({
  campaign,
  party,
  isDisabled,
  onCommand,
}: {
  readonly campaign: Campaign;
  readonly party: Party;
  readonly isDisabled: boolean;
  readonly onCommand: (command: Command) => void;
}) {
  const { t } = useTranslation();
  const people = Object.values<Person>(campaign.world.people);
  const plays = ({ roles }: Person): boolean => roles.some((role) => role.party === party.key);
  const others = people.filter((person) => !plays(person));
  return (
    <div className="ww-stack ww-gap-8">
      {people.filter(plays).map((person) => (
        <div key={person.id} className="ww-row ww-gap-8">
          <button
            type="button"
            className="ww-link"
            onClick={() => showRecord('players', person.id)}
          >
            {person.name}
          </button>
          <IconButton
            icon="close"
            label={t('records:party.withoutPlayer', { name: person.name })}
            isDisabled={isDisabled}
            onPress={() =>
              onCommand(
                withRoles(
                  party,
                  person,
                  person.roles.filter((role) => role.party !== party.key),
                ),
              )
            }
          />
        </div>
      ))}
      {others.length === 0 ? null : (
        <Select
          label={t('records:party.choosePlayer')}
          isDisabled={isDisabled}
          options={others.map(({ id, name }) => ({ id, label: name }))}
          value={null}
          onChange={(id) => {
            const person = others.find((one) => one.id === id);
            if (person !== undefined)
              onCommand(
                withRoles(party, person, [...person.roles, { party: party.key, kind: 'single' }]),
              );
          }}
        />
      )}
      <div>
        <Button
          variant="text"
          icon="plus"
          isDisabled={isDisabled}
          onPress={() => showNewRecord('players', { party: party.key })}
        >
          {t('records:person.fresh')}
        </Button>
      </div>
    </div>
  );
}
