import type { Letter } from '../../../kernel';
import type { Person } from '../../../world';

/** A participant with nothing but an id. */
export function person(id: string, change: Partial<Person> = {}): Person {
  return {
    id,
    name: `Real ${id}`,
    address: '',
    email: '',
    phone: '',
    born: 1970,
    isMember: true,
    paidUntil: 2000,
    mode: null,
    channel: 'letter',
    roles: [{ party: 'tha', kind: 'single' }],
    account: [],
    ...change,
  };
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
