import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Campaign,
  latticeOf,
  realmView,
  setOwner,
  setSecret,
  truthView,
} from '../../../../engine';
import {
  tinyCampaignOf,
  at,
  edited,
  founding,
  mapOf,
  realm,
  troop,
  uniform,
} from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Inspector } from './Inspector';

const HERE = at('210/19');

const campaign: Campaign = tinyCampaignOf({
  map: edited(
    mapOf(uniform('210', 0, 0, 'h')),
    (map) => setOwner(map, [HERE, at('210/20')], 'tha'),
    (map) => setSecret(map, HERE, { text: 'Schmuggelgut', strength: '3' }),
    founding(HERE, 'std', 'Seewarth', 'tha', 12, [2]),
  ),
  parties: [realm('tha', { name: 'Tharos', treasury: 26_480 }), realm('val', { name: 'Valdrun' })],
  units: [
    troop('tha', 101, '210/19', { size: 3000, order: 'KV' }),
    troop('tha', 201, '210/19', { type: 'R', size: 500 }),
  ],
});

const commands: Command[] = [];

const show = (perspective: 'truth' | 'val' = 'truth') => {
  const { world } = campaign;
  const view = perspective === 'truth' ? truthView(world) : realmView(world, perspective);
  return showParts(
    <Inspector campaign={campaign} lattice={latticeOf(world.map)} view={view} foot={<p>Fuß</p>} />,
  );
};

beforeEach(() => {
  commands.length = 0;
  useSession.setState({
    campaign,
    execute: (command) => {
      commands.push(command);
      return Promise.resolve();
    },
  });
  useView.getState().set({ field: HERE, unit: null, perspective: { kind: 'truth' } });
});

/** The value beside a label of the sheet. */
const valueOf = (label: string): string =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

const openTab = (name: string | RegExp) => userEvent.click(screen.getByRole('tab', { name }));

describe('the inspector', () => {
  it('shows what to do while no field is chosen', () => {
    useView.getState().set({ field: null });
    show();
    expect(screen.getByRole('heading', { name: 'Kein Feld gewählt' })).toBeDefined();
    expect(screen.getByText('Fuß')).toBeDefined();
  });

  it('heads the sheet with address, terrain and name, and lists the figures of the rules', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Seewarth' })).toBeDefined();
    expect(screen.getByText('210/19 · Hochland')).toBeDefined();
    expect(valueOf('Besitz')).toBe('Tharos');
    expect(valueOf('Ansiedlung')).toBe('Stadt');
    expect(valueOf('Bauwert')).toBe('12 von 24');
    expect(valueOf('Häfen')).toBe('O');
    expect(valueOf('Einwohner')).toBe('25.000');
    expect(valueOf('Einkommen')).toBe('1.500 GS');
  });

  it('opens the derivation of a figure with its clause', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Einkommen: 1.500 GS' }));
    expect(within(screen.getByRole('dialog')).getByText('WW-3.1-03')).toBeDefined();
  });

  it('shows the books of the realm that owns the field, and changes to its perspective', async () => {
    show();
    await openTab('Reich');
    expect(valueOf('Felder')).toBe('2');
    expect(valueOf('Schatz')).toBe('26.480 GS');
    await userEvent.click(screen.getByRole('button', { name: 'Sicht dieses Reichs' }));
    expect(useView.getState().perspective).toEqual({ kind: 'realm', party: 'tha' });
  });

  it('lists the units of the field; a click opens one', async () => {
    show();
    await openTab('Einheiten 2');
    const table = screen.getByRole('table', { name: 'Einheiten im Feld' });
    const cells = within(table).getAllByRole('row').slice(1);
    expect(cells.map((row) => row.textContent)).toEqual(['101Krieger3.000KV', '201Reiter500KV']);
    await userEvent.click(within(table).getByRole('button', { name: '201' }));
    expect(useView.getState().unit).toBe('tha:201');
    expect(screen.getByRole('heading', { name: '201 Reiter' })).toBeDefined();
    expect(valueOf('Herkunft')).toBe('1.000 aus Tiefland');
  });

  it('writes a note as one command when the box is left, and none if nothing changed', async () => {
    show();
    await openTab('Notiz');
    const box = screen.getByRole('textbox', { name: 'Notiz' });
    await userEvent.type(box, 'Zoll erheben');
    expect(commands).toEqual([]);
    await userEvent.tab();
    expect(commands).toMatchObject([{ name: 'map:command.writeNote', about: { field: HERE } }]);
    await userEvent.click(screen.getByRole('textbox', { name: 'Nur für die Spielleitung' }));
    await userEvent.tab();
    expect(commands).toHaveLength(1);
  });

  it('writes what the GM alone may read as one command', async () => {
    show();
    await openTab('Notiz');
    const box = screen.getByRole('textbox', { name: 'Nur für die Spielleitung' });
    await userEvent.type(box, ' und Gold{Tab}');
    expect(commands).toMatchObject([{ name: 'map:command.writeSecret', about: { field: HERE } }]);
  });

  it('deletes a secret when its text is removed', async () => {
    show();
    await openTab('Notiz');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Stärke' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nur für die Spielleitung' }));
    await userEvent.tab();
    expect(commands.at(-1)).toMatchObject({ name: 'map:command.removeSecret' });
  });

  it('shows a realm nothing of a field it does not know', () => {
    const { container } = show('val');
    expect(screen.getByText('Valdrun weiß von diesem Feld nichts.')).toBeDefined();
    expect(container.textContent).not.toMatch(/Seewarth|Schmuggelgut|Tharos/);
  });
});
