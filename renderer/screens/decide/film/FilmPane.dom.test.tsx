import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { closeScreen } from '../../../app/testing';
import type { Campaign } from '../../../../engine';
import { useArchive } from '../../../model/turn/archive/archive-store';
import { openTurn } from '../testing';
afterEach(closeScreen);

const enter = (campaign: Campaign = kalterSommerCampaign()) => {
  useArchive.setState({ turn: null, tab: 'letters', party: null, isFilm: false });
  return openTurn({ turnStep: 'archive' }, campaign);
};

/** The campaign as an older program would have left it: without how its turns up to one began. */
const withoutStarts = (last: number): Campaign => {
  const campaign = kalterSommerCampaign();
  const old = Object.entries(campaign.archive).map(
    ([turn, { start: _, packedStart: __, ...rest }]) => [turn, rest] as const,
  );
  const archive = { ...campaign.archive };
  for (const [turn, rest] of old) if (Number(turn) <= last) archive[Number(turn)] = rest;
  return { ...campaign, archive };
};

const film = () => screen.getByRole('region', { name: 'Film' });
const shown = (turn: string) =>
  waitFor(() => expect(within(film()).getAllByRole('status')[0]?.textContent).toBe(turn));

describe('the film in the archive', () => {
  it('shows the last turn, goes by buttons and keys, and is left by choosing a turn', async () => {
    const user = await enter();
    await user.click(screen.getByRole('button', { name: /^Film/ }));
    await shown('Zug 9');
    expect(within(film()).getByRole('img', { name: 'Stand nach Zug 9' })).toBeDefined();
    await user.click(within(film()).getByRole('button', { name: 'Ein Zug zurück' }));
    await shown('Zug 8');
    await user.keyboard('j');
    await shown('Zug 7');
    await user.keyboard('l');
    await shown('Zug 8');
    await user.click(within(film()).getByRole('button', { name: 'Zum Anfang' }));
    await shown('Zug 1');
    expect(film().textContent).toContain('Blau hat das Mutterland gewählt: Japan.');
    await user.click(screen.getByRole('button', { name: /^Zug 3/ }));
    expect(screen.queryByRole('region', { name: 'Film' })).toBeNull();
  });

  it.each([
    [4, 'Die Züge 1–4 fehlen'],
    [9, 'Der Film beginnt mit dem, was du als Nächstes beendest.'],
  ])('without how the turns up to %i began, says: %s', async (last, sentence) => {
    const user = await enter(withoutStarts(last));
    await user.click(screen.getByRole('button', { name: /^Film/ }));
    expect(document.body.textContent).toContain(sentence);
  });
});
