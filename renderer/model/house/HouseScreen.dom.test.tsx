import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Campaign } from '../../../engine';
import { showParts } from '../../app/testing';
import { useSession } from '../state/session';
import { foundEdition } from './commands';
import { HouseScreen } from './HouseScreen';

const founded = (): Campaign => {
  const campaign = seenlandCampaign();
  const { command } = foundEdition(campaign, 'Seenrecht');
  return 'replace' in command ? command.replace(campaign) : campaign;
};

/** The screen of a campaign, of one with an edition by default; commands change it at once. */
const open = (campaign: Campaign = founded()) => {
  useSession.setState({
    campaign,
    readOnly: false,
    execute: (command) => {
      const { campaign } = useSession.getState();
      if (campaign !== null && 'replace' in command)
        useSession.setState({ campaign: command.replace(campaign) });
      return Promise.resolve();
    },
  });
  return showParts(<HouseScreen searchRef={createRef()} head={null} />, 'de', campaign.system);
};

const settings = () => Object.values(useSession.getState().campaign?.editions ?? {})[0]?.settings;

/** The row of a setting. Found by its key: the names of all rows of the room take long to work out. */
const rowOf = (key: string): HTMLElement => {
  const row = screen.getByTitle(key).closest('tr');
  if (row === null) throw new Error(`no row of ${key}`);
  return row;
};

/** Opens the prices of hiring: their sheet. */
const openPrices = async (): Promise<HTMLElement> => {
  const button = screen.getByText('Tafel öffnen: Preise des Anheuerns');
  await userEvent.click(button);
  const sheet = button.closest('section');
  if (sheet === null) throw new Error('no sheet');
  return sheet;
};

afterEach(() => {
  useSession.setState({ campaign: null });
});

describe('the house rules of a game with texts of its own', () => {
  it('are listed under the chapters of its rules, named, with help where the name is not enough', () => {
    open();
    expect(screen.getByRole('heading', { level: 3, name: 'Aufruhr' })).toBeTruthy();
    const row = rowOf('os.unrest.bloody');
    expect(within(row).getByRole('rowheader').textContent).toContain('Blutig beendet heißt');
    expect(row.textContent).toContain('die Einheit stirbt');
    expect(rowOf('os.start.money').textContent).toContain('In Schritten von 0,5');
  });

  it('accepts levels by category in words', async () => {
    open();
    const row = rowOf('os.start.default_levels');
    await userEvent.click(within(row).getByRole('button', { name: /ändern$/ }));
    const field = within(row).getByRole('textbox');
    expect(field).toHaveProperty('value', 'Handel 2, Infrastruktur 1, Militär 1, Geheimdienst 1');
    await userEvent.clear(field);
    await userEvent.type(field, 'Forschung 3, magie 2{Enter}');
    expect(settings()).toEqual({});
    await userEvent.clear(field);
    await userEvent.type(field, 'Forschung 3, handel 2{Enter}');
    expect(settings()).toEqual({ 'os.start.default_levels': { research: 3, trade: 2 } });
    expect(rowOf('os.start.default_levels').textContent).toContain('Forschung 3, Handel 2');
  });

  it('gives the keys back to the value, when it is taken, given up or restored', async () => {
    open();
    const button = () => within(rowOf('os.start.levels')).getByRole('button', { name: /ändern$/ });
    const field = () => within(rowOf('os.start.levels')).getByRole('textbox');
    await userEvent.click(button());
    await userEvent.type(field(), '{Backspace}7{Enter}');
    await waitFor(() => expect(document.activeElement === button()).toBe(true));
    expect(settings()).toEqual({ 'os.start.levels': 7 });
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field(), '9{Escape}');
    await waitFor(() => expect(document.activeElement === button()).toBe(true));
    await userEvent.click(
      within(rowOf('os.start.levels')).getByRole('button', { name: /zurück/i }),
    );
    expect(settings()).toEqual({});
    await waitFor(() => expect(document.activeElement === button()).toBe(true));
  });

  it('reverts with Esc what was typed into a cell, and refuses negative numbers', async () => {
    open();
    const sheet = await openPrices();
    const field = within(sheet).getByRole('textbox', { name: '+1, Geld' });
    await userEvent.clear(field);
    await userEvent.type(field, '−5{Enter}');
    expect(within(sheet).getByRole('alert').textContent).toContain('−5');
    await userEvent.keyboard('{Escape}');
    expect(within(sheet).queryByRole('alert')).toBeNull();
    expect(field).toHaveProperty('value', '1');
    await userEvent.type(field, '8{Escape}{Tab}');
    expect(field).toHaveProperty('value', '1');
    expect(settings()).toEqual({});
  });

  it('shows prices in halves and stores them whole', async () => {
    open();
    const sheet = await openPrices();
    const field = within(sheet).getByRole('textbox', { name: '+1, Geld' });
    expect(field).toHaveProperty('value', '1');
    await userEvent.clear(field);
    await userEvent.type(field, '1,25{Enter}');
    expect(within(sheet).getByRole('alert').textContent).toContain('1,25');
    expect(settings()).toEqual({});
    await userEvent.clear(field);
    await userEvent.type(field, '1,5{Enter}');
    expect(settings()).toEqual({ 'table.organisation.hire': { '1': { price: 3 } } });
    const difference = screen.getByText(/Preise des Anheuerns: \+1, Geld/).closest('tr');
    expect(difference?.textContent).toContain('11,5');
  });
});

it('the form of a new edition is reset once one was founded', async () => {
  open(tharosCampaign());
  const form = () => within(screen.getByRole('form', { name: 'Name der neuen Fassung' }));
  const preset = () => form().getByRole('button', { name: /Vorlage/ });
  await userEvent.click(preset());
  await userEvent.click(screen.getByRole('option', { name: 'Milde' }));
  await userEvent.click(form().getByRole('button', { name: 'Fassung anlegen' }));
  expect(Object.keys(useSession.getState().campaign?.editions ?? {})).toHaveLength(1);
  expect(preset().textContent).not.toContain('Milde');
});
