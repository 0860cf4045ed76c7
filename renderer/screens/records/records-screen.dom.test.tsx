import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeScreen, openCampaign } from '../../app/testing';
import { useView } from '../../model/state/view';
import { useSession } from '../../model/state/session';
import { recordSources } from './palette';
import { useRecordsView } from '../../model/records/records-store';
import { fullRecords } from './full-records';
import { openRecords } from './testing';
import { latticeOf } from '../../../engine';
import { wordsOf } from '../../kit/text/words';

afterEach(closeScreen);

const lastEntry = () => useSession.getState().journal.at(-1)?.name;

const sheet = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('the list of registers', () => {
  it('counts what is in them and is gone through by keys', async () => {
    const user = await openRecords(fullRecords(), 'players');
    const list = within(screen.getByRole('navigation', { name: 'Register' }));
    expect(list.getByRole('button', { name: /Parteien/ }).textContent).toBe('Parteien13');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('grid', { name: 'Parteien' })).toBeTruthy();
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(screen.getByRole('heading', { name: 'Spiel und Zeit' })).toBeTruthy();
  });
});

describe('the account in the sheet of a player', () => {
  it('takes a deposit, which releases the turn report (WW-1.4-07, WW-1.4-10)', async () => {
    const user = await openRecords(fullRecords(), 'players');
    await user.click(screen.getByRole('row', { name: /Bernd Claussen/ }));
    const account = sheet(/Blatt Bernd Claussen/);
    expect(account.getByText(/Es fehlen 3,00/)).toBeTruthy();
    await user.type(account.getByRole('textbox', { name: 'Betrag' }), '10,50{Enter}');
    expect(openCampaign().world.people['p2']?.account.at(-1)).toEqual({
      turn: 58,
      cents: 1050,
      kind: 'deposit',
    });
    expect(account.queryByText(/Es fehlen/)).toBeNull();
    await user.type(account.getByRole('textbox', { name: 'Betrag' }), 'viel{Enter}');
    expect(account.getByText(/„viel“ ist kein Betrag/)).toBeTruthy();
  });

  it('shows parts in realms, gives and strikes them', async () => {
    const user = await openRecords(fullRecords(), 'players');
    await user.click(screen.getByRole('row', { name: /Anna Berger/ }));
    await user.click(screen.getByRole('button', { name: 'Rolle geben' }));
    expect(openCampaign().world.people['p1']?.roles).toHaveLength(2);
    await user.type(
      within(screen.getByRole('group', { name: 'Rolle 2' })).getByRole('textbox', {
        name: 'Bis Zug',
      }),
      '60{Enter}',
    );
    expect(openCampaign().world.people['p1']?.roles[1]?.until).toBe(60);
    await user.click(screen.getByRole('button', { name: 'Rolle 1 streichen' }));
    expect(openCampaign().world.people['p1']?.roles.map(({ until }) => until)).toEqual([60]);
  });
});

describe('the register of parties', () => {
  it('founds one by keys, refuses a name that is taken', async () => {
    const user = await openRecords(fullRecords(), 'parties');
    await user.keyboard('n');
    await user.keyboard('Nordmark{Enter}');
    expect(screen.getByText(/Ein Reich namens Nordmark gibt es schon/)).toBeTruthy();
    await user.keyboard('{Control>}a{/Control}Südmark{Enter}');
    expect(openCampaign().world.parties['sud']).toMatchObject({ name: 'Südmark', kind: 'realm' });
  });

  it('sets a pattern of its own and removes it again', async () => {
    const user = await openRecords(fullRecords(), 'parties');
    await user.click(screen.getByRole('row', { name: /Elyrien/ }));
    await user.click(screen.getByRole('radio', { name: 'Muster 3' }));
    expect(openCampaign().world.parties['ely']?.pattern).toBe(2);
    await user.click(screen.getByRole('radio', { name: /automatisch/ }));
    expect(openCampaign().world.parties['ely']).not.toHaveProperty('pattern');
  });

  it('does not shelve what is still needed, and names by whom', async () => {
    const user = await openRecords(fullRecords(), 'parties');
    await user.click(screen.getByRole('row', { name: /Elyrien/ }));
    await user.click(screen.getByRole('button', { name: /Entfernen/ }));
    expect(screen.getByRole('alert').textContent).toMatch(
      /Elyrien wird noch gebraucht: die Rolle eines Spielers und 1 Vertrag/,
    );
    expect(openCampaign().world.parties).toHaveProperty('ely');
  });

  it('leads to the books', async () => {
    const user = await openRecords(fullRecords(), 'parties');
    await user.click(screen.getByRole('row', { name: /Elyrien/ }));
    await user.click(screen.getByRole('button', { name: 'Zur Bilanz' }));
    expect(useView.getState().screen).toBe('books');
    useView.getState().set({ screen: 'map' });
  });
});

describe('the table of diplomacy', () => {
  it('is set by digits, by Shift on both sides; one command each', async () => {
    const user = await openRecords(fullRecords(), 'diplomacy');
    screen.getByRole('grid', { name: 'Diplomatie' }).focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}1');
    const [from, to] = Object.keys(openCampaign().world.parties);
    const relation = (a = '', b = '') => openCampaign().world.parties[a]?.relations[b];
    expect([relation(from, to), relation(to, from)]).toEqual(['peace', undefined]);
    expect(screen.getByText(/gebunden ist nur, wer es gesagt hat/)).toBeTruthy();
    await user.keyboard('{Shift>}[Digit2]{/Shift}');
    expect([relation(from, to), relation(to, from)]).toEqual(['alliance', 'alliance']);
    await useSession.getState().undo();
    expect([relation(from, to), relation(to, from)]).toEqual(['peace', undefined]);
  });
});

describe('the register of treaties', () => {
  it('shows what follows from one, and greys those that have ended', async () => {
    const user = await openRecords(fullRecords(), 'treaties');
    const ended = screen.getByRole('row', { name: /Kerrania/ });
    expect(ended.hasAttribute('data-faded')).toBe(true);
    await user.click(ended);
    expect(screen.getByText(/Er endete mit Zug 1/)).toBeTruthy();
    await user.click(screen.getByRole('row', { name: /Elyrien/ }));
    expect(screen.getByText(/stehen zueinander in: Bündnis/)).toBeTruthy();
  });

  it('needs two partners, and a term that does not end before it begins', async () => {
    const user = await openRecords(fullRecords(), 'treaties');
    await user.keyboard('n');
    await user.click(screen.getByRole('button', { name: /Anlegen/ }));
    expect(screen.getByRole('alert').textContent).toMatch(/wenigstens zwei Partner/);
    await user.click(screen.getByRole('checkbox', { name: 'Ödland' }));
    await user.click(screen.getByRole('checkbox', { name: 'Nordmark' }));
    await user.click(screen.getByRole('button', { name: /Anlegen/ }));
    expect(openCampaign().world.treaties['v4']).toMatchObject({
      parties: ['nor', 'ode'],
      kinds: ['peace'],
      from: 58,
    });
    await user.type(screen.getByRole('textbox', { name: 'Bis Zug' }), '57{Enter}');
    expect(screen.getByText(/bevor er in Zug 58 begänne/)).toBeTruthy();
    expect(openCampaign().world.treaties['v4']?.until).toBeNull();
  });
});

describe('a campaign that is only read', () => {
  it('shows everything and changes nothing', async () => {
    const user = await openRecords(fullRecords(), 'culture');
    act(() => useSession.setState({ readOnly: true }));
    await user.click(screen.getByRole('row', { name: /Lied der Fährleute/ }));
    for (const name of [/Neuer Text/, /Entfernen/])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel' }).disabled).toBe(true);
    await user.keyboard('n{Delete}');
    expect(screen.queryByRole('region', { name: 'Neuer Text' })).toBeNull();
    expect(openCampaign().culture).toHaveProperty('k3');
  });
});

describe('the archive of culture', () => {
  it('is searched in the full text and read in its pane', async () => {
    const user = await openRecords(fullRecords(), 'culture');
    await user.keyboard('/');
    await user.keyboard('laternen fahrleute');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('row', { name: /Lied der Fährleute/ }));
    expect(screen.getByRole('article').textContent).toMatch(/Wer als Letzter heimkehrt/);
    await user.click(screen.getByRole('checkbox', { name: 'Öffentlich' }));
    expect(openCampaign().culture['k3']?.isPublic).toBe(false);
  });
});

describe('the shelf', () => {
  it('restores by a key what was shelved', async () => {
    const user = await openRecords(fullRecords(), 'shelf');
    await user.click(screen.getByRole('row', { name: /Karl Lorenz/ }));
    await user.keyboard('r');
    expect(lastEntry()).toBe('records:command.restore');
    expect(openCampaign().shelf).toEqual({});
    expect(Object.values(openCampaign().world.people).map(({ name }) => name)).toContain(
      'Karl Lorenz',
    );
  });
});

describe('the segment', () => {
  it('stores its settings in an edition of the house rules', async () => {
    const user = await openRecords(fullRecords(), 'segment');
    await user.click(screen.getByRole('button', { name: 'Einstellungen festlegen' }));
    await user.click(screen.getByRole('button', { name: /Bewegung steht da als/ }));
    await user.click(screen.getByRole('menuitem', { name: /Richtungen/ }));
    expect(Object.values(openCampaign().editions)).toMatchObject([
      { name: 'Segment', from: 58, settings: { 'order.movement_form': 'directions' } },
    ]);
  });

  it('sets the time of the open turn', async () => {
    const user = await openRecords(fullRecords(), 'segment');
    const year = screen.getByRole('textbox', { name: 'Jahr' });
    await user.clear(year);
    await user.type(year, '430{Enter}');
    expect(openCampaign().world.clock).toMatchObject({ year: 430, turn: 58 });
  });
});

describe('the palette', () => {
  it('reaches people, treaties and texts, and opens their sheets', () => {
    const campaign = fullRecords();
    const lattice = latticeOf(campaign.world.map);
    const entries = recordSources.flatMap(
      ({ entries: of }) => of?.({ campaign, lattice, words: wordsOf('de') }) ?? [],
    );
    expect(entries.filter(({ where }) => where === 'Vertrag')).toHaveLength(3);
    entries.find(({ title }) => title === 'Die sieben Siegel')?.run();
    expect(useRecordsView.getState()).toMatchObject({
      register: 'culture',
      registers: { culture: { open: 'k2' } },
    });
    expect(useView.getState().screen).toBe('records');
  });
});
