import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latticeOf } from '../../../../engine';
import { at, mapOf, tinyCampaign, tinyWorld, uniform } from '../../../../engine/testing';
import { useDesk } from '../../../model/state/desk';
import { useSession } from '../../../model/state/session';
import { useMapRoom } from '../../../model/map/state';
import { useMeasured, wayOf } from './use-route';

const campaign = tinyCampaign(tinyWorld({ map: mapOf(uniform('210', 0, 0, 't')) }));
const lattice = latticeOf(campaign.world.map);
const measured = () => renderHook(() => useMeasured(campaign, lattice)).result.current;

beforeEach(() => {
  useSession.setState({ campaign, lattice });
  useDesk.getState().set({ tool: 'measure', perspective: { kind: 'truth' } });
  useMapRoom.getState().set({ measured: { from: at('210/19'), to: at('210/22') } });
});

afterEach(() => {
  cleanup();
  useSession.setState({ campaign: null, lattice: null });
  useDesk.getState().set({ tool: 'select', perspective: { kind: 'truth' } });
});

describe('what is measured', () => {
  it('is the straight distance and the cheapest way with its steps', () => {
    const found = measured();
    expect(found?.distance).toBe(3);
    expect(found?.route?.steps).toHaveLength(3);
    expect(found === null ? [] : wayOf(lattice, found)).toHaveLength(1);
  });

  it('tells through the eyes of a realm the distance and nothing of the land', () => {
    useDesk.getState().set({ perspective: { kind: 'realm', party: 'p1' } });
    const found = measured();
    expect(found).toMatchObject({ distance: 3, route: null });
    expect(found === null ? [] : wayOf(lattice, found)).toEqual([]);
  });

  it('costs nothing while another tool is in the hand', () => {
    useDesk.getState().set({ tool: 'brush' });
    expect(measured()).toBeNull();
  });

  it('is forgotten with the campaign, as are chosen fields and the ink of its realms', () => {
    const { choose, set } = useMapRoom.getState();
    choose([at('210/19')], 'set');
    set({ ink: { kind: 'owner', party: 'p1' }, size: 19 });
    useSession.setState({ campaign: { ...campaign, id: 'other' } });
    expect(useMapRoom.getState()).toMatchObject({
      measured: null,
      chosen: new Set(),
      ink: { kind: 'terrain' },
      inks: {},
      size: 19,
    });
  });
});
