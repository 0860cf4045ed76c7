import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../../assets/examples/acht';
import type { Settings } from '../../../../kernel';
import { blankWork, type World } from '../../../../world';
import { at } from '../../../../testing/world';
import { objectionsIn } from '.';
import { there } from '../../../../testing/there';

const { world } = achtCampaign();

const codesOf = (
  changed: World,
  kind: Parameters<typeof objectionsIn>[1],
  id: string,
  settings: Settings = {},
): readonly string[] =>
  objectionsIn(changed, kind, id, settings).map(
    ({ field, code, clause, weight }) => `${field}: ${code} ${clause} ${weight}`,
  );

type Unit = World['units'][string];
type Party = World['parties'][string];
type Person = World['people'][string];
type Treaty = World['treaties'][string];

const withUnit = (id: string, change: Partial<Unit>): World => {
  const unit = there(world.units[id], `no unit ${id}`);
  return { ...world, units: { ...world.units, [id]: { ...unit, ...change } } };
};

const withParty = (key: string, change: Partial<Party>): World => {
  const party = there(world.parties[key], `no party ${key}`);
  return { ...world, parties: { ...world.parties, [key]: { ...party, ...change } } };
};

describe('objections to units', () => {
  it('are none for the units of the booklet but its own contradictions', () => {
    expect(codesOf(world, 'unit', 'tha:101')).toEqual([]);
    expect(codesOf(world, 'unit', 'tha:202')).toEqual(['size: unitSmall WW-5.1-10 unusual']);
  });

  it.each<[string, Partial<Unit>, string]>([
    ['a number below 100', { number: 99 }, 'number: unitNumber WW-5.1-03 forbidden'],
    ['a number of riders', { number: 250 }, 'number: unitRange WW-5.1-05 unusual'],
    ['a type nobody knows', { type: 'Q' }, 'type: unitType WW-5.2-01 forbidden'],
    ['no heads', { size: 0, raised: {} }, 'size: unitEmpty WW-11.1-03 forbidden'],
    ['no leader', { leaders: 0 }, 'leaders: leaderless WW-5.1-02 forbidden'],
    ['one leader for 8,000', { leaders: 1 }, 'leaders: leadersFew WW-5.2-08 unusual'],
    ['heads raised nowhere', { raised: { t: 7999 } }, 'raised: raisedSum WW-5.1-26 unusual'],
    [
      'a field off the map',
      { place: { kind: 'field', field: at('777/01') } },
      'place: place WW-11.1-03 forbidden',
    ],
    [
      'feet in the sea',
      { place: { kind: 'field', field: at('001/14') } },
      'place: landUnitAtSea WW-5.3-18 unusual',
    ],
    ['gold in hands that carry nothing', { gold: 5 }, 'gold: load WW-5.1-42 forbidden'],
    ['a scout of 8,000', { scout: true }, 'scout: scoutBig WW-5.1-11 forbidden'],
    ['an order nobody knows', { order: 'KX' }, 'order: order WW-6.2-01 unusual'],
  ])('report %s', (_what, change, expected) => {
    expect(codesOf(withUnit('tha:101', change), 'unit', 'tha:101')).toContain(expected);
  });

  it('report a ship at a coast harbour, which is in the water, and one on a side without water', () => {
    const placed = (field: string, side: 1 | 2 | 3 | 4 | 5 | 6): readonly string[] =>
      codesOf(
        withUnit('tha:302', { place: { kind: 'side', field: at(field), side } }),
        'unit',
        'tha:302',
      );
    expect(placed('210/04', 2)).toEqual(['place: shipAtQuay WW-4.2-23 unusual']);
    expect(placed('210/19', 4)).toEqual(['place: shipOnLand WW-5.3-18 unusual']);
  });

  it('report a ship on land, and the sixth scout', () => {
    const ashore = withUnit('tha:302', { place: { kind: 'field', field: at('210/19') } });
    expect(codesOf(ashore, 'unit', 'tha:302')).toContain('place: shipOnLand WW-5.3-18 unusual');
    expect(codesOf(world, 'unit', 'okh:201', { 'unit.max_scouts_land': 0 })).toContain(
      'scout: scoutMany WW-5.1-13 unusual',
    );
  });
});

describe('objections to characters', () => {
  const seated = (seat: string | null, more: object = {}): World => {
    const unit = world.units['tha:501'];
    if (unit?.character == null) throw new Error('no character');
    const character = { ...unit.character, seat: seat === null ? null : at(seat), ...more };
    return withUnit('tha:501', { character });
  };

  it('WW-4.2-14: report that the booklet gives its ruler a seat without a settlement', () => {
    expect(codesOf(world, 'character', 'tha:501')).toEqual(['seat: seat WW-4.2-14 unusual']);
    expect(codesOf(seated('210/04'), 'character', 'tha:501')).toEqual([]);
  });

  it('WW-4.2-15: report two in one settlement', () => {
    const both = { ...seated('210/04'), units: { ...seated('210/04').units } };
    const other = both.units['tha:502'];
    if (other?.character == null) throw new Error('no character');
    const shared: World = {
      ...both,
      units: {
        ...both.units,
        'tha:502': { ...other, character: { ...other.character, seat: at('210/04') } },
      },
    };
    expect(codesOf(shared, 'character', 'tha:502')).toContain(
      'seat: seatTaken WW-4.2-15 forbidden',
    );
  });

  it('report a REP nobody plays, an unknown training, no name', () => {
    const lonely = { ...seated('210/04'), people: {} };
    expect(codesOf(lonely, 'character', 'tha:501')).toEqual([
      'status: repUnplayed WW-1.2-07 unusual',
    ]);
    expect(
      codesOf(seated('210/04', { trained: ['Q'], name: ' ' }), 'character', 'tha:501'),
    ).toEqual(['name: name WW-11.1-01 unusual', 'trained: trained WW-7.2-21 forbidden']);
  });

  it('are none for a unit that is no character', () => {
    expect(codesOf(world, 'character', 'tha:101')).toEqual([]);
  });
});

describe('objections to parties', () => {
  it('are none for the realms of the example', () => {
    for (const key of Object.keys(world.parties)) expect(codesOf(world, 'party', key)).toEqual([]);
  });

  it.each<[string, Partial<Party>, string]>([
    ['no name', { name: '' }, 'name: name WW-11.1-01 unusual'],
    ['a capital elsewhere', { capital: at('001/21') }, 'capital: capital WW-4.2-19 forbidden'],
    ['debts', { treasury: -1, storage: {} }, 'treasury: debt WW-12.3-08 unusual'],
    [
      'more gold stored than there is',
      { storage: { [at('210/04')]: 30_000 } },
      'storage: storage WW-11.1-03 forbidden',
    ],
    ['land of a wanderer', { kind: 'single' }, 'kind: land WW-1.2-17 unusual'],
    [
      'peace on one side',
      { relations: { okh: 'peace' } },
      'relations: oneSided WW-11.2-03 unusual',
    ],
  ])('report %s', (_what, change, expected) => {
    expect(codesOf(withParty('tha', change), 'party', 'tha')).toContain(expected);
  });

  it('WW-12.1-07: follow the GM where organisations own no land', () => {
    const landed = withParty('tha', { kind: 'organisation' });
    expect(codesOf(landed, 'party', 'tha', { 'seg.org_territory': false })).toContain(
      'kind: land WW-12.1-07 unusual',
    );
    expect(codesOf(landed, 'party', 'tha')).toEqual([]);
  });
});

describe('objections to participants', () => {
  const changed = (change: Partial<Person>): World => {
    const person = there(world.people['p-tha'], 'no person');
    return { ...world, people: { ...world.people, 'p-tha': { ...person, ...change } } };
  };

  it.each<[string, Partial<Person>, Settings, string]>([
    ['a mail address that is none', { email: '' }, {}, 'email: email WW-11.1-01 unusual'],
    ['silence about playing openly', { mode: null }, {}, 'mode: mode WW-1.2-16 unusual'],
    [
      'no membership where it is asked for',
      { isMember: false },
      { 'acct.require_membership': true },
      'isMember: member WW-12.1-11 forbidden',
    ],
    [
      'an account below nothing',
      { account: [{ turn: 58, cents: -1, kind: 'charge' }] },
      {},
      'account: withheld WW-1.4-07 unusual',
    ],
    [
      'a part in a realm nobody knows',
      { roles: [{ party: 'xyz', kind: 'contact' }] },
      {},
      'roles: roleParty WW-11.1-01 forbidden',
    ],
    [
      'a co-player without player',
      { roles: [{ party: 'tha', kind: 'coPlayer' }] },
      {},
      'roles: noPlayer WW-1.2-08 unusual',
    ],
    [
      'a part that ends before it begins',
      { roles: [{ party: 'tha', kind: 'contact', since: 9, until: 3 }] },
      {},
      'roles: roleTime WW-11.1-01 forbidden',
    ],
  ])('report %s', (_what, change, settings, expected) => {
    expect(codesOf(changed(change), 'person', 'p-tha', settings)).toContain(expected);
  });

  it('WW-1.2-08: the realm has no contact then', () => {
    const alone = changed({ roles: [{ party: 'tha', kind: 'coPlayer' }] });
    expect(codesOf(alone, 'party', 'tha')).toContain('people: contact WW-1.2-08 unusual');
  });
});

describe('objections to settlements', () => {
  const changed = (field: string, change: object): World => {
    const no = field.slice(0, 3) as keyof World['map']['grossfelder'];
    const land = world.map.grossfelder[no];
    const index = Number(field.slice(4)) - 1;
    const town = land?.settlements[index];
    if (land === undefined || town === undefined) throw new Error(`no settlement in ${field}`);
    const settlements = { ...land.settlements, [index]: { ...town, ...change } };
    const grossfelder = { ...world.map.grossfelder, [no]: { ...land, settlements } };
    return { ...world, map: { ...world.map, grossfelder } };
  };

  it('are none for any settlement of the example', () => {
    const fields = Object.values(world.map.grossfelder).flatMap(({ no, settlements }) =>
      Object.keys(settlements).map(
        (index) => `${no}/${String(Number(index) + 1).padStart(2, '0')}`,
      ),
    );
    expect(fields.length).toBeGreaterThan(25);
    for (const field of fields)
      expect([field, codesOf(world, 'settlement', field)]).toEqual([field, []]);
  });

  it.each<[string, object, string]>([
    ['a type of its own', { type: 'xyz' }, 'type: townType WW-4.2-09 unusual'],
    ['a metropolis inland', { type: 'met', built: 48 }, 'type: townTooBig WW-4.2-11 forbidden'],
    ['more built than there is', { built: 99 }, 'built: built WW-4.2-01 forbidden'],
    ['another’s land', { owner: 'val' }, 'owner: townOwner WW-4.2-26 unusual'],
    ['a harbour without water', { harbours: [3] }, 'harbours: harbour WW-4.2-23 forbidden'],
  ])('report %s', (_what, change, expected) => {
    expect(codesOf(changed('327/40', change), 'settlement', '327/40')).toContain(expected);
  });
});

describe('objections to structures', () => {
  const wall = blankWork('wall', at('210/19'), 3, 10);
  const withWork = (change: object): World => ({
    ...world,
    works: { ...world.works, [wall.id]: { ...wall, owners: ['tha'], ...change } },
  });

  it.each<[string, object, string]>([
    ['a wall of 4', { value: 4 }, 'value: wallWeak WW-4.3-04 forbidden'],
    ['more done than there is', { progress: 50_001 }, 'progress: progress WW-4.1-17 forbidden'],
    ['more paid than it costs', { paid: 50_001 }, 'paid: paid WW-4.1-17 forbidden'],
    ['more damage than wall', { damage: { wall: 25_001 } }, 'damage: damage WW-7.3-11 forbidden'],
    ['an owner nobody knows', { owners: ['xyz'] }, 'owners: owner WW-4.3-06 forbidden'],
    ['a field off the map', { field: at('777/01') }, 'field: place WW-11.1-03 forbidden'],
  ])('report %s', (_what, change, expected) => {
    expect(codesOf(withWork(change), 'structure', wall.id)).toEqual([expected]);
    expect(codesOf(withWork({}), 'structure', wall.id)).toEqual([]);
  });
});

describe('objections to treaties', () => {
  const changed = (change: Partial<Treaty>): World => {
    const treaty = there(world.treaties['seebund'], 'no treaty');
    return { ...world, treaties: { seebund: { ...treaty, ...change } } };
  };

  it('WW-8.2-35: report the copy that Tharos never got', () => {
    expect(codesOf(world, 'treaty', 'markfriede')).toEqual([
      'copies: treatyCopies WW-8.2-35 unusual',
    ]);
    expect(codesOf(world, 'treaty', 'seebund')).toEqual([]);
  });

  it.each<[string, Partial<Treaty>, string]>([
    ['one partner', { parties: ['tha'] }, 'parties: treatyParties WW-8.2-35 forbidden'],
    ['a strange partner', { parties: ['tha', 'xyz'] }, 'parties: owner WW-8.2-35 forbidden'],
    ['no kind', { kinds: [] }, 'kinds: treatyKinds WW-11.2-03 unusual'],
    ['an end before the beginning', { until: 3 }, 'until: treatyTime WW-11.1-01 forbidden'],
  ])('report %s', (_what, change, expected) => {
    expect(codesOf(changed(change), 'treaty', 'seebund')).toContain(expected);
  });
});

it('objections to missing records are none, whatever is asked for', () => {
  const kinds = [
    'party',
    'person',
    'character',
    'settlement',
    'structure',
    'unit',
    'treaty',
  ] as const;
  for (const kind of kinds) expect(objectionsIn(world, kind, 'nothing', {})).toEqual([]);
});
