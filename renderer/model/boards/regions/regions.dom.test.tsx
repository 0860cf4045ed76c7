import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { areNeighbours, type Campaign } from '../../../../engine';
import { isBusy, useSession } from '../../state/session';
import { useView } from '../../state/view';
import type { Language } from '../../../kit/text/words';
import { showBoard } from '../../../kit/board/testing/screen';
import { boardIn } from './board';
import { REGIONS } from './regions';
import { takeTool, useRegionsView } from './state';

const names: string[] = [];

const camera = { centre: { x: 20, y: 13 }, scale: 20 };
const show = (campaign: Campaign, readOnly = false, language: Language = 'de') =>
  showBoard(REGIONS, { campaign, camera, names }, { readOnly, language });

const board = () => {
  const { campaign } = useSession.getState();
  return campaign === null ? { regions: {}, borders: [] } : boardIn(campaign);
};

const emptyCampaign = (): Campaign => {
  const campaign = seenlandCampaign();
  const world = {
    ...campaign.world,
    parties: {},
    affairs: {},
    board: { regions: {}, borders: [] },
  };
  return { ...campaign, world, sheets: {} };
};

beforeEach(() => {
  names.length = 0;
  useView.setState({ perspective: { kind: 'truth' }, screen: 'map' });
});

afterEach(() => {
  act(() => {
    takeTool('select');
    useRegionsView.setState({ chosen: null, hover: null, cursor: null });
    useSession.setState({ campaign: null });
  });
});

const sheet = () => screen.getByRole('complementary', { name: 'Blatt der Region' });
const stage = () => screen.getByRole('application');
const choose = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

describe('the screen of a board of regions', () => {
  it('shows who is in a region, with all figures for the GM', async () => {
    show(seenlandCampaign());
    await choose('Marsch');
    const row = within(sheet()).getByRole('row', { name: /Küstenkontor/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['KKüstenkontor', '1', '0', '1', '2,5']);
  });

  it('shows others by their presence alone to an organisation, and rests its tools', async () => {
    useView.setState({ perspective: { kind: 'realm', party: 'waldbund' } });
    show(seenlandCampaign());
    await choose('Marsch');
    const row = within(sheet()).getByRole('row', { name: /Küstenkontor/ });
    expect(row.textContent).toBe('KKüstenkontor····');
    expect(screen.queryByRole('textbox', { name: 'Nur für die Spielleitung' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Freie Form' })).toHaveProperty('disabled', true);
  });

  it('renames a region in one step of undo', async () => {
    show(seenlandCampaign());
    await choose('Marsch');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Salzmarsch{Enter}');
    expect(board().regions['marsch']?.name).toBe('Salzmarsch');
    expect(names).toEqual(['regions:command.rename']);
  });

  it('adds and removes neighbours', async () => {
    show(seenlandCampaign());
    await choose('Waldmark');
    await userEvent.click(screen.getByRole('button', { name: 'Marsch nicht mehr Nachbar' }));
    expect(areNeighbours(board(), 'wald', 'marsch')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '1 angrenzende verbinden' }));
    expect(areNeighbours(board(), 'wald', 'marsch')).toBe(true);
    expect(names).toEqual(['regions:command.part', 'regions:command.touching']);
  });

  it('removes no region in which somebody is, and names him', async () => {
    show(seenlandCampaign());
    await choose('Grenzmark');
    expect(screen.getByRole('button', { name: 'Region entfernen' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(sheet().textContent).toContain('Orden der Hochwacht');
  });

  it('lets nothing be changed in a window that only reads', async () => {
    show(seenlandCampaign(), true);
    await choose('Marsch');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Aus Waben' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('note').textContent).toContain('Ein anderes Fenster schreibt');
  });

  it('goes from region to region by arrows and announces each', async () => {
    show(seenlandCampaign());
    await choose('Hochland');
    act(() => stage().focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(useRegionsView.getState().chosen).toBe('wald');
    expect(screen.getByText(/Waldmark, Wald\. Nachbarn: Hochland und Marsch\./)).toBeTruthy();
  });

  it('draws a region by keys alone, asks for its name and derives its short name', async () => {
    show(emptyCampaign());
    await userEvent.click(screen.getByRole('button', { name: 'Freie Form zeichnen' }));
    act(() => stage().focus());
    expect(isBusy()).toBe(false);
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} {ArrowDown}{ArrowDown} ');
    // In the middle of a form the right to write does not go to another window.
    expect(isBusy()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(isBusy()).toBe(false);
    expect(Object.keys(board().regions)).toEqual(['region-1']);
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('Obere Heide{Enter}');
    expect(board().regions['obere-heide']?.name).toBe('Obere Heide');
    expect(document.activeElement).toBe(stage());
    expect(names).toEqual(['regions:command.add', 'regions:command.rename']);
  });

  it('shows on an empty board how to begin, in English, too', () => {
    show(emptyCampaign(), false, 'en');
    expect(screen.getByRole('heading', { name: 'The map is still empty' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Paint from hexes' })).toBeTruthy();
  });
});
