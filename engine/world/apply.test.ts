import type { MailItem } from './sheet';
import { describe, expect, it } from 'vitest';
import { fact } from '../kernel';
import { deepFreeze, proposalOf, realm, tinyCampaign, tinyWorld, troop } from '../testing';
import { applyTurn, bookingOf } from './apply';
import { unpackResults } from './results';
import { readCampaignFile } from './save';
import { unpackStart, worldAtStart } from './turn-start';
import { campaignFile } from '../testing/files';

const mailOf = (id: string, change: Partial<MailItem> = {}): MailItem => ({
  id,
  turn: 1,
  from: 'tha',
  to: null,
  kind: 'culture',
  title: 'Lied der Furt',
  text: 'Am Fluss',
  isPublic: null,
  ...change,
});

describe('booking a turn', () => {
  const before = tinyWorld({
    parties: [realm('tha', { treasury: 100 })],
    units: [troop('tha', 101, '210/19')],
  });
  const after = tinyWorld({
    parties: [realm('tha', { treasury: 130 })],
    units: [troop('tha', 101, '210/20')],
    clock: { ...before.clock, turn: before.clock.turn + 1 },
  });
  const sheet = { turn: 1, party: 'tha', text: '101 -20', receivedAt: '2026-01-01' };
  const variant = { id: 'v', name: '', turn: 1, sheets: {}, rulings: {}, mail: {} };
  const campaign = deepFreeze(
    tinyCampaign(before, {
      settings: { 'move.clamp': false },
      sheets: {
        tha: { ...sheet, documents: ['d1'], corrections: [{ start: 4, end: 7, text: '-21' }] },
        ely: { ...sheet, party: 'ely', text: 'KV' },
      },
      rulings: { 'march/tha:101/1/cost': { key: 'march/tha:101/1/cost', value: 3, reason: 'Ice' } },
      mail: {
        m1: mailOf('m1'),
        m2: mailOf('m2', { isPublic: true }),
        m3: mailOf('m3', { kind: 'message', to: 'ely' }),
      },
      decisions: {
        f: { key: 'f', party: 'tha', turn: 1, kind: 'acknowledged', note: 'so gewollt' },
      },
      marks: { tha: { party: 'tha', kind: 'ready', of: '1' } },
      variants: { v: variant, later: { ...variant, id: 'later', turn: 2 } },
      deadline: '2026-01-31',
    }),
  );
  const posting = {
    party: 'tha',
    amount: 30,
    name: 'landTax',
    why: fact('posting', 30, {}, 'WW-3.1-01'),
    place: '210/19',
  };
  const proposal = proposalOf(after, { postings: [posting] });
  const booked = applyTurn(campaign, proposal, '2026-02-01', { figures: { tha: { gold: 130 } } });

  it('takes the proposed world and opens the next turn empty', () => {
    expect(booked).toMatchObject({
      world: after,
      sheets: {},
      rulings: {},
      mail: {},
      decisions: {},
      marks: {},
      deadline: null,
    });
    expect(Object.keys(booked.variants)).toEqual(['later']);
    expect(booked.settings).toBe(campaign.settings);
  });

  it('archives everything the turn can be computed from again, and its results (WW-0.1-06)', () => {
    const { results, start, ...archived } = booked.archive[1] ?? {};
    expect(archived).toEqual({
      turn: 1,
      isFollowed: true,
      sheets: { tha: '101 -20', ely: 'KV' },
      received: { tha: '2026-01-01', ely: '2026-01-01' },
      documents: { tha: ['d1'] },
      corrections: { tha: [{ start: 4, end: 7, text: '-21' }] },
      rulings: campaign.rulings,
      settings: campaign.settings,
      seed: campaign.seed,
      appliedAt: '2026-02-01',
      deadline: '2026-01-31',
      mail: campaign.mail,
      decisions: campaign.decisions,
      fights: 0,
      figures: { tha: { gold: 130 } },
    });
    expect(unpackResults(results ?? '')?.postings).toEqual([posting]);
    expect(start && worldAtStart(after, start)).toEqual(campaign.world);
    expect(readCampaignFile(campaignFile(booked))).toEqual({ ok: true, value: booked });
  });

  it('books every posting, after the opening balance of gold (WW-11.1-01)', () => {
    expect(booked.ledger).toEqual({
      1: {
        turn: 1,
        entries: [
          { id: '1.1', turn: 1, party: 'tha', amount: 100, cause: 'opening', about: {} },
          {
            id: '1.2',
            turn: 1,
            party: 'tha',
            amount: 30,
            cause: 'landTax',
            about: {},
            place: '210/19',
            posting: 0,
          },
        ],
      },
    });
  });

  it('takes reports of culture into their archive, secret unless marked public (WW-8.2-07, WW-8.2-30)', () => {
    expect(Object.values(booked.culture)).toEqual([
      expect.objectContaining({ id: '1.m1', party: 'tha', turn: 1, isPublic: false }),
      expect.objectContaining({ id: '1.m2', title: 'Lied der Furt', isPublic: true }),
    ]);
  });

  it('keeps the start of the last turn, packs that of older ones, and keeps everything else of them', () => {
    const next = applyTurn(
      booked,
      proposalOf({ ...after, clock: { ...after.clock, turn: 3 } }),
      '',
    );
    const { start, ...kept } = booked.archive[1] ?? {};
    const { packedStart, ...rest } = next.archive[1] ?? {};
    expect(unpackStart(packedStart ?? '')).toEqual(start);
    expect(rest).toEqual(kept);
    expect(next.archive[2]).not.toHaveProperty('deadline');
    expect(next.archive[2]).not.toHaveProperty('figures');
  });

  it('asks a game for its figures', () => {
    const parties = { figures: () => ({ tha: { fields: 3 } }) };
    expect(bookingOf({ parties }, campaign, proposal)).toEqual({
      figures: { tha: { fields: 3 } },
    });
  });
});
