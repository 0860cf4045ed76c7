import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { closeScreen, openScreen, showParts } from '../../../app/testing';
import { bridge } from '../../../kit/bridge';
import { createTexts } from '../../../kit/text/words';
import { hiddenFromFilm } from '../../../model/film/check';
import type { Film } from '../../../model/film/film';
import { filmThrough, framesOf, playedGame } from '../../../model/film/testing';
import { useSession } from '../../../model/state/session';
import { GiveAway } from './GiveAway';
import { type FilmView, nextTask, useFilm } from './use-film';

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

const Shown = ({ film }: { readonly film: Film }) => {
  const open = useSession((session) => session.campaign);
  return open === null ? null : <GiveAway campaign={open} film={film} />;
};

it('holds a file back that reveals something, until the GM allows it with a reason', async () => {
  const { campaign: played } = playedGame('organisation');
  const [reader = ''] = Object.keys(played.world.parties);
  const whole = filmThrough(played, { party: reader });
  const turns = whole.turns.slice(-1);
  const secrets = hiddenFromFilm(whole, framesOf({ ...whole, turns }), played);
  const secret = secrets.find(({ kind }) => kind !== 'field')?.words[0] ?? '';
  const film: Film = {
    ...whole,
    turns,
    frame: (turn) => {
      const frame = whole.frame(turn);
      return frame && { ...frame, label: `Bericht: ${secret}` };
    },
  };
  const save = vi.spyOn(bridge, 'saveFile').mockResolvedValue({ path: 'Film.pdf' });
  const user = await openScreen(<Shown film={film} />, played);
  await user.click(screen.getByRole('button', { name: 'Weitergeben …' }));
  const button = screen.getByRole('button', { name: 'Kartenbogen (PDF)' });
  await user.click(button);
  await screen.findByText(/^Nicht gespeichert: Die Datei verrät/, {}, { timeout: 30_000 });
  expect(save).not.toHaveBeenCalled();
  for (;;) {
    const [allow] = screen.queryAllByRole('button', { name: /^Trotzdem mitteilen/ });
    if (allow === undefined) break;
    await user.click(allow);
    await user.type(screen.getByRole('textbox', { name: 'Begründung' }), 'steht im Brief{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Begründung' })).toBeNull());
  }
  await user.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 30_000 });
  save.mockRestore();
  await closeScreen();
}, 60_000);
