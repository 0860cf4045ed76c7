import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../../../../engine';
import { tinyCampaignOf, at, gf, mapOf, uniform } from '../../../../engine/testing';
import { closeScreen, openCampaign, openScreen } from '../../../app/testing';
import { useNotice } from '../../../model/files/notice';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { EmptyWorld } from './EmptyWorld';
import { GrossfeldOptions } from './GrossfeldOptions';
import { RemoveDialog } from './RemoveDialog';
import { useWorldDialogs, type WorldDialog } from './dialogs';
import { writeSegment } from './segment-file';
import { WorldDialogs } from './WorldDialogs';

const town = { type: 'std', name: 'Hort', owner: 'tha', built: 24, harbours: [] };
const three = mapOf(
  uniform('210', 0, 0, 'w'),
  { ...uniform('001', 1, 0, 't'), settlements: { 6: town } },
  uniform('300', 2, -1, 'w'),
);

const numbers = () => Object.keys(openCampaign().world.map.grossfelder).sort();
const undo = () => useSession.getState().undo();

const open = async (map = three, dialog: WorldDialog | null = null) => {
  useWorldDialogs.setState({ open: dialog, carried: null, doomed: null });
  const user = await openScreen(
    <>
      {Object.keys(map.grossfelder).length === 0 ? <EmptyWorld /> : <WorldDialogs />}
      {dialog === null ? <GrossfeldOptions /> : null}
      <RemoveDialog />
    </>,
    tinyCampaignOf({ map }),
  );
  return { user, before: openCampaign() };
};

beforeEach(() => {
  useMapScreen.getState().choose([], 'set');
  useMapScreen.getState().set({
    window: { camera: { centre: { x: 0, y: 0 }, scale: 30 }, extent: { width: 800, height: 600 } },
  });
  useView.getState().set({ field: null, focus: null, perspective: { kind: 'truth' } });
});

afterEach(closeScreen);

describe('the numbers', () => {
  it('are given in sequence, as one step', async () => {
    const { user, before } = await open(three, 'numbers');
    await user.click(await screen.findByRole('button', { name: 'Der Reihe nach' }));
    await user.click(screen.getByRole('button', { name: 'Umnummerieren' }));
    expect(numbers()).toEqual(['001', '002', '003']);
    await undo();
    expect(openCampaign()).toEqual(before);
  });

  it('are refused where two would bear the same, in place and with a sentence', async () => {
    const { user } = await open(three, 'numbers');
    const field = await screen.findByLabelText('Neue Nummer von 210');
    await user.clear(field);
    await user.type(field, '300');
    await screen.findByText('300 trüge dann auch ein anderes.');
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Umnummerieren' });
    expect(make.disabled).toBe(true);
    await user.clear(field);
    await user.type(field, '777{Tab}');
    await user.click(make);
    expect(numbers()).toEqual(['001', '300', '777']);
  });

  it('are exchanged between two that were chosen', async () => {
    const { user } = await open(three, 'numbers');
    await user.click(await screen.findByLabelText('Großfeld 001 zum Tauschen wählen'));
    await user.click(screen.getByLabelText('Großfeld 210 zum Tauschen wählen'));
    await user.click(screen.getByRole('button', { name: 'Gewählte tauschen' }));
    await user.click(screen.getByRole('button', { name: 'Umnummerieren' }));
    expect(openCampaign().world.map.grossfelder[gf('210')]?.settlements[6]?.name).toBe('Hort');
  });

  it('are dealt anew by a seed', async () => {
    const { user } = await open(three, 'numbers');
    const seed = await screen.findByLabelText('Startwert');
    await user.clear(seed);
    await user.type(seed, 'abc');
    await user.click(screen.getByRole('button', { name: 'Mischen' }));
    expect(screen.getByLabelText<HTMLInputElement>('Startwert').value).not.toBe('abc');
    const fields = screen.getAllByLabelText<HTMLInputElement>(/^Neue Nummer von/);
    expect(fields.map(({ value }) => value).sort()).toEqual(['001', '210', '300']);
  });
});

describe('bookmarks', () => {
  it('are set here, shown, renamed and deleted, each as one step', async () => {
    const { user } = await open(three, 'bookmarks');
    const name = await screen.findByLabelText('Name der Stelle, die du gerade siehst');
    await user.clear(name);
    await user.type(name, 'Nordbucht{Enter}');
    const [bookmark] = Object.values(openCampaign().bookmarks);
    expect(bookmark).toMatchObject({ name: 'Nordbucht', point: { x: 0, y: 0 }, scale: 30 });

    useWorldDialogs.getState().show('bookmarks');
    const list = await screen.findByRole('list', { name: 'Gesetzte Lesezeichen' });
    const field = within(list).getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Südbucht{Enter}');
    expect(Object.values(openCampaign().bookmarks)[0]?.name).toBe('Südbucht');
    await user.click(await screen.findByRole('button', { name: 'Südbucht löschen' }));
    expect(openCampaign().bookmarks).toEqual({});
    await undo();
    await user.click(await screen.findByRole('button', { name: 'Südbucht zeigen' }));
    expect(useView.getState().focus).toEqual({ point: { x: 0, y: 0 }, scale: 30 });
  });

  it('need a name', async () => {
    const { user } = await open(three, 'bookmarks');
    await user.clear(await screen.findByLabelText('Name der Stelle, die du gerade siehst'));
    await user.click(screen.getByRole('button', { name: 'Setzen' }));
    await screen.findByText('Das Lesezeichen braucht einen Namen.');
    expect(openCampaign().bookmarks).toEqual({});
  });
});

describe('generating over an open world', () => {
  it('draws a whole world as one step', async () => {
    const { user, before } = await open(three, 'generate');
    await screen.findByText(/Derselbe Startwert gibt dieselbe Welt$/);
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(openCampaign().world.map).not.toEqual(before.world.map));
    expect(useSession.getState().head).toBe(1);
    expect(openCampaign().world.map.grossfelder[gf('001')]?.settlements[6]).toEqual(town);
    await undo();
    expect(openCampaign()).toEqual(before);
  });

  it('changes only the Großfelder in which something is chosen', async () => {
    useMapScreen.getState().choose([at('300/19')], 'set');
    const { user, before } = await open(three, 'generate');
    await screen.findByText('Felder in der Auswahl: 1 · Großfelder: 1');
    await screen.findByText(/Derselbe Startwert gibt dieselbe Welt$/);
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    const after = openCampaign().world.map.grossfelder;
    const same = (no: GrossfeldNo) => after[no] === before.world.map.grossfelder[no];
    expect([same(gf('210')), same(gf('001')), same(gf('300'))]).toEqual([true, true, false]);
  });
});

describe('a world without land', () => {
  it('begins with one Großfeld of water', async () => {
    const { user } = await open(mapOf());
    await user.click(await screen.findByRole('button', { name: 'Großfeld anlegen' }));
    expect(numbers()).toEqual(['001']);
    await undo();
    expect(numbers()).toEqual([]);
  });

  it('is generated on a board of its own', async () => {
    const { user } = await open(mapOf());
    await user.click(await screen.findByRole('button', { name: 'Welt erzeugen' }));
    await screen.findByText(/Derselbe Startwert gibt dieselbe Welt$/);
    const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Anlegen' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    expect(numbers()).toHaveLength(24);
  });
});

describe('the Großfeld under the cursor', () => {
  const at001 = async () => {
    const opened = await open();
    useView.getState().set({ field: at('001/26') });
    await screen.findByRole('group', { name: 'Rings um Großfeld 001' });
    return opened;
  };

  it('grows a neighbour on a free side and goes to one on the others', async () => {
    const { user } = await at001();
    await user.click(screen.getByRole('button', { name: 'Neues Großfeld im Süden' }));
    expect(numbers()).toEqual(['001', '002', '210', '300']);
    await user.click(screen.getByRole('button', { name: 'Zu Großfeld 210 im Nordwesten' }));
    expect(useView.getState().field).toBe('210/26');
  });

  it('gets another number by the GM, but none that is taken', async () => {
    const { user } = await at001();
    const field = screen.getByLabelText('Nummer');
    await user.clear(field);
    await user.type(field, '300');
    await screen.findByText('Die Nummer 300 ist schon vergeben. Nimm eine andere.');
    await user.clear(field);
    await user.type(field, '888{Enter}');
    expect(numbers()).toEqual(['210', '300', '888']);
    expect(useView.getState().field).toBe('888/26');
  });

  it('is carried to a free place by keys, or changes places with another', async () => {
    const { user } = await at001();
    await user.click(screen.getByRole('button', { name: 'Verschieben …' }));
    await user.click(screen.getByRole('button', { name: 'Zu Großfeld 210 im Nordwesten' }));
    await user.click(screen.getByRole('button', { name: 'Mit 001 tauschen' }));
    const { grossfelder } = openCampaign().world.map;
    expect(grossfelder[gf('001')]).toMatchObject({ u: 0, v: 0 });
    expect(grossfelder[gf('210')]).toMatchObject({ u: 1, v: 0 });
  });

  it('goes only after the GM has read what would go with it', async () => {
    const { user, before } = await at001();
    await user.click(screen.getByRole('button', { name: 'Entfernen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Großfeld 001 entfernen?' });
    expect(question.textContent).toContain('Ansiedlungen: Hort');
    expect(numbers()).toContain('001');
    await user.click(within(question).getByRole('button', { name: 'Trotzdem entfernen' }));
    expect(numbers()).toEqual(['210', '300']);
    await undo();
    expect(openCampaign()).toEqual(before);
  });

  it('lets the world grow by a whole row', async () => {
    const { user } = await at001();
    await user.click(screen.getByRole('button', { name: 'Eine Reihe im Norden anlegen' }));
    expect(numbers()).toHaveLength(6);
    expect(useSession.getState().head).toBe(1);
  });
});

describe('a segment', () => {
  afterEach(() => useNotice.setState({ notice: null }));

  it('names its land, and leaves out what concerns players alone unless one asks for it', async () => {
    useView.getState().set({ field: at('001/07') });
    const { user } = await open(three, 'segment');
    expect((await screen.findByRole('status')).textContent).toContain('Ein Großfeld: 001.');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    await user.click(screen.getByRole('checkbox', { name: /^Anschriften/ }));
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('without a chosen field says what to do, and nothing about who is there', async () => {
    await open(three, 'segment');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Kein Großfeld gewählt. Wähle auf der Karte ein Feld oder mehrere.',
    );
  });

  it('that is refused says so, and nothing is written', async () => {
    await open(three, 'segment');
    expect(await writeSegment(openCampaign(), [gf('999')], 'Teil', [])).toBe(false);
    expect(useNotice.getState().notice).toMatchObject({
      kind: 'failed',
      text: 'world:segment.refused',
    });
  });
});
