import { act as wrapped, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Campaign, latticeOf, type MapLabel, truthView } from '../../../../engine';
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
import { settlementAt } from '../../../../engine';
import { showParts } from '../../../app/testing';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { deleteLettering, openLettering } from './lettering';
import { useSession } from '../../../model/state/session';
import { Inspector } from '../inspector/Inspector';
import { useMapScreen } from '../../../model/map/state';
import { RealmsDialog } from './RealmsDialog';
import { openRealms, useRealmsDialog } from './realms-dialog';

const HERE = at('210/19');

const sea: MapLabel = {
  id: 'see',
  kind: 'sea',
  text: 'Tharische See',
  points: [0, 0, 3, 1],
  size: 20,
};

const start: Campaign = tinyCampaignOf({
  map: edited(
    mapOf({
      ...uniform('210', 0, 0),
      terrain: Array.from({ length: 48 }, (_, index) => (index === 19 ? 'w' : 't')),
    }),
    founding(HERE, 'std', 'Seewarth', 'tha', 24),
  ),
  parties: [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun', colour: 1 })],
  units: [troop('tha', 101, '210/01')],
  labels: { see: sea },
});

const commands: Command[] = [];

/** The screen without its map: the inspector and the form of realms over the open campaign. */
const Harness = () => {
  const campaign = useSession((session) => session.campaign) ?? start;
  return (
    <>
      <Inspector
        campaign={campaign}
        lattice={latticeOf(campaign.world.map)}
        view={truthView(campaign.world)}
        foot={null}
      />
      <RealmsDialog />
    </>
  );
};

beforeEach(() => {
  commands.length = 0;
  useSession.setState({
    campaign: start,
    readOnly: false,
    execute: (command) => {
      commands.push(command);
      const { campaign } = useSession.getState();
      if (campaign !== null && 'change' in command) {
        useSession.setState({ campaign: produce(campaign, command.change) });
      }
      return Promise.resolve();
    },
  });
  useView.getState().set({ field: HERE, unit: null, perspective: { kind: 'truth' } });
  useMapScreen.getState().set({ editing: null, objection: null });
  useRealmsDialog.getState().show(null);
});

const world = () => useSession.getState().campaign?.world ?? start.world;
const here = () => settlementAt(world().map, HERE);
const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: RegExp, option: string) => {
  await press(label);
  await userEvent.click(screen.getByRole('option', { name: option }));
};
const write = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  if (text !== '') await userEvent.type(box(name), text);
  await userEvent.tab();
};

describe('the sheet of a settlement', () => {
  beforeEach(() => {
    useMapScreen.getState().set({ editing: { kind: 'edit', what: 'settlement', field: HERE } });
    showParts(<Harness />);
  });

  it('opens by itself where a tool asked for it', () => {
    expect(screen.getByRole('tab', { name: 'Ansiedlung' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(box('Name')).toHaveProperty('value', 'Seewarth');
  });

  it.each([
    ['name', async () => write('Name', 'Möwenstein'), { name: 'Möwenstein' }],
    ['kind, finished as before', async () => choose(/Art/, 'Festung'), { type: 'fst', built: 36 }],
    ['owner', async () => choose(/Herr/, 'Valdrun'), { owner: 'val' }],
    ['progress', async () => write('Gebaut', '7'), { built: 7 }],
    ['room', async () => write('Raum für Einheiten', '4'), { garrison: 4 }],
    ['a harbour at the water', async () => press('Hafen im Osten'), { harbours: [2] }],
  ] as const)('writes the %s as one command', async (_, act, change) => {
    await act();
    expect(here()).toMatchObject(change);
    expect(commands).toHaveLength(1);
  });

  it('leaves the focus in the next field when a field is written', async () => {
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), 'Neu');
    await userEvent.tab();
    expect(commands).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('Stadt');
  });

  it.each([
    ['too much', 'Gebaut', '99', 'Gebaut sind 0 bis 24 Bauwertpunkte'],
    ['a negative number', 'Gebaut', '-3', 'Gebaut sind 0 bis 24 Bauwertpunkte'],
    ['less than none', 'Raum für Einheiten', '-2', 'Der Raum ist eine ganze Zahl ab 0'],
  ])('states in one sentence why %s is refused, and loses nothing', async (_, name, text, says) => {
    await write(name, text);
    expect(screen.getByText((words) => words.startsWith(says))).toBeDefined();
    expect(box(name)).toHaveProperty('value', text);
    expect(commands).toEqual([]);
    expect(here()).toEqual(settlementAt(start.world.map, HERE));
  });

  it('resets the limit to the table', async () => {
    await write('Raum für Einheiten', '4');
    await write('Raum für Einheiten', '');
    expect(here()).toEqual(settlementAt(start.world.map, HERE));
  });

  it('makes it the capital, and a sale removes the rank (WW-4.2-19)', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hauptstadt von Tharos' }));
    expect(world().parties['tha']?.capital).toBe(HERE);
    await choose(/Herr/, 'Valdrun');
    expect(world().parties['tha']?.capital).toBeNull();
  });

  it('asks before a harbour opens on dry land (WW-4.2-23)', async () => {
    await press('Hafen im Westen');
    expect(commands).toEqual([]);
    expect(useMapScreen.getState().objection?.findings).toMatchObject([{ code: 'F-PORT-SIDE' }]);
  });

  it('states in a window that only reads why nothing can be changed, and changes nothing', async () => {
    wrapped(() => useSession.setState({ readOnly: true }));
    expect(screen.getByText(/geändert wird sie dort/)).toBeTruthy();
    const panel = screen.getByRole('tabpanel');
    for (const each of panel.querySelectorAll('input, button'))
      expect(each.matches(':disabled'), each.outerHTML).toBe(true);
    await press('Ansiedlung entfernen');
    await userEvent.type(box('Name'), 'x{Enter}');
    await press('Hafen im Osten');
    expect(commands).toEqual([]);
  });

  it('can be changed as soon as the window no longer only reads', async () => {
    wrapped(() => useSession.setState({ readOnly: true }));
    wrapped(() => useSession.setState({ readOnly: false }));
    await press('Hafen im Osten');
    expect(commands.map(({ name }) => name)).toEqual(['places:command.openHarbour']);
  });

  it('removes it, and the sheet of the field is left', async () => {
    await press('Ansiedlung entfernen');
    expect(here()).toBeUndefined();
    expect(screen.getByRole('tab', { name: 'Feld' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the form of a lettering', () => {
  const edit = (id: string | null) => {
    useMapScreen.getState().set({
      editing: {
        kind: 'edit',
        what: 'label',
        id,
        points: [
          { x: 1, y: 1 },
          { x: 4, y: 2 },
        ],
      },
    });
    showParts(<Harness />);
  };

  /** The only lettering that was not there before. */
  const written = () => {
    const [one, ...others] = Object.values(world().labels).filter(({ id }) => id !== 'see');
    if (one === undefined || others.length > 0) throw new Error('not one new lettering');
    return one;
  };

  it('has an id of its own for every lettering, whatever others the campaign knows', async () => {
    edit(null);
    await write('Worte', 'Bucht');
    expect(written().id).toMatch(/^[0-9a-f]{8}-/);
  });

  it('writes a new lettering once it has a text, and continues with the same one', async () => {
    edit(null);
    await choose(/Art/, 'Meer');
    expect(commands).toEqual([]);
    await write('Worte', 'Bucht der Lichter');
    await choose(/Art/, 'Land');
    expect(commands.map(({ name }) => name)).toEqual([
      'places:command.writeLabel',
      'places:command.changeLabel',
    ]);
    expect(written()).toMatchObject({
      text: 'Bucht der Lichter',
      kind: 'land',
      points: [1, 1, 4, 2],
    });
  });

  it('leaves nothing behind without a text', async () => {
    edit(null);
    await write('Worte', '   ');
    await press('Verwerfen');
    expect(commands).toEqual([]);
    expect(useMapScreen.getState().editing).toBeNull();
  });

  it('reports that a lettering needs a text, and leaves the old one', async () => {
    edit('see');
    await write('Worte', '');
    expect(screen.getByText(/^Gib einen Text ein/)).toBeDefined();
    expect(world().labels['see']).toBe(sea);
  });

  it.each(['', '   '])(
    'keeps its old text where its look is changed while %j is typed',
    async (text) => {
      edit('see');
      await userEvent.clear(box('Worte'));
      if (text !== '') await userEvent.type(box('Worte'), text);
      await press('Nach rechts');
      await choose(/Art/, 'Land');
      const [x = 0] = sea.points;
      expect(world().labels['see']).toMatchObject({ kind: 'land', text: sea.text });
      expect(world().labels['see']?.points[0]).toBe(x + 0.25);
      expect(commands).toHaveLength(2);
    },
  );

  it('stays open where another lettering is deleted, and closes with its own', () => {
    const other = { ...sea, id: 'bay' };
    const campaign = { ...start, world: { ...start.world, labels: { see: sea, bay: other } } };
    useSession.setState({ campaign });
    edit('see');
    wrapped(() => deleteLettering('bay'));
    expect([Object.keys(world().labels), openLettering()]).toEqual([['see'], 'see']);
    wrapped(() => deleteLettering('see'));
    expect(useMapScreen.getState().editing).toBeNull();
  });

  it('in a window that only reads is disabled, and can be put away', async () => {
    useSession.setState({ readOnly: true });
    edit('see');
    expect(screen.getByText(/geändert wird sie dort/)).toBeTruthy();
    for (const each of [box('Worte'), screen.getByRole('button', { name: 'Schrift löschen' })])
      expect(each.matches(':disabled')).toBe(true);
    await press('Fertig');
    expect([commands, useMapScreen.getState().editing]).toEqual([[], null]);
  });

  it('shows on the map what is being typed, and writes it when the box is left', async () => {
    edit('see');
    await userEvent.type(box('Worte'), 'X');
    expect(useMapScreen.getState().typed).toMatchObject({ id: 'see', text: `${sea.text}X` });
    expect(commands).toEqual([]);
    await userEvent.tab();
    expect(useMapScreen.getState().typed).toBeNull();
    expect(world().labels['see']?.text).toBe(`${sea.text}X`);
  });

  it('knows a lettering just written as the open one, so that keys and handles reach it', async () => {
    edit(null);
    await write('Worte', 'Bucht der Lichter');
    expect(written().text).toBe('Bucht der Lichter');
    expect(openLettering()).toBe(written().id);
  });

  it('moves without the pointer, one step of undo each', async () => {
    edit('see');
    await press('Nach rechts');
    await press('Nach oben');
    const [x = 0, y = 0] = sea.points;
    expect(world().labels['see']?.points.slice(0, 2)).toEqual([x + 0.25, y - 0.25]);
    expect(commands).toHaveLength(2);
  });

  it('gives the selecting tool back if that took the lettering up', async () => {
    useView.setState({ tool: 'label' });
    edit('see');
    const { editing } = useMapScreen.getState();
    if (editing?.what === 'label')
      useMapScreen.getState().set({ editing: { ...editing, isTakenUp: true } });
    await press('Fertig');
    expect(useView.getState().tool).toBe('select');
  });

  it('deletes', async () => {
    edit('see');
    await press('Schrift löschen');
    expect(world().labels).toEqual({});
  });
});

describe('the form of realms', () => {
  beforeEach(() => {
    openRealms();
    showParts(<Harness />);
  });

  it('adds a realm under a key made from its name, in an unused colour', async () => {
    await press('Neues Reich');
    await userEvent.type(box('Name'), 'Ödmark');
    await press('Anlegen');
    expect(world().parties['odm']).toMatchObject({ key: 'odm', name: 'Ödmark', colour: 2 });
    expect(world().knowledge['odm']).toEqual({ grossfelder: {}, sightings: [] });
    expect(box('Name')).toHaveProperty('value', 'Ödmark');
  });

  it.each([
    ['no name', '', /^Ein Reich braucht einen Namen/],
    ['a name that is taken', 'valdrun', /^Ein Reich namens valdrun gibt es schon/],
  ])('reports what is wrong with %s, and adds nothing', async (_, name, says) => {
    await press('Neues Reich');
    if (name !== '') await userEvent.type(box('Name'), name);
    await press('Anlegen');
    expect(screen.getByText(says)).toBeDefined();
    expect(commands).toEqual([]);
  });

  it('in a window that only reads shows the realms, and changes none', async () => {
    wrapped(() => useSession.setState({ readOnly: true }));
    expect(screen.getByText(/geändert wird sie dort/)).toBeTruthy();
    await press('Valdrun');
    expect(box('Name')).toHaveProperty('value', 'Valdrun');
    expect(box('Name').matches(':disabled')).toBe(true);
    for (const name of ['Reich löschen', 'Neues Reich'])
      expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Indigo' }));
    expect(commands).toEqual([]);
  });

  it('changes name and colour, each as one command', async () => {
    await write('Name', 'Neutharos');
    await userEvent.click(screen.getByRole('radio', { name: 'Indigo' }));
    expect(world().parties['tha']).toMatchObject({ name: 'Neutharos', colour: 11 });
    expect(commands).toHaveLength(2);
  });

  it('names what a realm is tied to instead of deleting it; a free one goes', async () => {
    await press('Reich löschen');
    expect(screen.getByRole('alert').textContent).toBe(
      'Tharos wird noch gebraucht: 1 Ansiedlung und 1 Einheit. Gib das zuerst ab, dann lässt es sich löschen.',
    );
    expect(commands).toEqual([]);
    await press('Valdrun');
    await press('Reich löschen');
    expect(Object.keys(world().parties)).toEqual(['tha']);
  });
});
