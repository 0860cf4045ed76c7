import type { FieldAddress } from '../../../hex';
import type { Letter, Mail } from '../../../kernel';
import type { Party, Person, Role, SightedUnit, Treaty, World } from '../../../world';
import type { CaseUnit, CaseWorld } from './case';

// Lines of cases about purses, people, treaties and letters, beside the board and its units.

/** `a 1 b 2` as pairs. */
const pairsOf = (words: readonly string[]): readonly (readonly [string, number])[] =>
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : []));

/** `trained landWork seaCombat` and `nextSeat 210/02` of a character named before. */
export function unitFact(unit: CaseUnit, [word, ...rest]: readonly string[]): CaseUnit | undefined {
  if (word !== 'trained' && word !== 'nextSeat') return undefined;
  const plain = { name: unit.character ?? '', status: 'NSC', seat: null } as const;
  const fact =
    word === 'trained' ? { trained: rest } : { nextSeat: { seat: rest[0] as FieldAddress } };
  const character = { ...(unit.also?.character ?? plain), ...fact };
  return { ...unit, also: { ...unit.also, character } };
}

function factOf(word: string, rest: readonly string[]): Partial<Party> | undefined {
  if (word === 'kind') return { kind: rest[0] as Party['kind'] };
  if (word === 'name') return { name: rest.join(' ') };
  if (word === 'contacts') return { contacts: rest };
  if (word === 'nextCapital') return { nextCapital: rest[0] as FieldAddress };
  if (word === 'storage')
    return { storage: Object.fromEntries(pairsOf(rest)) as NonNullable<Party['storage']> };
  return word === 'unrest' || word === 'missing' ? { [word]: Number(rest[0]) } : undefined;
}

/** `unrest 2`, `missing 1`, `storage 210/22 60`, `contacts b c`, `nextCapital 210/02`, `kind single`, `name Bund von Valen` of a party. */
export function partyFact(given: CaseWorld, party: string, part: string): CaseWorld | undefined {
  const [word = '', ...rest] = part.split(' ');
  const fact = factOf(word, rest);
  const parties = { ...given.parties, [party]: { ...given.parties?.[party], ...fact } };
  return fact && { ...given, parties };
}

/** Words behind their names, `from 1, until 5, copies a b`. */
const factsIn = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split(', ').map((part) => {
      const [word = '', ...rest] = part.split(' ');
      return [word, rest];
    }),
  );

/** `a b, alliance roadBuilding, from 1, until 5, copies a b, text Pakt / Text`. */
function treatyOf(id: string, value: string): Treaty {
  const [parties = '', kinds = '', ...rest] = value.split(', ');
  const { from, until, copies = parties.split(' '), text = [] } = factsIn(rest.join(', '));
  return {
    id,
    parties: parties.split(' '),
    kinds: kinds.split(' ') as Treaty['kinds'],
    from: Number(from?.[0] ?? 1),
    until: until === undefined ? null : Number(until[0]),
    copies,
    text: text.join(' ').replace(' / ', '\n'),
  };
}

/** `single a, coPlayer b, born 1983, member no, paid 1999, mode secret, channel medium, deposit 1500`. */
function personOf(id: string, value: string): Person {
  const { born, member, paid, mode, channel, ...rest } = factsIn(value);
  const kinds = ['deposit', 'charge', 'contribution', 'fee'] as const;
  return {
    id,
    name: `Real ${id}`,
    address: '',
    email: '',
    phone: '',
    born: Number(born?.[0] ?? 1970),
    isMember: member?.[0] !== 'no',
    paidUntil: paid?.[0] === 'never' ? null : Number(paid?.[0] ?? 2000),
    mode: (mode?.[0] ?? null) as Person['mode'],
    channel: (channel?.[0] ?? 'letter') as Person['channel'],
    roles: Object.entries(rest).flatMap(([kind, [party = '']]) =>
      kinds.some((one) => one === kind) ? [] : [{ party, kind: kind as Role['kind'] }],
    ),
    account: kinds.flatMap((kind) =>
      rest[kind] === undefined ? [] : [{ turn: 1, cents: Number(rest[kind][0]), kind }],
    ),
  };
}

/** `201 by p, at 2000-03-01T12:00:00Z, for 6 | text`, a letter of a party for the open turn. */
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

/** `size 1, turn 4` of what a party has sighted of `b` in a field. */
function sighted(value: string, place: string): SightedUnit {
  const { size, turn, of } = factsIn(value);
  return {
    turn: Number(turn?.[0] ?? 4),
    place: place as FieldAddress,
    party: of?.[0] ?? 'b',
    kind: 'foot',
    sizeClass: Number(size?.[0] ?? 1),
    by: 'unit 101',
  };
}

const withSighting =
  (party: string, one: SightedUnit) =>
  (world: World): World => {
    const { grossfelder, sightings } = world.knowledge[party] ?? { grossfelder: {}, sightings: [] };
    return {
      ...world,
      knowledge: { ...world.knowledge, [party]: { grossfelder, sightings: [...sightings, one] } },
    };
  };

/** Change of the finished world by a line. */
function changeFor(key: string, value: string): ((world: World) => World) | undefined {
  const [word = '', name = '', place = ''] = key.split(' ');
  if (word === 'treaty')
    return (world) => ({
      ...world,
      treaties: { ...world.treaties, [name]: treatyOf(name, value) },
    });
  if (word === 'person')
    return (world) => ({ ...world, people: { ...world.people, [name]: personOf(name, value) } });
  return word === 'sighted' ? withSighting(name, sighted(value, place)) : undefined;
}

/** Mail of a line: `letter a 2`, `mail m1`, `deadline`. */
function sentBy({ sent = {} }: CaseWorld, key: string, value: string): CaseWorld['sent'] {
  const [word = '', name = ''] = key.split(' ');
  const { letters = [], mail = [] } = sent;
  if (key === 'deadline') return { ...sent, deadline: value };
  if (word === 'letter') return { ...sent, letters: [...letters, letterOf(name, value)] };
  return word === 'mail' ? { ...sent, mail: [...mail, mailOf(name, value)] } : undefined;
}

/**
 * The world with one more line of a case applied; undefined if there is no such line: `treaty one: a b, alliance`,
 * `person p: single a, born 1983`, `sighted a 210/21: size 6`, `mail m1: message from a to b`, `letter a 1: by p, at
 * 2000-03-01 | text`, `deadline: 2000-03-02`.
 */
export function giveMore(given: CaseWorld, key: string, value: string): CaseWorld | undefined {
  const sent = sentBy(given, key, value);
  if (sent !== undefined) return { ...given, sent };
  const change = changeFor(key, value);
  return change && { ...given, more: [...(given.more ?? []), change] };
}
