import { describe, expect, it } from 'vitest';
import { type Campaign, blankDraft, snapshotOf, systems } from '../../../../engine';
import { appliedSeenland } from '../../../../engine/testing/seenland';
import { wordsOf } from '../../../kit/text/words';
import { composeTurnReport } from './compose';

const named = (campaign: Campaign, label: string): Campaign => ({
  ...campaign,
  settings: { ...campaign.settings, 'os.phase.label': label },
});

/** Phase 1 was applied under one name, phase 2 is open under another one. */
const campaignOf = (then: string, now: string): Campaign => {
  const campaign = named(appliedSeenland(), now);
  const first = campaign.archive[1];
  if (first === undefined) throw new Error('no phase');
  const settings = { ...first.settings, 'os.phase.label': then };
  return { ...campaign, archive: { 1: { ...first, settings } } };
};

const turnReportOf = (campaign: Campaign) => {
  const system = systems[campaign.system];
  const snapshot = system === undefined ? undefined : snapshotOf(campaign, 'kontor', system);
  if (snapshot === undefined) throw new Error('no dossier');
  const draft = blankDraft(1, 'kontor', 'de');
  return composeTurnReport(snapshot, draft, wordsOf('de', campaign.system, 'Sie'));
};

describe('what the GM calls a phase (OS-7-05)', () => {
  it('stands in the turn report: its own name over it, that of the open one where it is about what comes', () => {
    const { month, title, frame } = turnReportOf(campaignOf('Frühling 1201', 'Sommer 1201'));
    expect(month).toBe('Phase 1, Frühling 1201');
    expect(title).toContain('Frühling 1201');
    expect(frame.next).toContain('Phase 2, Sommer 1201');
  });

  it('is not taken from the open phase where the applied one had none', () => {
    const { month, frame } = turnReportOf(campaignOf('', 'Sommer 1201'));
    expect(month).toBe('Phase 1');
    expect(frame.next).toContain('Sommer 1201');
  });
});
