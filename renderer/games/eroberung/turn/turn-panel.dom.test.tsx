import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BLANK_CAMPAIGN, type Campaign } from '../../../../engine';
import {
  type Battle,
  boardWorld,
  BOOKLET_16,
  stateOf,
  type War,
  withState,
} from '../../../../engine/systems/eroberung';
import { closeScreen, openCampaign, openScreen } from '../../../app/testing';
import { CountryScreen } from '../../../model/boards/countries/countries';
import { useCountryView } from '../../../model/boards/countries/board';
import { useSession } from '../../../model/state/session';
import { writeOrder, writtenBy } from './model';

const begun: Campaign = {
  ...BLANK_CAMPAIGN,
  id: 'desk',
  name: 'Am Tisch',
  system: 'eroberung',
  seed: 'desk',
  settings: { 'ew.battle.mode': 'dice' },
  world: boardWorld(BOOKLET_16, 3),
};

/** The holder of the option is Rot, at home in the United States; Blau is at home in Spain. */
const inOption = (): Campaign => {
  const state = stateOf(begun.world);
  const held = { kind: 'motherland', halves: 0, since: 1 } as const;
  return {
    ...begun,
    world: withState(begun.world, {
      ...state,
      course: { ...state.course, phase: 'option', holder: 'rot', isFirstAttack: false },
      players: state.players.map((one) => ({ ...one, markers: 1500 })),
      holdings: [
        { ...held, id: 'a', owner: 'rot', region: 'united-states' },
        { ...held, id: 'b', owner: 'blau', region: 'spain' },
      ],
    }),
  };
};

const linesOf = (player: string) => writtenBy(openCampaign(), player).map(({ line }) => line);
const choose = (chosen: string | null) => act(() => useCountryView.setState({ chosen }));

afterEach(async () => {
  await closeScreen();
  useCountryView.setState({ chosen: null, view: 'map' });
});

describe('the panel beside the board', () => {
  it('writes digit and wishes into the letter of the active player, until the next one takes over', async () => {
    const user = await openScreen(<CountryScreen />, begun);
    await user.click(await screen.findByRole('button', { name: /Startziffer$/ }));
    await user.click(screen.getByRole('option', { name: '3' }));
    const letters = () => ['rot', 'blau', 'gruen'].map(linesOf).filter((one) => one.length > 0);
    await waitFor(() => expect(letters()).toEqual([['Ziffer 3']]));
    choose('canada');
    await user.click(screen.getByRole('button', { name: 'Als Mutterland wünschen' }));
    await waitFor(() => expect(letters()).toEqual([['Ziffer 3', 'Mutterland: Kanada']]));
  });

  it('offers to the next player what the one before left, and undo removes a line', async () => {
    const first = writeOrder(begun, 'rot', { kind: 'DIGIT', digit: 3 }, 'de');
    const user = await openScreen(
      <CountryScreen />,
      'replace' in first ? first.replace(begun) : begun,
    );
    await user.click(await screen.findByRole('button', { name: /Startziffer$/ }));
    expect(screen.queryByRole('option', { name: '3' })).toBeNull();
    await user.click(screen.getByRole('option', { name: '7' }));
    await waitFor(() => expect(linesOf('blau')).toEqual(['Ziffer 7']));
    await act(() => useSession.getState().undo());
    expect(linesOf('blau')).toEqual([]);
  });

  it('shows what the chosen country allows, and why something is refused, with the clause', async () => {
    await openScreen(<CountryScreen />, inOption());
    choose('united-states');
    const sheet = await screen.findByRole('complementary', { name: 'Blatt des Landes' });
    await within(sheet).findByText(/Das Land gehört dem Angreifer selbst/);
    expect(within(sheet).getByRole('button', { name: /EW-15-04/ })).toBeTruthy();
    choose('india');
    const buy = within(sheet).getByRole('button', { name: /^Indien kaufen/ });
    expect(buy.hasAttribute('disabled')).toBe(true);
    expect(within(sheet).getByText(/Dafür reichen die Marken nicht/)).toBeTruthy();
    expect(within(sheet).getByRole('button', { name: /^Indien angreifen/ })).toBeTruthy();
  });

  it('leads from a chosen country back to all targets, the keyboard on the board', async () => {
    const user = await openScreen(<CountryScreen />, inOption());
    await screen.findByRole('button', { name: 'Indien angreifen' });
    choose('india');
    expect(screen.queryByRole('button', { name: 'Indien angreifen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zurück zur Übersicht' }));
    await screen.findByRole('button', { name: 'Indien angreifen' });
    expect(document.activeElement).toBe(screen.getByRole('application'));
  });

  it('is played by keys alone, in English', async () => {
    const user = await openScreen(<CountryScreen />, inOption(), 'en');
    await screen.findByText('Attack option: Rot');
    choose('bangladesh');
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Shift>}b{/Shift}');
    await waitFor(() => expect(linesOf('rot')).toEqual(['buy Bangladesh']));
    choose('india');
    await user.keyboard('{Shift>}a{/Shift}');
    await waitFor(() => expect(linesOf('rot')).toEqual(['buy Bangladesh', 'attack India']));
    await user.keyboard('t');
    expect(useCountryView.getState().view).toBe('table');
  });

  it('fights on in the colours the GM decided, behind a battle typed elsewhere (EW-46-33, EW-46-34)', async () => {
    const campaign = inOption();
    const state = stateOf(campaign.world);
    const war: War = {
      id: 'w1',
      owner: '',
      no: 1,
      turn: 1,
      kind: 'free',
      region: 'india',
      spoils: 0,
      attacker: 'rot',
      defender: 'blau',
      side: 'rot',
      price: 0,
      shares: '',
      energyA: 2500,
      energyD: 2500,
      winner: 'open',
      isEntered: false,
    };
    const typed: Battle = {
      id: 'w1-1',
      owner: '',
      war: 1,
      no: 1,
      weaponA: 'T',
      weaponD: 'P',
      mode: 'entered',
      beforeA: 2500,
      beforeD: 2500,
      winner: 'attacker',
      causeA: 'none',
      causeD: 'none',
      afterA: 2300,
      afterD: 2100,
      isAttackerBlue: true,
      text: '',
      by: '',
    };
    const course = { ...state.course, war: 1 };
    const world = withState(campaign.world, { ...state, course, wars: [war], battles: [typed] });
    const blue = { key: 'war.1.colour', value: 'blue', reason: 'vereinbart' };
    const settings = { 'ew.battle.mode': 'arcade' };
    const user = await openScreen(<CountryScreen />, {
      ...campaign,
      world,
      settings,
      rulings: { [blue.key]: blue },
    });
    await user.click(await screen.findByRole('button', { name: 'Schlacht beginnen' }));
    const dialog = await screen.findByRole('dialog');
    const sides = await within(dialog).findAllByRole('region', { name: /^(Rot|Blau)$/ });
    expect(sides.map((one) => [one.getAttribute('aria-label'), one.textContent])).toEqual([
      ['Blau', expect.stringContaining('2100')],
      ['Rot', expect.stringContaining('2300')],
    ]);
    expect(within(dialog).getByText(/^1\. Rot gewinnt/)).toBeTruthy();
  });

  it('strikes a line, and changes a value for a reason from a turn on (EW-24-02)', async () => {
    const user = await openScreen(<CountryScreen />, inOption());
    await user.click(await screen.findByRole('button', { name: /^Option beenden/ }));
    await waitFor(() => expect(linesOf('rot')).toEqual(['Passen']));
    await user.click(await screen.findByRole('button', { name: '„Passen“ streichen' }));
    await waitFor(() => expect(linesOf('rot')).toEqual([]));
    choose('greece');
    await user.click(screen.getByText('Wert ändern'));
    const field = screen.getByRole('textbox', { name: 'Neuer Wert' });
    await user.clear(field);
    await user.type(field, '3');
    await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Beitritt');
    await user.click(screen.getByRole('button', { name: 'Ändern' }));
    await waitFor(() =>
      expect(stateOf(openCampaign().world).changes).toMatchObject([
        { region: 'greece', pbu: 3, turn: 1, reason: 'Beitritt' },
      ]),
    );
  });
});
