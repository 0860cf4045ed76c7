import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Campaign,
  type PartySnapshot,
  snapshotMaker,
  type Proposal,
  systems,
  type World,
} from '../../../engine';
import { hiddenChanged, hiddenUnits } from '../../../engine/testing/secretChanges';
import { appliedCampaign, withUnknownsChanged } from '../../../engine/testing/secretTurn';
import { adjudicated, SECRET_WORLDS, trialOf } from '../../../engine/testing/secretTrial';
import { trialsOf } from '../../../engine/testing/trials';
import { archiveFor, leavingFor } from './testing/evaluation-files';

/** Files are made of the words and sheets that are compared in every world; some are compared all the same. */
const EVERY_ARCHIVE = 20;

const WORLDS = trialsOf(SECRET_WORLDS, 428);
const waben = systems['waben'];

const snapshotIn = (
  campaign: Campaign,
  results: Proposal<World>,
  viewer: string,
): PartySnapshot => {
  const snapshot = waben && snapshotMaker(campaign, waben, results)?.of(viewer);
  if (snapshot === undefined) throw new Error('no dossier');
  return snapshot;
};

describe('nothing that leaves the house depends on what its reader cannot know (WW-10.1-14, WW-11.1-04)', () => {
  it(
    `evaluation, page, knowledge file and sheets stay the same byte for byte in many worlds (${WORLDS.label})`,
    { timeout: 60 * 60_000 },
    async () => {
      const tried = { units: 0, others: 0, sheets: 0, archives: 0, turn: 0 };
      await fc.assert(
        fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
          const trial = trialOf(seed);
          const { viewer } = trial;
          const input = hiddenChanged(trial);
          const proposal = adjudicated(input);
          const hidden = withUnknownsChanged(appliedCampaign(input, proposal), viewer);
          tried.turn += 1;
          const open = appliedCampaign(trial.input, trial.proposal);
          const known = snapshotIn(open, trial.proposal, viewer);
          const other = snapshotIn(hidden, proposal, viewer);
          const [before, after] = [known, other].map((one) => leavingFor(one, tried.turn));
          if (before === undefined || after === undefined) return;
          for (const [name, text] of Object.entries(before.files))
            expect([seed, name, after.files[name]]).toEqual([seed, name, text]);
          expect(Object.keys(after.files)).toEqual(Object.keys(before.files));
          if (tried.turn % EVERY_ARCHIVE === 1) {
            const archive = await archiveFor(known);
            expect(archive.length).toBeGreaterThan(10_000);
            // Made later, on another day of another clock: nothing of it may be seen.
            vi.useFakeTimers({ now: Date.UTC(2031, 4, 9), toFake: ['Date'] });
            expect(await archiveFor(other)).toEqual(archive);
            vi.useRealTimers();
            tried.archives += 1;
          }
          tried.sheets += before.pages.length;
          tried.units += hiddenUnits(trial).length;
          tried.others +=
            JSON.stringify(proposal.events) === JSON.stringify(trial.proposal.events) ? 0 : 1;
        }),
        WORLDS.runs(),
      );
      // What is changed matters, and there is something to compare.
      expect(tried.units).toBeGreaterThan(tried.turn / 4);
      expect(tried.others).toBeGreaterThan(tried.turn / 4);
      expect(tried.sheets).toBeGreaterThan(2 * tried.turn);
      expect(tried.archives).toBe(Math.ceil(tried.turn / EVERY_ARCHIVE));
    },
  );
});
