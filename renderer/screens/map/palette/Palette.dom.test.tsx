import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latticeOf } from '../../../../engine';
import { tinyCampaignOf, mapOf, realm, uniform } from '../../../../engine/testing';
import { showParts } from '../../../app/testing';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { TOOLS } from '../../../model/map/tools';
import { Palette } from './Palette';

const campaign = tinyCampaignOf({
  map: mapOf(uniform('210', 0, 0, 't')),
  parties: [realm('tha', { name: 'Tharos' }), realm('val', { name: 'Valdrun', colour: 1 })],
});
const user = userEvent.setup();

const show = (isNarrow = false) => {
  if (isNarrow) {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  }
  showParts(<Palette />);
};

const takeUp = (name: string) => user.click(screen.getByRole('radio', { name }));
const paint = () => useMapScreen.getState().paint;

beforeEach(() => {
  useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });
  useView.setState({ tool: 'brush', perspective: { kind: 'truth' } });
  useMapScreen.setState({ inks: {} });
  useMapScreen.getState().take('t');
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ campaign: null, lattice: null });
  useView.setState({ tool: 'select', perspective: { kind: 'truth' } });
});

describe('the palette', () => {
  it('names the terrain in use on its button where it is folded', () => {
    show(true);
    const button = screen.getByRole('button', { name: 'Gelände wählen: Tiefland' });
    expect(button.textContent).toBe('Tiefland');
  });

  it.each([false, true])('has a button for every tool, in groups (narrow: %s)', (isNarrow) => {
    show(isNarrow);
    const tools = screen.getByRole('toolbar', { name: 'Werkzeuge' });
    expect(within(tools).getAllByRole('button')).toHaveLength(TOOLS.length);
    const groups = within(tools).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Zeichnen',
      'Seiten',
      'Ansiedlungen',
      'Welt',
    ]);
  });

  it('takes a realm as paint, and nobody', async () => {
    show();
    await takeUp('Reich');
    expect(paint()).toEqual({ kind: 'owner', party: 'tha' });
    await takeUp('Valdrun');
    expect(paint()).toEqual({ kind: 'owner', party: 'val' });
    await takeUp('Niemand');
    expect(paint()).toEqual({ kind: 'owner', party: null });
  });

  it('mixes two to six kinds by weight and remembers the mixture', async () => {
    show();
    await takeUp('Mischung');
    expect(paint()).toMatchObject({
      kind: 'mix',
      parts: [
        { terrain: 't', weight: 3 },
        { terrain: 'twa', weight: 1 },
      ],
    });
    for (let more = 0; more < 4; more += 1) {
      await user.click(screen.getByRole('button', { name: 'Gelände dazu' }));
    }
    const now = paint();
    expect(now.kind === 'mix' ? now.parts : []).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Gelände dazu' })).toBeNull();
    await takeUp('Gelände');
    await takeUp('Mischung');
    expect(paint()).toEqual(now);
  });

  it('sets difficulty and frost', async () => {
    show();
    await takeUp('Schwierigkeit');
    await takeUp('Extrem');
    expect(paint()).toEqual({ kind: 'difficulty', value: 2 });
    await takeUp('Nach Tafel');
    expect(paint()).toEqual({ kind: 'difficulty', value: null });
    await takeUp('Frost');
    await takeUp('Auftauen');
    expect(paint()).toEqual({ kind: 'frost', isFrozen: false });
  });

  it('selects the brush when a paint is chosen with a tool that cannot paint', async () => {
    useView.setState({ tool: 'select' });
    show();
    await takeUp('Auswahl');
    expect(useView.getState().tool).toBe('brush');
    useView.setState({ tool: 'lasso' });
    await takeUp('Gelände');
    expect(useView.getState().tool).toBe('lasso');
  });

  it('lets what changes the world rest while a realm looks', () => {
    useView.setState({ perspective: { kind: 'realm', party: 'tha' } });
    show();
    for (const name of ['Linie', 'Rechteck', 'Lasso', 'Einfügen']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    expect(screen.getByRole('button', { name: 'Auswählen' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('note').textContent).toContain('Spielleitung');
  });

  it('opens the paints from one button on small screens', async () => {
    show(true);
    expect(screen.queryByRole('radio', { name: 'Mischung' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Gelände wählen/ }));
    await takeUp('Frost');
    expect(paint()).toEqual({ kind: 'frost', isFrozen: true });
  });
});
