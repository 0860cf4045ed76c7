import {
  fieldAddress,
  type GrossfeldNo,
  type GrossfeldPlace,
  oneNumber,
  type TerrainKey,
} from '../../../../engine';
import { groundsOf } from '../../../model/genesis/plan-map';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import {
  growWorld,
  moveInWorld,
  renumberWorld,
  shrinkWorld,
  type WorldCommand,
} from '../../../model/map/commands/world';
import { useMapScreen } from '../../../model/map/state';
import type { Paint } from '../../../model/map/tools/paint-kind';
import { useWorldDialogs } from './dialogs';

/** A Kleinfeld in the middle of a Großfeld. */
const MIDDLE = 26;

/** Carries a command out; shows in one sentence why there is none. */
const perform = (made: WorldCommand): boolean => {
  const { set } = useMapScreen.getState();
  if (made.ok) {
    set({ told: null });
    void useSession.getState().execute(made.value);
  } else {
    const { code, about } = made.problem;
    set({ told: { text: `world:refused.${code}`, about, tone: 'refused' } });
  }
  return made.ok;
};

/** The terrain of new land: that on the brush, or water where the brush holds none. */
export function terrainInHand(system: string, paint: Paint): TerrainKey {
  return paint.kind === 'terrain' ? paint.terrain : groundsOf(system).water;
}

/** Puts the cursor of the keys into the middle of a Großfeld. */
export function goToGrossfeld(no: GrossfeldNo | null): void {
  useView.getState().set({ field: no === null ? null : fieldAddress(no, MIDDLE), unit: null });
}

/** Adds Großfelder of the terrain on the brush. */
export function growHere(places: readonly GrossfeldPlace[]): void {
  const { campaign } = useSession.getState();
  const { paint } = useMapScreen.getState();
  if (campaign !== null)
    perform(growWorld(campaign, places, terrainInHand(campaign.system, paint)));
}

/** Moves a Großfeld to a place; one already there takes its place. */
export function moveHere(no: GrossfeldNo, place: GrossfeldPlace): void {
  const { campaign } = useSession.getState();
  if (campaign !== null && perform(moveInWorld(campaign, no, place)))
    useWorldDialogs.getState().carry(null);
}

/** Removes a Großfeld, even if somebody is there. */
export function removeNow(no: GrossfeldNo): void {
  const { campaign } = useSession.getState();
  if (campaign === null || !perform(shrinkWorld(campaign, [no]))) return;
  goToGrossfeld(null);
  useMapScreen.getState().choose([], 'set');
  useWorldDialogs.getState().carry(null);
}

/** Gives a Großfeld another number. */
export function renumberOne(old: GrossfeldNo, now: GrossfeldNo): void {
  const { campaign } = useSession.getState();
  if (campaign === null || !perform(renumberWorld(campaign, oneNumber(old, now)))) return;
  useMapScreen.getState().choose([], 'set');
  useWorldDialogs.getState().carry(null);
  goToGrossfeld(now);
}
