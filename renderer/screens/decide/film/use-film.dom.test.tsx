import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { furnishBrowser, showParts } from '../../../app/testing';
import { createTexts } from '../../../kit/text/words';
import type { Film } from '../../../model/film/film';
import { GiveAway } from './GiveAway';
import { type FilmView, nextTask, useFilm } from './use-film';

beforeAll(furnishBrowser);

const texts = createTexts('de');
const campaign = kalterSommerCampaign();
const VIEW: FilmView = { perspective: 'truth', look: 'colours', showsSecrets: true };
const [party = ''] = Object.keys(campaign.world.parties);

it.each([
  ['other perspective', { ...VIEW, perspective: { party } }, false],
  ['the veil', { ...VIEW, showsSecrets: false }, false],
  ['another look, whose reader is the same', { ...VIEW, look: 'pencil' }, true],
] as const)(
  'under %s the picture before stays: only for the same reader',
  async (_, next, stays) => {
    const { result, rerender, unmount } = renderHook(({ view }) => useFilm(campaign, view, 1), {
      initialProps: { view: VIEW },
      wrapper: ({ children }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>,
    });
    await waitFor(() => expect(result.current.shown?.turn).toBe(1));
    const before = result.current.shown;
    rerender({ view: next });
    expect(result.current.shown).toBe(stays ? before : null);
    await waitFor(() => expect(result.current.shown?.turn).toBe(1));
    unmount();
  },
);

it('ends the work on a file with its dialog', async () => {
  const asked: number[] = [];
  const film: Film = {
    perspective: 'everybody',
    language: 'de',
    look: 'colours',
    turns: [1, 2, 3, 4, 5, 6, 7, 8],
    lost: [],
    reach: () => undefined,
    damaged: () => [],
    frame: (turn) => {
      asked.push(turn);
      return undefined;
    },
  };
  const user = userEvent.setup({ delay: null });
  const { unmount } = showParts(<GiveAway campaign={campaign} film={film} />);
  await user.click(screen.getByRole('button', { name: 'Weitergeben …' }));
  await user.click(screen.getByRole('button', { name: 'Kartenbogen (PDF)' }));
  await waitFor(() => expect(asked).not.toEqual([]));
  unmount();
  const count = asked.length;
  for (let task = 0; task < 20; task += 1) await nextTask();
  expect(asked.length).toBeLessThanOrEqual(count + 1);
  expect(asked.length).toBeLessThan(8);
});
