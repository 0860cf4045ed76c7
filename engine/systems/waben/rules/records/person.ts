import type { Person } from '../../../../world';
import { isWithheld } from '../people/accounts';
import { isPlayed } from '../people/roles';
import { flagOf } from '../settings';
import { type Inspector, nameless, type FieldObjection, when } from './objection';

const roles = ({ roles: parts }: Person, parties: Readonly<Record<string, unknown>>) =>
  parts.flatMap(({ party, since, until }): readonly FieldObjection[] => [
    ...when(!Object.hasOwn(parties, party), () => ({
      field: 'roles',
      code: 'roleParty',
      clause: 'WW-11.1-01',
      weight: 'forbidden',
      about: { party },
    })),
    ...when(since !== undefined && until !== undefined && until < since, () => ({
      field: 'roles',
      code: 'roleTime',
      clause: 'WW-11.1-01',
      weight: 'forbidden',
      about: { since: since ?? 0, until: until ?? 0 },
    })),
  ]);

/** Objections to a participant (WW-1.2-08, WW-1.2-16, WW-1.4-07, WW-12.1-11). */
export const personObjections: Inspector = (world, id, settings) => {
  const person = world.people[id];
  if (person === undefined) return [];
  const alone = person.roles.find(
    ({ kind, party }) =>
      (kind === 'coPlayer' || kind === 'realmGm') && !isPlayed(world.people, party),
  );
  return [
    ...nameless(person.name),
    ...when(person.channel === 'email' && !person.email.includes('@'), (): FieldObjection => ({
      field: 'email',
      code: 'email',
      clause: 'WW-11.1-01',
      weight: 'unusual',
    })),
    ...when(person.mode === null, (): FieldObjection => ({
      field: 'mode',
      code: 'mode',
      clause: 'WW-1.2-16',
      weight: 'unusual',
    })),
    ...when(
      !person.isMember && flagOf(settings, 'acct.require_membership'),
      (): FieldObjection => ({
        field: 'isMember',
        code: 'member',
        clause: 'WW-12.1-11',
        weight: 'forbidden',
      }),
    ),
    ...when(isWithheld(person, settings), (): FieldObjection => ({
      field: 'account',
      code: 'withheld',
      clause: 'WW-1.4-07',
      weight: 'unusual',
    })),
    ...when(alone !== undefined, (): FieldObjection => ({
      field: 'roles',
      code: 'noPlayer',
      clause: 'WW-1.2-08',
      weight: 'unusual',
      about: { party: alone?.party ?? '' },
    })),
    ...roles(person, world.parties),
  ];
};
