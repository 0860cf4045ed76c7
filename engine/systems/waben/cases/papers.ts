import { type CaseWord, factsIn } from '../../../cases';
import type { FieldAddress } from '../../../hex';
import { type Person, newPerson, type Role, type SightedUnit, type Treaty } from '../../../world';

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
  return newPerson(id, `Real ${id}`, {
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
  });
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

/** Lines of cases about what is agreed, who takes part and what was sighted. */
export const PAPERS: Readonly<Record<string, CaseWord>> = {
  treaty: (world, said, id) => ({
    ...world,
    treaties: { ...world.treaties, [id]: treatyOf(id, said) },
  }),
  person: (world, said, id) => ({
    ...world,
    people: { ...world.people, [id]: personOf(id, said) },
  }),
  /** `sighted a 210/21: size 6`. */
  sighted: (world, said, about) => {
    const [party = '', place = ''] = about.split(' ');
    const { grossfelder, sightings } = world.knowledge[party] ?? { grossfelder: {}, sightings: [] };
    const known = { grossfelder, sightings: [...sightings, sighted(said, place)] };
    return { ...world, knowledge: { ...world.knowledge, [party]: known } };
  },
};
