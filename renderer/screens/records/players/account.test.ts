import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { type Campaign, systems } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { fullRecords } from '../full-records';
import {
  accountOf,
  bookEntry,
  chargeable,
  chargeAll,
  runningAccount,
  withheldPlayers,
} from './account';

const FEE = { 'acct.fee_per_turn_cents': 300 };

const placeOf = (campaign: Campaign) => ({
  campaign,
  system: systems['waben'],
  settings: FEE,
});

const after = (campaign: Campaign, command: Command | undefined): Campaign =>
  command !== undefined && 'change' in command ? produce(campaign, command.change) : campaign;

const personOf = ({ world }: Campaign, id: string) => {
  const person = world.people[id];
  if (person === undefined) throw new Error(`nobody is ${id}`);
  return person;
};

describe('a player’s account (WW-1.4-10)', () => {
  it('runs on from entry to entry; the club contribution is no part of it (WW-1.4-05)', () => {
    const running = runningAccount([
      { turn: 1, cents: 1500, kind: 'deposit' },
      { turn: 1, cents: 6000, kind: 'contribution' },
      { turn: 1, cents: -300, kind: 'charge' },
      { turn: 2, cents: -50, kind: 'fee' },
    ]);
    expect(running.map(({ balance }) => balance)).toEqual([1500, 1500, 1200, 1150]);
  });

  it('takes charges from it and adds deposits, as entries of the open turn', () => {
    const campaign = fullRecords();
    const booked = (kind: 'deposit' | 'charge', note: string) =>
      personOf(
        after(campaign, bookEntry(personOf(campaign, 'p1'), 58, { kind, cents: 250, note })),
        'p1',
      ).account.at(-1);
    expect(booked('deposit', 'bar')).toEqual({
      turn: 58,
      cents: 250,
      kind: 'deposit',
      note: 'bar',
    });
    expect(booked('charge', '')).toEqual({ turn: 58, cents: -250, kind: 'charge' });
  });

  it('agrees with the rules on what stands on it', () => {
    const campaign = fullRecords();
    for (const { id, account } of Object.values(campaign.world.people))
      expect(accountOf(placeOf(campaign), id)?.balance.value).toBe(
        runningAccount(account).at(-1)?.balance,
      );
  });
});

describe('charging everybody for a turn', () => {
  it('is one act over all players, and nobody pays twice', () => {
    const campaign = fullRecords();
    const due = chargeable(placeOf(campaign), 58);
    expect(due.length).toBeGreaterThan(5);
    const charged = after(campaign, chargeAll(placeOf(campaign), 58));
    for (const { id } of due)
      expect(personOf(charged, id).account.at(-1)).toEqual({
        turn: 58,
        cents: -300,
        kind: 'charge',
      });
    expect(chargeAll(placeOf(charged), 58)).toBeUndefined();
  });

  it('leaves out co-players, and is not offered without a fee (WW-1.2-09, WW-12.1-04)', () => {
    const campaign = produce(fullRecords(), ({ world }) => {
      for (const role of world.people['p1']?.roles ?? []) role.kind = 'coPlayer';
    });
    expect(chargeable(placeOf(campaign), 58).map(({ id }) => id)).not.toContain('p1');
    expect(chargeAll({ ...placeOf(campaign), settings: {} }, 58)).toBeUndefined();
  });

  it('tells who is held back (WW-1.4-07)', () => {
    const campaign = fullRecords();
    const owing = Object.values(campaign.world.people).filter(
      ({ account }) => (runningAccount(account).at(-1)?.balance ?? 0) < 0,
    );
    expect(withheldPlayers(placeOf(campaign))).toEqual(owing);
    const settings = { 'acct.withhold_when_overdrawn': false };
    expect(withheldPlayers({ ...placeOf(campaign), settings })).toEqual([]);
  });
});
