import { describe, expect, it } from 'vitest';
import { type Proposal, type Settings, type TurnInput, unfounded } from '../../../kernel';
import { at, deepFreeze, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import { ownerAt, type Party, type Person, type World } from '../../../world';
import { waben } from '..';
import { receiveLetters } from '../turn/letters';
import { accountBalance, charged, isWithheld } from '../rules/people/accounts';
import { admissionOf } from '../rules/people/letters';
import { participantsOf, publicNameOf } from '../rules/people/names';
import { partiesSeenBy } from '../rules/people/roles';
import { turnAfter } from './after';
import { letter, person } from './people';
import { computed } from '../../../testing/there';

const worldOf = (people: readonly Person[], moon = 1, parties: readonly Party[] = []): World => ({
  ...tinyWorld({
    map: mapOf(uniform('210', 0, 0)),
    parties: [realm('tha'), realm('ely'), ...parties],
    clock: { turn: 5, year: 427, moon, moonsPerTurn: 1 },
  }),
  people: Object.fromEntries(people.map((one) => [one.id, one])),
});

const inputOf = (world: World, change: Partial<TurnInput<World>> = {}): TurnInput<World> =>
  deepFreeze({ world, orders: {}, rulings: {}, settings: {}, seed: 'case', ...change });

const run = (world: World, change: Partial<TurnInput<World>> = {}): Proposal<World> =>
  computed(waben, inputOf(world, change));

describe('which letter counts', () => {
  it('order texts without letters count as they are, and letters of no party are ignored', () => {
    const change = { orders: { ely: 'x' }, letters: [letter('y', { party: 'nobody' })] };
    const { letters } = turnAfter(inputOf(worldOf([]), change), receiveLetters);
    expect(letters['ely']).toBe('x');
    const { findings } = run(worldOf([]), change);
    expect(findings.filter(({ party }) => party === 'nobody')).toEqual([]);
  });

  it('the turn reports the result of the letters, each person once (WW-1.4-01, WW-12.1-11)', () => {
    const people = [
      person('a', { isMember: false }),
      person('b', { isMember: false, roles: [{ party: 'tha', kind: 'coPlayer' }] }),
    ];
    const { findings } = run(worldOf(people));
    const told = findings.filter(({ code }) => code === 'F-JOIN-MEMBER');
    expect(told.map(({ about }) => about['person'])).toEqual(['a', 'b']);
  });
});

describe('missing letters (WW-8.1-05, WW-12.8-03)', () => {
  const missing = (world: World, change: Partial<TurnInput<World>> = {}): Proposal<World> =>
    run(world, change);
  const asking = ({ questions }: Proposal<World>): readonly string[] =>
    questions.map(({ key }) => key).filter((key) => key.startsWith('missing/'));

  it('are counted in a row for parties that are played or have played, and asked about from the third on', () => {
    let world = worldOf([person('p')]);
    const counts = [1, 2, 3].map(() => {
      const proposal = missing(world);
      ({ world } = proposal);
      const codes = proposal.findings.map(({ code }) => code);
      return [world.parties['tha']?.missing, codes.includes('F-TURN-MISSING3'), asking(proposal)];
    });
    expect(counts).toEqual([
      [1, false, []],
      [2, false, []],
      [3, true, ['missing/tha/realm']],
    ]);
    expect(world.parties['ely']?.missing).toBeUndefined();
    const back = missing(world, { orders: { tha: 'Zugbefehl', ely: 'Zugbefehl' } }).world;
    expect([back.parties['tha']?.missing, back.parties['ely']?.missing]).toEqual([0, 0]);
    expect(missing(back).world.parties['ely']?.missing).toBe(1);
  });

  it('the limit is the GM’s (turn.missing_limit)', () => {
    const world = worldOf([person('p')]);
    expect(asking(missing(world, { settings: { 'turn.missing_limit': 1 } }))).toEqual([
      'missing/tha/realm',
    ]);
  });

  it('a realm given to others has no players any more; nobody loses an account (WW-8.1-06)', () => {
    const world = worldOf([
      person('p', { account: [{ turn: 1, cents: 500, kind: 'deposit' }] }),
      person('q', { roles: [{ party: 'ely', kind: 'single' }] }),
    ]);
    const key = 'missing/tha/realm';
    const { people, parties } = missing(world, {
      settings: { 'turn.missing_limit': 1 },
      rulings: { [key]: { key, value: 'reassign', reason: 'three letters' } },
    }).world;
    expect(people['p']).toMatchObject({ roles: [], account: [{ cents: 500 }] });
    expect(people['q']?.roles).toHaveLength(1);
    expect(parties['tha']?.missing).toBe(0);
  });

  const withArmy = (): World => {
    const world = worldOf([person('p')]);
    const unit = troop('tha', 101, '210/19', { order: 'KN' });
    const site = {
      id: 'settlement 210/19',
      kind: 'settlement',
      field: at('210/19'),
      side: null,
      owners: ['tha'],
      type: 'brg',
      value: 12,
      progress: 0,
      paid: 60_000,
      damage: {},
      begun: 1,
      completed: null,
      name: 'Burg',
    } as const;
    return { ...world, units: { [unit.id]: unit }, works: { [site.id]: site } };
  };
  const orderAfter = (settings: Settings, word?: string): string | undefined => {
    const key = 'missing/tha/play';
    const rulings = word === undefined ? {} : { [key]: { key, value: word, reason: 'he said so' } };
    return run(withArmy(), { settings, rulings }).world.units['tha:101']?.order;
  };

  it.each<readonly [Settings, string | undefined, string]>([
    [{}, undefined, 'KN'],
    [{ 'turn.missing_policy': 'stay' }, undefined, 'KN'],
    [{ 'turn.missing_policy': 'idle' }, undefined, ''],
    [{ 'turn.missing_policy': 'gm' }, undefined, 'KN'],
    [{ 'turn.missing_policy': 'gm' }, 'idle', ''],
  ])(
    'units follow %j, the GM’s decision being %s (WW-12.8-02, WW-8.1-07)',
    (settings, word, order) => {
      expect(orderAfter(settings, word)).toBe(order);
    },
  );

  it('where the GM plays it he is asked', () => {
    const proposal = run(withArmy(), { settings: { 'turn.missing_policy': 'gm' } });
    expect(asking(proposal)).toEqual(['missing/tha/play']);
  });
});

const entry = (cents: number, kind: Person['account'][number]['kind']) => ({
  turn: 1,
  cents,
  kind,
});

describe('accounts', () => {
  it('WW-1.4-16, WW-1.4-10, WW-1.4-07, WW-10.1-13: five turns at 300 cents use up 1,500; the sixth is held back until more is paid in', () => {
    const settings = { 'acct.fee_per_turn_cents': 300 };
    let world = worldOf([person('p', { account: [entry(1500, 'deposit')] })]);
    const balances: number[] = [];
    const held: boolean[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const proposal = run(world, { settings });
      ({ world } = proposal);
      const player = world.people['p'] ?? person('p');
      balances.push(accountBalance(player).value);
      held.push(isWithheld(player, settings));
      const events = proposal.events.filter(({ kind }) => kind === 'withheld');
      expect(events.map(({ parties, witnesses }) => [parties, witnesses])).toEqual(
        isWithheld(player, settings) ? [[['tha'], []]] : [],
      );
    }
    expect(balances).toEqual([1200, 900, 600, 300, 0, -300]);
    expect(held).toEqual([false, false, false, false, false, true]);
    const debtor = world.people['p'] ?? person('p');
    const paid = { ...debtor, account: [...debtor.account, entry(1000, 'deposit')] };
    expect([accountBalance(paid).value, isWithheld(paid, settings)]).toEqual([700, false]);
    expect(unfounded(accountBalance(paid), waben.tables)).toEqual([]);
    expect(isWithheld(debtor, { 'acct.withhold_when_overdrawn': false })).toBe(false);
  });

  it('only players pay for turns, nobody where there is no fee (WW-12.1-04, WW-1.4-05)', () => {
    const settings = { 'acct.fee_per_turn_cents': 100 };
    const coPlayer = person('co', { roles: [{ party: 'tha', kind: 'coPlayer' }] });
    expect(charged(coPlayer, 5, settings).account).toEqual([]);
    expect(charged(person('p'), 5, {}).account).toEqual([]);
    expect(charged(person('p'), 5, settings).account).toEqual([
      { turn: 5, cents: -100, kind: 'charge' },
    ]);
  });

  it('a debtor is reminded if the setting requires it, for a fee; the club contribution is separate (WW-1.4-04)', () => {
    const debtor = person('p', { account: [entry(-100, 'charge'), entry(9000, 'contribution')] });
    const settings = { 'acct.reminder_fee_cents': 50 };
    const key = 'account/p/reminder';
    const balanceAfter = (value: string): number => {
      const rulings = { [key]: { key, value, reason: 'the account' } };
      const { world, questions } = run(worldOf([debtor]), { settings, rulings });
      expect(questions.map((question) => question.key)).toContain(key);
      return accountBalance(world.people['p'] ?? debtor).value;
    };
    expect([balanceAfter('none'), balanceAfter('remind')]).toEqual([-100, -150]);
  });

  it('admission needs a place in the list, an even account and the contribution of the year (WW-1.4-03)', () => {
    const owing = { account: [entry(-1, 'charge')] };
    expect([
      admissionOf(person('p', { roles: [] }), 2000),
      admissionOf(person('p', { paidUntil: 1999 }), 2000),
      admissionOf(person('p', { paidUntil: null }), 2000),
      admissionOf(person('p', owing), 2000),
      admissionOf(person('p'), 2000),
    ]).toEqual(['applied', 'listed', 'listed', 'listed', 'admitted']);
  });
});

describe('the frame of the turn', () => {
  it('the channel of a player changes nothing (WW-1.1-02)', () => {
    const [first, ...others] = (['letter', 'email', 'medium'] as const).map((channel) => {
      const { world, ...rest } = run(worldOf([person('p', { channel })]), { orders: { tha: 'x' } });
      return JSON.stringify([rest, { ...world, people: {} }]);
    });
    expect(others).toEqual([first, first]);
  });

  it('the order of work is fixed (WW-10.1-01)', () => {
    const order = [
      'receive',
      'check',
      'administer',
      'income',
      'spend',
      'march',
      'windUp',
      'messages',
    ];
    expect(waben.phases.filter((id) => order.includes(id))).toEqual(order);
  });

  it('what has to be asked holds as proposed until the GM decides (WW-10.1-04)', () => {
    const world = { ...worldOf([]), units: { 'tha:101': troop('tha', 101, '210/19') } };
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\tfalls es regnet' };
    const { findings, questions, marches } = run(world, { orders });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'F-ORD-CONDITION', severity: 'ASK' }),
    );
    expect(questions.map(({ key }) => key)).toEqual(['march/tha:101/consent']);
    expect(marches[0]?.end).toBe('210/19');
  });

  it('every event names its clause, time, place and parties (WW-10.1-16)', () => {
    const world = { ...worldOf([person('p')]), units: { 'tha:101': troop('tha', 101, '210/19') } };
    const orders = {
      tha: 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKVE\tauflösen',
    };
    const { events } = run(world, { orders, settings: { 'acct.fee_per_turn_cents': 1 } });
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['conquest', 'disband', 'withheld']),
    );
    for (const { clause, time, parties, place } of events) {
      expect(clause).toMatch(/^WW-\d+\.\d+-\d+$/);
      expect([time.numerator, parties.length > 0, typeof place]).toEqual([
        expect.any(Number),
        true,
        'string',
      ]);
    }
  });
});

describe('names and parts', () => {
  const secret = person('s', { mode: 'secret', roles: [{ party: 'tha', kind: 'coPlayer' }] });
  const open = person('o', { mode: 'open', roles: [{ party: 'tha', kind: 'coPlayer' }] });
  const silent = person('x', { roles: [{ party: 'tha', kind: 'coPlayer' }] });
  const contact = person('c', { roles: [{ party: 'tha', kind: 'contact' }] });
  const other = person('e', { roles: [{ party: 'ely', kind: 'single' }] });

  it('the name of a secret participant is for the participant, the contact and the GM (WW-1.2-15, WW-1.2-16)', () => {
    const readers = ['gm', 'public', secret, contact, other, open] as const;
    expect(readers.map((reader) => publicNameOf(secret, reader, {}))).toEqual([
      'Real s',
      null,
      'Real s',
      'Real s',
      null,
      null,
    ]);
    expect(readers.map((reader) => publicNameOf(open, reader, {}) !== null)).toEqual(
      readers.map(() => true),
    );
  });

  it('whoever made no choice is secret, unless the setting differs (WW-12.1-06)', () => {
    expect(publicNameOf(silent, 'public', {})).toBeNull();
    expect(publicNameOf(silent, 'public', { 'dip.default_play_mode': 'open' })).toBe('Real x');
    const people = { people: { s: secret, o: open, x: silent, e: other } };
    expect(participantsOf(people, 'tha', 'public', {})).toEqual(['Real o', null, null]);
    expect(participantsOf(people, 'tha', 'gm', {})).toEqual(['Real o', 'Real s', 'Real x']);
  });

  it('everybody sees the data of the parties they take part in (WW-11.1-04, WW-11.2-01)', () => {
    const both = person('p', {
      roles: [
        { party: 'tha', kind: 'coPlayer' },
        { party: 'ely', kind: 'single' },
        { party: 'tha', kind: 'realmGm' },
      ],
    });
    expect([partiesSeenBy(both), partiesSeenBy(person('n', { roles: [] }))]).toEqual([
      ['ely', 'tha'],
      [],
    ]);
  });

  it('no name of a participant is in the reports of a turn (WW-10.1-14)', () => {
    const people = [secret, contact, person('y', { born: 1999, isMember: false })];
    const settings = { 'acct.fee_per_turn_cents': 300 };
    const { reports, events } = run(worldOf(people), { settings, letters: [letter('Zugbefehl')] });
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(reports)).not.toMatch(/Real |"person"/);
  });
});

describe('organisations and wanderers (WW-11.2-02, WW-1.2-04)', () => {
  const conquers = (kind: Party['kind'], settings: Settings = {}): boolean => {
    const world = {
      ...worldOf([], 4, [realm('org', { kind })]),
      units: { 'org:101': troop('org', 101, '210/19') },
    };
    const orders = { org: 'Nr.\tZugbefehl\tBefehl\n101\t-20\tKVE' };
    return ownerAt(run(world, { orders, settings }).world.map, at('210/20')) === 'org';
  };

  it('organisations own land like realms, unless the GM forbids it; single characters never (WW-12.1-07, WW-1.2-17)', () => {
    expect([
      conquers('realm'),
      conquers('organisation'),
      conquers('organisation', { 'seg.org_territory': false }),
      conquers('single'),
    ]).toEqual([true, true, false, false]);
  });
});

describe('realm GMs (WW-1.2-12, WW-12.1-09)', () => {
  const rsl = person('rsl', { roles: [{ party: 'tha', kind: 'realmGm' }] });
  const delegateOf = (
    change: {
      readonly owner?: string;
      readonly people?: readonly Person[];
      readonly enemy?: boolean;
    },
    settings: Settings = {},
  ): string | undefined => {
    const base = worldOf(change.people ?? [person('p'), rsl]);
    const land = uniform('210', 0, 0);
    const owned = { ...land, owner: land.owner.map(() => change.owner ?? 'tha') };
    const enemy = change.enemy === true ? { 'ely:101': troop('ely', 101, '210/20') } : {};
    const world = {
      ...base,
      map: mapOf(owned),
      units: { 'tha:101': troop('tha', 101, '210/19'), ...enemy },
    };
    const orders = { tha: 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKA\tfalls es regnet' };
    const key = 'march/tha:101/consent';
    const rulings = { [key]: { key, value: 'goes', reason: 'it rains' } };
    const { questions } = run(world, { orders, settings, rulings });
    return questions.find((question) => question.key === key)?.delegate;
  };

  it('may be left what stays in own land and touches nobody', () => {
    expect(delegateOf({})).toBe('rsl');
  });

  it.each<readonly [string, Parameters<typeof delegateOf>]>([
    ['in foreign land', [{ owner: 'ely' }]],
    ['where somebody is met', [{ enemy: true }]],
    ['in a realm without one', [{ people: [person('p')] }]],
    ['where the GM allows none', [{}, { 'seg.rsl_allowed': false }]],
  ])('but nothing %s', (_, args) => {
    expect(delegateOf(...args)).toBeUndefined();
  });
});
