import { describe, expect, it } from 'vitest';
import { applyTurn, type Campaign, systems } from '../../../engine';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { createLocalAdjudicator, jobOf } from '../adjudicate';
import { createPreview, previewJobs } from './preview';

const edition = {
  id: 'edition-001',
  name: 'Langsam',
  from: 59,
  settings: { 'move.base_offset': 6 },
};

const withLetter = (): Campaign => ({
  ...tharosCampaign(),
  sheets: {
    tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '2026-01-01T12:00:00Z' },
  },
});

/** The example after its month, with an edition that holds from the next one on. */
const booked = (): Campaign => {
  const campaign = withLetter();
  const proposal = systems[campaign.system]?.adjudicate(jobOf(campaign).input);
  if (proposal === undefined) throw new Error('the month was not computed');
  const next = applyTurn(campaign, proposal, '2026-01-02T12:00:00Z');
  return { ...next, editions: { [edition.id]: edition } };
};

describe('the preview of an edition', () => {
  it('computes the booked turn again as it was: without the edition nothing differs', async () => {
    const campaign = booked();
    const preview = createPreview(createLocalAdjudicator());
    await preview.getState().start(campaign, { ...edition, settings: {} }, 'last');
    expect(preview.getState().state).toMatchObject({ kind: 'done', turn: 58, differences: [] });
  });

  it('shows what would have changed, and changes nothing', async () => {
    const campaign = booked();
    const before = structuredClone(campaign);
    const preview = createPreview(createLocalAdjudicator());
    await preview.getState().start(campaign, edition, 'last');
    const { state } = preview.getState();
    expect(state.kind === 'done' && state.differences.map(({ kind }) => kind)).toContain('unit');
    expect(campaign).toEqual(before);
  });

  it('previews the open turn with its letters, too', async () => {
    const campaign = { ...withLetter(), editions: { [edition.id]: edition } };
    const preview = createPreview(createLocalAdjudicator());
    await preview.getState().start(campaign, edition, 'open');
    const { state } = preview.getState();
    expect(state).toMatchObject({ kind: 'done', turn: 58, edition: edition.id });
    expect(state.kind === 'done' && state.differences.length).toBeGreaterThan(0);
  });

  it('has no last turn before the first one is booked', () => {
    expect(previewJobs(withLetter(), edition, 'last')).toBeUndefined();
  });

  it('can be broken off', async () => {
    const preview = createPreview(createLocalAdjudicator());
    const run = preview.getState().start(withLetter(), edition, 'open');
    preview.getState().cancel();
    await run;
    expect(preview.getState().state).toEqual({ kind: 'idle' });
  });
});
