import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { produce } from 'immer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Campaign,
  latticeOf,
  terrainAt,
  type Underlay,
  type UnderlayPin,
} from '../../../engine';
import { at, mapOf, tinyCampaign, tinyWorld, uniform } from '../../../engine/testing';
import { showParts } from '../../app/testing';
import { useMapScreen } from '../map/state';
import { useSession } from '../state/session';
import { PdfDialog } from './PdfDialog';
import { type Suggestion, useTracing } from './state';
import { TracePanel } from './TracePanel';
import { usePictureStore } from './use-pictures';
import { underlay } from '../../../engine/testing/world';

const pin = (x: number, y: number): UnderlayPin => ({ pixel: { x, y }, point: { x, y } });

const SHEET: Underlay = underlay('a');

const user = userEvent.setup({ pointerEventsCheck: 0 });
const names: string[] = [];
const world = tinyWorld({ map: mapOf(uniform('210', 0, 0, 't')) });

const lay = (change: Partial<Underlay> = {}): void => {
  const campaign: Campaign = tinyCampaign(world, { underlays: { u1: { ...SHEET, ...change } } });
  useSession.setState({
    campaign,
    lattice: latticeOf(world.map),
    execute: (command) => {
      const { campaign: before } = useSession.getState();
      names.push(command.name);
      if (before !== null && 'change' in command) {
        useSession.setState({ campaign: produce(before, command.change) });
      }
      return Promise.resolve();
    },
  });
  showParts(
    <>
      <TracePanel />
      <PdfDialog />
    </>,
  );
};

const sheetNow = () => useSession.getState().campaign?.underlays['u1'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  names.length = 0;
  usePictureStore.getState().put('a', { width: 10, height: 10, close: () => undefined });
});
afterEach(() => {
  cleanup();
  useTracing.setState({ suggestion: null, problem: null, pdf: null, live: null, looking: null });
  useMapScreen.getState().choose([], 'set');
  useSession.setState({ campaign: null, lattice: null });
});

describe('the sheet of a scanned map', () => {
  it.each([
    ['no pin', [], /^Noch keine Nadel/],
    ['one pin', [pin(0, 0)], /^Eine Nadel/],
    ['two pins', [pin(0, 0), pin(9, 0)], /^Zwei Nadeln/],
    ['three pins', [pin(0, 0), pin(9, 0), pin(0, 9)], /^Drei Nadeln: Die Hintergrundkarte sitzt/],
    ['three pins on a line', [pin(0, 0), pin(4, 0), pin(9, 0)], /fast auf einer Linie/],
  ])('shows what %s hold and what to do next', (_what, pins, says) => {
    lay({ pins });
    expect(screen.getByText(says)).toBeDefined();
  });

  it('pulls one pin, or all of them', async () => {
    lay({ pins: [pin(0, 0), pin(9, 0), pin(0, 9)] });
    await user.click(button('Nadel 2 herausziehen'));
    expect(sheetNow()?.pins).toEqual([pin(0, 0), pin(0, 9)]);
    await user.click(button('Alle herausziehen'));
    expect(sheetNow()?.pins).toEqual([]);
    expect(names).toEqual(['trace:command.pull', 'trace:command.pullAll']);
  });

  it('can be neither pulled nor removed while it is locked', async () => {
    lay({ pins: [pin(0, 0)] });
    await user.click(screen.getByRole('checkbox', { name: 'sperren' }));
    for (const name of ['Nadel 1 herausziehen', 'Alle herausziehen', 'Hintergrundkarte entfernen'])
      expect(button(name)).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'sperren' }));
    await user.click(button('Hintergrundkarte entfernen'));
    expect(names).toEqual(['trace:command.lock', 'trace:command.unlock', 'trace:command.remove']);
    expect(sheetNow()).toBeUndefined();
  });

  it('changes its opacity with the arrow keys', () => {
    lay();
    const slider = screen.getByRole('slider', { name: 'Deckkraft' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    fireEvent.keyUp(slider, { key: 'ArrowLeft' });
    expect(sheetNow()?.opacity).toBeCloseTo(0.55, 9);
    expect(names).toEqual(['trace:command.opacity']);
    expect(useTracing.getState().live).toBeNull();
  });

  it('preserves its settings while it is hidden', async () => {
    lay();
    await user.click(screen.getByRole('checkbox', { name: 'zeigen' }));
    expect(sheetNow()?.isShown).toBe(false);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Gelände vorschlagen' })).toBeNull();
  });

  it('asks for the picture again where it is missing', () => {
    usePictureStore.setState({ byHash: { a: 'missing' } });
    lay({ pins: [pin(0, 0)] });
    expect(screen.getByText(/^Das Bild dieser Hintergrundkarte fehlt/)).toBeDefined();
    expect(button('Bild nachladen')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Gelände vorschlagen' })).toBeNull();
  });
});

const BLUE = [0.8, 0, 0] as const;

const suggestionFor = (underlay: Underlay): Suggestion => ({
  underlay: 'u1',
  pins: underlay.pins,
  looked: [at('210/19'), at('210/20'), at('210/21')],
  survey: {
    fields: [0, 1, 2],
    groups: [
      { disc: BLUE, ring: BLUE, count: 2 },
      { disc: BLUE, ring: BLUE, count: 1 },
    ],
    groupOf: [0, 0, 1],
  },
  terrains: ['w', 'h'],
  onlyChosen: false,
});

describe('terrain from colours', () => {
  const suggest = (): void => {
    const pins: readonly UnderlayPin[] = [];
    lay({ pins });
    useTracing.setState({ suggestion: suggestionFor(sheetNow() ?? SHEET) });
  };

  it('is applied by one command, except the colours the GM leaves out', async () => {
    suggest();
    expect(await screen.findByRole('button', { name: '3 Felder übernehmen' })).toBeDefined();
    await user.click(button(/Gelände für Farbe 2/));
    await user.click(within(screen.getByRole('listbox')).getByText('nicht übernehmen'));
    await user.click(button('2 Felder übernehmen'));
    expect(names).toEqual(['trace:command.suggest']);
    const map = useSession.getState().campaign?.world.map ?? world.map;
    expect(['210/19', '210/20', '210/21'].map((field) => terrainAt(map, at(field)))).toEqual([
      'w',
      'w',
      't',
    ]);
    expect(useTracing.getState().suggestion).toBeNull();
  });

  it('can be restricted to the chosen fields', async () => {
    useMapScreen.getState().choose([at('210/21')], 'set');
    suggest();
    await user.click(await screen.findByRole('checkbox', { name: 'nur gewählte Felder' }));
    expect(button('1 Feld übernehmen')).toBeDefined();
  });

  it('is cleared when the picture is fitted again', async () => {
    suggest();
    expect(await screen.findByRole('region', { name: 'Gelände aus den Farben' })).toBeDefined();
    const { campaign, execute } = useSession.getState();
    expect(campaign).not.toBeNull();
    await execute({
      name: 'trace:command.pin',
      about: {},
      change: (draft) => {
        draft.underlays['u1']?.pins.push(pin(1, 1));
      },
    });
    expect(await screen.findByRole('region', { name: 'Hintergrundkarten' })).toBeDefined();
    expect(useTracing.getState().suggestion).toBeNull();
  });
});

describe('a PDF of several pages', () => {
  it('asks which page, and closes the file when none is wanted', async () => {
    lay();
    const close = vi.fn(() => Promise.resolve());
    const pdf = { pages: 3, close, picture: vi.fn() };
    useTracing.setState({ pdf: { file: 'Atlas.pdf', pdf } });
    const dialog = await screen.findByRole('dialog', { name: 'Seite wählen' });
    expect(dialog.textContent).toContain('„Atlas.pdf“ hat 3 Seiten.');
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(close).toHaveBeenCalledOnce();
    expect(useTracing.getState().pdf).toBeNull();
    expect(names).toEqual([]);
  });
});
