import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenChanged, hiddenUnits, type Trial } from '../../testing/secretChanges';
import { appliedCampaign, withUnknownsChanged } from '../../testing/secretTurn';
import { isSameOutcome, renumberedTurn } from '../../testing/secretNumbers';
import { adjudicated, SECRET_WORLDS, trialOf } from '../../testing/secretTrial';
import { trialsOf } from '../../testing/trials';
import { type Campaign, snapshotOf, realmView } from '../../world';
import { canonicalJson } from '../../world/save/canonical';
import { waben } from '.';

/** Everything a party gets to see of a turn. */
const seenBy = ({ proposal, viewer }: Pick<Trial, 'proposal' | 'viewer'>): string =>
  canonicalJson({
    report: proposal.reports.find(({ party }) => party === viewer) ?? null,
    view: realmView(proposal.world, viewer),
    list: waben.parties.list?.(proposal.world, viewer, {}) ?? null,
  });

const WORLDS = trialsOf(SECRET_WORLDS, 427);
const RENUMBERED = trialsOf(SECRET_WORLDS, 429);

const campaignOf = ({ input, proposal }: Pick<Trial, 'input' | 'proposal'>): Campaign =>
  appliedCampaign(input, proposal);

/** All that leaves the house for a party is made of this. */
const snapshotText = (campaign: Campaign, viewer: string): string => {
  const snapshot = snapshotOf(campaign, viewer, waben);
  if (snapshot === undefined) throw new Error('no dossier');
  return canonicalJson(snapshot);
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
          const known = snapshotText(campaignOf(trial), viewer);
          expect(snapshotText(hidden, viewer)).toBe(known);
          expect(snapshotText(withUnknownsChanged(hidden, viewer), viewer)).toBe(known);
          tried.worlds += 1;
          tried.units += hiddenUnits(trial).length;
          tried.others +=
            canonicalJson(proposal.events) === canonicalJson(trial.proposal.events) ? 0 : 1;
        }),
        WORLDS.runs(),
      );
      // What is changed matters: units are really hidden, and the turn really comes out otherwise for others.
      expect(tried.units).toBeGreaterThan(tried.worlds / 4);
      expect(tried.others).toBeGreaterThan(tried.worlds / 4);
    },
  );

  it(
    `with other numbers for all foreign units, seen ones and hidden ones, the same in many worlds (${RENUMBERED.label})`,
    { timeout: 30 * 60_000 },
    () => {
      const tried = { worlds: 0, same: 0, sighted: 0 };
      fc.assert(
        fc.property(fc.nat(1_000_000), (seed) => {
          const trial = trialOf(seed);
          tried.worlds += 1;
          const input = renumberedTurn(trial);
          const proposal = adjudicated(input);
          const isReported = trial.input.settings['sight.detail'] === 'full';
          if (isReported || !isSameOutcome(trial, proposal)) return;
          expect(seenBy({ ...trial, proposal })).toBe(seenBy(trial));
          const { viewer } = trial;
          expect(snapshotText(campaignOf({ input, proposal }), viewer)).toBe(
            snapshotText(campaignOf(trial), viewer),
          );
          const sightings = trial.proposal.world.knowledge[viewer]?.sightings ?? [];
          tried.same += 1;
          tried.sighted += sightings.length > 1 ? 1 : 0;
        }),
        RENUMBERED.runs(),
      );
      expect(tried.same).toBeGreaterThan(tried.worlds / 4);
      expect(tried.sighted).toBeGreaterThan(tried.worlds / 20);
    },
  );
});
