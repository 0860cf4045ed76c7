import type { Letter, Mail, TurnInput } from '../kernel';
import type { World } from '../world';
import type { CaseLine } from './read';

/** Mail of a turn beside its orders. */
export type Sent = Pick<TurnInput<World>, 'mail' | 'letters' | 'deadline'>;

/** Words behind their names, `from 1, until 5, copies a b`. */
export function factsIn(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    text.split(', ').map((part) => {
      const [word = '', ...rest] = part.split(' ');
      return [word, rest];
    }),
  );
}

/** `by p, at 2000-03-01T12:00:00Z, for 6 | text`, a letter of a party for the open turn. */
function letterOf(party: string, value: string): Letter {
  const [head = '', text = ''] = value.split(' | ');
  const facts = factsIn(head);
  return {
    party,
    sender: facts['by']?.[0] ?? null,
    receivedAt: facts['at']?.[0] ?? '2000-03-01T12:00:00Z',
    turn: Number(facts['for']?.[0] ?? 5),
    text,
  };
}

/** `message from a to b, public | Gruß | Text`. */
function mailOf(id: string, value: string): Mail {
  const [head = '', title = 'Gruß', text = 'Text'] = value.split(' | ');
  const [, kind = '', from = '', to = null, word] =
    /^(\w+) from (\w+)(?: to (\w+))?(?:, (public|secret))?$/.exec(head) ?? [];
  const isPublic = word === undefined ? null : word === 'public';
  return { id, from, to, kind: kind as Mail['kind'], title, text, isPublic };
}

/**
 * Mail with one more line of a case; undefined if the line is none: `letter a 1: by p, at 2000-03-01 | text`, `mail m1:
 * message from a to b`, `deadline: 2000-03-02`.
 */
export function sentWith(sent: Sent, { key, value }: CaseLine): Sent | undefined {
  const [word = '', name = ''] = key.split(' ');
  const { letters = [], mail = [] } = sent;
  if (key === 'deadline') return { ...sent, deadline: value };
  if (word === 'letter') return { ...sent, letters: [...letters, letterOf(name, value)] };
  return word === 'mail' ? { ...sent, mail: [...mail, mailOf(name, value)] } : undefined;
}
