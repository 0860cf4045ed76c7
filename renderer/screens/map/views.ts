import {
  centreOf,
  createTruthMaker,
  KLEINFELDER,
  type Lattice,
  type FieldAddress,
  fieldAddress,
  grossfeldOf,
  type GrossfeldNo,
  type MapLabel,
  type MapView,
  type RealmView,
  realmView,
  type ViewChunk,
  viewLabel,
  type ViewPiece,
  type World,
} from '../../../engine';
import type { Perspective } from '../../model/state/view';
import type { Box } from '../../kit/board/camera';
import { hexBox } from '../../kit/board/hex-cells';
import type { FieldLook } from '../../model/map/tools/tool';

/** Makes the map for one perspective, reusing what did not change since the last time. */
export type ViewMaker = (
  world: World,
  perspective: Perspective,
  pieces?: readonly ViewPiece[],
) => MapView;

/** A maker of views that caches the last one for each perspective it was asked for. */
export function createViewMaker(): ViewMaker {
  const truthOf = createTruthMaker();
  let realm: RealmView | undefined;
  return (world, perspective, pieces) => {
    if (perspective.kind === 'truth') return truthOf(world, pieces);
    realm = realmView(
      world,
      perspective.party,
      realm?.audience.party === perspective.party ? realm : undefined,
      undefined,
      pieces,
    );
    return realm;
  };
}

/** The view with the look that a gesture would give to fields. Chunks without such fields stay the same. */
export function withGround(view: MapView, ground: ReadonlyMap<FieldAddress, FieldLook>): MapView {
  if (ground.size === 0) return view;
  const chunks: Record<GrossfeldNo, ViewChunk> = { ...view.chunks };
  for (const no of new Set([...ground.keys()].map(grossfeldOf))) {
    const chunk = view.chunks[no];
    if (chunk === undefined) continue;
    const lookAt = (index: number): FieldLook => ground.get(fieldAddress(no, index + 1)) ?? {};
    chunks[no] = {
      ...chunk,
      terrain: chunk.terrain.map((key, index) => lookAt(index).terrain ?? key),
      owner: chunk.owner.map((party, index) => {
        const { owner } = lookAt(index);
        return owner === undefined ? party : owner;
      }),
    };
  }
  return { ...view, chunks };
}

/** The view with a lettering as it is being typed, in place of the one that is written; without words it stays as it is. */
export function withLettering(view: MapView, typed: MapLabel | null): MapView {
  if (typed === null || typed.text.trim() === '' || view.audience.kind !== 'truth') return view;
  const others = view.labels.filter(({ id }) => id !== typed.id);
  return { ...view, labels: [...others, viewLabel(typed)] };
}

/** The smallest box of the plane around everything a view shows; undefined if it shows nothing. */
export function knownBox(view: MapView, lattice: Lattice): Box | undefined {
  const known = lattice.plots.flatMap(({ no }, plot) =>
    (view.chunks[no]?.terrain ?? []).flatMap((key, index) =>
      key === null ? [] : [centreOf(lattice.axialOf(plot * KLEINFELDER + index))],
    ),
  );
  return hexBox(known);
}
