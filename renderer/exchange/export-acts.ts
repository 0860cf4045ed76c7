import {
  type Campaign,
  type FieldAddress,
  type Lattice,
  realmView,
  systems,
  truthView,
} from '../../engine';
import type { MapTheme, Rect } from '../cartography';
import { bridge } from '../bridge';
import { visibleBox } from '../map/pane/camera';
import { ageTurn } from '../map/looks/use-pane-layers';
import { useMapRoom } from '../map/state';
import { useDesk } from '../state/desk';
import { storage } from '../storage';
import { FILES, fileName, type OutFormat, type Scope } from './formats';
import {
  areaOf,
  pictureAsPng,
  pictureAsSvg,
  PictureCancelled,
  type PictureJob,
  type PictureProgress,
} from './picture/paper';
import { useExchange } from './state';
import { type MapFormat, writeMap, type WrittenMap } from './write';

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

/** Where the open map lies and what is chosen of it. */
export interface Place {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}

/** The part of the plane a picture shows; undefined while there is nothing to show. */
export const pictureArea = (lattice: Lattice, scope: Scope): Rect | undefined => {
  const { chosen, window } = useMapRoom.getState();
  if (scope === 'window' && window !== null) {
    const { left, top, right, bottom } = visibleBox(window.camera, window.extent);
    return [left, top, right, bottom];
  }
  const cells =
    scope === 'chosen'
      ? [...chosen].flatMap((field) => lattice.cellOf(field) ?? [])
      : Array.from({ length: lattice.size }, (_, cell) => cell);
  return areaOf(lattice, cells);
};

/** The picture as the map shows it now: through the same eyes, in the same look, with the same layers. */
const pictureJob = ({ campaign, lattice }: Place, choice: Choice, area: Rect): PictureJob => {
  const { world, system } = campaign;
  const { eyes } = useDesk.getState();
  const { layers } = useMapRoom.getState();
  const view = eyes.kind === 'truth' ? truthView(world) : realmView(world, eyes.party);
  const game = systems[system];
  const heads = Object.fromEntries(
    Object.values(game?.settlements ?? {}).map(({ key, inhabitants }) => [key, inhabitants]),
  );
  return {
    view,
    lattice,
    terrains: game?.terrains ?? {},
    theme: choice.theme,
    choice: { ...layers, age: ageTurn(view, layers.age), heads },
    layers,
    area,
    field: choice.field,
  };
};

const fieldsOf = (scope: Scope): ReadonlySet<FieldAddress> | undefined =>
  scope === 'chosen' ? useMapRoom.getState().chosen : undefined;

/** A map file, written now. */
export const mapFile = (
  { campaign }: Place,
  { scope, notes, secrets, numbers, ...choice }: Choice & { readonly format: MapFormat },
  images: Readonly<Record<string, Uint8Array>>,
): WrittenMap =>
  writeMap(campaign, {
    format: choice.format,
    fields: fieldsOf(scope),
    notes,
    secrets,
    numbers,
    images,
  });

const pictureBytes = async (
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<Uint8Array | undefined> => {
  const area = pictureArea(place.lattice, choice.scope);
  if (area === undefined) return undefined;
  const job = pictureJob(place, choice, area);
  if (choice.format === 'svg') return new TextEncoder().encode(pictureAsSvg(job));
  return new Uint8Array(await (await pictureAsPng(job, progress)).arrayBuffer());
};

const bytesOf = async (
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<Uint8Array | undefined> => {
  const { format } = choice;
  if (format === 'svg' || format === 'png') return pictureBytes(place, choice, progress);
  const images = format === 'campaign' ? await storage.picturesOf(place.campaign.id) : {};
  return mapFile(place, { ...choice, format }, images).bytes;
};

/** Writes the file and asks where to; the place it went to, or null if the GM changed his mind or it failed. */
export const saveMap = async (
  place: Place,
  choice: Choice,
  progress: PictureProgress,
): Promise<string | null> => {
  const { set } = useExchange.getState();
  set({ trouble: null });
  try {
    const bytes = await bytesOf(place, choice, progress);
    if (bytes === undefined) return null;
    const { kind, ending } = FILES[choice.format];
    const name = fileName(place.campaign.name, { ending });
    return (await bridge.saveFile({ kind, name, bytes }))?.path ?? null;
  } catch (error) {
    if (!(error instanceof PictureCancelled)) {
      set({ trouble: { text: 'exchange:out.failed', about: {} } });
    }
    return null;
  }
};
