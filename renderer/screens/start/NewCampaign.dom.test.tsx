import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systems } from '../../../engine';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { App } from '../../app/App';
import { closeScreen, openCampaign } from '../../app/testing';

beforeEach(() => usePreferences.getState().set({ language: 'de', theme: 'light', tourSeen: true }));

afterEach(closeScreen);

const atSheet = async () => {
  render(<App />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Welt der Waben' }));
  await screen.findByRole('dialog', { name: 'Neue Kampagne' });
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, fill };
};

const make = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anlegen' });
const created = async () => {
  await waitFor(() => expect(useSession.getState().campaign).not.toBeNull());
  return openCampaign();
};

describe('the sheet for a game that declares how it begins', () => {
  it.each(['Total Mörderspiel', 'Eroberung der Welt', 'PYGMA-ISIS', 'Organisationsspiel'])(
    'asks about settings of %s in words alone, also about those without a hint',
    async (game) => {
      render(<App />);
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: game }));
      const sheet = await screen.findByRole('dialog', { name: 'Neue Kampagne' });
      expect(sheet.textContent).not.toMatch(/setting\.|[a-z]+\.[a-z_]+\.(help|name|options)/);
    },
  );

  it('founds it on the map that was chosen, with the readings the GM was asked about (TM-3-16, TM-15-01)', async () => {
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Total Mörderspiel' }));
    await screen.findByRole('dialog', { name: 'Neue Kampagne' });
    await user.keyboard('Forumsrunde');
    await user.click(screen.getByRole('button', { name: /Spezialfähigkeiten sind öffentlich/ }));
    await user.click(await screen.findByRole('option', { name: 'Ja' }));
    await user.click(make());
    const { name, world, settings } = await created();
    expect(name).toBe('Forumsrunde');
    expect(Object.values(world.parties).map(({ seat }) => seat)).toEqual(
      expect.arrayContaining(['E6', 'H10', 'C10', 'E14', 'I3', 'J14', 'L6', 'M11']),
    );
    expect(world.clock.turn).toBe(0);
    expect(settings).toEqual({ 'tm.ability.public': true });
  });

  it('founds it on an empty board of the size and layout that were asked for (TM-3-01, TM-3-02)', async () => {
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Total Mörderspiel' }));
    await screen.findByRole('dialog', { name: 'Neue Kampagne' });
    await user.keyboard('Kleine Runde');
    const choose = async (field: RegExp, option: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Beginn/, 'Leere Karte');
    await choose(/Versetzte Reihen/, 'A, C, E … nach rechts');
    const rows = screen.getByLabelText('Reihen der Karte (A bis Z)');
    await user.clear(rows);
    await user.type(rows, '9');
    await user.tab();
    await user.click(make());
    const { world, settings } = await created();
    expect(settings).toEqual({ 'tm.map.layout': 'odd_rows_right', 'tm.map.rows': 9 });
    expect(systems['moerderspiel']?.board.lettered?.layout(world).board).toMatchObject({
      rows: 9,
      columns: 16,
      layout: 'odd_rows_right',
    });
  });
});

describe('the sheet for a new world', () => {
  it('offers sets of house rules with the results of each, and stores the chosen one as an edition', async () => {
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Welt der Waben' }));
    await screen.findByRole('dialog', { name: 'Neue Kampagne' });
    await user.keyboard('Milde Runde');
    await user.click(screen.getByText('Was das im Spiel bedeutet'));
    const loss = screen.getByText('Fünf Felder Tiefsee in einem Mond: kosten im Mittel');
    expect(loss.closest('tr')?.textContent).toContain('38 %20 %');
    await user.click(screen.getByRole('button', { name: /Hausregeln/ }));
    await user.click(await screen.findByRole('option', { name: 'Milde' }));
    await user.click(make());
    const { editions, settings } = await created();
    expect(settings).toEqual({});
    expect(Object.values(editions)).toMatchObject([
      { name: 'Milde', from: 1, settings: { 'fight.dice_step': 8, 'fight.garrison_holds': true } },
    ]);
  });

  it('asks what a game leaves open before its first turn, beside its sets of house rules (PI-16-05, PI-05-127)', async () => {
    render(<App />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'PYGMA-ISIS' }));
    await screen.findByRole('dialog', { name: 'Neue Kampagne' });
    await user.keyboard('Fernland');
    await user.click(screen.getByRole('button', { name: /Bevölkerung reicher Reiche/ }));
    await user.click(await screen.findByRole('option', { name: 'schrumpft' }));
    const losses = screen.getByLabelText('Schlachtverluste in Prozent der Tafel');
    await user.clear(losses);
    await user.type(losses, '80');
    await user.tab();
    await user.click(screen.getByRole('button', { name: /Hausregeln/ }));
    await user.click(
      await screen.findByRole('option', { name: 'Mit Wirtschaft (Kapitel 11 bis 15)' }),
    );
    await user.click(make());
    const { editions, settings } = await created();
    expect(settings).toEqual({
      'pygma.population.direction': 'wealth_shrinks',
      'pygma.battle.loss_percent': 80,
    });
    expect(Object.values(editions)).toMatchObject([
      { from: 1, settings: { 'pygma.modules.economy': true } },
    ]);
  });

  it('makes the world that was asked for, by keyboard alone', async () => {
    const { user, fill } = await atSheet();
    await user.keyboard('Nordland');
    await fill('Großfelder nebeneinander', '3');
    await fill('Großfelder untereinander', '2');
    await fill('Erste Nummer', '210');
    await user.keyboard('{Enter}');
    const { name, world } = await created();
    expect(name).toBe('Nordland');
    expect(Object.keys(world.map.grossfelder)).toEqual(['210', '211', '212', '213', '214', '215']);
    expect(new Set(Object.values(world.map.grossfelder).flatMap(({ terrain }) => terrain))).toEqual(
      new Set(['w']),
    );
    expect(world.parties).toEqual({});
  });

  it('counts while one types', async () => {
    const { fill } = await atSheet();
    await fill('Großfelder nebeneinander', '10');
    await screen.findByText(/^40 Großfelder, 1\.920 Kleinfelder/);
  });

  it('makes an odd number of columns even on a cylinder, and states why', async () => {
    const { user, fill } = await atSheet();
    await fill('Großfelder nebeneinander', '7');
    await user.click(screen.getByRole('radio', { name: 'Zylinder' }));
    await screen.findByText(/^Aus 7 Spalten wurden 8: Ein Zylinder schließt sich nur/);
    await fill('Name', 'Rund');
    await user.click(make());
    expect((await created()).world.map.topology).toEqual({ kind: 'cylinder', columns: 8 });
  });

  it.each([
    ['Großfelder nebeneinander', '300', /^Das wären 1200 Großfelder; mehr als 1000 gibt es nicht/],
    ['Großfelder nebeneinander', 'viele', /^Gib Spalten und Reihen als ganze Zahlen/],
    ['Eisreihen im Norden', '40', /^Norden und Süden haben zusammen nur 32 Reihen/],
    ['Erste Nummer', '1000', /^Die erste Nummer ist eine ganze Zahl/],
  ])('refuses %s = %s with one sentence', async (label, text, sentence) => {
    const { fill } = await atSheet();
    await fill(label, text);
    await screen.findByText(sentence);
    expect(make().disabled).toBe(true);
  });

  it('leaves out what is taken away from a free shape by keys, and refuses an empty one', async () => {
    const { user, fill } = await atSheet();
    await fill('Name', 'Insel');
    await fill('Großfelder nebeneinander', '2');
    await fill('Großfelder untereinander', '1');
    await user.click(screen.getByRole('radio', { name: 'Frei' }));
    const first = screen.getByRole('checkbox', { name: 'Spalte 1, Reihe 1' });
    first.focus();
    await user.keyboard(' {ArrowRight} ');
    await screen.findByText(/^So bleibt kein Großfeld übrig/);
    await user.keyboard(' ');
    await user.click(make());
    const { world } = await created();
    expect(Object.values(world.map.grossfelder).map(({ u }) => u)).toEqual([1]);
  });

  it('lays ice in the north and in the south', async () => {
    const { user, fill } = await atSheet();
    await fill('Name', 'Frost');
    await fill('Großfelder nebeneinander', '2');
    await fill('Großfelder untereinander', '2');
    await fill('Eisreihen im Norden', '1');
    await user.click(make());
    const { world } = await created();
    const frozen = Object.values(world.map.grossfelder).map(
      ({ terrain }) => terrain.filter((key) => key === 'ew').length,
    );
    expect(frozen.filter((count) => count > 0)).toHaveLength(2);
  });

  it('generates a world whose places belong to nobody yet', async () => {
    const { user, fill } = await atSheet();
    await fill('Name', 'Erste');
    await fill('Großfelder nebeneinander', '3');
    await fill('Großfelder untereinander', '3');
    await user.click(screen.getByRole('radio', { name: 'Erzeugt' }));
    await fill('Startwert', 'tharos');
    await screen.findByText(/Derselbe Startwert gibt dieselbe Welt$/);
    await waitFor(() => expect(make().disabled).toBe(false));
    await user.click(make());
    const { world } = await created();
    const terrain = Object.values(world.map.grossfelder).flatMap((one) => one.terrain);
    expect(new Set(terrain).size).toBeGreaterThan(4);
    const settlements = Object.values(world.map.grossfelder).flatMap((one) =>
      Object.values(one.settlements),
    );
    expect(settlements.length).toBeGreaterThan(0);
    expect(
      settlements.every(({ owner }) => world.parties[owner]?.name === 'Freie Ansiedlungen'),
    ).toBe(true);
  });
});
