import {
  type Campaign,
  type Dropped,
  type FieldAddress,
  hexGameOf,
  type Lattice,
  placeOfProblem,
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

/** The part of the plane a picture shows; undefined while there is nothing to show. */
export function pictureArea(lattice: Lattice, scope: Scope): Rect | undefined {
  const { chosen, window } = useMapScreen.getState();
  if (scope === 'window' && window !== null) {
    const { left, top, right, bottom } = visibleBox(window.camera, window.extent);
    return [left, top, right, bottom];
  }
  const cells =
    scope === 'chosen'
      ? [...chosen].flatMap((field) => lattice.cellOf(field) ?? [])
      : Array.from({ length: lattice.size }, (_, cell) => cell);
  return areaOf(lattice, cells);
}

/** The picture as the map shows it now: in the same perspective, in the same look, with the same layers. */
const pictureJob = ({ campaign, lattice }: Place, choice: Choice, area: Rect): PictureJob => {
  const { world, system } = campaign;
  const { perspective } = useView.getState();
  const { layers } = useMapScreen.getState();
  const game = systems[system];
  const looker = perspective.kind === 'truth' ? null : perspective.party;
  const pieces = recordPieces(game, world, looker, settingsInForce(campaign));
  const view =
    looker === null
      ? truthView(world, undefined, undefined, pieces)
      : realmView(world, looker, undefined, lattice, pieces);
  const heads = headsOf(system);
  return {
    view,
    lattice,
    terrains: hexGameOf(game).terrains,
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
  const area = pictureArea(place.lattice, choice.scope);
  if (area === undefined) return undefined;
  const job = pictureJob(place, choice, area);
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
