import 'fake-indexeddb/auto';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../assets/examples/achtvoelker';
import { type Campaign, latticeOf } from '../../../engine';
import { furnishBrowser, showParts } from '../../app/testing';
import { useDesk } from '../../state/desk';
import { useSession } from '../../state/session';
import { OpenBoard } from '../kit/BoardView';
import { gameOf, layoutIn } from './board';
import { LETTERED } from './lettered';
import { useLetteredRoom } from './parts';

furnishBrowser();

const names: string[] = [];

const show = (campaign: Campaign, readOnly = false) => {
  useSession.setState({
    campaign,
    lattice: latticeOf(campaign.world.map),
    readOnly,
    execute: (command) => {
      names.push(command.name);
      const now = useSession.getState().campaign;
      if (now !== null && 'replace' in command) {
        useSession.setState({ campaign: command.replace(now) });
      }
      return Promise.resolve();
    },
  });
  useLetteredRoom.setState({
    extent: { width: 900, height: 600 },
    camera: { centre: { x: 8, y: 6 }, scale: 40 },
  });
  return showParts(<OpenBoard board={LETTERED} />, 'de');
};

const layout = () => {
  const { campaign } = useSession.getState();
  return campaign === null ? undefined : layoutIn(campaign);
};
const stage = () => screen.getByRole('application');
const sheet = () => screen.getByRole('complementary', { name: 'Blatt des Feldes' });

beforeEach(() => {
  names.length = 0;
  useDesk.setState({ eyes: { kind: 'truth' }, room: 'map' });
});

afterEach(() => {
  cleanup();
  act(() => {
    useLetteredRoom.setState({ tool: 'select', chosen: null, hover: null, cursor: null });
    useSession.setState({ campaign: null });
  });
});

describe('the board of lettered hexes', () => {
  it('is drawn by keys alone and says what stands where one is', async () => {
    show(achtvoelkerCampaign());
    await userEvent.click(screen.getByRole('button', { name: 'Gebirge' }));
    act(() => stage().focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(layout()?.board.mountains).toContain('A2');
    expect(names).toEqual(['lettered:command.mountain']);
    expect(screen.getByText(/^Feld A2, Gebirge\. Niemand, soweit bekannt\.$/)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(layout()?.board.mountains).not.toContain('A2');
  });

  it('blocks an edge by Enter at both of its fields', async () => {
    show(achtvoelkerCampaign());
    await userEvent.click(screen.getByRole('button', { name: 'Gesperrte Kante' }));
    act(() => stage().focus());
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    expect(layout()?.board.blocked).toContain('A1|A2');
  });

  it('changes what a field is from its sheet', async () => {
    show(achtvoelkerCampaign());
    act(() => useLetteredRoom.setState({ chosen: 'A1' }));
    await userEvent.click(within(sheet()).getByRole('button', { name: /Was hier ist/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Stützpunkt, frei' }));
    expect(layout()?.bases['A1']).toBeNull();
    expect(names).toEqual(['lettered:command.freeBase']);
  });

  it('shows a nation its own armies and what they see, and rests the tools', () => {
    const campaign = achtvoelkerCampaign();
    const [first = ''] = Object.keys(campaign.world.parties);
    useDesk.setState({ eyes: { kind: 'realm', party: first } });
    show(campaign);
    expect(screen.getByRole('button', { name: 'Gebirge' })).toHaveProperty('disabled', true);
    const own = gameOf(campaign)?.sight(campaign.world, first, {}).pieces ?? [];
    const rows = within(sheet()).getAllByRole('row').slice(1);
    const shown = rows.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(
      own.filter(({ party }) => party !== null).length,
    );
  });

  it('lets nothing be changed in a window that only reads', () => {
    show(achtvoelkerCampaign(), true);
    expect(screen.getByRole('button', { name: 'Gebirge' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('note').textContent).toContain('Ein anderes Fenster schreibt');
  });
});
