import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { tinyCampaignOf, mapOf, uniform } from '../../../engine/testing';
import { useView } from '../../model/state/view';
import { useSession } from '../../model/state/session';
import { useMapPointer, usePreview } from './use-map-pointer';

const campaign = tinyCampaignOf({ map: mapOf(uniform('210', 0, 0, 'w')) });
const point = { x: 0, y: 0 };

describe('the pointer over the open campaign', () => {
  beforeEach(() => {
    useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });
    useView.setState({ tool: 'brush', perspective: { kind: 'truth' } });
  });
  afterEach(() => {
    useSession.setState({ campaign: null, lattice: null });
    useView.setState({ tool: 'select' });
  });

  it('moves without rendering its screen again: only subscribers of the preview are notified', () => {
    let renders = 0;
    const screen = renderHook(() => {
      renders += 1;
      return useMapPointer();
    });
    const pointer = screen.result.current;
    const shown = renderHook(() => usePreview(pointer));
    expect(shown.result.current.outline).toEqual([]);
    act(() => pointer.send({ kind: 'move', point }));
    expect(shown.result.current.outline.length).toBeGreaterThan(0);
    expect(renders).toBe(1);
    screen.rerender();
    expect(screen.result.current).toBe(pointer);
  });

  it('is busy from press to cancel', () => {
    const pointer = renderHook(useMapPointer).result.current;
    act(() => pointer.send({ kind: 'down', point }));
    expect(pointer.isBusy()).toBe(true);
    act(() => pointer.send({ kind: 'cancel' }));
    expect(pointer.isBusy()).toBe(false);
  });
});
