import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tharosOrders } from '../../../assets/examples/tharos';
import { useTrial } from '../../model/adjudicate';
import { closeScreen, openCampaign } from '../testing';
import { useSession } from '../../model/state/session';
import { useTurnView } from '../../model/turn/turn-view';
import { computed, openTurn } from '../../screens/decide/testing';

// No step of the turn was chosen yet: the screen chooses.
beforeEach(() => openTurn({ hasEntered: false }));

afterEach(closeScreen);

const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { getData: () => text } });

/** The open turn with the example letter read, checked and run. */
const withRun = async () => {
  paste(tharosOrders);
  await computed();
  return userEvent.setup();
};

const row = (start: RegExp) => screen.getByRole('row', { name: start });

describe('a letter in the open turn', () => {
  it('shows how to bring one, and takes the example turn at one click', async () => {
    const user = userEvent.setup();
    expect(screen.getByText('Noch kein Brief des Reichs Tharos')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Beispielzug einfügen' }));
    // Seven by reading the letter, one more by the run.
    await screen.findByText(/^11 Befehle, 8 mit Befund/);
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
  });

  it.each([
    { name: 'blank lines', text: ' \n\t\n', sentence: /nur leere Zeilen/ },
    {
      name: 'binary rubbish',
      text: 'PK\u0003\u0004\u0000\u0000',
      sentence: /andere Daten als Text/,
    },
  ])('refuses $name with a sentence and changes nothing', async ({ text, sentence }) => {
    paste(text);
    await screen.findByText(sentence);
    expect(openCampaign().sheets).toEqual({});
  });

  it('files a text without any order unchanged and shows what to do', async () => {
    paste('Lieber Spielleiter, diesmal nichts Neues.');
    await screen.findByText(/keine Zeile, die ein Befehl wäre/);
    expect(openCampaign().sheets['tha']?.text).toBe('Lieber Spielleiter, diesmal nichts Neues.');
  });

  it('asks before a second letter replaces the first, and undo brings the first back', async () => {
    const user = await withRun();
    paste('101 210/19 KH');
    const question = await screen.findByRole('alertdialog');
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
    await user.click(within(question).getByRole('button', { name: 'Ersetzen' }));
    await waitFor(() => expect(openCampaign().sheets['tha']?.text).toBe('101 210/19 KH'));
    await act(() => useSession.getState().undo());
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
  });
});

describe('another letter', () => {
  it('can come as a file or be typed again, and the old one can be removed', async () => {
    const user = await withRun();
    await user.click(screen.getByRole('button', { name: 'Brief ersetzen oder entfernen' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('Durch eine Datei ersetzen')).toBeDefined();
    expect(within(menu).getByText('Neu abtippen')).toBeDefined();
    await user.click(within(menu).getByText('Brief entfernen'));
    await waitFor(() => expect(openCampaign().sheets).toEqual({}));
    await act(() => useSession.getState().undo());
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
  });

  it('with the units of another realm is filed there at one click', async () => {
    const user = userEvent.setup();
    act(() => useTurnView.getState().choose({ party: 'val' }));
    paste(tharosOrders);
    await screen.findByText(
      'Dieser Brief scheint vom Reich Tharos zu sein: 10 von 11 Zeilen nennen dessen Einheiten.',
    );
    await user.click(screen.getByRole('button', { name: 'Beim Reich Tharos ablegen' }));
    await waitFor(() => expect(Object.keys(openCampaign().sheets)).toEqual(['tha']));
    expect(openCampaign().sheets['tha']).toMatchObject({ party: 'tha', text: tharosOrders });
    expect(useTurnView.getState().party).toBe('tha');
    await act(() => useSession.getState().undo());
    expect(Object.keys(openCampaign().sheets)).toEqual(['val']);
  });

  it('of another realm need not replace the current letter', async () => {
    const user = userEvent.setup();
    act(() => useTurnView.getState().choose({ party: 'val' }));
    paste('101 KH');
    await waitFor(() => expect(openCampaign().sheets['val']?.text).toBe('101 KH'));
    await screen.findByText('Befehle des Königreichs Valdrun');
    paste(tharosOrders);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Beim Reich Tharos ablegen' }));
    await waitFor(() => expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders));
    expect(openCampaign().sheets['val']?.text).toBe('101 KH');
  });
});

describe('findings and steps', () => {
  it('underlines the words of a finding in the letter and in the table, by severity', async () => {
    await withRun();
    const marks = screen.getAllByText('002/38(302)').filter((mark) => mark.tagName === 'MARK');
    expect(marks.map((mark) => mark.dataset['kind'])).toEqual(['REJECT', 'REJECT']);
  });

  it('jumps from finding to finding with F8 and back with Shift+F8', async () => {
    const user = await withRun();
    await user.keyboard('{F8}{F8}{F8}');
    expect(row(/^102/).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{F8}');
    expect(row(/^201/).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Shift>}{F8}{/Shift}');
    expect(row(/^102/).getAttribute('aria-selected')).toBe('true');
  });

  it('opens the derivation of a figure with Enter, closes it with Esc and gives the focus back', async () => {
    const user = await withRun();
    await user.click(row(/^203/));
    const figure = await screen.findByRole('button', { name: 'Schwierigkeit von 001/25: 4' });
    figure.focus();
    await user.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Schwierigkeit von 001/25' });
    expect(within(popover).getByText('eigenes Gebiet')).toBeDefined();
    expect(within(popover).getByText('Schwierigkeit 4 kostet 8 BP')).toBeDefined();
    expect(within(popover).getByText('Rest 19 − 8 = 11')).toBeDefined();
    await user.click(within(popover).getByRole('button', { name: 'Regeltext zeigen' }));
    expect(within(popover).getByText(/Höhenstufe des Ziels, vermehrt um 3/)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(figure));
  });
});

describe('the map beside the letter', () => {
  it('draws the ways of the realm’s units and highlights the chosen one', async () => {
    const user = await withRun();
    await user.click(row(/^203/));
    const map = screen.getByRole('list', { name: 'Karte mit den Wegen des Reichs Tharos' });
    const ways = within(map).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent)).toContain('tha:101 start done end');
    expect(ways.find((way) => way.getAttribute('aria-current') === 'true')?.textContent).toBe(
      'tha:203 start done done done done end',
    );
  });
});

describe('what happens', () => {
  it('is shown for this realm in chronological order, and its place on the map', async () => {
    const user = await withRun();
    const events = screen.getByRole('region', { name: 'Was geschieht' });
    await user.click(within(events).getByRole('button', { name: /^alle \d+ Ereignisse$/ }));
    within(events).getByText(
      '201 sichtet 101 (Königreich Valdrun): Fußvolk, 3 bis 5 Mindestgrößen.',
    );
    within(events).getByText(
      '102 und 101 (Königreich Valdrun) begegnen sich, bleiben stehen und verhandeln.',
    );
    const [place] = within(events).getAllByRole('button', { name: '210/30 auf der Karte zeigen' });
    if (place === undefined) throw new Error('no event in 210/30');
    await user.click(place);
    const map = screen.getByRole('list', { name: 'Karte mit den Wegen des Reichs Tharos' });
    expect(map.dataset['marked']).toBe('210/30');
    await user.click(row(/^203/));
    expect(map.dataset['marked']).toBe('');
  });
});

describe('another run', () => {
  it('preserves the chosen unit, the highlighted finding and the words typed so far', async () => {
    const user = await withRun();
    await user.keyboard('{F8}{F8}{F8}{F8}');
    const chosen = useTurnView.getState();
    await user.type(screen.getByLabelText('Grund (freiwillig)'), 'Die Brücke hält');
    const { runs } = useTrial.getState();
    await user.keyboard('{F5}');
    await waitFor(() => expect(useTrial.getState().runs).toBe(runs + 1));
    expect(useTurnView.getState()).toEqual(chosen);
    expect(row(/^201/).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByLabelText('Grund (freiwillig)')).toHaveProperty('value', 'Die Brücke hält');
  });
});

describe('the GM’s word', () => {
  it('takes a figure only with a reason, runs again and shows old and new (WW-0.1-05)', async () => {
    const user = await withRun();
    await user.click(row(/^203/));
    await user.click(await screen.findByRole('button', { name: 'Schwierigkeit von 001/25: 4' }));
    await user.click(await screen.findByRole('button', { name: 'Von Hand ändern' }));
    const form = await screen.findByRole('form', { name: 'Von Hand ändern' });
    const value = within(form).getByLabelText('Neuer Wert: Schwierigkeit von 001/25');
    expect(document.activeElement).toBe(value);
    await user.clear(value);
    await user.type(value, '3');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(within(form).getByText(/Bitte gib einen Grund an/)).toBeDefined();
    expect(openCampaign().rulings).toEqual({});
    await user.type(within(form).getByLabelText('Grund'), 'Die Furt ist zugefroren');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    const changed = await screen.findByRole('button', { name: 'Schwierigkeit von 001/25: 3' });
    expect(Object.values(openCampaign().rulings)).toMatchObject([
      { value: 3, reason: 'Die Furt ist zugefroren' },
    ]);
    await user.click(changed);
    await screen.findByText('3 statt 4: Die Furt ist zugefroren');
    await user.click(screen.getByRole('button', { name: 'Berechneten Wert nehmen' }));
    await screen.findByRole('button', { name: 'Schwierigkeit von 001/25: 4' });
    expect(openCampaign().rulings).toEqual({});
  });

  it('answers the open questions with the usual proposals at Enter', async () => {
    const user = await withRun();
    expect(screen.getByText('Frage 1 von 2')).toBeDefined();
    await user.keyboard('{Enter}');
    await screen.findByText('Frage 1 von 1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(Object.values(openCampaign().rulings)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Frage 1 von 1')).toBeNull());
    await user.keyboard('{Shift>}R{/Shift}');
    await screen.findByText('fertig');
  });
});

const tab = (name: RegExp | string) => screen.getByRole('radio', { name });

describe('the report of a realm', () => {
  it('is shown to the GM before it goes out', async () => {
    const user = await withRun();
    await user.click(tab('Auswertung'));
    const report = await screen.findByRole('region', { name: 'Was Reich Tharos erfährt' });
    within(report).getByText(
      'Kampf in 001/01 gegen das Königreich Valdrun: verloren, eigene Verluste 15.',
    );
    expect(within(report).queryByText(/\b101 \(Königreich/)).toBeNull();
  });
});

describe('booking the turn', () => {
  it('shows what is missing, books the month as one command, and undo reverts it all', async () => {
    const user = await withRun();
    const before = openCampaign();
    await user.click(screen.getByRole('button', { name: 'Zum Beenden' }));
    const page = await screen.findByRole('region', { name: 'Zug 58 beenden' });
    expect(within(page).getByText(/haben nichts geschickt/)).toBeDefined();
    expect(within(page).getByText(/2 Fragen sind noch offen/)).toBeDefined();
    await user.click(within(page).getByRole('button', { name: /^Zug beenden/ }));
    await waitFor(() => expect(openCampaign().world.clock.turn).toBe(before.world.clock.turn + 1));
    expect(openCampaign().sheets).toEqual({});
    expect(openCampaign().archive[before.world.clock.turn]?.sheets['tha']).toBe(tharosOrders);
    await user.click(await screen.findByRole('button', { name: 'Im Archiv ansehen' }));
    const past = await screen.findByRole('region', { name: 'Zug 58, Falkenmond 419' });
    expect(past.textContent).toContain('einladen nach 302');
    await act(() => useSession.getState().undo());
    expect(openCampaign()).toEqual(before);
  });
});
