import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Campaign, newPerson, type Person } from '../../../../engine';
import { realm, tinyCampaign, tinyWorld } from '../../../../engine/testing';
import { closeScreen, openCampaign } from '../../../app/testing';
import { useSession } from '../../../model/state/session';
import { openRecords } from '../testing';

const person = (id: string, name: string, change: Partial<Person> = {}): Person =>
  newPerson(id, name, change);

const campaignOf = (...people: readonly Person[]): Campaign =>
  tinyCampaign({
    ...tinyWorld({ parties: [realm('tha', { name: 'Tharos' })] }),
    people: Object.fromEntries(people.map((one) => [one.id, one])),
  });

afterEach(closeScreen);

const names = (): readonly string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[2]?.textContent ?? '');

describe('the register of players', () => {
  it('shows what to do while it is empty, and makes the first one by keys alone, for the realm nobody plays', async () => {
    const user = await openRecords(campaignOf(), 'players');
    expect(screen.getByRole('heading', { name: 'Noch keine Spieler' })).toBeTruthy();
    await user.keyboard('n');
    await user.keyboard('Berta{Enter}');
    expect(openCampaign().world.people['p1']).toEqual({
      ...person('p1', 'Berta'),
      roles: [{ party: 'tha', kind: 'single' }],
    });
    expect(screen.getByRole('region', { name: 'Blatt Berta' })).toBeTruthy();
    expect(useSession.getState().journal.at(-1)?.name).toBe('records:command.create');
  });

  it('takes a field on Enter as one step of undo, and refuses what is no year in a sentence', async () => {
    const user = await openRecords(campaignOf(person('p1', 'Anna')), 'players');
    await user.click(screen.getByRole('row', { name: /Anna/ }));
    const born = screen.getByRole('textbox', { name: 'Geburtsjahr' });
    await user.type(born, 'alt{Enter}');
    expect(screen.getByText(/„alt“ ist keine ganze Zahl/)).toBeTruthy();
    expect(openCampaign().world.people['p1']?.born).toBeNull();
    await user.clear(born);
    await user.type(born, '1985{Enter}');
    expect(openCampaign().world.people['p1']?.born).toBe(1985);
    await useSession.getState().undo();
    expect(openCampaign().world.people['p1']?.born).toBeNull();
  });

  it('sorts by its headings, finds in all columns, and lays aside what is chosen', async () => {
    const user = await openRecords(
      campaignOf(person('p1', 'Bela'), person('p2', 'Anna', { email: 'anna@example.org' })),
      'players',
    );
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Anna', 'Bela']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Bela', 'Anna']);
    await user.keyboard('/');
    await user.keyboard('example');
    expect(names()).toEqual(['Anna']);
    await user.click(screen.getByRole('row', { name: /Anna/ }));
    await user.keyboard('{Escape}{Delete}');
    expect(Object.keys(openCampaign().world.people)).toEqual(['p1']);
    expect(Object.values(openCampaign().shelf)).toEqual([
      {
        id: 'person-1-1',
        turn: 1,
        kind: 'person',
        value: person('p2', 'Anna', { email: 'anna@example.org' }),
      },
    ]);
  });

  it('changes several at once, as one step', async () => {
    const user = await openRecords(
      campaignOf(person('p1', 'Anna'), person('p2', 'Bela')),
      'players',
    );
    screen.getByRole('grid', { name: 'Spieler' }).focus();
    await user.keyboard('{Control>}a{/Control}b');
    const sheet = screen.getByRole('region', { name: '2 Einträge gemeinsam ändern' });
    await user.click(within(sheet).getByRole('button', { name: /Was sich ändert/ }));
    await user.click(screen.getByRole('option', { name: 'Mitglied' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Mitglied' }));
    await user.click(within(sheet).getByRole('button', { name: 'Bei 2 Einträgen übernehmen' }));
    expect(Object.values(openCampaign().world.people).map(({ isMember }) => isMember)).toEqual([
      true,
      true,
    ]);
    await useSession.getState().undo();
    expect(Object.values(openCampaign().world.people).map(({ isMember }) => isMember)).toEqual([
      false,
      false,
    ]);
  });

  it('refuses what the rules forbid until the GM insists; the objection stays visible', async () => {
    const user = await openRecords(
      {
        ...campaignOf(
          person('p1', 'Anna', { isMember: true, roles: [{ party: 'tha', kind: 'single' }] }),
        ),
        settings: { 'acct.require_membership': true },
      },
      'players',
    );
    await user.click(screen.getByRole('row', { name: /Anna/ }));
    const member = () => screen.getByRole('checkbox', { name: 'Mitglied' });
    await user.click(member());
    expect(screen.getByText(/Nicht gespeichert: gegen/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'WW-12.1-11' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Verwerfen/ }));
    expect(screen.queryByText(/Nicht gespeichert: gegen/)).toBeNull();
    await user.click(member());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(openCampaign().world.people['p1']?.isMember).toBe(false);
    expect(screen.getByRole('button', { name: 'WW-12.1-11' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'nur mit Einwänden (1)' }));
    expect(names()).toEqual(['Anna']);
  });
});
