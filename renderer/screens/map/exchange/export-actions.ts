import {
  type Campaign,
  cellsOnMap,
  centreOf,
  createLattice,
  type Dropped,
  type FieldAddress,
  hexGameOf,
  type Lattice,
  type MapView,
  placeOfProblem,
  type Reader,
  type RealmView,
  readerOf,
  realmSheet,
  realmView,
  systems,
  truthView,
  recordPieces,
  settingsInForce,
} from '../../../../engine';
import type { MapTheme, Rect } from '../../../kit/cartography';
import { bridge } from '../../../kit/bridge';
import { UnfitCampaign } from '../../../model/faults/unfit';
import { unwrittenText } from '../../../model/faults/unwritten';
import { visibleBox } from '../../../kit/board/camera';
import { ageTurn, headsOf } from '../looks/use-pane-layers';
import { useMapScreen } from '../../../model/map/state';
import { joinedLattice } from '../../../model/print/known';
import { knownWorld } from '../../../model/state/known-world';
import { useView } from '../../../model/state/view';
import { onLeaving } from '../../../model/state/leaving';
import { storage } from '../../../model/storage';
import { fileName, FILES, type OutFormat, type Scope } from './formats';
import {
  areaOf,
  breathe,
  pictureAsPng,
  pictureAsSvg,
  PictureCancelled,
  type PictureJob,
  type PictureProgress,
  widestField,
} from '../../../model/map/paper';
import { useExchange } from './state';
import { createWriter, type MapJob } from './writing';

/** Everything the GM has chosen for a file. */
export interface Choice {
  readonly format: OutFormat;
  readonly scope: Scope;
  readonly notes: boolean;
  readonly secrets: boolean;
  readonly numbers: 'de' | 'en';
  /** Field width of a picture in pixels. */
  readonly field: number;
  readonly theme: MapTheme;
}

/** The place and the selection of the open map. */
export interface Place {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}

/** What a picture is drawn from. */
interface Ground {
  readonly view: MapView;
  readonly lattice: Lattice;
  /** How the fields of the world are called on it; undefined where they keep their places. */
  readonly write?: Reader['write'];
}

/**
 * The map in the perspective of the screen; of a realm with a sheet of its own only that sheet. What is more than the
 * window, or other than it, is drawn with the realm's land joined.
 */
const groundOf = ({ campaign, lattice }: Place, scope: Scope): Ground => {
  const { system } = campaign;
  const { perspective } = useView.getState();
  const world = perspective.kind === 'truth' ? campaign.world : knownWorld(campaign);
  const game = systems[system];
  const settings = settingsInForce(campaign);
  if (perspective.kind === 'truth')
    return {
      view: truthView(world, undefined, undefined, recordPieces(game, world, null, settings)),
      lattice,
    };
  const { party } = perspective;
  const netFor = (view: RealmView): Lattice =>
    scope === 'window' ? lattice : joinedLattice(view, lattice);
  if (game === undefined) {
    const view = realmView(world, party, undefined, lattice);
    return { view, lattice: netFor(view) };
  }
  const { view, plots, topology } = realmSheet(world, party, game, settings, lattice);
  if (world.knowledge[party]?.chart === undefined) return { view, lattice: netFor(view) };
  const { write } = readerOf(world, party, game);
  return { view, lattice: joinedLattice(view, createLattice(plots, topology)), write };
};

/** Fields of the world whose centre lies in a box. */
const fieldsIn = (lattice: Lattice, [left, top, right, bottom]: Rect): readonly FieldAddress[] =>
  cellsOnMap(lattice)
    .filter((cell) => {
      const { x, y } = centreOf(lattice.axialOf(cell));
      return x >= left && x <= right && y >= top && y <= bottom;
    })
    .map((cell) => lattice.addressOf(cell));

const areaOn = ({ lattice, write }: Ground, world: Lattice, scope: Scope): Rect | undefined => {
  const { chosen, window } = useMapScreen.getState();
  const box =
    scope === 'window' && window !== null ? visibleBox(window.camera, window.extent) : null;
  const seen = box && ([box.left, box.top, box.right, box.bottom] as const);
  if (seen !== null && write === undefined) return seen;
  if (seen === null && scope !== 'chosen') return areaOf(lattice, cellsOnMap(lattice));
  const fields = seen === null ? [...chosen] : fieldsIn(world, seen);
  const called = write === undefined ? fields : write(fields);
  return areaOf(
    lattice,
    called.flatMap((field) => lattice.cellOf(field) ?? []),
  );
};

/** The part of the plane a picture shows; undefined where its realm knows nothing of it. */
export function pictureArea(place: Place, scope: Scope): Rect | undefined {
  return areaOn(groundOf(place, scope), place.lattice, scope);
}

/** The picture as the map shows it now: in the same perspective, in the same look, with the same layers. */
const pictureJob = (
  { system }: Campaign,
  { view, lattice }: Ground,
  choice: Choice,
  area: Rect,
): PictureJob => {
  const { layers } = useMapScreen.getState();
  const heads = headsOf(system);
  return {
    view,
    lattice,
    terrains: hexGameOf(systems[system]).terrains,
    theme: choice.theme,
    choice: { ...layers, age: ageTurn(view, layers.age), heads },
    layers,
    area,
    field: Math.min(choice.field, widestField(area)),
  };
};

const fieldsOf = (scope: Scope): ReadonlySet<FieldAddress> | undefined =>
  scope === 'chosen' ? useMapScreen.getState().chosen : undefined;

/** What is to be written; undefined for a picture. */
const jobOf = (
  { format, scope, notes, secrets, numbers }: Choice,
  images: MapJob['images'] = {},
): MapJob | undefined =>
  format === 'svg' || format === 'png'
    ? undefined
    : { format, fields: fieldsOf(scope), notes, secrets, numbers, images };

/** Counting what is left out and saving do not block each other. */
const [counter, saver] = [createWriter(), createWriter()];

onLeaving(() => {
  counter.cancel();
  saver.cancel();
});

/** What a file will not carry, counted from the file itself; null if that was cut short. */
export async function leftBehind(
  { campaign }: Place,
  choice: Choice,
): Promise<readonly Dropped[] | null> {
  const job = jobOf(choice);
  // The program's own file carries everything.
  if (job === undefined || job.format === 'campaign') return [];
  const outcome = await counter.run({ campaign, job }, () => undefined);
  return outcome.kind === 'written' ? outcome.dropped : null;
}

/** Ends the writing of a map file. */
export function stopSaving(): void {
  saver.cancel();
}

const pictureBytes = async (
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<Uint8Array | undefined> => {
  const ground = groundOf(place, choice.scope);
  const area = areaOn(ground, place.lattice, choice.scope);
  if (area === undefined) {
    useExchange.getState().set({ trouble: { text: 'exchange:out.unknown', about: {} } });
    return undefined;
  }
  const job = pictureJob(place.campaign, ground, choice, area);
  await breathe();
  if (choice.format === 'svg') return new TextEncoder().encode(pictureAsSvg(job));
  return new Uint8Array(await (await pictureAsPng(job, progress)).arrayBuffer());
};

const bytesOf = async (
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<Uint8Array | undefined> => {
  const { campaign } = place;
  const images = choice.format === 'campaign' ? await storage.picturesOf(campaign.id) : {};
  const job = jobOf(choice, images);
  if (job === undefined) return pictureBytes(place, choice, progress);
  const outcome = await saver.run({ campaign, job }, () => undefined);
  if (outcome.kind === 'unfit') throw new UnfitCampaign(outcome.problem);
  if (outcome.kind === 'broken') throw new Error('The map could not be written.');
  return outcome.kind === 'written' ? outcome.bytes : undefined;
};

/** A file with the whole campaign is a copy like any other: the status line counts from it. */
const noteCopy = async ({ campaign }: Place, { format, scope }: Choice): Promise<void> => {
  if (format === 'campaign' && scope === 'all')
    await storage.markExported(campaign.id, new Date().toISOString());
};

/** Writes the file and asks where to; the place it went to, or null if the GM cancelled or it failed. */
export async function saveMap(
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<string | null> {
  const { set } = useExchange.getState();
  set({ trouble: null });
  try {
    const bytes = await bytesOf(place, choice, progress);
    if (bytes === undefined || !progress(1, 1)) return null;
    const { kind, ending } = FILES[choice.format];
    const name = fileName(place.campaign.name, { ending });
    const saved = await bridge.saveFile({ kind, name, bytes });
    if (saved === null) return null;
    await noteCopy(place, choice);
    return saved.path;
  } catch (error) {
    if (error instanceof UnfitCampaign)
      set({ trouble: { text: 'faults:file.unfit', about: placeOfProblem(error.problem) } });
    else if (!(error instanceof PictureCancelled)) {
      set({ trouble: { text: unwrittenText(error, 'exchange:out.failed'), about: {} } });
    }
    return null;
  }
}
