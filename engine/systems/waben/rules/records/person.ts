import type { Objection } from '../../../../kernel';
import type { Person } from '../../../../world';
import { isWithheld } from '../people/accounts';
import { isPlayed } from '../people/roles';
import { flagOf } from '../settings';
import { forbidden, type Inspector, nameless, unusual } from './objection';

const roles = ({ roles: parts }: Person, parties: Readonly<Record<string, unknown>>) =>
  parts.flatMap(({ party, since, until }): readonly Objection[] => [
    ...forbidden(!Object.hasOwn(parties, party), 'roles', 'roleParty', 'WW-11.1-01', { party }),
    ...forbidden(
      since !== undefined && until !== undefined && until < since,
      'roles',
      'roleTime',
      'WW-11.1-01',
      { since: since ?? 0, until: until ?? 0 },
    ),
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
    ...unusual(
      person.channel === 'email' && !person.email.includes('@'),
      'email',
      'email',
      'WW-11.1-01',
    ),
    ...unusual(person.mode === null, 'mode', 'mode', 'WW-1.2-16'),
    ...forbidden(
      !person.isMember && flagOf(settings, 'acct.require_membership'),
      'isMember',
      'member',
      'WW-12.1-11',
    ),
    ...unusual(isWithheld(person, settings), 'account', 'withheld', 'WW-1.4-07'),
    ...unusual(alone !== undefined, 'roles', 'noPlayer', 'WW-1.2-08', {
      party: alone?.party ?? '',
    }),
    ...roles(person, world.parties),
  ];
};
