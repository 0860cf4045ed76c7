import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../kernel';
import type { KnownSettlement, World } from '../../../world';
import { PROGRAM_FINDINGS } from '../data';
import { checkOrders, readOrders } from '../orders';
import { ADVICE, type GivenAdvice } from './advice';
import { worldOfCase } from './build';

const MAP = [
  { no: '210', u: 0, v: 0, terrain: 't' },
  { no: '001', u: 1, v: 0, terrain: 't' },
];

/** Knowledge of the settlements, which the builder of cases leaves out. */
const knowing = (world: World): World['knowledge'] => {
  const known = world.knowledge['a'];
  if (known === undefined) return world.knowledge;
  const grossfelder = Object.fromEntries(
    Object.entries(known.grossfelder).map(([no, chunk]) => [
      no,
      {
        ...chunk,
        settlements: Object.fromEntries(
          Object.entries(
            world.map.grossfelder[no as keyof typeof world.map.grossfelder]?.settlements ?? {},
          ).map(([index, { type, name, owner }]): [string, KnownSettlement] => [
            index,
            { type, name, owner },
          ]),
        ),
      },
    ]),
  );
  return { ...world.knowledge, a: { ...known, grossfelder } };
};

const worldOf = (given: GivenAdvice): World => {
  const plain = worldOfCase({
    ...given,
    map: MAP,
    informed: given.isInformed === false ? [] : ['a'],
  });
  const knowledge = knowing(plain);
  const realm = plain.parties['a'];
  if (realm === undefined) throw new Error('no realm');
  return {
    ...plain,
    clock: { ...plain.clock, moon: given.moon ?? 3 },
    parties: { ...plain.parties, a: { ...realm, ...given.realm } },
    units: Object.fromEntries(
      Object.entries(plain.units).map(([id, unit]) => [
        id,
        unit.party === 'a' ? { ...unit, ...given.changes?.[unit.number] } : unit,
      ]),
    ),
    treaties: given.treaties ?? {},
    works: Object.fromEntries((given.works ?? []).map((work) => [work.id, work])),
    knowledge: {
      ...knowledge,
      a: {
        grossfelder: knowledge['a']?.grossfelder ?? {},
        sightings: (given.sighted ?? []).map((sighting) => ({
          ...sighting,
          party: 'b',
          kind: 'foot',
          by: 'unit 101',
        })),
      },
    },
  };
};

const letterOf = ({ lines = [], rows }: GivenAdvice): string =>
  [
    ...lines,
    'Nr.\tZugbefehl\tBefehl\tSonstiges',
    ...rows.map((row) => row.replaceAll('|', '\t')),
  ].join('\n');

const adviceIn = (given: GivenAdvice, world = worldOf(given)): readonly Finding[] =>
  checkOrders(readOrders(letterOf(given), 'a', world), world, given.settings ?? {}).filter(
    ({ code }) => code.startsWith('F-ADV-'),
  );

const told = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ unit, code, words }) => `${String(unit)} ${code} ${words}`.trim());

describe('legal, but seldom meant', () => {
  it.each(ADVICE)('$id', ({ given, expect: expected }) => {
    expect(told(adviceIn(given))).toEqual(expected);
  });

  it('every pattern has a case in which it warns', () => {
    const codes = Object.keys(PROGRAM_FINDINGS).filter((code) => code.startsWith('F-ADV-'));
    const shown = new Set(
      ADVICE.flatMap(({ expect: expected }) => expected.map((one) => one.split(' ')[1])),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
  });

  it('WW-10.1-14: says nothing that follows from what the realm cannot know', () => {
    for (const { given } of ADVICE) {
      const world = worldOf(given);
      const hidden: World = {
        ...world,
        units: {
          ...world.units,
          'b:777': {
            ...Object.values(world.units)[0],
            id: 'b:777',
            party: 'b',
            number: 777,
            size: 99_000,
          } as World['units'][string],
        },
        parties: Object.fromEntries(
          Object.entries(world.parties).map(([key, party]) => [
            key,
            key === 'a' ? party : { ...party, treasury: 12, relations: { a: 'alliance' as const } },
          ]),
        ),
      };
      expect(adviceIn(given, hidden)).toEqual(adviceIn(given, world));
    }
  });
});
