import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosOrders } from '../../../../assets/examples/tharos';
import {
  applyTurn,
  type ArchivedTurn,
  type Campaign,
  systems,
  turnInputOf,
} from '../../../../engine';
import { markAllSent, markSent, unmarkSent } from '../../../model/turn/archive/commands';
import { clockOf } from '../../../kit/explain';
import { monthsOf, pastCampaign, pastLetter } from './past';

const open: Campaign = {
  ...tharosCampaign(),
  sheets: {
    tha: {
      turn: 58,
      party: 'tha',
      text: tharosOrders,
      receivedAt: '2026-01-01T12:00:00Z',
      corrections: [{ start: 0, end: 5, text: 'Herzogtum' }],
    },
  },
};

const booked = (): Campaign => {
  const proposal = systems[open.system]?.adjudicate(turnInputOf(open));
  if (proposal === undefined) throw new Error('the month was not computed');
  return applyTurn(open, proposal, '2026-02-01T12:00:00Z');
};

const campaign = booked();
const archived = campaign.archive[58];
if (archived === undefined) throw new Error('nothing was archived');
const { start, ...unstarted } = archived;
const older: ArchivedTurn = { ...unstarted, turn: 52 };

describe('the months of the archive', () => {
  it('stand with the newest first', () => {
    const both = { archive: { 52: older, 58: archived } };
    expect(monthsOf(both).map(({ turn }) => turn)).toEqual([58, 52]);
  });

  it('have the calendar of their start, or the one counted back', () => {
    const now = campaign.world.clock;
    expect(clockOf(archived, now)).toEqual(open.world.clock);
    expect(clockOf({ turn: 58 }, now)).toEqual(open.world.clock);
    expect(clockOf(older, now)).toMatchObject({ turn: 52, year: 418, moon: 8 });
  });

  it('show the world, letters and rules of their time, where they are stored', () => {
    const past = pastCampaign(campaign, archived);
    expect(past.world).toEqual(open.world);
    expect(past.sheets['tha']).toMatchObject(open.sheets['tha'] ?? {});
    expect(past.editions).toEqual({});
    expect(start).toBeDefined();
  });

  it('show an older month in the world as it is now', () => {
    const past = pastCampaign({ ...campaign, archive: { 52: older, 58: archived } }, older);
    expect(past.world).toBe(campaign.world);
    expect(past.sheets['tha']?.text).toBe(tharosOrders);
    expect(past.settings).toBe(older.settings);
  });

  it('show the letter as it was written, corrections marked in it', () => {
    const letter = pastLetter(tharosOrders, archived.corrections?.['tha']);
    const [first] = letter.segmentsOf(0);
    expect(first).toMatchObject({
      text: tharosOrders.slice(0, 5),
      correction: { text: 'Herzogtum' },
    });
    expect(pastLetter(tharosOrders).segmentsOf(0)[0]?.correction).toBeNull();
  });
});

const after = (before: Campaign, command: ReturnType<typeof markSent>): Campaign =>
  'replace' in command ? command.replace(before) : before;

describe('who has his turn report', () => {
  const tharos = { key: 'tha', name: 'Reich Tharos' };
  const valdrun = { key: 'val', name: 'Königreich Valdrun' };

  it('is recorded with the moment, and can be reverted', () => {
    const sent = after(campaign, markSent(58, tharos, '2026-02-02'));
    expect(sent.archive[58]?.sent).toEqual({ tha: '2026-02-02' });
    expect(after(sent, unmarkSent(58, tharos)).archive[58]?.sent).toEqual({});
    expect(after(campaign, markSent(99, tharos, ''))).toBe(campaign);
  });

  it('is recorded of all at once; one sent before keeps its date', () => {
    const sent = after(campaign, markSent(58, tharos, '2026-02-02'));
    const all = after(sent, markAllSent(58, [tharos, valdrun], '2026-02-05'));
    expect(all.archive[58]?.sent).toEqual({ tha: '2026-02-02', val: '2026-02-05' });
  });
});
