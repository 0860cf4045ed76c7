import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latticeOf, setOwner, setTerrain } from '../../../../engine';
import { tinyCampaignOf, at, edited, mapOf, realm, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { useClipboard } from './clipboard';
import { QueryDialog } from './QueryDialog';
import { SelectionPanel } from './SelectionPanel';

const campaign = tinyCampaignOf({
  map: edited(
    mapOf(uniform('210', 0, 0, 't')),
    (map) => setTerrain(map, [at('210/19')], 'h'),
    (map) => setOwner(map, [at('210/18')], 'val'),
  ),
  parties: [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun', colour: 1 })],
});
const user = userEvent.setup();
const commands: Command[] = [];

beforeEach(() => {
  commands.length = 0;
  useSession.setState({
    campaign,
    lattice: latticeOf(campaign.world.map),
    execute: (command) => {
      commands.push(command);
      return Promise.resolve();
    },
  });
  useView.setState({ tool: 'select', perspective: { kind: 'truth' }, field: null });
  useMapScreen.getState().choose([at('210/18'), at('210/19'), at('210/20')], 'set');
  showParts(
    <>
      <SelectionPanel campaign={campaign} foot={<p>Fuß</p>} />
      <QueryDialog />
    </>,
  );
});
afterEach(() => {
  useMapScreen.getState().choose([], 'set');
  useClipboard.getState().set({ clip: null });
  useSession.setState({ campaign: null, lattice: null });
});

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const done = () => commands.map(({ name, about }) => ({ name, about }));

describe('the sheet of what is chosen', () => {
  it('states how much it is, and derives it', async () => {
    screen.getByRole('heading', { name: '3 Felder' });
    await user.click(screen.getByRole('button', { name: 'Fläche: 30.000 km²' }));
    screen.getByText('gleiche Felder');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Einwohner: [1-9]/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Einkommen: [1-9].* GS$/ })).toBeTruthy();
  });

  it('sets terrain, realm, difficulty and frost for all, one step each', async () => {
    await press('Setzen');
    await press('Ersetzen');
    await press('Geben');
    await press('Tauschen');
    await press('Zufrieren');
    expect(done()).toEqual([
      { name: 'map:command.paint', about: { count: 1, terrain: 't' } },
      { name: 'paint:command.own', about: { count: 3, party: 'tha' } },
      { name: 'paint:command.swapOwners', about: { count: 1, party: 'tha', other: 'val' } },
    ]);
    expect(useMapScreen.getState().told).toMatchObject({ text: 'paint:hint.noFrost' });
  });

  it('copies, cuts and empties', async () => {
    await press(/^Kopieren/);
    expect(useClipboard.getState().clip?.cells).toHaveLength(3);
    expect(done()).toEqual([]);
    await press(/^Ausschneiden/);
    await press(/^Leeren/);
    expect(done()).toEqual([
      { name: 'paint:command.cut', about: { count: 3, terrain: 'w' } },
      { name: 'paint:command.clear', about: { count: 3, terrain: 'w' } },
    ]);
    await press(/^Einfügen/);
    expect(useView.getState().tool).toBe('paste');
  });

  it('widens the choice to what is alike, turns it round and lets it go', async () => {
    await press('Umkehren');
    expect(useMapScreen.getState().chosen.size).toBe(45);
    await press('Gleiches Gelände');
    expect(useMapScreen.getState().chosen.size).toBe(47);
    await press('Aufheben');
    expect(useMapScreen.getState().chosen.size).toBe(0);
  });

  it('looks for fields and adds what it finds', async () => {
    await press('Felder suchen');
    await press('Valdrun');
    expect((await screen.findByText('1 Feld gefunden')).textContent).toBeTruthy();
    await press('Wegnehmen');
    expect([...useMapScreen.getState().chosen]).toEqual(['210/19', '210/20']);
  });
});
