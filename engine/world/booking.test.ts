import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact } from '../kernel';
import { at, deepFreeze, proposalOf, realm, tinyCampaign, tinyWorld } from '../testing';
import { applyTurn } from './apply';
import { bookByHand, voidEntry, withGoldOf } from './booking';
import { ledgerEntries, ledgerRebooked, runningBalance } from './ledger';
import { beyondBounds, MOST_MONEY } from './bounds';
import type { Campaign } from './campaign';
import type { Party } from './world';

const campaignOf = (...parties: readonly Party[]): Campaign =>
  deepFreeze(tinyCampaign(tinyWorld({ parties })));

const tharos = campaignOf(
  realm('tha', { treasury: 1000, capital: at('210/19'), storage: { [at('210/20')]: 300 } }),
  realm('ely', { treasury: 50 }),
);

const done = (result: ReturnType<typeof bookByHand>): Campaign => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
};

const found = { party: 'tha', amount: 500, reason: 'Fund' };

const withTreasury = (campaign: Campaign, party: string, treasury: number): Campaign => {
  const { world } = campaign;
  const before = world.parties[party];
  if (before === undefined) throw new Error(party);
  const parties = { ...world.parties, [party]: { ...before, treasury } };
  return { ...campaign, world: { ...world, parties } };
};

/** The campaign after a month in which a party earns. */
const monthLater = (campaign: Campaign, party: string, amount: number): Campaign => {
  const { world } = withTreasury(
    campaign,
    party,
    (campaign.world.parties[party]?.treasury ?? 0) + amount,
  );
  const { clock } = world;
  const postings = [
    { party, amount, name: 'landTax', why: fact('posting', amount, {}, 'WW-3.1-01') },
  ];
  const next = { ...world, clock: { ...clock, turn: clock.turn + 1 } };
  return applyTurn(campaign, proposalOf(next, { postings }), '');
};

describe('booking by hand (WW-10.1-09)', () => {
  it('writes an entry of the open turn and changes the treasury', () => {
    const after = done(bookByHand(tharos, found));
    expect(after.world.parties['tha']).toEqual({
      ...tharos.world.parties['tha'],
      treasury: 1500,
    });
    expect(after.ledger[1]?.entries).toEqual([
      { id: '1.1', turn: 1, party: 'tha', amount: 1000, cause: 'opening', about: {} },
      { ...found, id: '1.2', turn: 1, cause: 'manual', about: {} },
    ]);
  });

  it('puts gold down at the chosen place, and takes it from there (WW-3.3-04)', () => {
    const there = done(bookByHand(tharos, { ...found, amount: -200, place: at('210/20') }));
    expect(there.world.parties['tha']).toMatchObject({
      treasury: 800,
      storage: { '210/20': 100 },
    });
    const elsewhere = done(bookByHand(tharos, { ...found, place: at('210/01') }));
    expect(elsewhere.world.parties['tha']?.storage).toEqual({ '210/20': 300, '210/01': 500 });
    const capital = done(bookByHand(tharos, { ...found, place: at('210/19') }));
    expect(capital.world.parties['tha']?.storage).toEqual({ '210/20': 300 });
  });

  it.each([
    ['a party that is not there', { ...found, party: 'nord' }, 'no-such-party'],
    ['half a gold piece', { ...found, amount: 0.5 }, 'not-whole'],
    ['nothing', { ...found, amount: 0 }, 'not-whole'],
    ['without a reason', { ...found, reason: ' ' }, 'no-reason'],
    ['more than lies there', { ...found, amount: -301, place: at('210/20') }, 'not-there'],
  ])('refuses %s', (_, booking, code) => {
    expect(bookByHand(tharos, booking)).toMatchObject({ ok: false, problem: { code } });
  });

  it('lets a treasury fall below zero', () => {
    const after = done(bookByHand(tharos, { ...found, amount: -2000 }));
    expect(after.world.parties['tha']?.treasury).toBe(-1000);
  });
});

describe('a void', () => {
  const wrong = done(bookByHand(tharos, { ...found, place: at('210/20') }));

  it('is a counter-entry; both stay, and the gold is back at its place', () => {
    const after = done(voidEntry(wrong, '1.2', 'vertippt'));
    expect(after.world.parties).toEqual(tharos.world.parties);
    expect(after.ledger[1]?.entries.slice(0, 2)).toEqual(wrong.ledger[1]?.entries);
    expect(after.ledger[1]?.entries[2]).toEqual({
      id: '1.3',
      turn: 1,
      party: 'tha',
      amount: -500,
      cause: 'void',
      about: {},
      place: '210/20',
      reason: 'vertippt',
      voids: '1.2',
    });
    expect(
      runningBalance(after, 'tha').map(({ balance, isVoided }) => [balance, isVoided]),
    ).toEqual([
      [1000, false],
      [1500, true],
      [1000, false],
    ]);
  });

  it('of what an older turn booked is in the open one', () => {
    const later = monthLater(tharos, 'tha', 70);
    const tax = runningBalance(later, 'tha').find(({ entry }) => entry.cause === 'landTax');
    const after = done(voidEntry(later, tax?.entry.id ?? '', 'zu viel'));
    expect(after.ledger[1]).toBe(later.ledger[1]);
    expect(after.ledger[2]?.entries).toMatchObject([{ id: '2.1', cause: 'void', amount: -70 }]);
    expect(after.world.parties['tha']?.treasury).toBe(1000);
  });

  it('takes from the capital what is no longer at its place', () => {
    const spent = done(bookByHand(wrong, { ...found, amount: -700, place: at('210/20') }));
    const after = done(voidEntry(spent, '1.2', 'vertippt'));
    expect(after.world.parties['tha']).toMatchObject({ treasury: 300, storage: { '210/20': 0 } });
  });

  it('happens once, and not to a void', () => {
    const after = done(voidEntry(wrong, '1.2', 'vertippt'));
    expect(voidEntry(after, '1.2', 'x')).toMatchObject({ problem: { code: 'voided-already' } });
    expect(voidEntry(after, '1.3', 'x')).toMatchObject({ problem: { code: 'is-void' } });
    expect(voidEntry(after, '9.9', 'x')).toMatchObject({ problem: { code: 'no-such-entry' } });
    expect(voidEntry(wrong, '1.2', '')).toMatchObject({ problem: { code: 'no-reason' } });
  });
});

describe('a turn computed again', () => {
  const posting = (name: string, amount: number, about = {}) => ({
    party: 'tha',
    name,
    amount,
    about,
    why: fact('posting', amount, {}, 'WW-3.1-01'),
  });
  const entry = { turn: 1, party: 'tha', cause: 'landTax', about: {} };
  const ledger: Campaign['ledger'] = deepFreeze({
    1: {
      turn: 1,
      entries: [
        { ...entry, id: '1.1', amount: 100, cause: 'manual', reason: 'Fund' },
        { ...entry, id: '1.2', amount: 70, cause: 'landTax', about: { b: 1, a: 2 }, posting: 0 },
        { ...entry, id: '1.3', amount: -30, cause: 'raised', posting: 1 },
      ],
    },
  });

  it('retains what is posted as before, voids what is not, and books what is new', () => {
    const again = [posting('raised', -40), posting('landTax', 70, { a: 2, b: 1 })];
    const { ledger: after } = ledgerRebooked(ledger, 1, again, 'Zahl verlesen');
    expect(after[1]?.entries).toEqual([
      { ...entry, id: '1.1', amount: 100, cause: 'manual', reason: 'Fund' },
      { ...entry, id: '1.2', amount: 70, cause: 'landTax', about: { b: 1, a: 2 }, posting: 1 },
      { ...entry, id: '1.3', amount: -30, cause: 'raised' },
      {
        ...entry,
        id: '1.4',
        amount: 30,
        cause: 'void',
        reason: 'Zahl verlesen',
        voids: '1.3',
      },
      { ...entry, id: '1.5', amount: -40, cause: 'raised', posting: 0 },
    ]);
  });

  it('undoes nothing twice: what was voided by hand has no second counter-entry', () => {
    const counter = { ...entry, amount: 30, cause: 'void', reason: 'doppelt', voids: '1.3' };
    const voided = { ...ledger, 2: { turn: 2, entries: [{ ...counter, id: '2.1', turn: 2 }] } };
    const dropped = ledgerRebooked(voided, 1, [posting('landTax', 70, { a: 2, b: 1 })], 'x');
    expect(dropped.settled.map(({ id }) => id)).toEqual(['1.3']);
    expect(dropped.ledger[1]?.entries.map(({ id, posting: at }) => [id, at])).toEqual([
      ['1.1', undefined],
      ['1.2', 0],
      ['1.3', undefined],
    ]);
    const again = ledgerRebooked(dropped.ledger, 1, [posting('raised', -30)], 'y');
    expect(again.settled).toEqual([]);
    expect(again.ledger[1]?.entries.slice(3)).toMatchObject([
      { id: '1.4', voids: '1.2', reason: 'y' },
      { id: '1.5', cause: 'raised', amount: -30 },
    ]);
  });

  it('returns settled gold to the place of the counter-entry, else to the treasury', () => {
    const place = at('210/20');
    const one = { ...entry, id: '1.1', place };
    const back = (amount: number) =>
      withGoldOf(tharos.world.parties, [
        { ...one, amount },
        { ...one, party: 'nobody', amount },
      ])['tha'];
    expect(back(-200)).toMatchObject({ treasury: 800, storage: { [place]: 100 } });
    expect(back(200)).toMatchObject({ treasury: 1200, storage: { [place]: 300 } });
  });

  it('drops of two equal postings the one that was voided', () => {
    const two = ledgerRebooked({}, 1, [posting('raised', -30), posting('raised', -30)], '');
    const counter = { ...entry, amount: 30, cause: 'void', reason: 'doppelt', voids: '1.1' };
    const voided = { ...two.ledger, 2: { turn: 2, entries: [{ ...counter, id: '2.1', turn: 2 }] } };
    const { ledger: after, settled } = ledgerRebooked(voided, 1, [posting('raised', -30)], 'x');
    expect(settled.map(({ id }) => id)).toEqual(['1.1']);
    expect(after[1]?.entries.map(({ id, posting: at }) => [id, at])).toEqual([
      ['1.1', undefined],
      ['1.2', 0],
    ]);
  });

  it('books the same postings once, and every other one as often as it is there (property)', () => {
    const anyPostings = fc.array(
      fc
        .tuple(fc.constantFrom('landTax', 'raised'), fc.constantFrom(-40, 10, 20))
        .map(([name, amount]) => posting(name, amount)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyPostings, anyPostings, (first, second) => {
        const { ledger: once } = ledgerRebooked(ledger, 1, first, 'x');
        expect(ledgerRebooked(once, 1, first, 'x')).toEqual({ ledger: once, settled: [] });
        const { ledger: twice } = ledgerRebooked(once, 1, second, 'y');
        const sum = (booked: Campaign['ledger']) =>
          ledgerEntries(booked).reduce((total, { amount }) => total + amount, 0);
        expect(sum(twice)).toBe(100 + second.reduce((total, { amount }) => total + amount, 0));
        const ids = ledgerEntries(twice).map(({ id }) => id);
        expect(ids.slice(0, ledgerEntries(once).length)).toEqual(
          ledgerEntries(once).map(({ id }) => id),
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('the running balance', () => {
  it('begins with the gold present before anything was booked', () => {
    expect(runningBalance(tharos, 'ely')).toEqual([
      {
        entry: { id: '', turn: 1, party: 'ely', amount: 50, cause: 'opening', about: {} },
        balance: 50,
        isVoided: false,
        isPending: true,
      },
    ]);
    expect(runningBalance(tharos, 'nord')).toEqual([]);
  });

  it('shows unbooked changes, and the next booking writes them', () => {
    const booked = done(bookByHand(tharos, found));
    const changed = withTreasury(booked, 'tha', 1400);
    expect(runningBalance(changed, 'tha').at(-1)).toMatchObject({
      entry: { id: '', amount: -100, cause: 'unbooked' },
      balance: 1400,
      isPending: true,
    });
    const later = monthLater(changed, 'tha', 20);
    expect(
      later.ledger[1]?.entries.map(({ party, cause, amount }) => [party, cause, amount]),
    ).toEqual([
      ['tha', 'opening', 1000],
      ['tha', 'manual', 500],
      ['ely', 'opening', 50],
      ['tha', 'unbooked', -100],
      ['tha', 'landTax', 20],
    ]);
  });

  it('ends with the treasury, and nothing is ever removed, whatever happens (property)', () => {
    const anyParty = fc.constantFrom('tha', 'ely');
    const gold = fc.integer({ min: -900, max: 900 });
    const anyAct = fc.oneof(
      fc.tuple(anyParty, gold).map(([party, amount]) => (before: Campaign): Campaign => {
        const result = bookByHand(before, { party, amount, reason: 'x', place: at('210/20') });
        return result.ok ? result.value : before;
      }),
      fc.nat(20).map((index) => (before: Campaign): Campaign => {
        const result = voidEntry(before, ledgerEntries(before.ledger)[index]?.id ?? '', 'x');
        return result.ok ? result.value : before;
      }),
      fc.tuple(anyParty, gold).map(
        ([party, treasury]) =>
          (before: Campaign) =>
            withTreasury(before, party, treasury),
      ),
      fc.tuple(anyParty, gold).map(
        ([party, amount]) =>
          (before: Campaign) =>
            monthLater(before, party, amount),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 12 }), (acts) => {
        let campaign = tharos;
        for (const act of acts) {
          const after = deepFreeze(act(campaign));
          const [was, is] = [campaign, after].map(({ ledger }) => ledgerEntries(ledger));
          expect(is?.slice(0, was?.length)).toEqual(was);
          expect(new Set(is?.map(({ id }) => id)).size).toBe(is?.length);
          for (const { key, treasury } of Object.values(after.world.parties)) {
            const lines = runningBalance(after, key);
            expect(lines.at(-1)?.balance ?? 0).toBe(treasury);
            expect(lines.reduce((sum, { entry }) => sum + entry.amount, 0)).toBe(treasury);
          }
          campaign = after;
        }
      }),
    );
  });
});

describe('the bound of money', () => {
  const amounts = [9_007_199_254_740_991, -9_007_199_254_740_991, MOST_MONEY + 1, Infinity];
  it.each(amounts)('refuses to book %d', (amount) => {
    expect(bookByHand(tharos, { ...found, amount })).toEqual({
      ok: false,
      problem: { code: 'too-much', about: { most: MOST_MONEY } },
    });
  });

  it('holds for the money of any place afterwards, by hand and by voiding', () => {
    const rich = campaignOf(realm('tha', { treasury: MOST_MONEY, capital: at('210/19') }));
    expect(bookByHand(rich, { ...found, amount: 1 })).toMatchObject({ ok: false });
    const spent = done(bookByHand(rich, { ...found, amount: -5 }));
    const back = withTreasury(spent, 'tha', MOST_MONEY);
    expect(voidEntry(back, '1.2', 'x')).toMatchObject({ problem: { code: 'too-much' } });
    expect(voidEntry(spent, '1.2', 'x').ok).toBe(true);
  });

  it('lets a treasury that came from elsewhere beyond it become less', () => {
    const beyond = campaignOf(realm('tha', { treasury: 9_007_199_254_740_991 }));
    expect(bookByHand(beyond, { ...found, amount: -MOST_MONEY }).ok).toBe(true);
    expect(bookByHand(beyond, { ...found, amount: 1 }).ok).toBe(false);
  });

  it('is checked before a month is applied, and so is the last possible turn', () => {
    const { world } = tharos;
    const month = (treasury: number, turn = 2) =>
      beyondBounds(tharos, {
        world: { ...withTreasury(tharos, 'tha', treasury).world, clock: { ...world.clock, turn } },
      });
    expect(month(MOST_MONEY)).toBeUndefined();
    expect(month(MOST_MONEY + 1)).toEqual({ kind: 'money', party: 'tha' });
    const late = { ...tharos, world: { ...world, clock: { ...world.clock, turn: 999_999_999 } } };
    expect(beyondBounds(late, { world })).toEqual({ kind: 'time' });
  });
});
