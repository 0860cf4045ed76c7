import 'fake-indexeddb/auto';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import type { Campaign } from '../../../../engine';
import { useView } from '../../state/view';
import { useSession } from '../../state/session';
import { useVeil } from '../../state/veil';
import { showBoard } from '../../../kit/board/testing/screen';
import { gameOf, layoutIn } from './board';
import { LETTERED } from './lettered';
import { useLetteredView } from './parts';

const names: string[] = [];

const camera = { centre: { x: 8, y: 6 }, scale: 40 };
const show = (campaign: Campaign, readOnly = false) =>
  showBoard(LETTERED, { campaign, camera, names }, { readOnly });

const layout = () => {
  const { campaign } = useSession.getState();
  return campaign === null ? undefined : layoutIn(campaign);
};
/** A field on which something stands that is not what it seems. */
const hiddenField = gameOf(achtvoelkerCampaign())
  ?.sight(achtvoelkerCampaign().world, null, {})
  .pieces.find(({ truth }) => truth !== undefined)?.field;
const stage = () => screen.getByRole('application');
const sheet = () => screen.getByRole('complementary', { name: 'Blatt des Feldes' });

beforeEach(() => {
  names.length = 0;
  useView.setState({ perspective: { kind: 'truth' }, screen: 'map' });
});

afterEach(() => {
  act(() => {
    useLetteredView.setState({ tool: 'select', chosen: null, hover: null, cursor: null });
    useSession.setState({ campaign: null });
  });
});

describe('the board of lettered hexes', () => {
  it('is drawn by keys alone and announces what stands at the cursor', async () => {
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
    act(() => useLetteredView.setState({ chosen: 'A1' }));
    await userEvent.click(within(sheet()).getByRole('button', { name: /Was hier ist/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Stützpunkt, frei' }));
    expect(layout()?.bases['A1']).toBeNull();
    expect(names).toEqual(['lettered:command.freeBase']);
  });

  it('shows a nation its own armies and what they see, and rests the tools', () => {
    const campaign = achtvoelkerCampaign();
    const [first = ''] = Object.keys(campaign.world.parties);
    useView.setState({ perspective: { kind: 'realm', party: first } });
    show(campaign);
    expect(screen.getByRole('button', { name: 'Gebirge' })).toHaveProperty('disabled', true);
    const own = gameOf(campaign)?.sight(campaign.world, first, {}).pieces ?? [];
    const rows = within(sheet()).getAllByRole('row').slice(1);
    const shown = rows.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(
      own.filter(({ party }) => party !== null).length,
    );
  });

  it('veils secrets on the screen until the GM shows them, and in a picture always', async () => {
    show(achtvoelkerCampaign());
    // Ids in a drawing are new each time.
    const drawn = (of: string) =>
      (document.querySelector(of)?.innerHTML ?? '').replaceAll(/\bp\w+-\d+/g, '');
    const before = drawn('.ww-board-art');
    const shown = () => within(sheet()).queryAllByText('in Wahrheit').length;
    act(() => useLetteredView.setState({ isExporting: true }));
    const picture = drawn('.ww-board-sample');
    expect(picture).toContain('svg');
    act(() => useLetteredView.setState({ isExporting: false, chosen: hiddenField ?? '' }));
    const saysVeiled = () => within(sheet()).queryByText(/^Geheimnisse sind verdeckt/) !== null;
    expect(shown()).toBe(0);
    expect(saysVeiled()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Geheimnisse zeigen/ }));
    expect(shown()).toBe(1);
    expect(saysVeiled()).toBe(false);
    expect(drawn('.ww-board-art') === before).toBe(false);
    act(() => useLetteredView.setState({ isExporting: true }));
    expect(drawn('.ww-board-sample') === picture).toBe(true);
    cleanup();
    expect(useVeil.getState().isLifted).toBe(false);
  });

  it('lets nothing be changed in a window that only reads', () => {
    show(achtvoelkerCampaign(), true);
    expect(screen.getByRole('button', { name: 'Gebirge' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('note').textContent).toContain('Ein anderes Fenster schreibt');
  });
});
