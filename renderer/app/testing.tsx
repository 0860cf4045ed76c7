import { cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import type { Campaign } from '../../engine';
import { useSession } from '../model/state/session';
import { useShortcutKeys } from '../kit/state/shortcuts';
import { storage } from '../model/storage';
import { origin } from '../model/storage/testing';
import { createTexts, type Language } from '../kit/text/words';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** Renders parts of the screen with their texts; `system` is the game whose wording they use. */
export function showParts(
  parts: ReactNode,
  language: Language = 'de',
  system?: string,
): RenderResult {
  const texts = createTexts(language, system);
  return render(parts, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={texts}>
        <I18nProvider locale={LOCALES[language]}>{children}</I18nProvider>
      </I18nextProvider>
    ),
  });
}

const WithKeys = ({ children }: { readonly children: ReactNode }) => {
  useShortcutKeys();
  return children;
};

/** Stores and opens a campaign and shows a screen over it, with working keys. @returns the user-event session */
export async function openScreen(
  screen: ReactNode,
  campaign: Campaign,
  language: Language = 'de',
): Promise<UserEvent> {
  await useSession.getState().open(await storage.create(campaign, origin));
  showParts(<WithKeys>{screen}</WithKeys>, language);
  return userEvent.setup();
}

/** The open campaign. */
export function openCampaign(): Campaign {
  const { campaign } = useSession.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return campaign;
}

/** Unmounts what is shown, closes the campaign and deletes all that are stored. */
export async function closeScreen(): Promise<void> {
  cleanup();
  await useSession.getState().close();
  for (const { id } of await storage.list()) await storage.remove(id);
}
