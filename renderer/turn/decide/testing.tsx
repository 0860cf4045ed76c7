import { render, waitFor } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import type { Campaign } from '../../../engine';
import { useTrial } from '../../adjudicate';
import { useSession } from '../../state/session';
import { useShortcutKeys } from '../../state/shortcuts';
import { storage } from '../../storage';
import { origin } from '../../storage/testing';
import { createTexts } from '../../text/words';
import { NOTHING_CHOSEN, type AnyStation, useTurnDesk } from '../desk-store';
import { TurnRoom } from '../index';
import { FRESH_RUN, useRun } from '../run/run-store';
import { FRESH_QUEUE, useDecide } from './decide-store';

const Desk = () => {
  useShortcutKeys();
  return <TurnRoom />;
};

/** The sample campaign with the sample letter on the desk. */
export const withLetter = (): Campaign => ({
  ...tharosCampaign(),
  sheets: {
    tha: { turn: 58, party: 'tha', text: tharosOrders, receivedAt: '2026-01-01T12:00:00Z' },
  },
});

/** Sits down at a station of a campaign; with letters, the month is computed when this returns. */
export const sitDownAt = async (
  station: AnyStation,
  campaign: Campaign = withLetter(),
): Promise<void> => {
  useTrial.getState().clear();
  useTurnDesk.setState({
    ...NOTHING_CHOSEN,
    station,
    hasEntered: true,
    party: null,
    time: null,
    leaf: 'orders',
  });
  useDecide.setState(FRESH_QUEUE);
  useRun.setState(FRESH_RUN);
  await useSession.getState().open(await storage.create(campaign, origin));
  render(
    <I18nextProvider i18n={createTexts('de')}>
      <I18nProvider locale="de-DE">
        <Desk />
      </I18nProvider>
    </I18nextProvider>,
  );
  if (Object.keys(campaign.sheets).length === 0) return;
  await waitFor(
    () => {
      if (useTrial.getState().state.kind !== 'ready') throw new Error('still computing');
    },
    { timeout: 15_000 },
  );
};

/** Closes everything and forgets it. */
export const getUp = async (): Promise<void> => {
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
};

/** The open campaign. */
export const openCampaign = (): Campaign => {
  const { campaign } = useSession.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return campaign;
};
