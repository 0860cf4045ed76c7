import { describe, expect, it } from 'vitest';
import {
  AT,
  copied,
  draft,
  lent,
  merge,
  start,
  system,
  withoutNote,
  withSheet,
  withUnit,
  workOf,
} from '../testing/handover';
import { applyTurn, bookingOf } from './apply';
import { bookByHand, voidEntry } from './booking';
import { ledgerEntries } from './ledger';
import type { Campaign } from './campaign';
import { changeKey, type ReturnedChange, type ReturnedWork, returnedWork } from './handover-return';
import { turnInputOf } from './turn-input';
import { fail } from '../testing/world';

const listed = ({ changes }: ReturnedWork) => changes.map((one) => [changeKey(one), one.kind]);

describe('a copy that comes back', () => {
  it('changes nothing but that it is back, if the deputy changed nothing, whatever was left out', () => {
    const { campaign, copy } = lent(['earlier', 'others', 'addresses', 'dice']);
    const now = withUnit(withSheet(campaign, 'val', '102 KV'), 'val:101', { size: 1 });
    expect(workOf(now, copy).changes).toEqual([]);
    const back = merge(now, copy);
    expect(withoutNote(back)).toEqual(withoutNote(now));
    expect(back.handovers?.['h1']?.returned).toBe('2026-03-09T12:00:00Z');
  });

  it.each<
    [
      string,
      (copy: Campaign) => Campaign,
      (campaign: Campaign) => Campaign,
      readonly (readonly [string, ReturnedChange['kind']])[],
    ]
  >([
    [
      'changed by the deputy alone',
      (copy) => withSheet(copy, 'tha', '102 KR'),
      (campaign) => campaign,
      [['sheets/tha', 'changed']],
    ],
    ['changed by the GM alone', (copy) => copy, (mine) => withSheet(mine, 'tha', '102 KR'), []],
    [
      'changed by both alike',
      (copy) => withSheet(copy, 'tha', '102 KR'),
      (mine) => withSheet(mine, 'tha', '102 KR'),
      [],
    ],
    [
      'changed by both otherwise',
      (copy) => withSheet(copy, 'tha', '102 KR'),
      (mine) => withSheet(mine, 'tha', '103 KH'),
      [['sheets/tha', 'both']],
    ],
    [
      'changed by both in different fields',
      (copy) => withUnit(copy, 'tha:101', { size: 7 }),
      (mine) => withUnit(mine, 'tha:101', { order: 'KV' }),
      [['units/tha:101', 'changed']],
    ],
    [
      'added by both under one key',
      (copy) => ({ ...copy, rulings: { q: { key: 'q', value: 1, reason: 'a' } } }),
      (mine) => ({ ...mine, rulings: { q: { key: 'q', value: 2, reason: 'b' } } }),
      [['rulings/q', 'both']],
    ],
    [
      'removed by the deputy, changed by the GM',
      (copy) => ({ ...copy, sheets: {} }),
      (mine) => withSheet(mine, 'tha', '103 KH'),
      [
        ['sheets/tha', 'both'],
        ['sheets/val', 'gone'],
      ],
    ],
  ])('lists what was %s', (_, theirs, mine, expected) => {
    const { campaign, copy } = lent();
    expect(listed(workOf(mine(campaign), theirs(copy)))).toEqual(expected);
  });

  it('gives both values where both changed the same, and the GM takes the one he wants', () => {
    const { campaign, copy } = lent();
    const now = withSheet(campaign, 'tha', '103 KH');
    const theirs = withSheet(copy, 'tha', '102 KR');
    const [both = fail()] = workOf(now, theirs).changes;
    expect([both.mine, both.theirs]).toMatchObject([{ text: '103 KH' }, { text: '102 KR' }]);
    expect(merge(now, theirs).sheets['tha']?.text).toBe('102 KR');
    expect(merge(now, theirs, ['sheets/tha']).sheets['tha']?.text).toBe('103 KH');
  });

  it('keeps a field of each side where both changed a unit in different ones', () => {
    const { campaign, copy } = lent();
    const back = merge(
      withUnit(campaign, 'tha:101', { order: 'KV' }),
      withUnit(copy, 'tha:101', { size: 7 }),
    );
    expect(back.world.units['tha:101']).toMatchObject({ size: 7, order: 'KV' });
  });

  it('adds up gold, and its entries of the ledger follow those of the campaign', () => {
    const { campaign, copy } = lent();
    const given = (one: Campaign, amount: number, reason: string): Campaign => {
      const booked = bookByHand(one, { party: 'tha', amount, reason });
      return booked.ok ? booked.value : fail();
    };
    const mine = given(campaign, 100, 'Fund');
    const theirs = given(given(copy, 130, 'Beute'), -30, 'Strafe');
    expect(theirs.world.parties['tha']?.treasury).toBe(mine.world.parties['tha']?.treasury);
    const back = merge(mine, theirs);
    expect(back.world.parties['tha']?.treasury).toBe(
      (start.world.parties['tha']?.treasury ?? 0) + 200,
    );
    const added = ledgerEntries(back.ledger).filter(({ cause }) => cause === 'manual');
    expect(added.map(({ reason }) => reason)).toEqual(['Fund', 'Beute', 'Strafe']);
    expect(new Set(ledgerEntries(back.ledger).map(({ id }) => id)).size).toBe(
      ledgerEntries(back.ledger).length,
    );
  });

  it('voids an entry once that both voided', () => {
    const given = bookByHand(start, { party: 'tha', amount: 100, reason: 'Fund' });
    const booked = given.ok ? given.value : fail();
    const entry = ledgerEntries(booked.ledger).at(-1) ?? fail();
    const voided = (one: Campaign): Campaign => {
      const done = voidEntry(one, entry.id, 'doch nicht');
      return done.ok ? done.value : fail();
    };
    const { campaign, copy } = copied(booked, draft, []);
    const back = merge(voided(campaign), voided(copy));
    expect(ledgerEntries(back.ledger).filter(({ voids }) => voids === entry.id)).toHaveLength(1);
    expect(back.world.parties['tha']?.treasury).toBe(start.world.parties['tha']?.treasury);
  });

  it('voids what the deputy himself added, though the GM voided an entry of the same number', () => {
    const { campaign, copy } = lent();
    const addedAndVoided = (one: Campaign, amount: number): Campaign => {
      const given = bookByHand(one, { party: 'tha', amount, reason: 'Irrtum' });
      const booked = given.ok ? given.value : fail();
      const done = voidEntry(
        booked,
        ledgerEntries(booked.ledger).at(-1)?.id ?? fail(),
        'doch nicht',
      );
      return done.ok ? done.value : fail();
    };
    const back = merge(addedAndVoided(campaign, 100), addedAndVoided(copy, 70));
    const entries = ledgerEntries(back.ledger);
    expect(entries.slice(-4).map(({ amount }) => amount)).toEqual([100, -100, 70, -70]);
    expect(entries.at(-1)?.voids).toBe(entries.at(-2)?.id);
    expect(back.world.parties['tha']?.treasury).toBe(start.world.parties['tha']?.treasury);
  });

  it('brings the deadline and the address of players back, too', () => {
    const { campaign, copy } = lent();
    const theirs = { ...copy, deadline: '2026-04-01', address: 'Sie' as const };
    expect(listed(workOf(campaign, theirs))).toEqual([
      ['terms/deadline', 'changed'],
      ['terms/address', 'new'],
    ]);
    expect(merge(campaign, theirs)).toMatchObject({ deadline: '2026-04-01', address: 'Sie' });
  });

  it('is taken although the GM undid that it was given', () => {
    const { copy } = lent();
    expect(merge(start, withSheet(copy, 'tha', '102 KR')).sheets['tha']?.text).toBe('102 KR');
  });

  it('goes into a late correction where the turn was ended in the meantime', () => {
    const { campaign, copy } = lent();
    const proposal = structuredClone(system.adjudicate(turnInputOf(campaign)) ?? fail());
    const booked = applyTurn(campaign, proposal, AT, bookingOf(system, campaign, proposal));
    const theirs = withSheet(copy, 'tha', '102 KR');
    expect(workOf(booked, theirs)).toMatchObject({ isLate: true, isCorrectable: true });
    const back = merge(booked, theirs);
    expect(back.sheets).toEqual(booked.sheets);
    expect(back.variants['handover h1']).toMatchObject({
      name: 'Von Karin',
      turn: 59,
      sheets: { tha: { text: '102 KR' }, val: { text: '101 KAE FREMD' } },
    });
  });

  const ended = (copy: Campaign): Campaign => {
    const proposal = structuredClone(system.adjudicate(turnInputOf(copy)) ?? fail());
    return applyTurn(copy, proposal, AT, bookingOf(system, copy, proposal));
  };
  const bent = (copy: Campaign): Campaign => {
    const mandate = copy.handovers?.['h1'] ?? fail();
    return { ...copy, handovers: { h1: { ...mandate, base: `${mandate.base ?? ''}A` } } };
  };
  it.each<[string, (all: ReturnType<typeof lent>) => readonly [Campaign, Campaign]]>([
    ['no-copy', ({ campaign }) => [campaign, start]],
    ['not-ours', ({ copy }) => [{ ...start, id: 'another' }, copy]],
    ['other-game', ({ campaign, copy }) => [campaign, { ...copy, system: 'pygma' }]],
    ['returned-already', ({ campaign, copy }) => [merge(campaign, copy), copy]],
    ['damaged', ({ campaign, copy }) => [campaign, bent(copy)]],
    ['turn-ended', ({ campaign, copy }) => [campaign, ended(copy)]],
  ])('is refused as %s', (problem, of) => {
    const [campaign, copy] = of(lent());
    expect(returnedWork(campaign, copy, [])).toEqual({ ok: false, problem });
  });
});
