import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hexGameOf, type Campaign, latticeOf, systems } from '../../../../engine';
import { tinyCampaignOf, at, mapOf, realm, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { useMapScreen } from '../../../model/map/state';
import type { Command } from '../../../model/state/command';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { ExportDialog } from './ExportDialog';
import { ImportDialog } from './ImportDialog';
import { readIncoming } from './incoming';
import { useExchange } from './state';

const campaign = tinyCampaignOf({
  map: mapOf(uniform('001', 0, 0, 't')),
  parties: [realm('tha', { name: 'Tharos' })],
});
const user = userEvent.setup({ pointerEventsCheck: 0 });
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
  useView.setState({ perspective: { kind: 'truth' } });
  useMapScreen.getState().choose([], 'set');
});
afterEach(() => {
  useExchange.setState({ isExporting: false, reading: null, incoming: null, trouble: null });
});

const show = (): void => {
  showParts(
    <>
      <ExportDialog />
      <ImportDialog />
    </>,
  );
};

/** Gives the dialog a text as if it had been read from the disk. */
const take = (text: string, file = 'fremd.txt'): void => {
  const { terrains, settlements } = hexGameOf(systems[campaign.system]);
  const strangers = { key: 'fremd', name: 'Unbekannt' };
  const outcome = readIncoming({
    file,
    bytes: new TextEncoder().encode(text),
    options: { terrains, settlements, strangers },
  });
  if (outcome.kind !== 'read') throw new Error(outcome.kind);
  useExchange.getState().set({ incoming: outcome.incoming });
  show();
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pick = async (list: string | RegExp, entry: string): Promise<void> => {
  await user.click(button(list));
  await user.click(within(screen.getByRole('listbox')).getByText(entry));
};
/** The world after everything that was carried out. */
const landAfter = (): readonly string[] => {
  const world = commands.reduce(
    (now: Campaign, command) => ('change' in command ? produce(now, command.change) : now),
    campaign,
  );
  return Object.values(world.world.map.grossfelder).flatMap(({ terrain }) => terrain);
};

describe('importing a map', () => {
  it('asks first for the names without a guess and waits until all have a terrain', async () => {
    take('0101 sea\n0102 glass waste\n0103 tin court\n');
    const names = within(screen.getByRole('region', { name: 'Gelände zuordnen' }));
    expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'bitte wählen',
      'bitte wählen',
      'Wasser',
    ]);
    expect(screen.getByText('Noch 2 Namen ohne Gelände.')).toBeDefined();
    expect(button('Übernehmen')).toHaveProperty('disabled', true);
    await pick(/Gelände für „glass waste“/, 'Hochland');
    await pick(/Gelände für „tin court“/, 'Bergland');
    expect(screen.queryByText(/ohne Gelände/)).toBeNull();
    expect(button('Übernehmen')).toHaveProperty('disabled', false);
    expect(commands).toEqual([]);
  });

  it("is merged into the open world by one command with the GM's choices", async () => {
    take('0101 glass waste\n');
    await pick(/Gelände für „glass waste“/, 'Hochland');
    await pick(/Felder, von denen die Datei nichts sagt/, 'Tiefland');
    await user.click(screen.getByRole('radio', { name: 'über die offene Kampagne' }));
    await user.click(button('Übernehmen'));
    expect(commands.map(({ name, about }) => [name, about])).toEqual([
      ['exchange:command.lay', { file: 'fremd.txt' }],
    ]);
    expect(landAfter().filter((key) => key === 'h')).toHaveLength(1);
    expect(useExchange.getState().incoming).toBeNull();
  });

  it('needs a name for a new world', async () => {
    take('0101 sea\n');
    const name = screen.getByRole('textbox', { name: 'Name der neuen Kampagne' });
    expect(name).toHaveProperty('value', 'fremd');
    await user.clear(name);
    expect(screen.getByText('Gib der neuen Kampagne einen Namen.')).toBeDefined();
    expect(button('Übernehmen')).toHaveProperty('disabled', true);
  });

  it('states in one sentence why a file is refused, and that nothing was changed', async () => {
    useExchange.getState().set({
      trouble: { text: 'exchange:problem.empty', about: { file: 'leer.csv' } },
    });
    show();
    const refusal = screen.getByRole('alertdialog');
    expect(refusal.textContent).toContain('„leer.csv“ ist leer. Nichts wurde geändert.');
    await user.click(within(refusal).getByRole('button', { name: 'Schließen' }));
    expect(useExchange.getState().trouble).toBeNull();
  });
});

describe('exporting a map', () => {
  const open = (): void => {
    useExchange.getState().set({ isExporting: true });
    show();
  };

  it('offers the chosen fields only where some are chosen', async () => {
    useMapScreen.getState().choose([at('001/19'), at('001/20')], 'set');
    open();
    await user.click(button(/Was$/));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ganze Welt',
      'gewählte Felder (2)',
    ]);
  });

  it('states how large a picture becomes before it is drawn', async () => {
    open();
    await pick(/Format$/, 'Bild (PNG)');
    const width = screen.getByRole('textbox', { name: 'Feldbreite in Bildpunkten' });
    const before = screen.getByText(/Bildpunkte$/).textContent;
    await user.clear(width);
    await user.type(width, '80{Tab}');
    expect(screen.getByText(/× .* Bildpunkte$/).textContent).not.toBe(before);
    await user.clear(width);
    await user.type(width, '99999{Tab}');
    expect(screen.getByText(/^(15\.99\d|16\.000) × .* Bildpunkte$/)).toBeDefined();
  });

  it('warns in the perspective of a realm that a map file holds the whole truth, a picture does not', async () => {
    useView.setState({ perspective: { kind: 'realm', party: 'tha' } });
    open();
    expect(screen.getByText(/auch was Tharos nicht weiß/)).toBeDefined();
    await pick(/Format$/, 'Bild (SVG)');
    expect(screen.queryByText(/auch was Tharos nicht weiß/)).toBeNull();
  });
});
