import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../engine';
import { organisationWorld } from '../../../engine/testing/organisation';
import { behindTheBoard } from '../../../engine/testing/secretBoard';
import { hiddenChanged } from '../../../engine/testing/secretChanges';
import { ORGANISATION_BOT } from '../../../engine/testing/secretPhase';
import { adjudicated, trialOf } from '../../../engine/testing/secretTrial';
import { appliedCampaign, withUnknownsChanged } from '../../../engine/testing/secretTurn';
import { trialsOf } from '../../../engine/testing/trials';
import { chronicleOfFrames } from './chronicle';
import { filmOf } from './film';

const TRIALS = trialsOf({ small: 1, middle: 1, full: 300 }, 912);

/** All that a film of a party is given away with, as text. */
const filmText = (campaign: Campaign, party: string): string => {
  const film = filmOf({ campaign, perspective: { party }, language: 'de', showsSecrets: true });
  const frames = film?.turns.flatMap((turn) => film.frame(turn) ?? []) ?? [];
  if (film === undefined || frames[0]?.snapshot === null) throw new Error('no film');
  return JSON.stringify(chronicleOfFrames(film, frames, campaign));
};

describe(`the film of a party does not depend on what it cannot know (${TRIALS.label})`, () => {
  it('on a map (WW-10.1-14)', { timeout: 10 * 60_000 }, () => {
    let changed = 0;
    for (const seed of TRIALS.seeds()) {
      const trial = trialOf(seed);
      const input = hiddenChanged(trial);
      const proposal = adjudicated(input);
      const before = appliedCampaign(trial.input, trial.proposal);
      const after = withUnknownsChanged(appliedCampaign(input, proposal), trial.viewer);
      expect([seed, filmText(after, trial.viewer)]).toEqual([seed, filmText(before, trial.viewer)]);
      changed += JSON.stringify(after.world) === JSON.stringify(before.world) ? 0 : 1;
    }
    expect(changed).toBe(TRIALS.count);
  });

  it('on a board (OS-20-03)', { timeout: 10 * 60_000 }, () => {
    let told = 0;
    for (const seed of TRIALS.seeds()) {
      const campaigns: Campaign[] = [];
      ORGANISATION_BOT.play(organisationWorld(), 2, seed, ({ before, settings, proposal }) => {
        const input = { world: before, orders: {}, rulings: {}, settings, seed: 'secret' };
        campaigns.push({ ...appliedCampaign(input, proposal), system: 'organisation' });
      });
      const [campaign] = campaigns.slice(-1);
      const [viewer] = Object.keys(campaign?.world.parties ?? {});
      if (campaign === undefined || viewer === undefined) throw new Error('nothing was played');
      const text = filmText(campaign, viewer);
      expect([seed, filmText(behindTheBoard(campaign, viewer), viewer)]).toEqual([seed, text]);
      told += text.length;
    }
    expect(told).toBeGreaterThan(TRIALS.count * 500);
  });
});
