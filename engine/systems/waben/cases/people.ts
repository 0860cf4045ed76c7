import type { Letter } from '../../../kernel';
import { newPerson, type Person } from '../../../world';

/** A participant with nothing but an id. */
export function person(id: string, change: Partial<Person> = {}): Person {
  return newPerson(id, `Real ${id}`, {
    born: 1970,
    isMember: true,
    paidUntil: 2000,
    roles: [{ party: 'tha', kind: 'single' }],
    ...change,
  });
}

/** A letter of `tha` for the open turn. */
export function letter(text: string, change: Partial<Letter> = {}): Letter {
  return {
    party: 'tha',
    sender: null,
    receivedAt: '2000-03-01T12:00:00Z',
    turn: 5,
    text,
    ...change,
  };
}
