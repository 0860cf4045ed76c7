import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { type RecordKind, settingsInForce, systems, type World } from '../../../../engine';
import { closeRoom, furnishBrowser, openRoom } from '../../../app/testing';
import { useCast } from '../../../model/records/cast-store';
import { wordsOf } from '../../../kit/text/words';
import { partyRecords } from './PartyRecords';

furnishBrowser();

afterEach(closeRoom);

const system = systems['organisation'];
const { blank, ...advantages } =
  system?.records.find(({ id }) => id === 'advantages') ?? ({} as RecordKind<World>);

const form = { fields: [], make: () => ({ field: '', fault: '' }) };

it.each([
  { has: 'a blank of its own', more: { blank }, isOffered: true },
  { has: 'a form', more: { form }, isOffered: true },
  { has: 'neither', more: {}, isOffered: false },
])('a kind with $has offers a party a new record: $isOffered', async ({ more, isOffered }) => {
  useCast.setState({ register: 'party' });
  const campaign = seenlandCampaign();
  const kontor = campaign.world.parties['kontor'];
  const { Part } = partyRecords('organisation', { ...advantages, ...more } as RecordKind<World>);
  if (kontor === undefined || Part === undefined) throw new Error('no party');
  const place = { campaign, settings: settingsInForce(campaign), system, language: 'de' as const };
  const user = await openRoom(
    <Part
      row={kontor}
      place={{ ...place, words: wordsOf('de', 'organisation') }}
      readOnly={false}
      objections={[]}
    />,
    campaign,
  );
  const fresh = screen.queryByRole('button', { name: 'Neuer Vorzug' });
  expect(fresh !== null).toBe(isOffered);
  if (fresh !== null) await user.click(fresh);
  expect(useCast.getState().register === 'advantages').toBe(isOffered);
});
