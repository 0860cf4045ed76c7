import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import type { Campaign } from '../../engine';
import { useSession } from '../state/session';
import { useShortcutKeys } from '../state/shortcuts';
import { storage } from '../storage';
import { origin } from '../storage/testing';
import { createTexts } from '../text/words';
import { CastRoom } from './CastRoom';
import { useCast } from './cast-store';

const Room = () => {
  useShortcutKeys();
  return <CastRoom />;
};

/** The room of the cast with one of its registers open, in German. */
export const openCast = async (campaign: Campaign, register: string) => {
  useCast.setState({ register, registers: {} });
  await useSession.getState().open(await storage.create(campaign, origin));
  render(
    <I18nextProvider i18n={createTexts('de')}>
      <I18nProvider locale="de-DE">
        <Room />
      </I18nProvider>
    </I18nextProvider>,
  );
  return userEvent.setup();
};

/** The open campaign of a test. */
export const openCampaign = (): Campaign => {
  const { campaign } = useSession.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return campaign;
};

/** Closes the campaign of a test and takes it away. */
export const closeCast = async (): Promise<void> => {
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
};
