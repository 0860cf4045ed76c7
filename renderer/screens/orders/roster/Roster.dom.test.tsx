import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import {
  type Campaign,
  correctedText,
  decisionKey,
  type Finding,
  type FindingDecision,
  forkOf,
  type OrderSubject,
  putVariant,
} from '../../../../engine';
import { appliedAcht } from '../../../../engine/testing/acht';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { openTurn, withLetter } from '../../decide/testing';
import { rosterCounts, rosterOf } from './ordered';
import { useRoster } from './roster-store';

afterEach(async () => {
  await closeScreen();
  useRoster.setState({ show: 'all', isOwn: false, text: '', chosen: null });
});

const FRESH = {
  ...NOTHING_CHOSEN,
  turnStep: 'orders',
  tab: 'orders',
  variant: null,
  drafts: {},
} as const;

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
      /^32 insgesamt, 21 ohne Befehl, [1-9]\d* mit Befund$/,
    );
    await user.click(within(roster).getByRole('radio', { name: /^Ohne Befehl/ }));
    expect(rows(roster)).toHaveLength(21);
    await user.click(within(roster).getByRole('radio', { name: 'Reich Tharos' }));
    expect(words(roster)).toEqual(['Alle haben einen Befehl.']);
    await user.keyboard('/gibtesnicht');
    expect(words(roster)).toEqual(['Nichts davon passt zur Suche.']);
    act(() => useRoster.getState().set({ text: '' }));
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

  it('L begins a line for the chosen row wherever the focus is; keys of lines leave the letter out of sight alone', async () => {
    const { user, roster } = await open();
    await read(roster);
    await user.keyboard('/valdrun 101');
    await user.click(rows(roster)[0] ?? roster);
    await user.keyboard('{Delete}{Insert}i');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useTurnView.getState()).toMatchObject({ tab: 'roster', drafts: {} });
    await user.keyboard('v{Delete}{Insert}i');
    expect(useTurnView.getState()).toMatchObject({ tab: 'changes', drafts: {} });
    expect(openCampaign().sheets['tha']?.corrections ?? []).toEqual([]);
    await user.keyboard('u');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('l');
    const lines = await screen.findByRole('textbox', { name: 'Befehle, eine Zeile je Befehl' });
    expect(lines).toHaveProperty('value', '101 ');
    expect(useTurnView.getState()).toMatchObject({ tab: 'orders', party: 'val' });
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

describe('the rows of the roster', () => {
  const campaign = withLetter();
  const party = campaign.world.parties['tha'];
  if (party === undefined) throw new Error('no such party');
  const text = '203 KH';
  const row = { unit: 203, span: { start: 0, end: text.length }, cells: {}, content: null };
  const finding = (severity: Finding['severity']): Finding => ({
    code: `F-${severity}`,
    severity,
    clause: 'WW-8.1-01',
    party: 'tha',
    unit: 203,
    words: text,
    about: {},
  });
  const subject: OrderSubject = {
    party: 'tha',
    key: '203',
    name: ['203', '203'],
    what: ['', ''],
    place: '',
  };
  const decisionOf = (one: Finding): FindingDecision => ({
    key: decisionKey(one),
    party: 'tha',
    turn: 58,
    kind: 'accepted',
    note: '',
  });
  const rowsOf = (
    subjects: readonly OrderSubject[],
    findings: readonly Finding[] = [],
    decided: readonly Finding[] = [],
  ) => {
    const rows = subjects.length === 0 ? [] : [row];
    const sheet = { party: 'tha', text, columns: [], rows, findings: [] };
    return rosterOf({
      campaign: {
        ...campaign,
        decisions: Object.fromEntries(decided.map((one) => [decisionKey(one), decisionOf(one)])),
      },
      orders: {
        subjects: { many: ['', ''], leadsLine: true, all: () => subjects, ordered: () => ['203'] },
      },
      settings: {},
      realms: [{ party }],
      readingOf: () => ({ party: 'tha', text, sheet, restated: [], findings: [], parts: [] }),
      findingsOf: () => findings,
    });
  };

  it('show the worst finding until the GM decided on every one, as the table of orders does', () => {
    const [warn, ask] = [finding('WARN'), finding('ASK')];
    const worstWith = (...decided: readonly Finding[]) =>
      rowsOf([subject], [warn, ask], decided).map(({ worst, isSettled }) => [worst, isSettled]);
    expect(worstWith()).toEqual([[ask, false]]);
    expect(worstWith(ask)).toEqual([[ask, false]]);
    expect(worstWith(ask, warn)).toEqual([[ask, true]]);
    const settled = rowsOf([subject], [warn], [warn]);
    expect(rosterCounts(settled)).toEqual({ all: 1, without: 0, objections: 0 });
  });

  it('name a realm that has nobody to order and orders nothing', () => {
    expect(rowsOf([])).toMatchObject([{ party, subject: null, orders: [] }]);
  });
});

describe('what changed for a realm', () => {
  const openChanges = async (campaign: Campaign) => {
    const [party = ''] = Object.keys(campaign.world.parties);
    const user = await openTurn({ ...FRESH, party }, campaign);
    await user.keyboard('v');
  };

  it('is what the last turn changed', async () => {
    const campaign = appliedAcht();
    const turn = String(campaign.world.clock.turn - 1);
    await openChanges(campaign);
    await screen.findByRole('region', { name: new RegExp(`: was Zug ${turn} geändert hat$`) });
  });

  it('is not known where only the state before an older turn is', async () => {
    const { world, ...campaign } = appliedAcht();
    const clock = { ...world.clock, turn: world.clock.turn + 1 };
    await openChanges({ ...campaign, world: { ...world, clock } });
    await screen.findByText(/ist nicht bekannt/);
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

  it('belong to the campaign, whatever variant is shown', async () => {
    const month = withLetter();
    const campaign = putVariant(month, forkOf(month, 'v', 'Umgehung'));
    const user = await openTurn({ ...FRESH, party: 'tha', unit: 203, variant: 'v' }, campaign);
    await screen.findByRole('row', { name: /203/ });
    await user.keyboard('{Shift>}i{/Shift}');
    await screen.findByRole('dialog', { name: 'Zeile als Vorlage merken' });
    await user.keyboard('Spähen{Enter}');
    await waitFor(() =>
      expect(Object.values(openCampaign().templates ?? {})).toMatchObject([{ name: 'Spähen' }]),
    );
    await user.keyboard('i');
    await user.click(await screen.findByRole('button', { name: 'Vorlage „Spähen“ löschen' }));
    await waitFor(() => expect(openCampaign().templates).toBeUndefined());
    expect(openCampaign().variants).toEqual(campaign.variants);
  });

  it('are put in below the line of the cursor while lines are written, and written on at once', async () => {
    const template = { id: 't', name: 'Halten', line: '{unit} KH' };
    const campaign = { ...withLetter(), templates: { t: template } };
    const user = await openTurn({ ...FRESH, party: 'tha', unit: 203 }, campaign);
    await screen.findByRole('row', { name: /203/ });
    await user.keyboard('l');
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Befehle, eine Zeile je Befehl',
    });
    const [first = '', ...rest] = area.value.split('\n');
    area.setSelectionRange(1, 1);
    await user.click(screen.getByRole('button', { name: 'Vorlage einsetzen' }));
    await user.click(await screen.findByRole('button', { name: '„Halten“ einsetzen' }));
    await waitFor(() => expect(document.activeElement).toBe(area));
    await user.keyboard('999');
    expect(area.value).toBe([first, '999 KH', ...rest].join('\n'));
  });
});
