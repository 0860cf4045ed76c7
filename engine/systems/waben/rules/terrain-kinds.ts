/** Height levels: 0 water, 1 lowland, 2 highland, 3 hills, 4 mountains (WW-2.2-02). */
export type Height = 0 | 1 | 2 | 3 | 4;

/** Terrain types (WW-2.2-03). */
export const TERRAIN_TYPES = [
  'normal',
  'forest',
  'lake',
  'steppe',
  'swamp',
  'jungle',
  'desert',
  'ice',
  'volcano',
  'deepsea',
] as const;
export type TerrainType = (typeof TERRAIN_TYPES)[number];

/** The booklet's colours of ring and disc (WW-2.2-05, WW-2.2-06). */
export type TerrainColour =
  | 'lightBlue'
  | 'lightGreen'
  | 'lightBrown'
  | 'darkBrown'
  | 'darkGrey'
  | 'darkGreen'
  | 'yellow'
  | 'violet'
  | 'olive'
  | 'white'
  | 'red'
  | 'darkBlue';

/** Causes of terrain losses (WW-2.3-07). Rivers cause losses too but belong to sides. */
export type LossCause = 'jungle' | 'frost' | 'height4' | 'swamp' | 'deepsea' | 'volcano' | 'desert';

/** Difficulty level: 0 easy, 1 heavy, 2 extreme (WW-2.3-01). */
export type Difficulty = 0 | 1 | 2;

/** Figures of one terrain kind. `income` is gold per half-year; blank in the booklet reads as 0 (WW-3.1-05). */
export interface TerrainFigures {
  readonly height: Height;
  readonly difficulty: Difficulty;
  readonly inhabitants: number;
  readonly income: number;
}

/** Rules of one terrain kind (WW-2.2-09). */
export interface Terrain extends TerrainFigures {
  readonly key: string;
  /** Abbreviation as printed, with umlaut. */
  readonly display: string;
  readonly type: TerrainType;
  /** Of what the name is made (WW-2.2-08): of the height level, of the type, or of both. */
  readonly named: 'height' | 'type' | 'both';
  readonly outer: TerrainColour;
  readonly inner: TerrainColour;
  readonly lossCauses: readonly LossCause[];
  /** "View -1 KF" in every field of this kind (WW-2.2-14). */
  readonly lowView: boolean;
  /** Can freeze to ice desert (WW-2.2-10). */
  readonly canFreeze: boolean;
}

/** What a terrain type costs those in it (WW-2.3-07); the highest level costs as well, whatever the type. */
const LOSSES: Readonly<Partial<Record<TerrainType, LossCause>>> = {
  swamp: 'swamp',
  jungle: 'jungle',
  desert: 'desert',
  ice: 'frost',
  volcano: 'volcano',
  deepsea: 'deepsea',
};

/** The key of a terrain kind is its abbreviation, as far as keys can be. */
export function terrainKind(
  figures: TerrainFigures,
  key: string,
  type: TerrainType,
  named: Terrain['named'],
  outer: TerrainColour,
  inner: TerrainColour,
): Terrain {
  const cause = LOSSES[type];
  return {
    ...figures,
    key,
    display: type === 'desert' ? key.replace('ue', 'ü') : key,
    type,
    named,
    outer,
    inner,
    lossCauses: [
      ...(cause ? [cause] : []),
      ...(figures.height === 4 ? (['height4'] as const) : []),
    ],
    lowView: type === 'jungle' || type === 'deepsea',
    canFreeze: type === 'lake' || type === 'deepsea' || (type === 'normal' && figures.height === 0),
  };
}
