import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { useTurnView } from '../../../model/turn/turn-view';
import { sitDownAt } from '../testing';
import { useDecide } from './decide-store';

const FIGHT = 'Angriff vom Wasser in Seegard';

afterEach(closeScreen);

const queue = () => screen.getByRole('navigation', { name: 'Was zu entscheiden ist' });
const card = (name: string | RegExp) => screen.findByRole('article', { name });

const openCard = async (name: RegExp) => {
  const user = userEvent.setup();
  await user.click(within(queue()).getByRole('button', { name }));
  return user;
};

const openFight = async () => {
  const user = await openCard(/Angriff vom Wasser/);
  return { user, fight: await card(FIGHT) };
};

const giveReason = async (user: UserEvent, reason: string) => {
  const forms = await screen.findAllByRole('form');
  const form = forms.at(-1);
  if (form === undefined) throw new Error('no form');
  await user.type(within(form).getByLabelText('Grund'), reason);
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
};

describe('a month without a run', () => {
  it('shows what to do next, and F5 does it, even without letters', async () => {
    await sitDownAt('decide', tharosCampaign());
    screen.getByText('Noch nichts zu entscheiden');
    await userEvent.setup().keyboard('{F5}');
    await waitFor(() => expect(screen.queryByText('Noch nichts zu entscheiden')).toBeNull());
  });
});

describe('the queue of cards', () => {
  beforeEach(() => sitDownAt('decide'));

  it('is in chronological order; J and K go through it', async () => {
    const user = userEvent.setup();
    const total = within(queue()).getAllByRole('button').length;
    screen.getByText(`Fall 1 von ${String(total)}`);
    await user.keyboard('jj');
    screen.getByText(`Fall 3 von ${String(total)}`);
    await user.keyboard('k');
    screen.getByText(`Fall 2 von ${String(total)}`);
  });

  it('Enter accepts the card and goes to the next open one; undo opens it again', async () => {
    const user = userEvent.setup();
    const { rulings } = openCampaign();
    await user.keyboard('{Enter}');
    await screen.findByText(/Fall 2 von/);
    const [seen] = Object.values(openCampaign().decisions);
    expect(seen).toMatchObject({ kind: 'accepted', turn: 58 });
    // The usual answer of the question holds from now on as the GM's decision.
    expect(Object.keys(openCampaign().rulings)).toHaveLength(Object.keys(rulings).length + 1);
    expect(within(queue()).getAllByText('gesehen')).toHaveLength(1);
    await act(() => useSession.getState().undo());
    expect(openCampaign().decisions).toEqual({});
    expect(openCampaign().rulings).toEqual(rulings);
  });

  it('leaves out what is seen, and all other kinds, when asked to', async () => {
    const user = await openCard(/Verluste: Reich Tharos/);
    await user.click(screen.getByRole('button', { name: /Ergebnis übernehmen/ }));
    await user.keyboard('o');
    await waitFor(() => expect(within(queue()).queryByText(/Verluste von/)).toBeNull());
    act(() => useDecide.getState().set({ group: 'fight', current: null }));
    expect(within(queue()).getAllByRole('button')).toHaveLength(1);
  });

  it('is accepted as a whole with one command', async () => {
    const user = userEvent.setup();
    const total = within(queue()).getAllByRole('button').length;
    await user.click(screen.getByRole('button', { name: /gezeigten übernehmen/ }));
    await waitFor(() => expect(within(queue()).getAllByText('gesehen')).toHaveLength(total));
    // The usual answers hold from now on; nothing else needs a decision of the GM.
    const answers = Object.values(openCampaign().rulings).map(({ reason }) => reason);
    expect(new Set(answers)).toEqual(new Set(['Üblicher Vorschlag angenommen']));
    expect(answers.length).toBeLessThan(total);
    await act(() => useSession.getState().undo());
    expect(openCampaign().decisions).toEqual({});
  });

  it('shows place and moment of the card on the map', async () => {
    await openFight();
    expect(useTurnView.getState()).toMatchObject({ place: '001/01', time: 0.4 });
    const map = screen.getByLabelText(/^Karte mit den Wegen/);
    expect(map.dataset['marked']).toBe('001/01');
  });
});

describe('a battle card', () => {
  beforeEach(() => sitDownAt('decide'));

  it('has sides, good points one by one, dice, ratio, losses, booty and the row that holds', async () => {
    const { fight } = await openFight();
    within(fight).getByText('Königreich Valdrun siegt, Verhältnis 1,036 zu 1');
    expect(
      within(fight).getByRole<HTMLInputElement>('checkbox', { name: 'REP beim Heer' }).checked,
    ).toBe(true);
    within(fight).getByText('100 × 50 × (100 + 10 × 2)');
    within(fight).getByRole('button', { name: 'Verluste des Reichs Tharos 301: 15' });
    within(fight).getByRole('button', { name: 'Beute für das Königreich Valdrun: 450' });
    within(fight).getByRole('button', { name: 'Besondere Umstände für das Reich Tharos: 100' });
    expect(
      within(fight).getAllByRole('button', { name: /Würfel des Reichs Tharos: \d/ }),
    ).toHaveLength(2);
    const table = within(fight).getByRole('region', { name: 'Verluste nach Verhältnis' });
    expect(table.querySelector('[aria-current]')?.textContent).toBe('1,0 bis 1,115 %13 %');
  });

  it('shows what both sides will read, and the likely outcomes', async () => {
    const { fight } = await openFight();
    const told = screen.getByRole('region', { name: 'Was in der Auswertung stehen wird' });
    within(told).getByText(/verloren, eigene Verluste 15\./);
    within(told).getByText(/gewonnen, eigene Verluste 520\./);
    const odds = within(fight).getByRole('region', { name: 'Was meist geschieht' });
    await within(odds).findByText(/^Von 500 Versuchen: Reich Tharos siegt \d+ %/);
    expect(within(odds).getAllByText(/wenigstens \d/)).toHaveLength(2);
  });

  it('drops a point only with a reason, and reverts that without one', async () => {
    const { user, fight } = await openFight();
    await user.click(within(fight).getByRole('checkbox', { name: 'REP beim Heer' }));
    await giveReason(user, 'Er blieb an Bord.');
    expect(Object.values(openCampaign().rulings).map(({ value }) => value)).toEqual([0]);
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLInputElement>('checkbox', { name: 'REP beim Heer' }).checked,
      ).toBe(false),
    );
    const notes = screen.getByRole('region', { name: 'Von Hand entschieden' });
    within(notes).getByText('Er blieb an Bord.');
    within(notes).getByText(/Gutpunkt „REP beim Heer“ vom Reich Tharos 301/);
    await user.click(screen.getByRole('checkbox', { name: 'REP beim Heer' }));
    await waitFor(() => expect(openCampaign().rulings).toEqual({}));
  });

  it('takes a cause of the GM’s own', async () => {
    const { user, fight } = await openFight();
    await user.click(
      within(fight).getByRole('button', { name: /Eigenen Grund für das Reich Tharos 301/ }),
    );
    await giveReason(user, 'Feuerschiffe');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Gutpunkte des Reichs Tharos 301: +3' }),
      ).toBeDefined(),
    );
  });

  it('takes the dice from the table in one step', async () => {
    const { user } = await openFight();
    await user.keyboard('r');
    const form = await screen.findByRole('form', { name: 'Eigene Würfel' });
    const [first, second] = within(form).getAllByRole('group', {
      name: /Würfel des Reichs Tharos/,
    });
    if (first === undefined || second === undefined) throw new Error('no dice');
    await user.click(within(first).getByRole('radio', { name: '1' }));
    await user.click(within(second).getByRole('radio', { name: '1' }));
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(Object.values(openCampaign().rulings).map(({ value }) => value)).toEqual([1, 1]);
    const name = '1. Würfel des Reichs Tharos: 1';
    const die = await screen.findByRole('button', { name });
    expect(die.dataset['hand']).toBe('true');
    await act(() => useSession.getState().undo());
    expect(openCampaign().rulings).toEqual({});
  });

  it('ends as the GM decides, with a reason, and as the dice fell when he reverts it', async () => {
    const { user, fight } = await openFight();
    await user.click(within(fight).getByRole('button', { name: 'Ausgang von Hand entscheiden' }));
    const form = within(fight).getByRole('form', { name: 'Ausgang von Hand entscheiden' });
    await user.click(within(form).getByRole('radio', { name: 'Reich Tharos' }));
    const left = within(form).getByLabelText('Reich Tharos 301: übrig von 100');
    await user.clear(left);
    await user.type(left, '90');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    within(form).getByText(/Bitte gib einen Grund an/);
    expect(openCampaign().rulings).toEqual({});
    await user.type(within(form).getByLabelText('Grund'), 'Nebel deckte die Landung.');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Reich Tharos siegt');
    expect(Object.values(openCampaign().rulings)).toMatchObject([
      { value: { winner: 0, left: { 'tha:301': 90 } }, reason: 'Nebel deckte die Landung.' },
    ]);
    screen.getByText(/Der Ausgang ist von Hand entschieden: Nebel deckte die Landung\./);
    await user.click(screen.getByRole('button', { name: 'Alles wieder wie gerechnet' }));
    await screen.findByText(/Königreich Valdrun siegt, Verhältnis/);
  });

  it('is open again when it has changed since it was accepted', async () => {
    const { user, fight } = await openFight();
    await user.click(screen.getByRole('button', { name: /Ergebnis übernehmen/ }));
    await openCard(/Angriff vom Wasser/);
    await screen.findByText('Gesehen und übernommen');
    await user.click(
      within(await card(FIGHT)).getByRole('button', {
        name: /Besondere Umstände für das Reich Tharos/,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Von Hand ändern' }));
    const form = await screen.findByRole('form', { name: 'Von Hand ändern' });
    const value = within(form).getByLabelText(/^Neuer Wert/);
    await user.clear(value);
    await user.type(value, '200');
    await giveReason(user, 'Sturmflut');
    await waitFor(() => expect(screen.queryByText('Gesehen und übernommen')).toBeNull());
    expect(fight.isConnected).toBe(false);
    within(await card(FIGHT)).getByText('Reich Tharos siegt, Verhältnis 1,929 zu 1');
  });
});

describe('an encounter card', () => {
  beforeEach(() => sitDownAt('decide'));

  it('marks row, column and cell of the table, and takes another outcome', async () => {
    const user = await openCard(/Begegnung in/);
    const table = await screen.findByRole('region', { name: 'Begegnungstafel' });
    expect(within(table).getAllByRole('cell')).toHaveLength(36);
    expect(table.querySelector('[aria-current]')?.textContent).toBe('ST');
    expect(table.querySelectorAll('[data-line]')).toHaveLength(10);
    const encounter = await card(/^Begegnung in/);
    await user.click(within(encounter).getByRole('radio', { name: /^Beide weichen zurück/ }));
    await user.type(within(encounter).getByLabelText('Grund (freiwillig)'), 'Waffenruhe');
    await user.click(within(encounter).getByRole('button', { name: /Ergebnis übernehmen/ }));
    const [ruling] = Object.values(openCampaign().rulings);
    expect(ruling).toMatchObject({ value: 'bothRetreat', reason: 'Waffenruhe' });
    await openCard(/Begegnung/);
    await waitFor(() => expect(screen.getByText(/gehen einander aus dem Weg/, { selector: 'h4' })));
    screen.getByText('Gesehen und übernommen');
    await user.click(screen.getByRole('button', { name: 'Nach den Regeln' }));
    expect(openCampaign().rulings).toEqual({});
  });

  it("reverts the GM's decision when he accepts the rules' answer to an optional choice", async () => {
    const user = await openCard(/Begegnung in/);
    const choose = async (name: RegExp) => {
      const encounter = await card(/^Begegnung in/);
      await user.click(within(encounter).getByRole('radio', { name }));
      await user.click(within(encounter).getByRole('button', { name: /Ergebnis übernehmen/ }));
      await openCard(/Begegnung/);
    };
    await choose(/^Beide weichen zurück/);
    expect(Object.keys(openCampaign().rulings)).toHaveLength(1);
    await waitFor(() => expect(screen.getByText(/gehen einander aus dem Weg/, { selector: 'h4' })));
    await choose(/^Wie die Regeln sagen/);
    expect(openCampaign().rulings).toEqual({});
    screen.getByText('Gesehen und übernommen');
  });
});

describe('decisions of the GM', () => {
  beforeEach(() => sitDownAt('decide'));

  it('is listed with its subject, its value and its reason, and reverted there', async () => {
    const user = await openCard(/Verluste: Reich Tharos/);
    const losses = await card('Verluste: Reich Tharos');
    within(losses).getByRole('button', { name: /Verluste von 101 \(Reich Tharos\).*: [1-6]$/ });
    await user.click(within(losses).getByRole('button', { name: /101 .*: 600$/ }));
    await user.click(await screen.findByRole('button', { name: 'Von Hand ändern' }));
    const form = await screen.findByRole('form', { name: 'Von Hand ändern' });
    const value = within(form).getByLabelText(/^Neuer Wert/);
    await user.clear(value);
    await user.type(value, '100');
    await giveReason(user, 'Sie kannten den Pfad.');
    await user.keyboard('h');
    const row = await screen.findByRole('row', { name: /Verluste von 101 \(Reich Tharos\) in/ });
    within(row).getByText('100');
    within(row).getByText('Sie kannten den Pfad.');
    await user.click(within(row).getByRole('button', { name: /zurücknehmen$/ }));
    expect(openCampaign().rulings).toEqual({});
    screen.getByText(/Noch nichts von Hand geändert/);
  });
});
