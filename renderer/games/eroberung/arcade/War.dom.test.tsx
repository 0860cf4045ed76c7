import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARCADE_SETS,
  battleSeed,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { showParts } from '../../../app/testing';
import { type EnteredWar, War, type WarSide } from './War';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const USA: WarSide = {
  name: 'USA <script>',
  available: ['P', 'T'],
  wins: 1,
  energy: 1355,
  player: 'human',
};
const CUBA: WarSide = {
  name: 'Kuba',
  available: ['S', 'P', 'T'],
  wins: 0,
  energy: 2100,
  player: 'normal',
};

/** The war after its first battle, and its state as text. */
const atWar = (canBeWhole = true) => {
  const told: { battles: StoredBattle[]; wars: EnteredWar[] } = { battles: [], wars: [] };
  showParts(
    <War
      language="de"
      sides={[USA, CUBA]}
      warSeed={7}
      number={1}
      setName="fair"
      set={ARCADE_SETS.fair}
      fought={[]}
      onBattle={(battle) => told.battles.push(battle)}
      {...(canBeWhole ? { onWhole: (war) => told.wars.push(war) } : {})}
    />,
  );
  return { told, user: userEvent.setup() };
};

const side = (name: string) => within(screen.getByRole('region', { name }));

describe('a war between its battles (EW-44-03)', () => {
  it('shows wins, energies and the weapons a side has not lost; a lost one cannot be chosen (EW-30-03, EW-46-34)', async () => {
    const { user } = atWar();
    const usa = side('USA <script>');
    const lost = usa.getByRole<HTMLButtonElement>('radio', { name: 'U-Boot, verloren' });
    expect(lost.disabled).toBe(true);
    expect(usa.getByText('1355').tagName).toBe('STRONG');
    await user.click(side('Kuba').getByRole('radio', { name: 'Panzer' }));
    expect(side('Kuba').getByText(/Minen/)).not.toBeNull();
  });

  it('leaves a side to the computer where the game says so (EW-46-24)', () => {
    atWar();
    expect(side('USA <script>').getByRole('button', { name: /^Mensch/ })).not.toBeNull();
    expect(side('Kuba').getByRole('button', { name: /^Computer, mittel/ })).not.toBeNull();
  });

  it('takes a battle that is typed, with the weapons chosen, marked as entered (EW-39-01, EW-39-04)', async () => {
    const { told, user } = atWar();
    await user.click(side('Kuba').getByRole('radio', { name: 'Panzer' }));
    await user.click(screen.getByRole('radio', { name: 'Schlacht eintragen' }));
    await user.click(screen.getByRole('radio', { name: 'Kuba' }));
    await user.type(screen.getByLabelText('Energie von USA <script> danach'), '0');
    await user.type(screen.getByLabelText('Energie von Kuba danach'), '1980');
    await user.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect(told.battles).toMatchObject([
      {
        mode: 'entered',
        weapons: ['P', 'T'],
        energy: [1355, 2100],
        seed: battleSeed(7, 1),
        hash: null,
        runs: [],
        result: { winner: 1, energy: [0, 1980] },
      },
    ]);
  });

  it.each([
    ['a winner without energy', '0', '500'],
    ['more energy than before', '1356', '500'],
    ['no number', 'viel', '500'],
  ])('refuses %s with one sentence, and enters nothing (E_RESULT)', async (_, red, blue) => {
    const { told, user } = atWar();
    await user.click(screen.getByRole('radio', { name: 'Schlacht eintragen' }));
    await user.type(screen.getByLabelText('Energie von USA <script> danach'), red);
    await user.type(screen.getByLabelText('Energie von Kuba danach'), blue);
    await user.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Das geht nicht: /);
    expect(told.battles).toEqual([]);
  });

  it('takes a whole war where it may, and else does not offer it (EW-39-02)', async () => {
    const { told, user } = atWar();
    await user.click(screen.getByRole('radio', { name: 'Ganzen Krieg eintragen' }));
    await user.click(screen.getByRole('radio', { name: 'Kuba' }));
    await user.type(screen.getByLabelText('Restenergie des Verlierers'), '1355');
    await user.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect(told.wars).toEqual([{ winner: 1, left: 1355 }]);
  });

  it('does not offer a whole war where the game has none', () => {
    atWar(false);
    expect(screen.queryByRole('radio', { name: 'Ganzen Krieg eintragen' })).toBeNull();
  });

  it('rolls for both sides (EW-39-03)', async () => {
    const { told, user } = atWar();
    await user.click(screen.getByRole('radio', { name: 'Würfeln' }));
    await user.click(screen.getByRole('button', { name: 'Beide würfeln' }));
    const [battle] = told.battles;
    expect(battle?.mode).toBe('dice');
    expect(battle?.result.energy.every((left) => left < 2100)).toBe(true);
  });

  it('is fought on the screen, paused and given up there; its log is handed on', async () => {
    const { told, user } = atWar();
    await user.click(screen.getByRole('button', { name: 'Schlacht beginnen' }));
    expect(screen.getByRole('heading', { name: 'Krieg, Schlacht 1' })).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'USA <script> gibt auf' }));
    await screen.findByText(/^Kuba gewinnt/);
    await user.keyboard(' ');
    await waitFor(() => expect(told.battles).toHaveLength(1));
    expect(told.battles[0]).toMatchObject({
      mode: 'arcade',
      setName: 'fair',
      seed: battleSeed(7, 1),
      result: { winner: 1, causes: ['given_up', null] },
    });
  });
});
