import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { achtCampaign } from '../../../../../assets/examples/acht';
import { showParts } from '../../../../app/testing';
import type { Campaign } from '../../../../../engine';
import { bridge } from '../../../../kit/bridge';
import { FormsTab, useForms } from './FormsTab';

const written: string[] = [];

const campaign = achtCampaign();

const show = (shown: Campaign = campaign): void => {
  showParts(<FormsTab campaign={shown} />);
};

beforeEach(() => {
  written.length = 0;
  useForms.getState().choose({ form: null, party: null, language: null, paper: 'A4' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the tab of forms', () => {
  it('begins with an empty order sheet and fills it in for a realm', async () => {
    const user = userEvent.setup();
    show();
    await screen.findAllByRole('img', { name: 'Zugbefehl, Blatt 1 von 2' });
    expect(screen.queryByText('8.000')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Ausgefüllt für/ }));
    await user.click(screen.getByRole('option', { name: 'Reich Tharos' }));
    expect(useForms.getState().choice.party).toBe('tha');
    expect(screen.getByText('8.000')).toBeTruthy();
  });

  it('changes form and language by keyboard', async () => {
    const user = userEvent.setup();
    show();
    screen.getByRole('button', { name: /Formular/ }).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(useForms.getState().choice.form).toBe('balance');
    await user.click(screen.getByRole('radio', { name: 'Englisch' }));
    expect(screen.getAllByRole('img', { name: /^Balance sheet, Sheet 1 of/ })).not.toHaveLength(0);
  });

  it('writes one file for every realm', { timeout: 60_000 }, async () => {
    const user = userEvent.setup();
    const open = vi.spyOn(bridge, 'openOutlet').mockResolvedValue({
      name: 'Formulare',
      write: ([file = '']) => Promise.resolve(void written.push(file)),
      close: () => Promise.resolve(),
    });
    show();
    await user.click(screen.getByRole('button', { name: /Als Archiv/ }));
    const count = Object.keys(campaign.world.parties).length;
    await screen.findByText(new RegExp(`^${count} Formulare geschrieben`), {}, { timeout: 50_000 });
    expect(written).toHaveLength(count);
    expect(open.mock.calls.map(([{ kind }]) => kind)).toEqual(['zip']);
  });

  it('shows what to do where a game has no forms', () => {
    show({ ...campaign, system: 'other' });
    expect(screen.getByText('Dieses Spiel hat keine Formulare')).toBeTruthy();
  });
});
