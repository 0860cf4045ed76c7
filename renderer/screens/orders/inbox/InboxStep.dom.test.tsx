import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tharosOrders } from '../../../../assets/examples/tharos';
import { closeScreen, openCampaign } from '../../../app/testing';
import { bridge } from '../../../kit/bridge';
import { enclosure, mail, utf8, wordFile, wordTable } from '../../../model/intake/testing/files';
import { useSession } from '../../../model/state/session';
import { openTurn } from '../../decide/testing';

const items = () => Object.values(openCampaign().inbox);
const actions = () => useSession.getState().journal.length;

beforeEach(() => openTurn({ turnStep: 'inbox' }));

afterEach(async () => {
  await closeScreen();
  vi.restoreAllMocks();
});

const fileOf = (name: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name);

const drop = (...files: readonly File[]) =>
  fireEvent.drop(document.body, { dataTransfer: { files, getData: () => '' } });

const paste = (text: string) =>
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });

const row = (name: RegExp) => screen.findByRole('row', { name });

const LETTER = 'Reich Tharos, Zug 58\n\nBotschaft an Königreich Valdrun:\nHaltet die Brücke!';
const TABLE = [
  ['Nr.', 'Position alt', 'Zugbefehl', 'Befehl'],
  ['101', '210/19', '-20-21', 'KVE'],
];
const zug = () =>
  mail(LETTER, enclosure('zug.docx', 'application/octet-stream', wordFile(wordTable(TABLE))));

describe('documents that come in', () => {
  it('are one command for a whole drop; what cannot be read is reported, each with its sentence', async () => {
    const before = actions();
    drop(
      fileOf('a.eml', zug()),
      fileOf('b.txt', utf8(tharosOrders)),
      fileOf('bild.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])),
    );
    await row(/Zug 58 für Tharos/);
    expect(items().map(({ format, enclosedIn }) => [format, enclosedIn !== undefined])).toEqual([
      ['mail', false],
      ['word', true],
      ['text', false],
    ]);
    expect(actions()).toBe(before + 1);
    expect(screen.getByRole('alert').textContent).toContain('Das ist kein Text: bild.png');
    await act(() => useSession.getState().undo());
    expect(items()).toEqual([]);
  });

  it('that hold no words are refused', async () => {
    const before = actions();
    paste('\r\n \t\r\n');
    await screen.findByText(/^Kein Text angekommen/);
    expect(actions()).toBe(before);
  });

  it('are stored byte by byte for ever, and can be saved again as they came', async () => {
    const save = vi.spyOn(bridge, 'saveFile').mockResolvedValue(null);
    const bytes = zug();
    drop(fileOf('a.eml', bytes));
    await row(/Zug 58 für Tharos/);
    await userEvent.click(screen.getByRole('button', { name: 'Original speichern' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0]).toMatchObject({ kind: 'mail', name: 'Zug 58 für Tharos.eml' });
    expect([...(save.mock.calls[0]?.[0].bytes ?? [])]).toEqual([...bytes]);
  });

  it('that are there already are named and not taken again', async () => {
    paste('101 210/19 -20 KV');
    await waitFor(() => expect(items()).toHaveLength(1));
    paste(' 101  210/19 -20 KV\n');
    await screen.findByText(/liegt schon im Eingang/);
    expect(items()).toHaveLength(1);
  });

  it('can be opened, several at once', async () => {
    vi.spyOn(bridge, 'openFiles').mockResolvedValue([
      { name: 'a.txt', bytes: utf8('101 KH') },
      { name: 'b.txt', bytes: utf8('102 KH') },
    ]);
    await userEvent.keyboard('o');
    await row(/b\.txt/);
    expect(items()).toHaveLength(2);
  });
});

describe('filing', () => {
  it('accepts the suggestion with Enter, a mail with what it encloses, and states why', async () => {
    drop(fileOf('a.eml', zug()));
    await row(/Zug 58 für Tharos.*Reich Tharos.*1 von 1 Einheit, Name im Kopf/);
    await screen.findByText(/Dafür spricht: .*Name im Kopf/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(openCampaign().sheets['tha']?.documents).toHaveLength(2));
    expect(openCampaign().sheets['tha']?.text).toBe(
      `${LETTER}\n\nNr.\tPosition alt\tZugbefehl\tBefehl\n101\t210/19\t-20-21\tKVE`,
    );
    expect(screen.getByText('Alle Schriftstücke sind abgelegt oder beiseitegelegt.')).toBeDefined();
  });

  it('accepts all clear suggestions at once, and skips the unclear ones', async () => {
    drop(
      fileOf('a.txt', utf8(tharosOrders)),
      fileOf('b.txt', utf8('Königreich Valdrun, Zug 58')),
      fileOf('c.txt', utf8('Grüße!')),
    );
    (await row(/a\.txt/)).focus();
    const before = actions();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(Object.keys(openCampaign().sheets).sort()).toEqual(['tha', 'val']));
    expect(actions()).toBe(before + 1);
    expect(
      items()
        .filter(({ status }) => status === 'open')
        .map(({ name }) => name),
    ).toEqual(['c.txt']);
    // The focused row has left the list of new documents.
    expect(document.activeElement).not.toBe(document.body);
  });

  it('can be filed with any realm, moved to another one, set aside and put back', async () => {
    const user = userEvent.setup();
    drop(fileOf('c.txt', utf8('Grüße!')));
    await row(/c\.txt/);
    await user.click(screen.getByRole('button', { name: /^Ablegen bei …/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Königreich Valdrun' }));
    await waitFor(() => expect(openCampaign().sheets['val']?.text).toBe('Grüße!'));
    await user.click(screen.getByRole('radio', { name: /^abgelegt/ }));
    await user.click(screen.getByRole('button', { name: /^Umlegen zu …/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reich Tharos' }));
    await waitFor(() => expect(Object.keys(openCampaign().sheets)).toEqual(['tha']));
    await user.keyboard('x');
    await waitFor(() => expect(openCampaign().sheets).toEqual({}));
    expect(items()[0]?.status).toBe('aside');
    await user.click(screen.getByRole('radio', { name: /^beiseite/ }));
    await user.keyboard('n');
    await waitFor(() => expect(items()[0]?.status).toBe('open'));
  });
});

describe('what was recognised', () => {
  it('is a list of parts beside the text, and mail is taken over once', async () => {
    const user = userEvent.setup();
    drop(fileOf('a.eml', mail(LETTER)));
    const parts = within(await screen.findByRole('list', { name: 'Teile des Schriftstücks' }));
    expect(parts.getAllByRole('button').map((part) => part.dataset['part'])).toEqual([
      'cover',
      'message',
    ]);
    await user.click(parts.getByRole('button', { name: /^Botschaft/ }));
    expect(parts.getByRole('button', { pressed: true }).dataset['part']).toBe('message');
    fireEvent.keyDown(await row(/Zug 58/), { key: 'Enter' });
    await waitFor(() => expect(openCampaign().sheets['tha']).toBeDefined());
    await user.click(screen.getByRole('radio', { name: /^abgelegt/ }));
    await user.click(await screen.findByRole('button', { name: /^Post übernehmen/ }));
    await waitFor(() =>
      expect(Object.values(openCampaign().mail)).toMatchObject([
        { from: 'tha', to: 'val', kind: 'message', text: 'Haltet die Brücke!' },
      ]),
    );
    expect(screen.queryByRole('button', { name: /^Post übernehmen/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    await waitFor(() => expect(openCampaign().mail).toEqual({}));
  });
});

describe('realms without orders', () => {
  it('are reminded by letters drafted in one command, or go on without', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Erinnerungen/ }));
    const before = actions();
    await user.click(screen.getByRole('button', { name: /Erinnerungen entwerfen$/ }));
    await screen.findByRole('article', { name: 'Erinnerung an das Reich Tharos' });
    expect(actions()).toBe(before + 1);
    const count = Object.keys(openCampaign().outbox).length;
    expect(count).toBeGreaterThan(3);
    await user.click(screen.getByRole('button', { name: /^Reich Tharos ohne Brief weiter/ }));
    await waitFor(() => expect(openCampaign().marks['tha']?.kind).toBe('defaults'));
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Erinnerung an das Reich Tharos' })).toBeNull(),
    );
    await user.click(
      screen.getByRole('button', { name: /auf den Brief des Reichs Tharos warten$/ }),
    );
    await waitFor(() => expect(openCampaign().marks).toEqual({}));
  });

  it('have until the closing date; what comes later is marked', async () => {
    drop(fileOf('a.eml', mail('Hier mein Zug')));
    await row(/Zug 58/);
    expect(screen.queryByText('verspätet')).toBeNull();
    const deadline = screen.getByLabelText('Einsendeschluss');
    fireEvent.change(deadline, { target: { value: '2026-01-31' } });
    expect(openCampaign().deadline).toBeNull();
    fireEvent.blur(deadline);
    await waitFor(() => expect(openCampaign().deadline).toBe('2026-01-31'));
    await screen.findByText('verspätet');
  });
});
