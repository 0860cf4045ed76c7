import { afterEach, expect, it } from 'vitest';
import { cellsOnMap, icosahedralPlaces, latticeOf, newMap } from '../../../../engine';
import { tinyCampaign, tinyWorld } from '../../../../engine/testing';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';
import { useView } from '../../../model/state/view';
import { makeChoiceWhole } from './recut';

const made = newMap({
  places: icosahedralPlaces(4),
  topology: { kind: 'icosahedron', edge: 4 },
  terrain: 't',
});
if (!made.ok) throw new Error('no world');
const lattice = latticeOf(made.value);

afterEach(() => {
  useSession.setState({ campaign: null, lattice: null });
  useMapScreen.setState({ chosen: new Set(), told: null });
});

it('makes the surroundings of one chosen field whole, whichever place the window shows', () => {
  const field = lattice.addressOf(cellsOnMap(lattice)[30] ?? 0);
  useSession.setState({ campaign: tinyCampaign(tinyWorld({ map: made.value })), lattice });
  useView.setState({ field: null });
  useMapScreen.setState({ chosen: new Set([field]) });
  makeChoiceWhole();
  expect(useMapScreen.getState().told?.about).toEqual({ field });
});
