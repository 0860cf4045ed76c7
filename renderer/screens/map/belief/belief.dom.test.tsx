import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  beliefAt,
  type Campaign,
  type FieldAddress,
  latticeOf,
  setOwner,
  systems,
  withBelief,
  withFirmBelief,
} from '../../../../engine';
import {
  at,
  edited,
  founding,
  mapOf,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  uniform,
} from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { BeliefFold, BeliefSheet } from './BeliefSheet';

const HERE = at('210/20');
const FAR = at('211/30');

const world = tinyWorld({
  map: edited(
    mapOf(uniform('210', 0, 0), uniform('211', 3, 0, 'h')),
    (map) => setOwner(map, [HERE], 'val'),
    founding(HERE, 'std', 'Seewarth', 'val', 24),
  ),
  parties: [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun' })],
  units: [troop('tha', 101, '210/19')],
});

const first: Campaign = tinyCampaign(systems['waben']?.observe(world) ?? world);

const commands: Command[] = [];

/** The campaign after everything that was done. */
const now = (): Campaign =>
  commands.reduce(
    (before, command) => ('replace' in command ? command.replace(before) : before),
    first,
  );

const believedIn = (field: FieldAddress) => beliefAt(now().world, 'tha', field);

const show = (fields: readonly FieldAddress[], campaign: Campaign = first) =>
  showParts(<BeliefSheet campaign={campaign} party="tha" fields={fields} />);

const choose = async (label: string | RegExp, option: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

beforeEach(() => {
  commands.length = 0;
  useSession.setState({
    campaign: first,
    lattice: latticeOf(world.map),
    readOnly: false,
    execute: (command) => {
      commands.push(command);
      return Promise.resolve();
    },
  });
});

const factRow = (name: string): readonly (string | null)[] => {
  const table = screen.getByRole('table', { name: 'Geglaubtes und Wahres' });
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('the sheet of what a realm believes', () => {
  it('lays belief and truth side by side, with how well, since when and from where', () => {
    show([HERE]);
    expect(screen.getByText('Einzelheiten, seit Zug 1')).toBeDefined();
    expect(screen.getByText('Einheit 101')).toBeDefined();
    expect(factRow('Besitz')).toEqual(['Valdrun', 'Valdrun']);
    expect(screen.getByText('Was Tharos von der Karte weiß, stimmt.')).toBeDefined();
  });

  it('marks what is not true, and leads to it by mouse and by keys', async () => {
    const wrong = withFirmBelief(
      withBelief(first.world, 'tha', HERE, { kind: 'owner', owner: 'tha' }),
      ...(['tha', HERE, true] as const),
    );
    show([HERE], {
      ...first,
      world: withBelief(wrong, 'tha', FAR, { kind: 'terrain', terrain: 'w' }),
    });
    expect(factRow('Besitz')).toEqual(['Tharos, falsch', '≠ Valdrun']);
    const list = screen.getByRole('listbox', { name: 'Irrtümer' });
    const rows = within(list).getAllByRole('option');
    expect(rows.map((row) => row.textContent)).toEqual([
      '210/20Tharos statt ValdrunZug 1 · Hörensagen · steht fest',
      '211/30Wasser statt HochlandZug 1 · Hörensagen',
    ]);
    list.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(useView.getState().field).toBe(FAR);
    await userEvent.click(rows[0] ?? list);
    expect(useView.getState().field).toBe(HERE);
  });

  it('makes the realm believe in other terrain, owners and settlements', async () => {
    show([HERE]);
    await choose(/Gelände/, 'Wasser');
    await choose(/Besitz$/, 'niemand');
    await choose(/^(?!.*Besitzer).*Ansiedlung/, 'keine');
    expect(commands.map(({ name }) => name)).toEqual([
      'belief:command.terrain',
      'belief:command.owner',
      'belief:command.noSettlement',
    ]);
    expect(believedIn(HERE).believed).toMatchObject({
      terrain: 'w',
      owner: null,
      settlement: null,
    });
    expect(now().world.map).toBe(first.world.map);
  });

  it('names and gives away a settlement that is not there', async () => {
    show([HERE]);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Trugburg{Enter}');
    expect(believedIn(HERE).believed.settlement).toEqual({
      type: 'std',
      name: 'Trugburg',
      owner: 'val',
    });
  });

  it('lets a belief hold against sightings, tells the realm the truth, and makes it forget', async () => {
    show([HERE]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gilt trotz Augenschein' }));
    expect(believedIn(HERE).isFirm).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Vergessen lassen' }));
    expect(believedIn(HERE).believed.level).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Wahrheit mitteilen' }));
    expect(believedIn(HERE).believed).toMatchObject({ owner: 'val', source: 'gm' });
  });

  it('works on several fields at once, and shows where they differ', async () => {
    show([HERE, FAR]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: /verschieden.*Gelände/ })).toBeDefined();
    await choose(/Gelände/, 'Wasser');
    expect(commands[0]?.about).toEqual({ count: 2, party: 'tha' });
    expect([HERE, FAR].map((field) => believedIn(field).believed.terrain)).toEqual(['w', 'w']);
  });

  it('enters a sighting and strikes it again', async () => {
    const { unmount } = show([HERE]);
    await userEvent.click(screen.getByRole('button', { name: 'Sichtung in 210/20 eintragen' }));
    await choose(/Art/, 'Berittene');
    await choose(/Quelle/, 'Einheit 101');
    await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect(now().world.knowledge['tha']?.sightings).toEqual([
      {
        turn: 1,
        place: HERE,
        party: 'val',
        kind: 'mounted',
        sizeClass: 1,
        by: 'unit 101',
      },
    ]);
    unmount();
    show([], now());
    await userEvent.click(screen.getByRole('button', { name: 'Sichtung in 210/20 streichen' }));
    expect(now().world.knowledge['tha']?.sightings).toEqual([]);
  });

  it('can be read but not changed while another window writes, and states so', () => {
    useSession.setState({ readOnly: true });
    show([HERE]);
    expect(screen.getByText(/in einem anderen Fenster/)).toBeDefined();
    for (const name of [/Gelände/, 'Vergessen lassen', 'Sichtung in 210/20 eintragen'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });
});

describe('the sheet behind its button', () => {
  it('hides the truth until it is asked for, and from then on shows it', async () => {
    useMapScreen.getState().set({ tellsTruth: false });
    showParts(<BeliefFold campaign={first} party="tha" fields={[FAR]} />);
    expect(screen.queryByText('Hochland')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Was Tharos glaubt/ }));
    expect(factRow('Gelände')).toEqual(['unbekannt', 'Hochland']);
    expect(useMapScreen.getState().tellsTruth).toBe(true);
  });
});
