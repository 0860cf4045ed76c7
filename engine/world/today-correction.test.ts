import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import type { Proposal } from '../kernel';
import { systems } from '../systems/registry';
import { fail } from '../testing/world';
import { applyTurn, bookingOf } from './apply';
import { bookByHand, voidEntry } from './booking';
import { ledgerEntries } from './ledger';
import type { Campaign } from './campaign';
import { advanced, correctionOf, type LateCorrection } from './correction';
import { bookCorrection, type CorrectionScope, isBookedAlready } from './correction-booking';
import { withEdits } from './edits';
import { canonicalJson } from './save/canonical';
import { isOlderThanToday, turnInTheWay } from './today-correction';
import { packStart, turnStart, unpackStarts } from './turn-start';
import { turnInputOf } from './turn-input';
import { lateForkOf, putVariant } from './variant';
import type { World } from './world';

const system = systems['waben'] ?? fail();

/** A reinforcement of 10,000 GS that the player never ordered. */
const WRONG = tharosOrders;
const RIGHT = tharosOrders.replace('neu 2000K', '');
const PRICE = 10_000;

const NOTE = { at: '2026-02-09T12:00:00Z', reason: 'Brief falsch abgetippt' };

const computed = (campaign: Campaign): Proposal<World> =>
  structuredClone(system.adjudicate(turnInputOf(campaign)) ?? fail());

const booked = (campaign: Campaign, text: string): Campaign => {
  const { turn } = campaign.world.clock;
  const sheets = { tha: { turn, party: 'tha', text, receivedAt: '2026-01-01T12:00:00Z' } };
  const open = { ...campaign, sheets };
  const proposal = computed(open);
  return applyTurn(open, proposal, `day ${String(turn)}`, bookingOf(system, open, proposal));
};

const correctionWith = (campaign: Campaign, text: string, turn: number): LateCorrection => {
  const fork = lateForkOf(campaign, 'n', 'Nachtrag', turn) ?? fail();
  const sheet = fork.sheets['tha'] ?? fail();
  const variant = { ...fork, sheets: { ...fork.sheets, tha: { ...sheet, text } } };
  let correction = correctionOf(putVariant(campaign, variant), variant, system.records) ?? fail();
  while (correction.ahead.length > 0) correction = advanced(correction, computed(correction.next));
  return correction;
};

const corrected = (
  campaign: Campaign,
  text: string,
  scope: CorrectionScope,
  turn = 58,
): Campaign => {
  const correction = correctionWith(campaign, text, turn);
  const after = bookCorrection(
    correction.campaign,
    correction,
    NOTE,
    (then, proposal) => bookingOf(system, then, proposal),
    scope,
  );
  return withEdits(campaign, after);
};

const treasuryOf = ({ world }: Campaign): number => world.parties['tha']?.treasury ?? fail();

const sumOf = ({ ledger }: Campaign): number =>
  ledgerEntries(ledger)
    .filter(({ party }) => party === 'tha')
    .reduce((sum, { amount }) => sum + amount, 0);

const wrong = booked(tharosCampaign(), WRONG);
const right = booked(tharosCampaign(), RIGHT);
const today = corrected(wrong, RIGHT, 'today');

const lateEntry = ({ ledger }: Campaign): string =>
  ledgerEntries(ledger).find(({ cause }) => cause === 'lateCorrection')?.id ?? fail();

/** The entry of a correction for today, made undone by hand. */
const returnedByHand = (campaign: Campaign): Campaign => {
  const voided = voidEntry(campaign, lateEntry(campaign), 'doch nicht');
  return voided.ok ? withEdits(campaign, voided.value) : fail();
};

describe('a correction booked only for today', () => {
  it('gives its gold once, and the turn opened again begins with its letters', () => {
    expect(treasuryOf(right) - treasuryOf(wrong)).toBe(PRICE);
    expect(treasuryOf(today)).toBe(treasuryOf(right));
    expect(lateForkOf(today, 'n', '', 58)?.sheets['tha']?.text).toBe(RIGHT);
    expect(today.todayCorrections?.[58]).toMatchObject({ ...NOTE, entries: [lateEntry(today)] });
  });

  it('is taken back by a variant begun before it alone, not by one begun with it and changed since', () => {
    const early = lateForkOf(wrong, 'n', '', 58) ?? fail();
    const late = { ...(lateForkOf(today, 'n', '', 58) ?? fail()), sheets: {} };
    expect(isOlderThanToday(today, early)).toBe(true);
    expect(isOlderThanToday(today, late)).toBe(false);
    expect(isOlderThanToday(wrong, early)).toBe(false);
    const { todayAt: _, ...asToday } = lateForkOf(today, 'n', '', 58) ?? fail();
    expect(isOlderThanToday(today, asToday)).toBe(false);
  });

  it('says that it is booked already for today, not as a whole', () => {
    const again = correctionWith(today, RIGHT, 58);
    expect(isBookedAlready(again, 'today')).toBe(true);
    expect(isBookedAlready(again, 'all')).toBe(false);
    expect(isBookedAlready(correctionWith(today, WRONG, 58), 'today')).toBe(false);
    expect(isBookedAlready(correctionWith(wrong, WRONG, 58), 'all')).toBe(true);
  });

  it.each(['today', 'all'] as const)('gives it once if it is booked again (%s)', (scope) => {
    const again = corrected(today, RIGHT, scope);
    expect(treasuryOf(again)).toBe(treasuryOf(right));
    expect(again.world).toEqual(right.world);
    expect(sumOf(again)).toBe(treasuryOf(again));
    expect(again.todayCorrections === undefined).toBe(scope === 'all');
  });

  it.each(['today', 'all'] as const)(
    'keeps what the GM changed afterwards, gold and the same unit (%s)',
    (scope) => {
      const gift = bookByHand(today, { party: 'tha', amount: 500, reason: 'Geschenk' });
      const paid = gift.ok ? withEdits(today, gift.value) : fail();
      const unit = paid.world.units['tha:101'] ?? fail();
      const units = { ...paid.world.units, 'tha:101': { ...unit, size: 4321 } };
      const since = withEdits(paid, { ...paid, world: { ...paid.world, units } });
      const again = corrected(since, RIGHT, scope);
      expect(again.world).toEqual(since.world);
      expect(sumOf(again)).toBe(treasuryOf(again));
    },
  );

  it.each(['today', 'all'] as const)(
    'is taken back with the letter of the archive, and given again (%s)',
    (scope) => {
      const back = corrected(today, WRONG, scope);
      expect(back.world).toEqual(wrong.world);
      expect(back.archive).toEqual(wrong.archive);
      expect(back.todayCorrections).toBeUndefined();
      expect(back.edits).toEqual(wrong.edits);
      expect(sumOf(back)).toBe(treasuryOf(back));
      expect(corrected(back, RIGHT, 'today').world).toEqual(right.world);
    },
  );

  it.each(['today', 'all'] as const)(
    'whose gold the GM returned by hand gives it again, once (%s)',
    (scope) => {
      const returned = returnedByHand(today);
      expect(treasuryOf(returned)).toBe(treasuryOf(wrong));
      const again = corrected(returned, RIGHT, scope);
      expect(treasuryOf(again)).toBe(treasuryOf(right));
      expect(sumOf(again)).toBe(treasuryOf(again));
      expect(treasuryOf(corrected(again, RIGHT, 'all'))).toBe(treasuryOf(right));
      const back = corrected(returned, WRONG, scope);
      expect([treasuryOf(back), sumOf(back)]).toEqual([treasuryOf(wrong), treasuryOf(wrong)]);
    },
  );

  it('does not return a second time what the GM returned by hand before it', () => {
    const posted =
      ledgerEntries(wrong.ledger).find(({ cause }) => cause === 'reinforced') ?? fail();
    const voided = voidEntry(wrong, posted.id, 'zu viel');
    const since = voided.ok ? withEdits(wrong, voided.value) : fail();
    const once = corrected(since, RIGHT, 'today');
    const again = corrected(once, RIGHT, 'all');
    const back = corrected(once, WRONG, 'today');
    for (const one of [once, again, back]) {
      expect(treasuryOf(one)).toBe(treasuryOf(right));
      expect(sumOf(one)).toBe(treasuryOf(one));
    }
  });

  it('that the GM changed afterwards is not called booked already', () => {
    const unit = today.world.units['tha:101'] ?? fail();
    const units = { ...today.world.units, 'tha:101': { ...unit, size: 4321 } };
    const since = withEdits(today, { ...today, world: { ...today.world, units } });
    expect(isBookedAlready(correctionWith(since, RIGHT, 58), 'today')).toBe(false);
  });

  describe.each(['today', 'all'] as const)(
    'keeps another turn from being corrected (%s)',
    (scope) => {
      const two = booked(wrong, WRONG);
      it.each([
        ['the one after it', 58, 59],
        ['the one before it', 59, 58],
      ])('%s', (_, noted, other) => {
        const first = corrected(two, RIGHT, 'today', noted);
        expect(turnInTheWay(first, other)).toBe(noted);
        expect(turnInTheWay(first, noted)).toBeUndefined();
        const { campaign, ...rest } = correctionWith(first, RIGHT, other);
        expect(bookCorrection(campaign, { campaign, ...rest }, NOTE, undefined, scope)).toBe(
          campaign,
        );
      });

      it('until it is booked as a whole, or taken back', () => {
        const first = corrected(two, RIGHT, 'today', 58);
        const whole = corrected(corrected(first, RIGHT, 'all', 58), RIGHT, scope, 59);
        expect(whole.world).toEqual(booked(right, RIGHT).world);
        const back = corrected(corrected(first, WRONG, 'today', 58), RIGHT, scope, 59);
        expect(back.world).toEqual(booked(wrong, RIGHT).world);
        for (const one of [whole, back]) expect(sumOf(one)).toBe(treasuryOf(one));
      });
    },
  );

  it('beside another one in a file of a development version is settled after the older ones', () => {
    const first = corrected(booked(wrong, WRONG), RIGHT, 'today', 58);
    const { todayCorrections, ...alone } = first;
    const second = corrected(alone, RIGHT, 'today', 59);
    const both = {
      ...second,
      todayCorrections: { ...todayCorrections, ...second.todayCorrections },
    };
    expect([turnInTheWay(both, 58), turnInTheWay(both, 59)]).toEqual([undefined, 58]);
    expect(corrected(both, RIGHT, 'all', 59).archive).toBe(both.archive);
    const older = corrected(both, RIGHT, 'all', 58);
    expect(turnInTheWay(older, 58)).toBe(59);
    const settled = corrected(older, RIGHT, 'all', 59);
    const twice = booked(right, RIGHT);
    const resultsOf = ({ archive }: Campaign) =>
      Object.values(archive).map(({ turn, results }) => [turn, results]);
    expect(resultsOf(settled)).toEqual(resultsOf(twice));
    expect(treasuryOf(settled)).toBe(treasuryOf(twice));
    expect(sumOf(settled)).toBe(treasuryOf(settled));
    expect(settled.todayCorrections).toBeUndefined();
  });

  it('is given once though further turns were ended in between and it was booked in each', () => {
    const later = corrected(booked(today, WRONG), RIGHT, 'today');
    const after = corrected(booked(later, WRONG), RIGHT, 'all');
    const atOnce = booked(booked(right, WRONG), WRONG);
    expect(after.world).toEqual(atOnce.world);
    expect(sumOf(after)).toBe(treasuryOf(after));
    expect(after.todayCorrections).toBeUndefined();
  });

  it('makes nothing undone in the ledger but its own entries, whatever the file lists', () => {
    const one = today.todayCorrections?.[58] ?? fail();
    const entries = ledgerEntries(today.ledger).map(({ id }) => id);
    expect(entries.length).toBeGreaterThan(one.entries.length);
    const bent = { ...today, todayCorrections: { 58: { ...one, entries } } };
    expect(corrected(bent, RIGHT, 'all').ledger).toEqual(corrected(today, RIGHT, 'all').ledger);
  });

  it('is unpacked only as far as all its parts together are not too long', () => {
    const start = turnStart(wrong.world, right.world);
    const bytes = Buffer.byteLength(canonicalJson(start));
    const parts = [packStart(start), packStart(start)];
    expect(unpackStarts(parts, 2 * bytes)).toEqual([start, start]);
    expect(unpackStarts(parts, 2 * bytes - 1)).toBeUndefined();
  });

  it('that is damaged in the file is not booked over', () => {
    const one = today.todayCorrections?.[58] ?? fail();
    const effects = one.effects.map((effect) => ({ ...effect, now: 'x' }));
    const damaged = { ...today, todayCorrections: { 58: { ...one, effects } } };
    const variant = lateForkOf(damaged, 'n', '', 58) ?? fail();
    expect(correctionOf(damaged, variant, system.records)).toBeUndefined();
  });
});
