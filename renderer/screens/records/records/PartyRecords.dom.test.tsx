import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { settingsInForce, systems } from '../../../../engine';
import { closeScreen, openScreen } from '../../../app/testing';
import { useRecordsView } from '../../../model/records/records-store';
import { wordsOf } from '../../../kit/text/words';
import { partyRecords } from './PartyRecords';

afterEach(closeScreen);

const system = systems['organisation'];
const advantages = system?.records.find(({ id }) => id === 'advantages');
const form = { fields: [], make: () => ({ field: '', fault: '' }) };
const blank = () => undefined;

it.each([
  { has: 'a blank of its own', more: {}, isOffered: true },
  { has: 'a form', more: { form, blank }, isOffered: true },
  { has: 'neither', more: { blank }, isOffered: false },
])('a kind with $has offers a party a new record: $isOffered', async ({ more, isOffered }) => {
  useRecordsView.setState({ register: 'party' });
  const campaign = seenlandCampaign();
  const kontor = campaign.world.parties['kontor'];
  if (advantages === undefined || kontor === undefined) throw new Error('no advantages');
  const { Part } = partyRecords('organisation', { ...advantages, ...more });
  if (Part === undefined) throw new Error('no part');
  const place = { campaign, settings: settingsInForce(campaign), system, language: 'de' as const };
  const user = await openScreen(
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
  expect(useRecordsView.getState().register === 'advantages').toBe(isOffered);
});
