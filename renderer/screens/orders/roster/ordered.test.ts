import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { settingsInForce, systems } from '../../../../engine';
import { placeOfOrdered } from './ordered';

const campaign = rabensundCampaign();
const orders = systems['pygma']?.orders;
const party = campaign.world.parties['kar'];

it.each([
  ['of an army leads to where it stands', 'RH 1 | 2/33 | 2/40 | 2/46 | 2000 R | A |', '032/33'],
  ['for the whole realm leads nowhere', 'Spionage 31.000 GS', null],
])('a line %s', (_, text, place) => {
  if (orders === undefined || party === undefined) throw new Error('no game');
  const [row] = orders.read(text, party.key, campaign.world).rows;
  if (row === undefined) throw new Error('nothing read');
  const source = { campaign, orders, settings: settingsInForce(campaign) };
  expect(placeOfOrdered(row, party, source)).toBe(place);
});
