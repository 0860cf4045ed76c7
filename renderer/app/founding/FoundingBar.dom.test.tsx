import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Campaign, foundingStepsOf, newMap, systems } from '../../../engine';
import { tinyCampaignOf, player, realm } from '../../../engine/testing/world';
import { useShortcutRegistry } from '../../kit/state/shortcuts';
import { useMapScreen } from '../../model/map/state';
import { useRecordsView } from '../../model/records/records-store';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { useView } from '../../model/state/view';
import { wordsOf } from '../../kit/text/words';
import { closeScreen, openCampaign, openScreen } from '../testing';
import { FoundingBar } from './FoundingBar';
import { type FoundingLine, nextStepOf, useFoundingView } from './use-founding';
beforeEach(() => usePreferences.getState().set({ foundings: ['demo'] }));
afterEach(async () => {
  usePreferences.getState().set({ foundings: [] });
  await closeScreen();
});

const Open = () => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <FoundingBar campaign={campaign} />;
};

const TWO = [
  realm('nor', { name: 'Norheim', capital: null, treasury: 0 }),
  realm('sud', { name: 'Südmark', capital: null, treasury: 0 }),
];
const WITH_TWO = tinyCampaignOf({ parties: TWO });

/** Opens a campaign under the id by which its list is shown. */
const open = async (campaign: Campaign, language: 'de' | 'en' = 'de') => {
  const user = await openScreen(<Open />, campaign, language);
  act(() => usePreferences.getState().set({ foundings: [openCampaign().id] }));
  return user;
};

const bar = () => screen.getByRole('region', { name: 'Kampagne einrichten' });
const step = (name: string) => {
  const item = within(bar())
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('button', { name }) !== null);
  if (item === undefined) throw new Error(`there is no step ${name}`);
  return within(item);
};

/** The command of the palette that shows the list. */
const command = () =>
  useShortcutRegistry
    .getState()
    .groups.flat()
    .find(({ id }) => id === 'founding');

describe('the list of steps before the first turn', () => {
  it('begins with what is missing in an empty sea and says why', async () => {
    const map = newMap({ places: [{ u: 0, v: 0 }], topology: { kind: 'sheet' }, terrain: 'w' });
    if (!map.ok) throw new Error('there is no map');
    const user = await open(tinyCampaignOf({ map: map.value, parties: [] }));
    expect(bar().textContent).toContain('0 von 11 erledigt');
    expect(bar().textContent).toContain('Auf Wasser siedelt niemand');
    await user.click(screen.getByRole('button', { name: 'Land zeichnen' }));
    expect(useView.getState()).toMatchObject({ screen: 'map', tool: 'brush' });
  });

  it('leads from step to step: the brush holds the realm without land', async () => {
    const user = await open(WITH_TWO);
    await user.click(screen.getByRole('button', { name: 'Land verteilen' }));
    expect(useMapScreen.getState().paint).toEqual({ kind: 'owner', party: 'nor' });
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    await user.click(step('Spieler eintragen').getByRole('button'));
    expect(useRecordsView.getState()).toMatchObject({
      register: 'players',
      registers: { players: { side: 'new', preset: { party: 'nor' } } },
    });
    expect(useView.getState().screen).toBe('records');
    expect(useFoundingView.getState().isListed).toBe(false);
  });

  it('goes by the campaign at the press, however old the list is', async () => {
    const Old = () => <FoundingBar campaign={{ ...WITH_TWO, id: openCampaign().id }} />;
    const world = { ...WITH_TWO.world, people: { anna: player('anna', 'nor') } };
    const user = await openScreen(<Old />, { ...WITH_TWO, world });
    act(() => usePreferences.getState().set({ foundings: [openCampaign().id] }));
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    await user.click(step('Spieler eintragen').getByRole('button'));
    expect(useRecordsView.getState().registers['players']).toMatchObject({
      preset: { party: 'sud' },
    });
  });

  it('gives all without a treasury the same amount, as one step of undo', async () => {
    const user = await open(WITH_TWO);
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    const treasury = step('Startschatz geben');
    await user.type(treasury.getByRole('textbox', { name: 'Betrag für alle ohne Schatz' }), '5000');
    await user.click(treasury.getByRole('button', { name: 'Geben' }));
    const { parties } = openCampaign().world;
    expect([parties['nor']?.treasury, parties['sud']?.treasury]).toEqual([5000, 5000]);
    expect(useSession.getState().journal.at(-1)?.name).toBe('founding:command.treasury');
    await act(() => useSession.getState().undo());
    expect(openCampaign().world.parties['nor']?.treasury).toBe(0);
  });

  it('announces the date for the first letters', async () => {
    const user = await open(WITH_TWO);
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    const field = step('Einsendeschluss ansetzen').getByLabelText('Einsendeschluss');
    await user.type(field, '2026-12-24');
    await user.tab();
    expect(openCampaign().deadline).toBe('2026-12-24');
    expect(step('Einsendeschluss ansetzen').getByText('erledigt')).toBeTruthy();
  });

  it('is put away, found again, and closed with Escape', async () => {
    const user = await open(WITH_TWO);
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Liste ausblenden/ }));
    expect(screen.queryByRole('region', { name: 'Kampagne einrichten' })).toBeNull();
    expect(command()?.isEnabled?.()).toBe(true);
    act(() => command()?.run());
    expect(within(bar()).getByRole('list')).toBeTruthy();
  });

  it('is not offered once letters of the first turn have come', async () => {
    const sheet = { turn: 1, party: 'nor', text: '203 KV', receivedAt: '2026-12-01T00:00:00.000Z' };
    await open({ ...WITH_TWO, sheets: { nor: sheet } });
    expect(screen.queryByRole('region')).toBeNull();
    expect(command()?.isEnabled?.()).toBe(false);
  });

  it('is not there in campaigns that were not made here', async () => {
    await open(WITH_TWO);
    expect(bar()).toBeTruthy();
    act(() => usePreferences.getState().set({ foundings: [] }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('promises with the first letters what every game encloses', async () => {
    const user = await open(WITH_TWO);
    await user.click(screen.getByRole('button', { name: 'Alle Schritte' }));
    const why = 'Jeder Spieler bekommt seine Karte und die Blätter des Spiels.';
    expect(step('Erste Briefe schreiben').getByText(why)).toBeTruthy();
  });

  it.each(['de', 'en'] as const)('has words for every step of every game (%s)', (language) => {
    const nameless = Object.values(systems).flatMap((system) => {
      const words = wordsOf(language, system.id);
      return foundingStepsOf(system).flatMap(({ id, title, why }) =>
        [
          ...(title === undefined ? [`founding:step.${id}.title`] : []),
          ...(why === undefined ? [`founding:step.${id}.why`] : []),
        ].filter((key) => words(key) === '' || words(key).includes(key.split(':')[1] ?? '')),
      );
    });
    expect(nameless).toEqual([]);
  });
});

it.each([
  ['objections nobody has looked at', null, ['objections', 'knowledge'], 'objections'],
  [
    'what follows objections that were looked at',
    ['nor'],
    ['objections', 'knowledge'],
    'knowledge',
  ],
  ['objections again where another party has some', ['sud'], ['objections'], 'objections'],
  ['nothing where only those are left', ['nor'], ['objections'], undefined],
] as const)('the next step is %s', (_, looked, open, next) => {
  const line = (id: string): FoundingLine => {
    const progress = { done: 0, of: 1, missing: ['nor'] };
    const place = { to: id === 'objections' ? ('objections' as const) : ('knowledge' as const) };
    return { step: { id, place, progress: () => progress }, progress, isDone: false };
  };
  expect(nextStepOf({ lines: open.map(line), done: 0 }, looked)?.step.id).toBe(next);
});
