import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tharosOrders } from '../../../../assets/examples/tharos';
import { correctedText } from '../../../../engine';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { computed, openTurn } from '../../decide/testing';

/** The letter of Tharos as it is read now. */
const read = () => {
  const sheet = openCampaign().sheets['tha'];
  return sheet === undefined ? '' : correctedText(sheet);
};

const saidOf = (kind: string) =>
  Object.values(openCampaign().decisions).filter((decision) => decision.kind === kind);

beforeEach(() => openTurn({ hasEntered: false, party: 'tha' }));

afterEach(closeScreen);

/** The open turn with a letter read and the month computed. */
const withLetter = async (text = tharosOrders) => {
  fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
  await computed();
  return userEvent.setup();
};

const findings = () => screen.getByRole('region', { name: 'Befunde' });
const current = () => findings().querySelector('[aria-current]')?.textContent ?? '';
const tab = (name: RegExp) => screen.getByRole('tab', { name });

/** Goes on to the finding with these words. */
const goToFinding = async (user: UserEvent, words: RegExp) => {
  for (let presses = 0; presses < 30; presses += 1) {
    await user.keyboard('{F8}');
    if (words.test(current())) return;
  }
  throw new Error(`no finding says ${words.source}`);
};

describe('the GM’s word on a finding', () => {
  it('A accepts the reading and goes on to the next one; it is shown and can be reverted', async () => {
    const user = await withLetter();
    await user.keyboard('{F8}');
    const first = current();
    await user.keyboard('a');
    await waitFor(() => expect(saidOf('accepted')).toHaveLength(1));
    expect(current()).not.toBe(first);
    await user.click(within(findings()).getByRole('button', { name: /^alle \d+ Befunde$/ }));
    within(findings()).getByText('Lesart angenommen', { selector: '.ww-finding span' });
    await user.click(within(findings()).getByRole('button', { name: /^Zurücknehmen/ }));
    await waitFor(() => expect(openCampaign().decisions).toEqual({}));
    await act(() => useSession.getState().undo());
    expect(saidOf('accepted')).toHaveLength(1);
  });

  it('N acknowledges with words of his own, Esc leaves the finding open', async () => {
    const user = await withLetter();
    await goToFinding(user, /überladen|wiegt 150 t/);
    await user.keyboard('n');
    await user.keyboard('{Escape}');
    expect(openCampaign().decisions).toEqual({});
    await user.keyboard('n');
    await user.keyboard('Er weiß es{Enter}');
    await waitFor(() => expect(saidOf('acknowledged')).toMatchObject([{ note: 'Er weiß es' }]));
  });

  it('is asked for again when the words are others (WW-0.1-05)', async () => {
    const user = await withLetter();
    await goToFinding(user, /Im Brief 15, geführt 10/);
    await user.keyboard('a');
    const [said] = saidOf('accepted');
    expect(said?.key).toMatch(/^tha\/F-ROW-SIZE\/302\//);
    await goToFinding(user, /002\/18 grenzt nicht/);
    expect(saidOf('accepted')).toHaveLength(1);
  });

  it('W accepts all warnings of the realm as one step', async () => {
    const user = await withLetter();
    await user.keyboard('w');
    await waitFor(() => expect(saidOf('accepted').length).toBeGreaterThan(5));
    expect(screen.queryByRole('button', { name: /Warnungen annehmen/ })).toBeNull();
    await act(() => useSession.getState().undo());
    expect(openCampaign().decisions).toEqual({});
  });
});

describe('correcting', () => {
  it('E writes over the words in the cell of the order; the letter shows them struck through', async () => {
    const user = await withLetter();
    await goToFinding(user, /Als alter Ort steht 002\/12/);
    await user.keyboard('e');
    const editor = await screen.findByRole('textbox', { name: 'Worte statt „002/12“' });
    expect(document.activeElement).toBe(editor);
    await user.keyboard('002/09{Enter}');
    await waitFor(() => expect(read()).toContain('002/09'));
    expect(openCampaign().sheets['tha']?.text).toBe(tharosOrders);
    const letter = screen.getByRole('region', { name: 'Brief im Original', hidden: true });
    expect(letter.querySelector('del')?.textContent).toBe('002/12');
    expect(letter.querySelector('ins')?.textContent).toBe('002/09');
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('Y writes the obvious correction, the list of corrections restores the player’s words', async () => {
    const user = await withLetter();
    await goToFinding(user, /Im Brief 15, geführt 10/);
    screen.getByRole('button', { name: /^„10“ schreiben/ });
    await user.keyboard('y');
    const list = await screen.findByRole('region', { name: 'Berichtigungen' });
    expect(within(list).getByText('15').tagName).toBe('DEL');
    await user.click(within(list).getByRole('button', { name: 'Zurücknehmen' }));
    await waitFor(() => expect(read()).toBe(tharosOrders));
  });

  it('F2 on an order writes over the cell at the cursor, Esc cancels', async () => {
    const user = await withLetter();
    const row = screen.getByRole('row', { name: /^103/ });
    row.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await user.keyboard('9.999{Escape}');
    expect(read()).toBe(tharosOrders);
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /^103/ }));
    await user.keyboard('{F2}3.500{Enter}');
    await waitFor(() => expect(read()).toContain('103\t3.500'));
  });

  it('arrow keys select words of the letter, with Shift several, and E replaces them', async () => {
    const user = await withLetter('Gruß\n101\tKH');
    const letter = screen.getByRole('document', { hidden: true });
    letter.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}e');
    const editor = await screen.findByRole('textbox', { name: /Worte statt „101\s+KH“/ });
    await user.clear(editor);
    await user.keyboard('101 KA{Enter}');
    await waitFor(() => expect(read()).toBe('Gruß\n101 KA'));
  });
});

describe('orders by hand', () => {
  const lines = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Befehle, eine/ });

  it('L shows the lines as a text in the place of the table, Ctrl+Enter takes it over in one step', async () => {
    const user = await withLetter('101 210/19 KH\n103 210/04 KH');
    await user.keyboard('l');
    const area = await lines();
    expect(area.value).toBe('101 210/19 KH\n103 210/04 KH');
    screen.getByRole('region', { name: 'Brief im Original', hidden: true });
    await user.type(area, '\n401 210/04 AB', { initialSelectionStart: area.value.length });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('row', { name: /^401/ });
    expect(openCampaign().sheets['tha']?.text).toBe('101 210/19 KH\n103 210/04 KH');
    await act(() => useSession.getState().undo());
    await waitFor(() => expect(screen.queryByRole('row', { name: /^401/ })).toBeNull());
  });

  it('Insert begins a line below the chosen order, Esc leaves all as it was', async () => {
    const user = await withLetter('101 210/19 KH\n103 210/04 KH');
    await user.click(screen.getByRole('row', { name: /^101/ }));
    await user.keyboard('{Insert}');
    const area = await lines();
    expect(area.value).toBe('101 210/19 KH\n\n103 210/04 KH');
    expect(area.selectionStart).toBe('101 210/19 KH\n'.length);
    await user.keyboard('{Escape}');
    expect(read()).toBe('101 210/19 KH\n103 210/04 KH');
    screen.getByRole('row', { name: /^103/ });
  });

  it('Delete strikes the line of the chosen order, which the letter still shows', async () => {
    const user = await withLetter('101 210/19 KH\n103 210/04 KH');
    await user.click(screen.getByRole('row', { name: /^101/ }));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(read()).toBe('103 210/04 KH'));
    const letter = screen.getByRole('region', { name: 'Brief im Original', hidden: true });
    expect(letter.querySelector('del')?.textContent).toContain('101 210/19 KH');
  });

  it('words selected in the letter become the order that is picked', async () => {
    const user = await withLetter('Gruß\nHaltet mit 101');
    screen.getByRole('document', { hidden: true }).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}{Shift>}L{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'HALTE 101' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(read()).toBe('Gruß\nHaltet mit \nHALTE 101'));
  });

  it('what was begun is kept until it is discarded, wherever the GM goes meanwhile', async () => {
    const user = await withLetter('101 210/19 KH');
    await user.keyboard('l');
    await user.type(await lines(), '\n103 210/04 KH', { initialSelectionStart: 13 });
    await user.keyboard('{Escape}');
    act(() => useTurnView.getState().choose({ ...NOTHING_CHOSEN, party: 'val' }));
    act(() => useTurnView.getState().choose({ ...NOTHING_CHOSEN, party: 'tha' }));
    expect(read()).toBe('101 210/19 KH');
    await user.click(await screen.findByRole('button', { name: /^Angefangenes weiterschreiben/ }));
    expect((await lines()).value).toBe('101 210/19 KH\n103 210/04 KH');
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await user.keyboard('l');
    expect((await lines()).value).toBe('101 210/19 KH');
  });

  it('an order of selected words leaves what is being written', async () => {
    const user = await withLetter('Gruß\n101 210/19 KH');
    await user.keyboard('l');
    const area = await lines();
    await user.type(area, '\n103 210/04 KH', { initialSelectionStart: area.value.length });
    screen.getByRole('document', { hidden: true }).focus();
    await user.keyboard('{ArrowRight}{Shift>}L{/Shift}');
    const line = within(await screen.findByRole('dialog')).getByRole('textbox');
    await user.clear(line);
    await user.type(line, '102 KV{Enter}');
    await waitFor(() => expect(read()).toBe('102 KV\n101 210/19 KH'));
    (await lines()).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(read()).toBe('102 KV\n101 210/19 KH\n103 210/04 KH'));
  });

  it('Delete on words that order something of others, too, opens them in the text', async () => {
    const user = await withLetter('Heere 101 und 103 halten.');
    const [row] = await screen.findAllByRole('row', { name: /101/ });
    row?.focus();
    await user.keyboard('{Enter}{Delete}');
    expect((await lines()).value).toBe('Heere 101 und 103 halten.');
    expect(read()).toBe('Heere 101 und 103 halten.');
  });

  it('lines of the turn before are put in where the cursor is', async () => {
    const user = await withLetter('101 210/19 KH');
    const before = useSession.getState().campaign;
    if (before === null) throw new Error('no campaign');
    const { turn } = before.world.clock;
    const last = {
      turn: turn - 1,
      sheets: { tha: 'Gruß\n103 210/04 KV\n401 210/04 AB' },
      rulings: {},
      settings: {},
      seed: 's',
      appliedAt: '2026-01-01T00:00:00.000Z',
    };
    act(() => useSession.setState({ campaign: { ...before, archive: { [turn - 1]: last } } }));
    await user.keyboard('l');
    const area = await lines();
    area.setSelectionRange(area.value.length, area.value.length);
    await user.click(screen.getByRole('button', { name: 'Aus dem letzten Zug' }));
    await user.click(await screen.findByRole('menuitem', { name: 'alle 2 Zeilen' }));
    expect(area.value).toBe('101 210/19 KH\n103 210/04 KV\n401 210/04 AB');
  });
});

describe('the state of a realm', () => {
  it('is received while findings demand the GM, checked when none does, ready by his word', async () => {
    const user = await withLetter();
    expect(tab(/Reich Tharos/).textContent).toMatch(/eingegangen, \d offen/);
    await user.keyboard('r');
    expect(openCampaign().marks).toEqual({});
    expect(current()).not.toBe('');
    await user.keyboard('w');
    for (
      let presses = 0;
      presses < 30 && !tab(/Reich Tharos/).textContent.includes('geprüft');
      presses += 1
    )
      await user.keyboard('{F8}a');
    expect(tab(/Reich Tharos/).textContent).toMatch(/geprüft/);
    await user.keyboard('r');
    await waitFor(() => expect(openCampaign().marks['tha']?.kind).toBe('ready'));
    expect(tab(/Reich Tharos/).textContent).toMatch(/fertig/);
    expect(useTurnView.getState().party).not.toBe('tha');
  });

  it('of a letter without mistake costs one key', async () => {
    act(() => useTurnView.getState().choose({ ...NOTHING_CHOSEN, party: 'val' }));
    const user = await withLetter('101 KH');
    await screen.findByRole('button', { name: /^Fertig, weiter/ });
    await user.keyboard('r');
    await waitFor(() => expect(tab(/Valdrun/).textContent).toMatch(/fertig/));
  });

  it('ready holds for the very text: another correction asks again', async () => {
    const user = await withLetter('101 210/19 KH');
    await user.keyboard('{Shift>}R{/Shift}');
    await waitFor(() => expect(tab(/Reich Tharos/).textContent).toMatch(/fertig/));
    act(() => useTurnView.getState().choose({ ...NOTHING_CHOSEN, party: 'tha' }));
    screen.getByRole('row', { name: /^101/ }).focus();
    await user.keyboard('{F2}KV{Enter}');
    await waitFor(() => expect(tab(/Reich Tharos/).textContent).not.toMatch(/fertig/));
  });

  it("without letter goes on as it is only after the GM's confirmation (WW-8.1-07)", async () => {
    const user = userEvent.setup();
    await user.keyboard('r');
    expect(openCampaign().marks).toEqual({});
    act(() => useTurnView.getState().choose({ party: 'val' }));
    await user.keyboard('{Shift>}R{/Shift}');
    await waitFor(() => expect(openCampaign().marks['val']?.kind).toBe('defaults'));
    expect(tab(/Valdrun/).textContent).toMatch(/ohne Brief/);
  });
});

describe('letters to the player', () => {
  it('Q collects questions into a letter that can be edited and stored', async () => {
    const user = await withLetter();
    await goToFinding(user, /Im Brief 15, geführt 10/);
    await user.keyboard('q');
    await waitFor(() => expect(saidOf('asked')).toHaveLength(1));
    await user.keyboard('f');
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Wortlaut' });
    expect(box.value).toContain('1. Einheit 302, „15“');
    expect(box.value).toContain('Im Brief 15, geführt 10.');
    await user.type(box, 'Gruß');
    await user.click(screen.getByRole('button', { name: 'In den Ausgang legen' }));
    await waitFor(() =>
      expect(Object.values(openCampaign().outbox)).toMatchObject([
        { kind: 'questions', party: 'tha' },
      ]),
    );
    expect(Object.values(openCampaign().outbox)[0]?.text).toMatch(/Gruß$/);
    await user.click(screen.getByRole('button', { name: 'Als verschickt vermerken' }));
    await waitFor(() => expect(Object.values(openCampaign().outbox)[0]?.sentAt).not.toBeNull());
  });

  it('B shows how the orders were understood, with corrections, in the language of the player', async () => {
    const user = await withLetter();
    await goToFinding(user, /Im Brief 15, geführt 10/);
    await user.keyboard('y');
    await waitFor(() => expect(openCampaign().sheets['tha']?.corrections).toHaveLength(1));
    await user.keyboard('b');
    const page = await screen.findByRole('article', { name: 'So habe ich dich verstanden' });
    within(page).getByText('bleibt in 210/04; Befehl: Stellung halten');
    within(page).getByText('statt „15“ lese ich „10“');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    within(screen.getByRole('article', { name: 'This is how I understood you' })).getByText(
      'stays in 210/04; order: hold',
    );
  });
});
