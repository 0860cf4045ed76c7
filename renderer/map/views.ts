import {
  centreOf,
  CORNER_RADIUS,
  KLEINFELDER,
  type Lattice,
  type FieldAddress,
  fieldAddress,
  grossfeldOf,
  type GrossfeldNo,
  type MapView,
  type RealmView,
  realmView,
  type TerrainKey,
  type TruthView,
  truthView,
  type ViewChunk,
  type World,
} from '../../engine';
import type { Eyes } from '../state/desk';
import type { Box } from './pane/camera';

/** Makes the map for one pair of eyes, reusing what did not change since the last time. */
export type ViewMaker = (world: World, eyes: Eyes) => MapView;

/** A maker of views with a memory of the last one for each pair of eyes it was asked for. */
export const createViewMaker = (): ViewMaker => {
  let truth: TruthView | undefined;
  let realm: RealmView | undefined;
  return (world, eyes) => {
    if (eyes.kind === 'truth') {
      truth = truthView(world, truth);
      return truth;
    }
    realm = realmView(world, eyes.party, realm?.audience.party === eyes.party ? realm : undefined);
    return realm;
  };
};

/** The view with fields painted over that a gesture has touched but not yet changed. Chunks without such fields stay the same. */
export const withPaint = (
  view: MapView,
  fields: readonly FieldAddress[],
  terrain: TerrainKey,
): MapView => {
  if (fields.length === 0) return view;
  const touched = new Set(fields);
  const painted: Record<GrossfeldNo, ViewChunk> = { ...view.chunks };
  for (const no of new Set(fields.map(grossfeldOf))) {
    const chunk = view.chunks[no];
    if (chunk === undefined) continue;
    const next = chunk.terrain.map((key, index) =>
      touched.has(fieldAddress(no, index + 1)) ? terrain : key,
    );
    painted[no] = { ...chunk, terrain: next };
  }
  return { ...view, chunks: painted };
};

/** The smallest box of the plane around everything a view shows; undefined if it shows nothing. */
export const knownBox = (view: MapView, lattice: Lattice): Box | undefined => {
  let box: Box | undefined;
  lattice.plots.forEach(({ no }, plot) => {
    view.chunks[no]?.terrain.forEach((key, index) => {
      if (key === null) return;
      const { x, y } = centreOf(lattice.axialOf(plot * KLEINFELDER + index));
      box = {
        left: Math.min(box?.left ?? x, x - 0.5),
        right: Math.max(box?.right ?? x, x + 0.5),
        top: Math.min(box?.top ?? y, y - CORNER_RADIUS),
        bottom: Math.max(box?.bottom ?? y, y + CORNER_RADIUS),
      };
    });
  });
  return box;
};
