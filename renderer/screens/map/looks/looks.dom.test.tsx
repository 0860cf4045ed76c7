import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MapView, realmView, truthView } from '../../../../engine';
import { tinyCampaignOf, mapOf, realm, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { MAP_LOOKS } from '../../../kit/cartography';
import { usePreferences } from '../../../model/state/preferences';
import { useSession } from '../../../model/state/session';
import { useShortcutKeys } from '../../../kit/state/shortcuts';
import { FIRST_CHOICE, MOST_PRESETS } from '../../../model/state/view-choice';
import { useMapScreen } from '../../../model/map/state';
import { MapLegend } from './MapLegend';
import { ageTurn } from './use-pane-layers';
import { nextLook, ViewMenu } from './ViewMenu';

const campaign = tinyCampaignOf({
  map: mapOf(uniform('210', 0, 0)),
  parties: [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun' })],
});
const truth = truthView(campaign.world);

const Harness = ({ view = truth }: { readonly view?: MapView }) => {
  useShortcutKeys();
  return (
    <>
      <ViewMenu />
      <MapLegend view={view} />
    </>
  );
};

beforeEach(() => {
  useSession.setState({ campaign });
  useMapScreen.getState().set({ layers: FIRST_CHOICE });
  usePreferences.getState().set({ presets: [] });
});

const layers = () => useMapScreen.getState().layers;
const names = () => usePreferences.getState().presets.map(({ name }) => name);
const open = async () => {
  showParts(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Ansicht' }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const keep = async (name: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name der Ansicht' }), `${name}{Enter}`);
};

describe('the menu of views', () => {
  it('offers every look and shows the one that is chosen', async () => {
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(MAP_LOOKS.length);
    await userEvent.click(screen.getByRole('radio', { name: 'Politik' }));
    expect(layers().look).toBe('politics');
    expect(screen.getByText('Die Reiche als Flächen mit Muster')).toBeDefined();
  });

  it('switches layers and the age of knowledge', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Geheimnisse' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alter des Wissens' }));
    expect(layers()).toEqual({ ...FIRST_CHOICE, secrets: false, age: false });
  });

  it('opens with its key, and another key goes through all looks and back to the first', async () => {
    showParts(<Harness />);
    for (const look of [...MAP_LOOKS.slice(1), MAP_LOOKS[0]]) {
      fireEvent.keyDown(document.body, { key: 'C', shiftKey: true });
      expect(layers().look).toBe(look);
    }
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(await screen.findByRole('dialog', { name: 'Ansicht der Karte' })).toBeDefined();
  });

  it('knows the look after the last one', () => {
    expect(nextLook('pencil')).toBe('colours');
  });
});

describe('views under a name', () => {
  it('are stored, chosen, renamed and deleted', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Schraffur' }));
    await keep('Kopierer');
    expect(screen.getByText('Ansicht „Kopierer“ gemerkt.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Farben' }));
    await press('Kopierer');
    expect(layers()).toEqual({ ...FIRST_CHOICE, look: 'hatching' });
    await press('„Kopierer“ umbenennen');
    await userEvent.keyboard(' 2{Enter}');
    expect(names()).toEqual(['Kopierer 2']);
    await press('„Kopierer 2“ löschen');
    expect(names()).toEqual([]);
  });

  it('replace the one of the same name and report it', async () => {
    await open();
    await keep('Druck');
    await userEvent.click(screen.getByRole('radio', { name: 'Buntstift' }));
    await keep('druck');
    expect(screen.getByText('Ansicht „druck“ neu gemerkt.')).toBeDefined();
    expect(usePreferences.getState().presets).toEqual([
      { name: 'druck', choice: { ...FIRST_CHOICE, look: 'pencil' } },
    ]);
  });

  it('need a name, and never replace that of another', async () => {
    await open();
    await keep('   ');
    expect(screen.getByText('Gib einen Namen mit höchstens 40 Zeichen ein.')).toBeDefined();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name der Ansicht' }));
    await keep('Druck');
    await keep('Nacht');
    await press('„Nacht“ umbenennen');
    const field = screen.getByRole('textbox', { name: 'Neuer Name für „Nacht“' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Druck{Enter}');
    expect(screen.getByText(/Eine Ansicht „Druck“ gibt es schon/)).toBeDefined();
    expect(names()).toEqual(['Druck', 'Nacht']);
  });

  it('are full at some point, and nothing is lost', async () => {
    const presets = Array.from({ length: MOST_PRESETS }, (_, index) => ({
      name: `Nr. ${String(index)}`,
      choice: FIRST_CHOICE,
    }));
    usePreferences.getState().set({ presets });
    await open();
    await keep('Noch eine');
    expect(screen.getByText(/Mehr als 24 Ansichten gehen nicht/)).toBeDefined();
    expect(usePreferences.getState().presets).toEqual(presets);
  });
});

describe('the legend', () => {
  const show = (change: Partial<typeof FIRST_CHOICE>, view: MapView = truth) => {
    useMapScreen.getState().set({ layers: { ...FIRST_CHOICE, ...change } });
    return showParts(<Harness view={view} />);
  };
  const realmSight = realmView(campaign.world, 'tha');

  it.each(['colours', 'symbols', 'abbreviations', 'hatching', 'pencil'] as const)(
    "is not there for %s in the GM's view",
    (look) => {
      show({ look });
      expect(screen.queryByText('Zeichenerklärung')).toBeNull();
    },
  );

  it('names the steps of heads per field', () => {
    show({ look: 'population' });
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['bis 5.000', 'bis 12.500', 'bis 30.000', 'bis 50.000', 'mehr']);
  });

  it('names the realms of the view and no other', () => {
    const { container, unmount } = show({ look: 'politics' });
    expect(within(container).getByText('Valdrun')).toBeDefined();
    unmount();
    show({ look: 'politics', age: false }, realmSight);
    expect(screen.getByText('Tharos')).toBeDefined();
    expect(screen.queryByText('Valdrun')).toBeNull();
  });

  it('explains the age of what a realm knows, unless it is switched off', () => {
    const { unmount } = show({}, realmSight);
    expect(screen.getByText('nur Gelände bekannt')).toBeDefined();
    unmount();
    show({ age: false }, realmSight);
    expect(screen.queryByText('nur Gelände bekannt')).toBeNull();
  });

  it('measures age against the turn of the view, and never in the truth', () => {
    expect([ageTurn(truth, true), ageTurn(realmSight, false)]).toEqual([null, null]);
    expect(ageTurn(realmSight, true)).toBe(realmSight.turn);
  });
});
