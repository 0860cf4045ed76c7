import { expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import { wordsOf } from '../../kit/text/words';
import { countsOf } from './counts';

it.each([
  ['Welt der Waben', tharosCampaign(), { Reiche: 6, Ansiedlungen: 28, Einheiten: 32 }],
  [
    'the Organisationsspiel',
    seenlandCampaign(),
    { Organisationen: 4, Regionen: 8, Vorzüge: 18, Bevölkerung: 18, Geheimnisse: 5 },
  ],
])('the content of a backup is counted in the texts of its game: %s', (_, campaign, expected) => {
  const words = wordsOf('de', campaign.system);
  const told = Object.fromEntries(
    countsOf(campaign).map(({ text, count }) => [words(text), count]),
  );
  expect(told).toEqual(expected);
});
