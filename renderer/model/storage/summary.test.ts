import { expect, it } from 'vitest';
import { achtCampaign, achtLetters } from '../../../assets/examples/acht';
import { sheetsOf } from '../../../engine';
import { summaryOf } from './summary';

it('counts the letters of all who send orders, an organisation among realms too', () => {
  const campaign = achtCampaign();
  expect(summaryOf(campaign)).toMatchObject({ realms: 8, sheets: 0 });
  const sheets = sheetsOf(achtLetters, campaign.world.clock.turn);
  expect(summaryOf({ ...campaign, sheets })).toMatchObject({ realms: 8, sheets: 8 });
});
