import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../assets/examples/tharos';
import { type Campaign, ledgerEntries } from '../../../engine';
import { useTrial } from '../../model/adjudicate';
import { closeScreen, openCampaign, openScreen } from '../../app/testing';
import { bridge } from '../../kit/bridge';
import { useView } from '../../model/state/view';
import { useSession } from '../../model/state/session';
import { useBooksView } from '../../model/books/books-store';
import { BooksScreen } from './index';
import { useLedgerView } from './ledger/ledger-store';

const LETTER = { turn: 58, party: 'tha', text: tharosTurn, receivedAt: '2026-02-03T10:00:00.000Z' };

const enter = (change: Partial<Campaign> = {}) =>
  openScreen(<BooksScreen />, { ...tharosCampaign(), ...change });

/** The screen with the letter of the rulebook read and the turn computed. */
const withRun = async () => {
  const user = await enter({ sheets: { tha: LETTER } });
  await waitFor(() => expect(useTrial.getState().state.kind).toBe('ready'));
  await screen.findByText(/was gebucht wird, wenn der Zug beendet wird/);
  return user;
};

beforeEach(() => {
  useTrial.getState().clear();
  useBooksView.setState({ tab: 'balance', party: 'tha', source: null, gap: null });
  useLedgerView.setState({
    turn: null,
    cause: null,
    words: '',
    isWhole: false,
    line: null,
    isBooking: false,
  });
});

afterEach(async () => {
  await closeScreen();
  vi.restoreAllMocks();
});

const region = (name: string) => screen.getByRole('region', { name });
const row = (within_: HTMLElement, name: RegExp) => within(within_).getByRole('row', { name });

describe('the balance sheet', () => {
  it('without letter and run is that of the half-year, in the order of the booklet', async () => {
    await enter();
    screen.getByText(/Halbjahr ab Falkenmond 419/);
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Steuern aus dem Land',
      'Ansiedlungen',
      'Neurüstung und Abrüstung',
      'Unterhalt der Infrastruktur',
      'Unterhalt der Einheiten',
      'Abschluss',
      'Schatz über die Züge',
      'Lagerorte',
    ]);
    row(region('Steuern aus dem Land'), /^Sumpf 37 22\.200 12 3\.600 9 1\.350 27\.150/);
    row(region('Abschluss'), /^Neuer Bestand 163\.033$/);
    const realms = screen.getByRole('listbox', { name: 'Reiche' });
    within(realms).getByRole('option', { name: /Reich Tharos/, selected: true });
    expect(within(realms).getAllByText('kein Brief').length).toBeGreaterThan(1);
  });

  it('says why a list of the books is empty beside what the player has in it, with the clause that opens its rule', async () => {
    const user = await withRun();
    const upkeep = region('Unterhalt der Infrastruktur');
    within(upkeep).getByText(/^Unterhalt der Bauwerke: fällig erst am nächsten Einnahmetermin/);
    await user.click(within(upkeep).getByRole('button', { name: /WW-4\.1-24/ }));
    expect(upkeep.querySelector('.ww-derivation-rule')?.textContent).not.toBe('');
    within(upkeep).getByText('4.800');
  });

  it('shows all contradictions of the player at their rows; N goes from one to the next', async () => {
    const user = await withRun();
    screen.getByText('15 Abweichungen');
    const land = region('Steuern aus dem Land');
    within(land).getByText('Eiswüste, Wasser: 40 × 60 = 2.400.');
    const closing = region('Abschluss');
    row(closing, /^Unterhalt Infrastruktur 0 −4\.800 −4\.800$/);
    within(closing).getByText(/ist aber in diesem Zug nicht fällig/);
    within(closing).getByText(/nachgerechnet 114\.308 GS/);
    const sentences = [...document.querySelectorAll('.ww-gap')];
    expect(sentences).toHaveLength(15);
    await user.keyboard('n');
    expect(document.querySelector('.ww-gap[aria-current]')).toBe(sentences[0]);
    await user.keyboard('nn');
    expect(document.querySelectorAll('.ww-gap[aria-current]')).toHaveLength(1);
    expect(document.querySelector('.ww-gap[aria-current]')).toBe(sentences[2]);
    await user.keyboard('{Shift>}n{/Shift}');
    expect(document.querySelector('.ww-gap[aria-current]')).toBe(sentences[1]);
  });

  it('opens every figure, and takes the GM’s own with a reason, marked and reverted', async () => {
    const user = await withRun();
    await user.click(within(region('Abschluss')).getByRole('button', { name: /^Neubauten: 0$/ }));
    await user.click(await screen.findByRole('button', { name: 'Von Hand ändern' }));
    const form = await screen.findByRole('form', { name: 'Von Hand ändern' });
    const value = within(form).getByLabelText('Neuer Wert: Neubauten');
    await user.clear(value);
    await user.type(value, '-500');
    await user.type(within(form).getByLabelText('Grund'), 'Hafen vergessen');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    const name = 'Neubauten: −500';
    const figure = await screen.findByRole('button', { name });
    expect(figure.dataset['hand']).toBe('true');
    expect(openCampaign().rulings).toMatchObject({
      'balance/tha/summary/newStructures/gold': { value: -500 },
    });
    await act(() => useSession.getState().undo());
    expect(openCampaign().rulings).toEqual({});
  });

  it('takes the player’s lists as a document of his letter, as one command', async () => {
    const user = await enter();
    await user.keyboard('p');
    const dialog = await screen.findByRole('dialog', { name: 'Zahlen des Spielers einfügen' });
    const submit = within(dialog).getByRole('button', { name: 'Dem Brief hinzufügen' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste('Guten Tag');
    await within(dialog).findByText(/noch keine Zeile einer Bilanz/);
    await user.clear(within(dialog).getByRole('textbox'));
    await user.paste(
      '9. Bilanz\n\nAlter Bestand\t20.100\nNeubauten\t-15.000\nNeuer Bestand\t5.100',
    );
    await within(dialog).findByText(/^3 Zahlen gelesen/);
    await user.click(submit);
    await waitFor(() => expect(openCampaign().sheets['tha']?.documents).toHaveLength(1));
    expect(Object.values(openCampaign().inbox)).toMatchObject([{ party: 'tha', status: 'filed' }]);
    await within(region('Abschluss')).findByText(/fehlt jede Einzelangabe/);
    await act(() => useSession.getState().undo());
    expect(openCampaign().sheets).toEqual({});
  });

  it('Alt with an arrow goes to the next realm on every tab', async () => {
    const user = await enter();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.queryByRole('heading', { name: 'Bilanz: Reich Tharos' })).toBeNull();
    await user.keyboard('2');
    const next = useBooksView.getState().party ?? '';
    screen.getByRole('heading', {
      name: `Hauptbuch: ${openCampaign().world.parties[next]?.name ?? ''}`,
    });
  });
});

describe('the ledger', () => {
  const line = (name: RegExp) => screen.getByRole('row', { name });

  it('shows what the run would book, and opens a line with its derivation', async () => {
    const user = await withRun();
    await user.keyboard('2');
    expect(screen.getAllByText('vorgesehen')).toHaveLength(7);
    await user.click(line(/101, Krieger, verstärkt/));
    const detail = screen.getByRole('complementary', { name: 'Buchung' });
    await user.click(within(detail).getByRole('button', { name: /^101, Krieger, verstärkt: −/ }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    within(detail).getByRole('button', { name: '210/19 auf der Karte zeigen' }).click();
    expect(useView.getState()).toMatchObject({ screen: 'map', field: '210/19' });
  });

  it('books an entry of the GM with a reason, and a counter-entry; both stay', async () => {
    const user = await enter();
    await user.keyboard('2m');
    const form = await screen.findByRole('form', { name: 'Von Hand buchen' });
    await user.type(within(form).getByLabelText('Goldstücke'), '-120');
    await user.click(within(form).getByRole('button', { name: 'Buchen' }));
    within(form).getByText(/Schreibe einen Grund dazu/);
    await user.type(within(form).getByLabelText('Grund'), 'Strafgeld');
    await user.click(within(form).getByRole('button', { name: 'Buchen' }));
    await waitFor(() => expect(openCampaign().world.parties['tha']?.treasury).toBe(19_980));
    await user.click(line(/Strafgeld/));
    const undo = screen.getByRole('form', { name: 'Buchung stornieren' });
    await user.type(within(undo).getByLabelText('Grund'), 'Irrtum');
    await user.click(within(undo).getByRole('button', { name: 'Stornieren' }));
    await waitFor(() => expect(openCampaign().world.parties['tha']?.treasury).toBe(20_100));
    expect(ledgerEntries(openCampaign().ledger).map(({ cause }) => cause)).toEqual([
      'opening',
      'manual',
      'void',
    ]);
    line(/Strafgeld.*storniert/);
    line(/Gegenbuchung: Irrtum/);
  });

  it('is searched, walked by arrows and saved as a table', async () => {
    const save = vi.spyOn(bridge, 'saveFile').mockResolvedValue({ path: 'Buch.csv' });
    const user = await withRun();
    await user.keyboard('2/');
    await user.keyboard('elystria');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    act(() => screen.getAllByRole('row')[1]?.focus());
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.keyboard('{ArrowDown}');
    expect(inSight.mock.contexts).toEqual([screen.getAllByRole('row')[1]]);
    screen.getByRole('complementary', { name: 'Buchung' });
    await user.click(screen.getByRole('button', { name: 'Als CSV speichern' }));
    await screen.findByText('Gespeichert: Buch.csv');
    const text = new TextDecoder().decode(save.mock.calls[0]?.[0].bytes);
    expect(text).toContain('Steuern von Elystria;210/19;7500;');
  });
});

describe('the comparison of realms', () => {
  it('shows what will come, and has the figures of today in a table', async () => {
    const user = await enter();
    await user.keyboard('3');
    screen.getByText(/Ein Verlauf braucht zwei Züge/);
    screen.getByText(/^Land von 6 Reichen.*Reich Tharos \(181\)/);
    await user.click(screen.getByRole('radio', { name: 'Gold' }));
    const table = region('Gold');
    within(table).getByRole('cell', { name: '20.100' });
    await user.click(screen.getByRole('button', { name: 'nur das gewählte' }));
    expect(within(region('Gold')).getAllByRole('columnheader')).toHaveLength(2);
  });
});
