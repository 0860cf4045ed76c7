import {
  type Campaign,
  type Direction,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type KnowledgeLevel,
  type Lattice,
  type MapView,
  type PartyKey,
  type Secret,
  SIDE,
  sideFeatures,
  sideFromBeyond,
  sideIndex,
  type TerrainKey,
  type TerrainStyle,
  type Unit,
  type ViewChunk,
  type ViewParty,
  type ViewPiece,
} from '../../../../engine';

/** A feature on a side of a field, as a word of `map:side`. */
export type SideFeature =
  | 'river'
  | 'road'
  | 'bridge'
  | 'canal'
  | 'unnavigable'
  | 'harbour'
  | 'coast'
  | 'steep'
  | 'wall'
  | 'foreignWall';

/** A side with something on it. */
export interface SideRow {
  readonly direction: Direction;
  /** The field beyond, or null at the edge of the map. */
  readonly beyond: FieldAddress | null;
  readonly features: readonly SideFeature[];
}

/** A settlement as the viewer sees it; building value and harbours only in the truth. */
export interface SettlementSheet {
  readonly type: string;
  readonly name: string;
  readonly owner: ViewParty | null;
  readonly capital: boolean;
  readonly built: number | null;
  readonly harbours: readonly Direction[];
}

/** Which party knows a field, how well and since which turn. */
export interface Knower {
  readonly party: ViewParty;
  readonly level: KnowledgeLevel;
  readonly since: number;
}

/** What only the GM sees of a field. */
export interface GmSheet {
  /** Everything standing in the field, on its sides or aboard of that, in order of party and number. */
  readonly units: readonly Unit[];
  readonly knowers: readonly Knower[];
  readonly partyCount: number;
  readonly note: string;
  readonly secret: Secret | null;
}

/** The inspector's sheet of one field, as far as the viewer knows it. */
export interface FieldSheet {
  readonly field: FieldAddress;
  readonly level: KnowledgeLevel;
  readonly since: number;
  readonly terrain: TerrainKey | null;
  readonly owner: ViewParty | null;
  readonly settlement: SettlementSheet | null;
  readonly sides: readonly SideRow[];
  readonly pieces: readonly ViewPiece[];
  /** Null in the perspective of a realm. */
  readonly gm: GmSheet | null;
}

type Terrains = Readonly<Record<TerrainKey, TerrainStyle>>;

interface Look {
  readonly view: MapView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
}

const chunkOf = (view: MapView, field: FieldAddress): ViewChunk | undefined =>
  view.chunks[grossfeldOf(field)];

const heightAt = ({ view, terrains }: Look, field: FieldAddress): number | undefined => {
  const key = chunkOf(view, field)?.terrain[kleinfeldOf(field) - 1];
  return key === null || key === undefined ? undefined : terrains[key]?.height;
};

const wallAt = (view: MapView, field: FieldAddress, direction: Direction): boolean =>
  (chunkOf(view, field)?.walls[sideIndex(kleinfeldOf(field), direction)] ?? 0) > 0;

/** Coast and impassable edges need no data: they follow from heights (WW-2.2-11, WW-5.3-03). */
const reliefOf = (look: Look, here: FieldAddress, there: FieldAddress): readonly SideFeature[] => {
  const [a, b] = [heightAt(look, here), heightAt(look, there)];
  if (a === undefined || b === undefined || a === b) return [];
  if (a === 0 || b === 0) return ['coast'];
  return Math.abs(a - b) > 1 ? ['steep'] : [];
};

const sideRow = (look: Look, field: FieldAddress, direction: Direction): SideRow => {
  const { view, lattice } = look;
  const facing = sideFromBeyond(lattice, { field, side: direction });
  const beyond = facing?.field ?? null;
  const bits = sideFeatures(view.chunks, lattice, { field, side: direction });
  const onSide = (['river', 'canal', 'unnavigable', 'bridge', 'road'] as const).filter(
    (feature) => (bits & SIDE[feature]) !== 0,
  );
  return {
    direction,
    beyond,
    features: [
      ...onSide,
      ...(wallAt(view, field, direction) ? (['wall'] as const) : []),
      ...(facing !== undefined && wallAt(view, facing.field, facing.side)
        ? (['foreignWall'] as const)
        : []),
      ...(beyond === null ? [] : reliefOf(look, field, beyond)),
    ],
  };
};

const withHarbours = (row: SideRow, harbours: readonly Direction[]): SideRow =>
  harbours.includes(row.direction) ? { ...row, features: [...row.features, 'harbour'] } : row;

const settlementSheet = (
  view: MapView,
  field: FieldAddress,
  campaign: Campaign,
): SettlementSheet | null => {
  const index = kleinfeldOf(field) - 1;
  const seen = chunkOf(view, field)?.settlements[index];
  if (seen === undefined) return null;
  const truth =
    view.audience.kind === 'truth'
      ? campaign.world.map.grossfelder[grossfeldOf(field)]?.settlements[index]
      : undefined;
  return {
    type: seen.type,
    name: seen.name,
    owner: view.parties[seen.owner] ?? null,
    capital: seen.capital,
    built: truth?.built ?? null,
    harbours: truth?.harbours ?? [],
  };
};

const standsIn = (place: Unit['place'] | ViewPiece['place'], field: FieldAddress): boolean =>
  place.kind !== 'aboard' && place.field === field;

/** Units standing in a field or on one of its sides, and all they carry. */
export function unitsIn(units: readonly Unit[], field: FieldAddress): readonly Unit[] {
  const carriers = new Set(units.filter(({ place }) => standsIn(place, field)).map(({ id }) => id));
  for (let before = -1; before !== carriers.size;) {
    before = carriers.size;
    for (const { id, place } of units) {
      if (place.kind === 'aboard' && carriers.has(place.carrier)) carriers.add(id);
    }
  }
  return units
    .filter(({ id }) => carriers.has(id))
    .sort((a, b) => (a.party === b.party ? a.number - b.number : a.party < b.party ? -1 : 1));
}

const knowersOf = (campaign: Campaign, view: MapView, field: FieldAddress): readonly Knower[] =>
  Object.keys(campaign.world.parties)
    .sort()
    .flatMap((key: PartyKey) => {
      const known = campaign.world.knowledge[key]?.grossfelder[grossfeldOf(field)];
      const level = known?.level[kleinfeldOf(field) - 1] ?? 0;
      const party = view.parties[key];
      return level === 0 || party === undefined
        ? []
        : [{ party, level, since: known?.since[kleinfeldOf(field) - 1] ?? 0 }];
    });

const gmSheet = (campaign: Campaign, view: MapView, field: FieldAddress): GmSheet | null => {
  if (view.audience.kind !== 'truth') return null;
  const grossfeld = campaign.world.map.grossfelder[grossfeldOf(field)];
  const index = kleinfeldOf(field) - 1;
  return {
    units: unitsIn(Object.values(campaign.world.units), field),
    knowers: knowersOf(campaign, view, field),
    partyCount: Object.keys(campaign.world.parties).length,
    note: grossfeld?.notes[index] ?? '',
    secret: grossfeld?.secrets[index] ?? null,
  };
};

/** The sheet of a field in the perspective of a view. Nothing the view does not hold gets onto it. */
export function fieldSheet(campaign: Campaign, look: Look, field: FieldAddress): FieldSheet {
  const { view } = look;
  const index = kleinfeldOf(field) - 1;
  const chunk = chunkOf(view, field);
  const settlement = settlementSheet(view, field, campaign);
  const owner = chunk?.owner[index] ?? null;
  return {
    field,
    level: chunk?.level[index] ?? 0,
    since: chunk?.since[index] ?? 0,
    terrain: chunk?.terrain[index] ?? null,
    owner: owner === null ? null : (view.parties[owner] ?? null),
    settlement,
    sides: DIRECTIONS.map((direction) =>
      withHarbours(sideRow(look, field, direction), settlement?.harbours ?? []),
    ).filter(({ features }) => features.length > 0),
    pieces: view.pieces.filter(({ place }) => standsIn(place, field)),
    gm: gmSheet(campaign, view, field),
  };
}
