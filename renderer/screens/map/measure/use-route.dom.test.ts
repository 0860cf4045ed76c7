import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latticeOf } from '../../../../engine';
import { tinyCampaignOf, at, mapOf, uniform } from '../../../../engine/testing';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { useMapScreen } from '../../../model/map/state';
import { useMeasured, wayOf } from './use-route';

const campaign = tinyCampaignOf({ map: mapOf(uniform('210', 0, 0, 't')) });
const lattice = latticeOf(campaign.world.map);
const measured = () => renderHook(() => useMeasured(campaign, lattice)).result.current;

beforeEach(() => {
  useSession.setState({ campaign, lattice });
  useView.getState().set({ tool: 'measure', perspective: { kind: 'truth' } });
  useMapScreen.getState().set({ measured: { from: at('210/19'), to: at('210/22') } });
});

afterEach(() => {
  useSession.setState({ campaign: null, lattice: null });
  useView.getState().set({ tool: 'select', perspective: { kind: 'truth' } });
});

describe('what is measured', () => {
  it('is the straight distance and the cheapest way with its steps', () => {
    const found = measured();
    expect(found?.distance).toBe(3);
    expect(found?.route?.steps).toHaveLength(3);
    expect(found === null ? [] : wayOf(lattice, found)).toHaveLength(1);
  });

  it('shows in the perspective of a realm the distance and nothing of the land', () => {
    useView.getState().set({ perspective: { kind: 'realm', party: 'p1' } });
    const found = measured();
    expect(found).toMatchObject({ distance: 3, route: null });
    expect(found === null ? [] : wayOf(lattice, found)).toEqual([]);
  });

  it('costs nothing while another tool is selected', () => {
    useView.getState().set({ tool: 'brush' });
    expect(measured()).toBeNull();
  });

  it('is cleared with the campaign, as are selected fields and the paint of its realms', () => {
    const { choose, set } = useMapScreen.getState();
    choose([at('210/19')], 'set');
    set({ paint: { kind: 'owner', party: 'p1' }, size: 19 });
    useSession.setState({ campaign: { ...campaign, id: 'other' } });
    expect(useMapScreen.getState()).toMatchObject({
      measured: null,
      chosen: new Set(),
      paint: { kind: 'terrain' },
      inks: {},
      size: 19,
    });
  });
});
