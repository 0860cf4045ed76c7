import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Campaign, dossierMaker, type Proposal, systems, type World } from '../../engine';
import { hiddenChanged, hiddenUnits } from '../../engine/testing/secretChanges';
import { appliedCampaign, behindTheBack } from '../../engine/testing/secretDesk';
import { adjudicated, SECRET_WORLDS, trialOf } from '../../engine/testing/secretTrial';
import { trialsOf } from '../../engine/testing/trials';
import { type Leaving, leavingFor, pdfOfLeaving } from './testing/evaluation-files';

/** PDFs are made of the sheets alone, which are compared in every world as drawings; some are compared all the same. */
const EVERY_PDF = 20;

const WORLDS = trialsOf(SECRET_WORLDS, 428);
const waben = systems['waben'];

const leavingIn = (
  campaign: Campaign,
  results: Proposal<World>,
  viewer: string,
  turn: number,
): Leaving => {
  const dossier = waben && dossierMaker(campaign, waben, results)?.of(viewer);
  if (dossier === undefined) throw new Error('no dossier');
  return leavingFor(dossier, turn);
};

describe('nothing that leaves the house depends on what its reader cannot know (WW-10.1-14, WW-11.1-04)', () => {
  it(
    `evaluation, page, knowledge file and sheets stay the same byte for byte in many worlds (${WORLDS.label})`,
    { timeout: 60 * 60_000 },
    async () => {
      const tried = { units: 0, others: 0, sheets: 0, pdfs: 0, turn: 0 };
      await fc.assert(
        fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
          const trial = trialOf(seed);
          const { viewer } = trial;
          const input = hiddenChanged(trial);
          const proposal = adjudicated(input);
          const hidden = behindTheBack(appliedCampaign(input, proposal), viewer);
          tried.turn += 1;
          const open = appliedCampaign(trial.input, trial.proposal);
          const before = leavingIn(open, trial.proposal, viewer, tried.turn);
          const after = leavingIn(hidden, proposal, viewer, tried.turn);
          for (const [name, text] of Object.entries(before.files))
            expect([seed, name, after.files[name]]).toEqual([seed, name, text]);
          expect(Object.keys(after.files)).toEqual(Object.keys(before.files));
          if (tried.turn % EVERY_PDF === 1) {
            expect(await pdfOfLeaving(after)).toEqual(await pdfOfLeaving(before));
            tried.pdfs += 1;
          }
          tried.sheets += before.pages.length;
          tried.units += hiddenUnits(trial).length;
          tried.others +=
            JSON.stringify(proposal.events) === JSON.stringify(trial.proposal.events) ? 0 : 1;
        }),
        WORLDS.runs,
      );
      // What is changed matters, and there is something to compare.
      expect(tried.units).toBeGreaterThan(tried.turn / 4);
      expect(tried.others).toBeGreaterThan(tried.turn / 4);
      expect(tried.sheets).toBeGreaterThan(2 * tried.turn);
      expect(tried.pdfs).toBe(Math.ceil(tried.turn / EVERY_PDF));
    },
  );
});
