import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latticeOf } from '../../../engine';
import { mapOf, tinyCampaign, tinyWorld, uniform } from '../../../engine/testing';
import { useDesk } from '../../model/state/desk';
import { useSession } from '../../model/state/session';
import { useHand, usePreview } from './use-hand';

const campaign = tinyCampaign(tinyWorld({ map: mapOf(uniform('210', 0, 0, 'w')) }));
const point = { x: 0, y: 0 };

describe('the hand over the open campaign', () => {
  beforeEach(() => {
    useSession.setState({ campaign, lattice: latticeOf(campaign.world.map) });
    useDesk.setState({ tool: 'brush', perspective: { kind: 'truth' } });
  });
  afterEach(() => {
    cleanup();
    useSession.setState({ campaign: null, lattice: null });
    useDesk.setState({ tool: 'select' });
  });

  it('moves without drawing its room anew: only who asks for the preview hears of it', () => {
    let renders = 0;
    const room = renderHook(() => {
      renders += 1;
      return useHand();
    });
    const hand = room.result.current;
    const shown = renderHook(() => usePreview(hand));
    expect(shown.result.current.outline).toEqual([]);
    act(() => hand.send({ kind: 'move', point }));
    expect(shown.result.current.outline.length).toBeGreaterThan(0);
    expect(renders).toBe(1);
    room.rerender();
    expect(room.result.current).toBe(hand);
  });

  it('is busy from press to cancel', () => {
    const hand = renderHook(useHand).result.current;
    act(() => hand.send({ kind: 'down', point }));
    expect(hand.isBusy()).toBe(true);
    act(() => hand.send({ kind: 'cancel' }));
    expect(hand.isBusy()).toBe(false);
  });
});
