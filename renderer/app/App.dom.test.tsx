import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useView } from '../model/state/view';
import { systems } from '../../engine';
import { usePreferences } from '../model/state/preferences';
import { useSession } from '../model/state/session';
import { storage } from '../model/storage';
import { example, note, origin } from '../model/storage/testing';
import { App } from './App';
import { closeScreen } from './testing';

/** The program with the example open in the chronicle. */
const openedCampaign = async () => {
  const id = await storage.create(example(), origin);
  await useSession.getState().open(id);
  useView.getState().set({ screen: 'chronicle' });
  render(<App />);
  await screen.findByRole('heading', { name: 'Verlauf', hidden: true });
  return userEvent.setup();
};

beforeEach(() => usePreferences.getState().set({ language: 'de', theme: 'light', tourSeen: true }));

afterEach(async () => {
  vi.restoreAllMocks();
  await closeScreen();
});

describe('the start page', () => {
  it('shows what to do when there is no world yet, and every game', async () => {
    render(<App />);
    await screen.findByText(/Noch keine Kampagne auf diesem Rechner/);
    expect(screen.getByRole('button', { name: 'Welt der Waben' })).toBeDefined();
    for (const { title } of Object.values(systems)) {
      expect(screen.getByRole('button', { name: title.de })).toBeDefined();
    }
  });

  it('lists worlds with their moon, and deletes one only after asking', async () => {
    await storage.create(example(), origin);
    render(<App />);
    const user = userEvent.setup();
    await screen.findByText('Welt der Waben · Falkenmond 419');
    const menu = () => screen.getByRole('button', { name: 'Aktionen für die Tharische See' });
    await user.click(menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Abbrechen' }));
    expect(await storage.list()).toHaveLength(1);
    await user.click(menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Endgültig löschen' }));
    await screen.findByText(/Noch keine Kampagne/);
    expect(await storage.list()).toHaveLength(0);
  });

  it('puts a deleted world in the trash, from where it is restored or deleted for good', async () => {
    const id = await storage.create(example(), origin);
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Aktionen für die Tharische See' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'In den Papierkorb' }));
    await screen.findByText('Papierkorb: 1 Kampagne');
    screen.getByText(/Noch keine Kampagne/);
    expect(await storage.read(id)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Die Tharische See wiederherstellen' }));
    await screen.findByText('Welt der Waben · Falkenmond 419');
    expect(screen.queryByText(/^Papierkorb/)).toBeNull();
    expect((await storage.read(id))?.campaign.name).toBe('Die Tharische See');
    await storage.discard(id, '2026-03-01T10:00:00.000Z');
    const erase = { name: 'Die Tharische See endgültig löschen' };
    await user.click(await screen.findByRole('button', erase));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).queryByRole('button', { name: 'In den Papierkorb' })).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Endgültig löschen' }));
    await waitFor(async () => expect(await storage.trash()).toHaveLength(0));
  });

  it('asks for a name before it makes a new world', async () => {
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Welt der Waben' }));
    await user.click(await screen.findByRole('button', { name: 'Anlegen' }));
    await screen.findByText('Die Kampagne braucht einen Namen.');
    expect(await storage.list()).toHaveLength(0);
  });

  it('switches to English at a click', async () => {
    render(<App />);
    await userEvent.setup().click(await screen.findByRole('radio', { name: 'English' }));
    await screen.findByText(/^Everything for running play-by-mail games/);
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('the palette', () => {
  it('closes at the first Esc, whatever is written in it', async () => {
    const user = await openedCampaign();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Suchen' });
    await user.keyboard('Tharos{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('switches between light and dark', async () => {
    const user = await openedCampaign();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('searchbox'), 'hell und dunkel');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(usePreferences.getState().theme).toBe('dark'));
  });
});

describe('the workstation', () => {
  it('shows name, moon and turn of the world, and that it is saved', async () => {
    await openedCampaign();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Die Tharische See');
    expect(screen.getByText('Falkenmond 419 · Zug 58')).toBeDefined();
    expect(screen.getByText(/^gespeichert \d\d:\d\d$/)).toBeDefined();
    await screen.findByText('noch keine Sicherung');
  });

  it('lists journal entries with undone ones struck through, and goes to any of them', async () => {
    // The test browser lays nothing out, and a list without height has no rows.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const user = await openedCampaign();
    const { execute } = useSession.getState();
    await execute({
      name: 'storage:journal.rename',
      about: { name: 'A' },
      change: () => undefined,
    });
    for (const name of ['Erste', 'Zweite']) {
      await execute({
        name: 'storage:journal.rename',
        about: { name },
        change: (draft) => {
          draft.name = name;
        },
      });
    }
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(useSession.getState().head).toBe(1));
    const undone = await screen.findByText('In „Zweite“ umbenannt');
    expect(undone.tagName).toBe('S');
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen 2' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zweite'),
    );
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen 0' }));
    await waitFor(() => expect(useSession.getState().campaign).toEqual(example()));
  });

  it('reaches screens and commands through the palette, by keyboard alone', async () => {
    const user = await openedCampaign();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('searchbox'), 'Einstellungen');
    await screen.findByRole('menuitem', { name: /^Einstellungen ?Alt/ });
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Deine Daten' });
    expect(useView.getState().screen).toBe('settings');
  });

  it('focuses the screen that a key opens, not before all its bars', async () => {
    const user = await openedCampaign();
    await user.keyboard('{Alt>}8{/Alt}');
    const room = await screen.findByRole('main', { name: 'Regeln' });
    await waitFor(() => expect(document.activeElement).toBe(room));
  });

  it('selects a field that was typed into the palette', async () => {
    const user = await openedCampaign();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('searchbox'), '210 9');
    await user.click(await screen.findByRole('menuitem', { name: /Feld 210\/09 zeigen/ }));
    expect(useView.getState()).toMatchObject({ screen: 'map', field: '210/09' });
  });

  it('lists its keys on pressing ?', async () => {
    const user = await openedCampaign();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Tasten' });
    expect(within(sheet).getByText('Strg K')).toBeDefined();
  });

  it('leads through five stops, back too, and remembers that it did', async () => {
    usePreferences.getState().set({ tourSeen: false });
    const user = await openedCampaign();
    await screen.findByRole('dialog', { name: 'Rundgang, Schritt 1 von 5' });
    for (const step of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Weiter' }));
      await screen.findByRole('dialog', { name: `Rundgang, Schritt ${step} von 5` });
    }
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await screen.findByRole('dialog', { name: 'Rundgang, Schritt 4 von 5' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(usePreferences.getState().tourSeen).toBe(true);
  });

  it('lets undo alone while the GM writes in a field', async () => {
    const user = await openedCampaign();
    await useSession.getState().execute(note('210/19', 'bleibt'));
    useView.getState().set({ screen: 'settings' });
    await user.type(await screen.findByRole('textbox', { name: 'Name der Kampagne' }), 'x');
    await user.keyboard('{Control>}z{/Control}');
    expect(useSession.getState().head).toBe(1);
  });
});
