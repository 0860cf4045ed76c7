import {
  type Campaign,
  centreOf,
  type FieldAddress,
  hexGameOf,
  inOwnNet,
  type Lattice,
  setTerrains,
  systems,
  type TerrainKey,
  type TerrainStyle,
  type Underlay,
} from '../../../engine';
import { terrainColour } from '../../kit/cartography';
import { editCommand } from '../map/commands/edit';
import type { FieldLook } from '../map/tools/tool';
import type { Command } from '../state/command';
import { onLeaving } from '../state/leaving';
import { useSession } from '../state/session';
import { createLocalRunner, createWorkerRunner, type Runner } from '../runner';
import { ENDINGS, look, type SurveyOutcome, type SurveyRequest } from './colours/look';
import { type Affine, fitOf, inverseOf } from './place/affine';
import { worldArea } from './place/area';
import { type Suggestion, useTracing } from './state';
import { isUnpacked, usePictureStore } from './use-pictures';
import type { ColourGroup } from './colours/cluster';
import { type Lab, labOfHex } from './colours/lab';

/** Surveys pictures, one at a time, in this thread. */
function createSurveyor(): Runner<SurveyRequest, number, SurveyOutcome> {
  return typeof Worker === 'undefined'
    ? createLocalRunner(look, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./colours/worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );
}

const apart = (one: Lab, other: Lab): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/**
 * The terrain kind whose colours in the rule book are nearest to a group of fields; undefined for an empty
 * catalogue. `colourOf` gives the printed colour (`#rrggbb`) of a colour key.
 */
export function suggestTerrain(
  { disc, ring }: Pick<ColourGroup, 'disc' | 'ring'>,
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
  colourOf: (key: string) => string,
): TerrainKey | undefined {
  let best: TerrainKey | undefined;
  let least = Infinity;
  for (const { key, inner, outer } of Object.values(terrains)) {
    const distance =
      apart(disc, labOfHex(colourOf(inner))) + apart(ring, labOfHex(colourOf(outer)));
    if (distance < least) [least, best] = [distance, key];
  }
  return best;
}

/** Colours distinguished at first: a rule book map has fewer. */
export const USUAL_GROUPS = 24;

const pixelsOf = (
  underlay: Underlay,
  lattice: Lattice,
  bitmap: ImageBitmap,
): Affine | undefined => {
  const back = inverseOf(fitOf(underlay, underlay.pins, worldArea(lattice)).affine);
  if (back === undefined) return undefined;
  const [sx, sy] = [bitmap.width / underlay.width, bitmap.height / underlay.height];
  const { a, b, c, d, e, f } = back;
  return { a: a * sx, b: b * sy, c: c * sx, d: d * sy, e: e * sx, f: f * sy };
};

const centresOf = (lattice: Lattice): Float64Array => {
  const centres = new Float64Array(2 * lattice.size);
  for (let cell = 0; cell < lattice.size; cell += 1) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    centres[2 * cell] = x;
    centres[2 * cell + 1] = y;
  }
  return centres;
};

const surveyor = createSurveyor();

/** Cancels the reading of colours. */
export function stopLooking(): void {
  surveyor.cancel();
  useTracing.getState().set({ looking: null });
}

onLeaving(() => surveyor.cancel());

/** Reads the colours under every field in a worker and proposes a terrain for each of them. */
export async function lookAtColours(underlay: Underlay, most: number): Promise<void> {
  const { set } = useTracing.getState();
  const { campaign, lattice: shown } = useSession.getState();
  const lattice = shown && inOwnNet(shown);
  const bitmap = usePictureStore.getState().byHash[underlay.image];
  if (campaign === null || lattice === null || !isUnpacked(bitmap)) return;
  const toPixels = pixelsOf(underlay, lattice, bitmap);
  if (toPixels === undefined) return;
  set({ looking: 0, problem: null });
  const job = { toPixels, centres: centresOf(lattice), most };
  const outcome = await surveyor.run({ job, bitmap }, (part) => set({ looking: part }));
  // The cancellation was reported already; a newer reading may be in progress.
  if (outcome.kind === 'cancelled') return;
  set({ looking: null });
  if (outcome.kind === 'failed') {
    set({ problem: { text: 'trace:suggest.failed', about: { name: underlay.name } } });
    return;
  }
  // Fields outside the net of an icosahedron have paper under them, too.
  const isOn = (_: number, index: number): boolean =>
    lattice.isOnMap(outcome.survey.fields[index] ?? -1);
  const survey = {
    ...outcome.survey,
    fields: outcome.survey.fields.filter(isOn),
    groupOf: outcome.survey.groupOf.filter(isOn),
  };
  if (survey.fields.length === 0) {
    set({ problem: { text: 'trace:suggest.nothing', about: {} } });
    return;
  }
  const terrains = hexGameOf(systems[campaign.system]).terrains;
  set({
    suggestion: {
      underlay: underlay.id,
      pins: underlay.pins,
      looked: survey.fields.map((cell) => lattice.addressOf(cell)),
      survey,
      terrains: survey.groups.map(
        (group) => suggestTerrain(group, terrains, (key) => terrainColour('light', key)) ?? null,
      ),
      onlyChosen: useTracing.getState().suggestion?.onlyChosen ?? false,
    },
  });
}

/** The terrain that each field would get. */
export function suggestedTerrains(
  { looked, survey, terrains, onlyChosen }: Suggestion,
  chosen: ReadonlySet<FieldAddress>,
): ReadonlyMap<FieldAddress, TerrainKey> {
  const wanted = new Map<FieldAddress, TerrainKey>();
  looked.forEach((field, index) => {
    const terrain = terrains[survey.groupOf[index] ?? -1];
    if (terrain === undefined || terrain === null) return;
    if (onlyChosen && !chosen.has(field)) return;
    wanted.set(field, terrain);
  });
  return wanted;
}

const NO_LOOKS: ReadonlyMap<FieldAddress, FieldLook> = new Map();

/** How the map would look. */
export function suggestedLooks(
  suggestion: Suggestion | null,
  chosen: ReadonlySet<FieldAddress>,
): ReadonlyMap<FieldAddress, FieldLook> {
  return suggestion === null
    ? NO_LOOKS
    : new Map(
        [...suggestedTerrains(suggestion, chosen)].map(([field, terrain]) => [field, { terrain }]),
      );
}

/** The one command that takes all of it over; undefined if nothing would change. */
export function takeSuggestion(
  campaign: Campaign,
  suggestion: Suggestion,
  chosen: ReadonlySet<FieldAddress>,
): Command | undefined {
  const name = campaign.underlays[suggestion.underlay]?.name ?? '';
  const wanted = suggestedTerrains(suggestion, chosen);
  return editCommand('trace:command.suggest', setTerrains(campaign.world.map, wanted), () => ({
    name,
    count: wanted.size,
  }));
}
