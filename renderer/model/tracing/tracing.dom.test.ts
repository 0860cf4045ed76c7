import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Campaign, Underlay } from '../../../engine';
import { latticeOf } from '../../../engine';
import { tinyCampaignOf, at, mapOf, uniform } from '../../../engine/testing';
import { useMapScreen } from '../map/state';
import { useView } from '../state/view';
import { useSession } from '../state/session';
import { type Suggestion, useTracing } from './state';
import { lookAtColours } from './suggest';
import { usePictureStore } from './use-pictures';
import { useSuggestedLooks } from './use-suggested';
import { underlay } from '../../../engine/testing/world';

const campaign: Campaign = tinyCampaignOf({ map: mapOf(uniform('210', 0, 0, 't')) });

const picture = () => ({ width: 10, height: 10, close: vi.fn() });

const SUGGESTION: Suggestion = {
  underlay: 'u1',
  pins: [],
  looked: [at('210/19')],
  survey: { fields: [0], groups: [], groupOf: [0] },
  terrains: ['s'],
  onlyChosen: false,
};

const UNDERLAY: Underlay = underlay('a', { opacity: 1 });

beforeEach(() => {
  useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });
});

afterEach(() => {
  useSession.setState({ campaign: null, lattice: null });
});

describe('what is unpacked of scanned maps', () => {
  it('stores the first of two unpackings of the same picture and releases the memory of the other', () => {
    const [one, other] = [picture(), picture()];
    usePictureStore.getState().put('a', one);
    usePictureStore.getState().put('a', other);
    expect(usePictureStore.getState().byHash['a']).toBe(one);
    expect(one.close).not.toHaveBeenCalled();
    expect(other.close).toHaveBeenCalledOnce();
  });

  it('replaces one that was missing', () => {
    usePictureStore.getState().put('a', 'missing');
    const one = picture();
    usePictureStore.getState().put('a', one);
    expect(usePictureStore.getState().byHash['a']).toBe(one);
  });
});

describe('leaving a campaign', () => {
  it('forgets pictures with their memory, suggestions, open files and refusals', () => {
    const one = picture();
    const close = vi.fn(() => Promise.resolve());
    usePictureStore.getState().put('a', one);
    useTracing.getState().set({
      suggestion: SUGGESTION,
      problem: { text: 'trace:suggest.nothing', about: {} },
      pdf: {
        file: 'x.pdf',
        pdf: { pages: 2, picture: () => Promise.reject(new Error('unasked')), close },
      },
    });
    useSession.setState({ campaign: { ...campaign, id: 'other' } });
    expect(usePictureStore.getState().byHash).toEqual({});
    expect(one.close).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(useTracing.getState()).toMatchObject({ suggestion: null, problem: null, pdf: null });
  });
});

describe('suggested terrain on the map', () => {
  it.each([
    ['while the GM traces', 'calibrate', { kind: 'truth' }, 1],
    ['through the eyes of a realm', 'calibrate', { kind: 'realm', party: 'p1' }, 0],
    ['with another tool in the hand', 'brush', { kind: 'truth' }, 0],
  ] as const)('shows %s: %s', (_when, tool, perspective, count) => {
    useView.getState().set({ tool, perspective });
    useTracing.getState().set({ suggestion: SUGGESTION });
    expect(renderHook(() => useSuggestedLooks()).result.current.size).toBe(count);
  });

  it('covers only chosen fields where the GM wants that', () => {
    useView.getState().set({ tool: 'calibrate', perspective: { kind: 'truth' } });
    useTracing.getState().set({ suggestion: { ...SUGGESTION, onlyChosen: true } });
    const { result, rerender } = renderHook(() => useSuggestedLooks());
    expect(result.current.size).toBe(0);
    useMapScreen.getState().choose([at('210/19')], 'set');
    rerender();
    expect([...result.current]).toEqual([['210/19', { terrain: 's' }]]);
  });
});

describe('reading the colours of a picture', () => {
  it('reports when they cannot be read, as where there is nothing to draw on', async () => {
    usePictureStore.getState().put('a', picture());
    const done = lookAtColours(UNDERLAY, 4);
    expect(useTracing.getState().looking).toBe(0);
    await done;
    expect(useTracing.getState()).toMatchObject({
      looking: null,
      suggestion: null,
      problem: { text: 'trace:suggest.failed', about: { name: 'Blatt' } },
    });
  });
});
