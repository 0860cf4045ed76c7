import {
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  type GrossfeldPlace,
  hasPlace,
  kleinfeldOf,
  wrapPlace,
} from '../hex';
import { failure, success } from '../kernel';
import {
  addGrossfelder,
  applyMapChanges,
  BLANK_CAMPAIGN,
  type Campaign,
  type EntryChange,
  grossfelderOf,
  mapDiff,
  type MapChange,
  type MapLabel,
  newGrossfeld,
  type Party,
  type TerrainKey,
  type TurnClock,
  type WorldMap,
} from '../world';
import { entriesToApply } from './apply-entries';
import { movedLabels, newLabels } from './labels';
import type { ExchangeNote, ExchangeResult, ImportProposal, ProposedGrossfeld } from './model';
import { noteOf, refuse } from './propose';

/** Where a Großfeld of a file shall lie, and under which number. */
export interface Placement {
  /** Its number in the file. */
  readonly from: GrossfeldNo;
  readonly no: GrossfeldNo;
  /** Left out for a Großfeld that is on the map already. */
  readonly place?: GrossfeldPlace;
}

/** Changes a proposal makes to a world. Parties the world already has are unchanged. */
export interface Overlay {
  readonly changes: readonly MapChange[];
  readonly labels: readonly MapLabel[];
  readonly parties: readonly Party[];
  readonly notes: readonly ExchangeNote[];
}

/** State of the world before. */
export interface Ground {
  readonly map: WorldMap;
  readonly labels: Readonly<Record<string, MapLabel>>;
  readonly parties: Readonly<Record<string, Party>>;
}

interface Target {
  readonly no: GrossfeldNo;
  readonly place: GrossfeldPlace;
  readonly isNew: boolean;
}

/** Where every Großfeld of the file goes; refused if two get one number or one place. */
const targetsOf = (
  map: WorldMap,
  grossfelder: readonly ProposedGrossfeld[],
  placements: readonly Placement[],
): ExchangeResult<ReadonlyMap<GrossfeldNo, Target>> => {
  const placed = new Map(placements.map((placement) => [placement.from, placement] as const));
  const spot = (place: GrossfeldPlace): string => {
    const { u, v } = wrapPlace(map.topology, place);
    return `${u},${v}`;
  };
  const taken = new Map(grossfelderOf(map).map((old) => [spot(old), old.no] as const));
  const numbers = new Set<string>();
  const targets = new Map<GrossfeldNo, Target>();
  for (const { no: from, place: stated } of grossfelder) {
    const placement = placed.get(from);
    const no = placement?.no ?? from;
    if (numbers.has(no)) return refuse('number-taken', { grossfeld: no });
    numbers.add(no);
    const old = map.grossfelder[no];
    if (old !== undefined) {
      targets.set(from, { no, place: { u: old.u, v: old.v }, isNew: false });
      continue;
    }
    const place = placement?.place ?? stated;
    if (place === null) return refuse('place-missing', { grossfeld: no });
    const occupant = taken.get(spot(place));
    if (occupant !== undefined) {
      return refuse('place-taken', { grossfeld: no, u: place.u, v: place.v, occupant });
    }
    if (!hasPlace(map.topology, place)) {
      return refuse('off-world', { grossfeld: no, u: place.u, v: place.v });
    }
    taken.set(spot(place), no);
    targets.set(from, { no, place, isNew: true });
  }
  return success(targets);
};

/** The map with the new Großfelder on it, empty, and border features of the old ones at their homes. */
const widened = (
  map: WorldMap,
  targets: Iterable<Target>,
  fill: TerrainKey,
): ExchangeResult<WorldMap> => {
  const added = [...targets].filter(({ isNew }) => isNew);
  const edit = addGrossfelder(
    map,
    added.map(({ no, place }) => newGrossfeld(no, place.u, place.v, fill)),
  );
  return edit.ok
    ? success(applyMapChanges(map, edit.value))
    : refuse('place-missing', { grossfeld: edit.problem.about['grossfeld'] ?? '' });
};

/**
 * The proposal with the numbers its Großfelder get. A capital in a Großfeld the file does not contain is dropped: on
 * this map that number may be different land. A file without any land means the land of the world.
 */
const renumbered = (
  map: WorldMap,
  proposal: ImportProposal,
  targets: ReadonlyMap<GrossfeldNo, Target>,
): ImportProposal => {
  const numberOf = (no: GrossfeldNo): GrossfeldNo => targets.get(no)?.no ?? no;
  const isMeant = (no: GrossfeldNo): boolean =>
    targets.size === 0 ? map.grossfelder[no] !== undefined : targets.has(no);
  const capitalOf = ({ capital }: Party): FieldAddress | null =>
    capital === null || !isMeant(grossfeldOf(capital))
      ? null
      : fieldAddress(numberOf(grossfeldOf(capital)), kleinfeldOf(capital));
  return {
    ...proposal,
    fields: proposal.fields.map((field) =>
      fieldAddress(numberOf(grossfeldOf(field)), kleinfeldOf(field)),
    ),
    entries: proposal.entries.map((entry): EntryChange => ({ ...entry, no: numberOf(entry.no) })),
    parties: proposal.parties.map((party) => ({ ...party, capital: capitalOf(party) })),
  };
};

const lostCapitals = (before: ImportProposal, after: ImportProposal): number =>
  before.parties.filter(
    ({ capital }, index) => capital !== null && after.parties[index]?.capital === null,
  ).length;

/**
 * Changes to apply a proposal to a world: Großfelder of the world get the file's values in the fields the file
 * contains, others are added (fields not in the file are `fill`), by default with the numbers and places of the file.
 * Refused if a number or place would be used twice, if the place of a new Großfeld is unknown, or if a terrain name is
 * still unassigned. Changes nothing itself.
 */
export function layOver(
  ground: Ground,
  proposal: ImportProposal,
  fill: TerrainKey,
  placements: readonly Placement[] = [],
): ExchangeResult<Overlay> {
  const open = proposal.terrainNames[0];
  if (open !== undefined) return refuse('terrain-unmapped', { name: open.name, count: open.count });
  const targets = targetsOf(ground.map, proposal.grossfelder, placements);
  if (!targets.ok) return failure(targets.problem);
  const moved = renumbered(ground.map, proposal, targets.value);
  const widening = widened(ground.map, targets.value.values(), fill);
  if (!widening.ok) return widening;
  const wide = widening.value;
  const { entries, offMap } = entriesToApply(wide, moved);
  const { labels, leftOut } = movedLabels(proposal, targets.value);
  const fresh = newLabels(ground.labels, labels);
  const parties = moved.parties.filter(({ key }) => !Object.hasOwn(ground.parties, key));
  return success({
    changes: mapDiff(ground.map, applyMapChanges(wide, entries)),
    labels: fresh.labels,
    parties,
    notes: [
      ...noteOf('sides-off-map', offMap),
      ...noteOf('labels-left-out', leftOut),
      ...noteOf('labels-renamed', fresh.renamed),
      ...noteOf('capitals-left-out', lostCapitals(proposal, moved)),
      ...noteOf('parties-kept', moved.parties.length - parties.length),
    ],
  });
}

/** A map of the shape the file states, a sheet if it states none, with nothing on it. */
const emptyMap = ({ topology }: ImportProposal): WorldMap => ({
  topology: topology ?? { kind: 'sheet' },
  grossfelder: {},
});

/** Name, game and initial world of a new campaign. */
export interface NewCampaign extends Pick<
  Campaign,
  'id' | 'name' | 'system' | 'seed' | 'settings'
> {
  readonly clock: TurnClock;
  /** Terrain of fields the file does not contain. */
  readonly fill: TerrainKey;
}

/** The proposal as a world of its own in a new campaign, refused like {@link layOver}. */
export function newCampaignOf(
  proposal: ImportProposal,
  { id, name, system, seed, settings, clock, fill }: NewCampaign,
): ExchangeResult<Campaign> {
  const map = emptyMap(proposal);
  const overlay = layOver({ map, labels: {}, parties: {} }, proposal, fill);
  if (!overlay.ok) return overlay;
  const { changes, labels, parties } = overlay.value;
  return success({
    ...BLANK_CAMPAIGN,
    id,
    name,
    system,
    seed,
    settings,
    world: {
      map: applyMapChanges(map, changes),
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      units: {},
      labels: Object.fromEntries(labels.map((label) => [label.id, label])),
      knowledge: {},
      works: {},
      treaties: {},
      people: {},
      clock,
    },
  });
}
