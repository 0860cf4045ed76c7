import { afterEach, expect, it } from 'vitest';
import { cellsOnMap, latticeOf, recut } from '../../../../engine';
import { tinyCampaignOf, underlay } from '../../../../engine/testing';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { makeChoiceWhole, tellHidden } from './recut';
import { icosahedralMap } from '../../../../engine/testing/icosahedron';

const made = icosahedralMap(4);
const lattice = latticeOf(made);

afterEach(() => {
  useSession.setState({ campaign: null, lattice: null });
  useMapScreen.setState({ chosen: new Set(), told: null });
  useView.setState({ perspective: { kind: 'truth' } });
});

it('makes the surroundings of one chosen field whole, whichever place the window shows', () => {
  const field = lattice.addressOf(cellsOnMap(lattice)[30] ?? 0);
  useSession.setState({ campaign: tinyCampaignOf({ map: made }), lattice });
  useView.setState({ field: null });
  useMapScreen.setState({ chosen: new Set([field]) });
  makeChoiceWhole();
  expect(useMapScreen.getState().told?.about).toEqual({ field });
});

it.each([
  [{ kind: 'truth' }, 'world:recut.hidden'],
  [{ kind: 'realm', party: 'tha' }, undefined],
] as const)(
  'says that pictures under the map are hidden where they would be shown: %o',
  (perspective, text) => {
    const shown = { p1: underlay('5c'.repeat(32), { id: 'p1' }) };
    const campaign = { ...tinyCampaignOf({ map: made }), underlays: shown };
    const { layers } = useMapScreen.getState();
    useMapScreen.setState({ layers: { ...layers, underlay: true } });
    useSession.setState({ campaign, lattice });
    useView.setState({ perspective });
    tellHidden();
    expect(useMapScreen.getState().told).toBeNull();
    useSession.setState({ lattice: recut(lattice, 7) });
    tellHidden();
    expect(useMapScreen.getState().told?.text).toBe(text);
  },
);
