import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../engine';
import { organisationWorld } from '../../../engine/testing/organisation';
import { behindTheBoard } from '../../../engine/testing/secretBoard';
import { hiddenChanged } from '../../../engine/testing/secretChanges';
import { ORGANISATION_BOT } from '../../../engine/testing/secretPhase';
import { adjudicated, trialOf } from '../../../engine/testing/secretTrial';
import { appliedCampaign, withUnknownsChanged } from '../../../engine/testing/secretTurn';
import { trialsOf } from '../../../engine/testing/trials';
import { fontsForTests } from '../../kit/paper/testing';
import { bookOf } from './book/book';
import { chronicleOfFrames } from './chronicle';
import { filmOf } from './film';
import { textsOf } from './testing';

const TRIALS = trialsOf({ small: 1, middle: 1, full: 300 }, 912);

/** All that a film and a book of a party are given away with, as text. */
const filmText = async (campaign: Campaign, party: string): Promise<string> => {
  const film = filmOf({ campaign, perspective: { party }, language: 'de', showsSecrets: true });
  const frames = film?.turns.flatMap((turn) => film.frame(turn) ?? []) ?? [];
  if (film === undefined || frames[0]?.snapshot === null) throw new Error('no film');
  const progress = (): Promise<void> => Promise.resolve();
  const order = { film, frames, campaign, maps: [], fonts: fontsForTests(), progress };
  const book = await bookOf(order);
  const sheets = book?.leaflet.pages.map(textsOf);
  return JSON.stringify([chronicleOfFrames(film, frames, campaign), sheets]);
};

describe(`film and book of a party do not depend on what it cannot know (${TRIALS.label})`, () => {
  it('on a map (WW-10.1-14)', { timeout: 10 * 60_000 }, async () => {
    let changed = 0;
    for (const seed of TRIALS.seeds()) {
      const trial = trialOf(seed);
      const input = hiddenChanged(trial);
      const proposal = adjudicated(input);
      const before = appliedCampaign(trial.input, trial.proposal);
      const after = withUnknownsChanged(appliedCampaign(input, proposal), trial.viewer);
      expect([seed, await filmText(after, trial.viewer)]).toEqual([
        seed,
        await filmText(before, trial.viewer),
      ]);
      changed += JSON.stringify(after.world) === JSON.stringify(before.world) ? 0 : 1;
    }
    expect(changed).toBe(TRIALS.count);
  });

  it('on a board (OS-20-03)', { timeout: 10 * 60_000 }, async () => {
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
      const text = await filmText(campaign, viewer);
      expect([seed, await filmText(behindTheBoard(campaign, viewer), viewer)]).toEqual([
        seed,
        text,
      ]);
      told += text.length;
    }
    expect(told).toBeGreaterThan(TRIALS.count * 500);
  });
});
