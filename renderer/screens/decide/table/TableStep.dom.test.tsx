import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import type { Campaign } from '../../../../engine';
import { closeScreen, openCampaign } from '../../../app/testing';
import { usePreferences } from '../../../model/state/preferences';
import { useSession } from '../../../model/state/session';
import { sitDownAt } from '../testing';
import { FRESH_TABLE, useTable } from '../../../model/turn/table/table-store';

const sitDown = async (campaign: Campaign = seenlandCampaign()) => {
  const user = await sitDownAt('table', campaign);
  await screen.findByRole('navigation', { name: 'Schritte' });
  return user;
};

const showStep = async (user: UserEvent, name: RegExp) => {
  const steps = screen.getByRole('navigation', { name: 'Schritte' });
  await user.click(within(steps).getByRole('button', { name }));
};

const war = () => screen.findByRole('region', { name: /Krieg in Seenland/ });

beforeEach(() => {
  useTable.setState(FRESH_TABLE);
  usePreferences.setState({ closedGuides: [] });
});

afterEach(closeScreen);

describe('the table', () => {
  it('begins at the first step and goes on with every one confirmed, each a step of undo', async () => {
    const user = await sitDown();
    screen.getByRole('heading', { name: 'Zufallsereignis', level: 2 });
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: /^Bauvorhaben und Reparaturen beginnen/, level: 2 });
    expect(Object.keys(openCampaign().decisions)).toEqual(['step event']);
    await act(() => useSession.getState().undo());
    expect(openCampaign().decisions).toEqual({});
    await user.keyboard('k');
    screen.getByRole('heading', { name: 'Zufallsereignis', level: 2 });
    await user.keyboard('j');
    screen.getByRole('heading', { name: /^Bauvorhaben und Reparaturen beginnen/, level: 2 });
  });

  it('leads the focus to the next step when one is confirmed by its button', async () => {
    const user = await sitDown();
    await user.click(screen.getByRole('button', { name: /^Schritt bestätigen/ }));
    const next = await screen.findByRole('heading', { name: /^Bauvorhaben/, level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('opens a confirmed step again together with what follows it', async () => {
    const user = await sitDown();
    await user.keyboard('{Enter}{Enter}');
    await showStep(user, /Zufallsereignis/);
    await user.click(screen.getByRole('button', { name: 'Wieder öffnen' }));
    expect(openCampaign().decisions).toEqual({});
  });

  it('takes a die as it fell at the table by typing its figure, and reverts it', async () => {
    const user = await sitDown();
    const name = 'Zufallsereignis von Küstenkontor, 1. Würfel: 3';
    const die = within(screen.getByRole('region', { name: 'Würfel' })).getByRole('button', {
      name,
    });
    die.focus();
    await user.keyboard('6');
    expect(Object.values(openCampaign().rulings)).toMatchObject([
      { value: 6, reason: 'am Tisch gewürfelt' },
    ]);
    const typed = await screen.findAllByRole('button', {
      name: /von Küstenkontor, 1\. Würfel: 6$/,
    });
    expect(typed[0]?.dataset['hand']).toBe('true');
    typed[0]?.focus();
    await user.keyboard('{Delete}');
    expect(openCampaign().rulings).toEqual({});
  });

  it('records a die that fell as it was drawn, typed while its faces are open, and moves on to the next', async () => {
    const user = await sitDown();
    const tray = () => within(screen.getByRole('region', { name: 'Würfel' }));
    const die = (name: RegExp) => tray().getByRole('button', { name });
    await user.click(die(/von Küstenkontor, 1\. Würfel: 3$/));
    await screen.findByRole('dialog');
    await user.keyboard('{Tab}3');
    await waitFor(() =>
      expect(Object.values(openCampaign().rulings)).toMatchObject([{ value: 3 }]),
    );
    await waitFor(() => expect(document.activeElement).toBe(die(/von Küstenkontor, 2\. Würfel/)));
    await user.keyboard('5');
    await waitFor(() => expect(Object.values(openCampaign().rulings)).toHaveLength(2));
  });

  it('lets the GM decide an event, with a reason only', async () => {
    const user = await sitDown();
    const card = screen.getByRole('article', { name: 'Küstenkontor: Aufruhr' });
    await user.click(
      within(card).getByRole('button', {
        name: 'Ändern: Zufallsereignis für das Küstenkontor',
      }),
    );
    const form = await screen.findByRole('form', { name: 'Zufallsereignis für das Küstenkontor' });
    await user.click(within(form).getByRole('radio', { name: 'Stark' }));
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(openCampaign().rulings).toEqual({});
    await user.type(within(form).getByLabelText('Grund'), 'Sturm');
    await user.click(within(form).getByRole('button', { name: 'Speichern' }));
    expect(Object.values(openCampaign().rulings)).toMatchObject([
      {
        value: { event: 'unrest', intensity: 'strong' },
        reason: 'Sturm',
        subject: { name: 'organisation.fate', about: { party: 'kontor' } },
      },
    ]);
  });

  it('has a guide that can be put aside, which is remembered, and brought back by its key', async () => {
    const user = await sitDown();
    const guide = screen.getByRole('complementary', { name: 'Anleitung' });
    await user.click(within(guide).getByRole('button', { name: 'Anleitung ausblenden' }));
    expect(screen.queryByRole('complementary', { name: 'Anleitung' })).toBeNull();
    expect(usePreferences.getState().closedGuides).toEqual(['organisation']);
    await user.keyboard('h');
    screen.getByRole('complementary', { name: 'Anleitung' });
    expect(usePreferences.getState().closedGuides).toEqual([]);
  });
});

describe('a war', () => {
  it('hides what both divide, its dice and all it led to until both are revealed', async () => {
    const user = await sitDown();
    await showStep(user, /Agieren/);
    const table = await war();
    expect(within(table).getAllByText('verdeckt')).toHaveLength(6);
    expect(within(table).queryByRole('button', { name: /^Krieg des .* Würfel/ })).toBeNull();
    screen.getByText('Verdeckt, bis aufgedeckt ist.');
    await showStep(user, /Einkommen berechnen/);
    await user.click(await screen.findByRole('button', { name: 'Zum Aufdecken' }));
    await user.click(within(await war()).getByRole('button', { name: 'Aufdecken' }));
    const open = await war();
    await waitFor(() => expect(within(open).queryByText('verdeckt')).toBeNull());
    expect(
      within(open).getAllByRole('button', {
        name: /^Krieg des Ordens der Hochwacht, \d\. Würfel: \d$/,
      }),
    ).toHaveLength(3);
    within(open).getByText('Eine eigene Einheit Bevölkerung stirbt.');
    screen.getByRole('heading', { name: 'Was geschah' });
  });

  it('is entered by one side at a time, refuses what the rules refuse, and covers what was entered', async () => {
    const user = await sitDown();
    await showStep(user, /Agieren/);
    await user.click(
      within(await war()).getByRole('button', { name: /Aufstellung des Zirkels der Schreiber/ }),
    );
    const form = within(await war()).getByRole('form', { name: /Zirkels der Schreiber/ });
    const attack = within(form).getByRole('textbox', { name: 'Angriff' });
    await user.clear(attack);
    await user.type(attack, '2{Tab}');
    within(form).getByText(/zusammen sind mehr als das Militär/);
    expect(within(await war()).getByRole('button', { name: 'Aufdecken' })).toHaveProperty(
      'disabled',
      true,
    );
    within(await war()).getByText(/^Aufgedeckt wird, sobald/);
    const defence = within(form).getByRole('textbox', { name: 'Verteidigung' });
    await user.clear(defence);
    await user.type(defence, '0{Tab}');
    await user.click(within(form).getByRole('button', { name: 'Eintragen und zudecken' }));
    expect(Object.values(openCampaign().rulings)).toMatchObject([
      { value: { mobilised: 2, attack: 2, defence: 0 } },
    ]);
    expect(within(await war()).getAllByText('verdeckt')).toHaveLength(6);
    await within(await war()).findByText('am Tisch eingetragen');
  });

  it('covers a die typed in the list of all dice together with its war', async () => {
    const user = await sitDown();
    await showStep(user, /Agieren/);
    await user.click(within(await war()).getByRole('button', { name: 'Aufdecken' }));
    const tray = within(screen.getByRole('region', { name: 'Würfel' }));
    const [die] = await tray.findAllByRole('button', { name: /^Krieg des .*, 1\. Würfel/ });
    die?.focus();
    await user.keyboard('5');
    const [reveal, typed] = Object.values(openCampaign().rulings);
    expect(typed?.subject).toMatchObject({ name: 'organisation.die', coveredUntil: reveal?.key });
  });

  it('asks the owner of a die on the card which effect it has', async () => {
    const user = await sitDown();
    await showStep(user, /Agieren/);
    await user.click(within(await war()).getByRole('button', { name: 'Aufdecken' }));
    const effects = await screen.findByRole('region', { name: /^Folgen von 1 bis 6/ });
    const chooser = effects.querySelector<HTMLElement>('[data-question] button');
    expect(chooser).not.toBeNull();
    chooser?.focus();
    await user.keyboard('{Enter}');
    const options = await screen.findAllByRole('option');
    const other = options.find((option) => option.getAttribute('aria-selected') !== 'true');
    if (other === undefined) throw new Error('there is nothing else to choose');
    await user.click(other);
    expect(
      Object.keys(openCampaign().rulings).filter((key) => key.includes('/effect/')),
    ).toHaveLength(1);
    await waitFor(() => expect(effects.querySelector('[data-hand]')).not.toBeNull());
  });
});

describe('unrest', () => {
  it('is ended at the table by a line more in the letter', async () => {
    const user = await sitDown();
    await showStep(user, /Agieren/);
    await user.click(within(await war()).getByRole('button', { name: 'Aufdecken' }));
    await showStep(user, /Aufruhr beenden/);
    const card = await screen.findByRole('article', { name: /^Küstenkontor: Einheit/ });
    within(card).getByText('bleibt in Aufruhr');
    await user.click(await within(card).findByRole('button', { name: 'Beenden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'mit Geld' }));
    expect(openCampaign().sheets['kontor']?.corrections?.[0]?.text).toContain(
      'BERUHIGE 1 in Küste mit Geld',
    );
    const calmed = await screen.findByText('beruhigt durch Geld');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(calmed.closest('article')?.textContent).not.toContain('bleibt in Aufruhr');
  });
});
