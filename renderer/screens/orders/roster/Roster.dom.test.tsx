import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { correctedText } from '../../../../engine';
import { closeScreen, furnishBrowser, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { openTurn, withLetter } from '../../decide/testing';
import { useRoster } from './roster-store';

furnishBrowser();

afterEach(async () => {
  await closeScreen();
  useRoster.setState({ show: 'all', isOwn: false, text: '', chosen: null });
});

const FRESH = { ...NOTHING_CHOSEN, turnStep: 'orders', tab: 'orders', drafts: {} } as const;

const open = async (campaign = withLetter(), party = 'tha') => {
  const user = await openTurn({ ...FRESH, party }, campaign);
  await user.keyboard('u');
  return { user, roster: await screen.findByRole('region', { name: /die Befehle$/ }) };
};

const rows = (roster: HTMLElement) => within(roster).getAllByRole('row').slice(1);
const words = (roster: HTMLElement) => rows(roster).map(({ textContent }) => textContent);

/** Ends when the letters are read. */
const read = (roster: HTMLElement) =>
  waitFor(() => expect(within(roster).getByRole('status').textContent).toContain('21 ohne Befehl'));

describe('the roster', () => {
  it('lists all units of all realms with their orders, and counts those without', async () => {
    const { user, roster } = await open();
    await read(roster);
    expect(within(roster).getByRole('status').textContent).toMatch(
      /^32 im Ganzen, 21 ohne Befehl, [1-9]\d* mit Befund$/,
    );
    await user.click(within(roster).getByRole('radio', { name: /^Ohne Befehl/ }));
    expect(rows(roster)).toHaveLength(21);
    await user.click(within(roster).getByRole('radio', { name: 'Reich Tharos' }));
    expect(words(roster)).toEqual(['Alle haben einen Befehl.']);
    await user.click(within(roster).getByRole('radio', { name: /^Mit Befund/ }));
    expect(words(roster).every((one) => one.startsWith('Reich Tharos'))).toBe(true);
  });

  it('/ searches name, realm, place and the words of the orders', async () => {
    const { user, roster } = await open();
    await read(roster);
    await user.keyboard('/203 tharos');
    expect(words(roster)).toHaveLength(1);
    await user.keyboard('{Escape}Lyranth schiffe');
    expect(words(roster)).toHaveLength(3);
  });

  it('Enter leads to the line in the letter, M to the place on the map', async () => {
    const { user, roster } = await open();
    await read(roster);
    await user.keyboard('/203 tharos');
    await user.click(rows(roster)[0] ?? roster);
    await user.keyboard('m');
    expect(useView.getState()).toMatchObject({ screen: 'map', field: '210/37' });
    await user.keyboard('{Enter}');
    expect(useTurnView.getState()).toMatchObject({ party: 'tha', tab: 'orders', unit: 203 });
  });

  it('Enter on a unit without orders begins a line for it, which becomes a letter where there is none', async () => {
    const { user, roster } = await open();
    await read(roster);
    await user.keyboard('/valdrun 101');
    await user.click(rows(roster)[0] ?? roster);
    await user.keyboard('{Enter}');
    const lines = await screen.findByRole('textbox', { name: 'Befehle, eine Zeile je Befehl' });
    expect(lines).toHaveProperty('value', '101 ');
    await user.click(lines);
    await user.keyboard('{End}KV{Control>}{Enter}{/Control}');
    await waitFor(() => expect(openCampaign().sheets['val']?.text).toBe('101 KV'));
    await act(() => useSession.getState().undo());
    expect(openCampaign().sheets['val']).toBeUndefined();
  });

  it('has armies where a game keeps them itself, and the parties where nobody else is ordered', async () => {
    const armies = await open(achtvoelkerCampaign(), 'gelb');
    expect(armies.roster.getAttribute('aria-label')).toBe('Armeen: die Befehle');
    expect(words(armies.roster).some((one) => one.startsWith('GelbArmee 1'))).toBe(true);
    await closeScreen();
    const players = await open(kalterSommerCampaign(), '');
    expect(words(players.roster)).toHaveLength(Object.keys(openCampaign().world.parties).length);
  });
});

describe('order templates', () => {
  const lettersOf = () => {
    const sheet = openCampaign().sheets['tha'];
    return sheet === undefined ? '' : correctedText(sheet);
  };

  it('Shift+I keeps the line of the chosen order, I puts it in for another unit, Delete is undone', async () => {
    const user = await openTurn({ ...FRESH, party: 'tha', unit: 203 }, withLetter());
    await screen.findByRole('row', { name: /203/ });
    await user.keyboard('{Shift>}i{/Shift}');
    const keep = await screen.findByRole('dialog', { name: 'Zeile als Vorlage merken' });
    const line = within(keep).getByRole<HTMLTextAreaElement>('textbox', { name: 'Zeile' });
    expect(line.value).toMatch(/^\{Einheit\}.*\{Ort\}/);
    await user.keyboard('Spähen{Enter}');
    await waitFor(() =>
      expect(Object.values(openCampaign().templates ?? {})).toMatchObject([{ name: 'Spähen' }]),
    );
    await user.keyboard('i');
    const choose = await screen.findByRole('dialog', { name: 'Befehlsvorlagen' });
    await user.click(within(choose).getByRole('button', { name: '„Spähen“ einsetzen' }));
    const lines = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Befehle, eine Zeile je Befehl',
    });
    expect(lines.value.startsWith(lettersOf().trimEnd())).toBe(true);
    expect(lines.value.slice(lines.selectionStart, lines.selectionEnd)).toBe('{Einheit}');
    await user.keyboard('{Escape}i');
    await user.click(await screen.findByRole('button', { name: 'Vorlage „Spähen“ löschen' }));
    await waitFor(() => expect(openCampaign().templates).toBeUndefined());
    await act(() => useSession.getState().undo());
    expect(Object.values(openCampaign().templates ?? {})).toHaveLength(1);
  });
});
