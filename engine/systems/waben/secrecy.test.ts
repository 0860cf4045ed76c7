import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenChanged, hiddenUnits, type Trial } from '../../testing/secretChanges';
import { appliedCampaign, behindTheBack } from '../../testing/secretDesk';
import { adjudicated, SECRET_WORLDS, trialOf } from '../../testing/secretTrial';
import { trialsOf } from '../../testing/trials';
import { type Campaign, dossierOf, realmView } from '../../world';
import { canonicalJson } from '../../world/save/canonical';
import { waben } from '.';

/** Everything a party gets to see of a turn. */
const seenBy = ({ proposal, viewer }: Pick<Trial, 'proposal' | 'viewer'>): string =>
  canonicalJson({
    report: proposal.reports.find(({ party }) => party === viewer) ?? null,
    view: realmView(proposal.world, viewer),
    list: waben.realmList?.(proposal.world, viewer, {}) ?? null,
  });

const WORLDS = trialsOf(SECRET_WORLDS, 427);

const campaignOf = ({ input, proposal }: Pick<Trial, 'input' | 'proposal'>): Campaign =>
  appliedCampaign(input, proposal);

/** All that leaves the house for a party is made of this. */
const dossierText = (campaign: Campaign, viewer: string): string => {
  const dossier = dossierOf(campaign, viewer, waben);
  if (dossier === undefined) throw new Error('no dossier');
  return canonicalJson(dossier);
};

describe('nobody is told what he cannot know (WW-10.1-14, WW-11.1-04)', () => {
  it(
    `with everything hidden changed, report, map and dossier stay the same byte for byte in many worlds (${WORLDS.label})`,
    { timeout: 30 * 60_000 },
    () => {
      const tried = { units: 0, others: 0, worlds: 0 };
      fc.assert(
        fc.property(fc.nat(1_000_000), (seed) => {
          const trial = trialOf(seed);
          const input = hiddenChanged(trial);
          const proposal = adjudicated(input);
          expect(seenBy({ ...trial, proposal })).toBe(seenBy(trial));
          const { viewer } = trial;
          const hidden = campaignOf({ input, proposal });
          const known = dossierText(campaignOf(trial), viewer);
          expect(dossierText(hidden, viewer)).toBe(known);
          expect(dossierText(behindTheBack(hidden, viewer), viewer)).toBe(known);
          tried.worlds += 1;
          tried.units += hiddenUnits(trial).length;
          tried.others +=
            canonicalJson(proposal.events) === canonicalJson(trial.proposal.events) ? 0 : 1;
        }),
        WORLDS.runs,
      );
      // What is changed matters: units are really hidden, and the turn really comes out otherwise for others.
      expect(tried.units).toBeGreaterThan(tried.worlds / 4);
      expect(tried.others).toBeGreaterThan(tried.worlds / 4);
    },
  );
});
