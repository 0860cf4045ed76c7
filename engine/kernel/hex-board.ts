import type { Explained } from './explained';
import type { Finding } from './finding';
import type { Settings, Title } from './setting';
import type { TurnInput } from './turn-input';

/** How one terrain kind of a game looks and is called: all that drawing and reading a map needs. */
export interface TerrainStyle {
  readonly key: string;
  /** Abbreviation as printed. */
  readonly display: string;
  readonly name: Title;
  /**
   * Height level. 0 = water: everything of height 0 counts as sea to whoever draws, generates or measures frozen
   * water included. A game that calls its lowest land level 0 counts its levels from 1 here.
   */
  readonly height: number;
  /** Nature of the terrain, which picks its symbol: `normal`, `forest`, `lake` ... */
  readonly type: string;
  /** Colour key of the ring. */
  readonly outer: string;
  /** Colour key of the disc; equal to `outer` for a uniform field. */
  readonly inner: string;
  /** Inhabitants of one field of this kind; absent where the game has none. */
  readonly inhabitants?: number;
}

/** A figure that the rules give for one field, such as its inhabitants; the screen names it by `key`. */
export interface FieldFigure {
  readonly key:
    | 'difficulty'
    | 'inhabitants'
    | 'income'
    | 'settlementInhabitants'
    | 'settlementIncome';
  readonly value: Explained;
}

/** A kind of settlement of a game: all that drawing, placing and counting it needs. */
export interface SettlementStyle {
  readonly key: string;
  /** Abbreviation as printed. */
  readonly display: string;
  readonly name: Title;
  /** Building value points of the finished settlement; 0 in games that build it in one go. */
  readonly buildingValue: number;
  readonly inhabitants: number;
  /** Number of units that fit behind its walls; 0 = none. */
  readonly garrison: number;
}

/** Something the GM is about to draw. Fields are `ggg/kk`, sides 1 to 6. */
export type Structure =
  | { readonly kind: 'road'; readonly from: string; readonly to: string }
  | { readonly kind: 'bridge' | 'canal' | 'harbour'; readonly field: string; readonly side: number }
  | {
      readonly kind: 'wall';
      readonly field: string;
      readonly side: number;
      readonly buildingValue: number;
    }
  | { readonly kind: 'settlement'; readonly field: string; readonly type: string };

/** A kind of unit for which a way can be measured. */
export interface Traveller {
  readonly key: string;
  readonly name: Title;
}

/** One step of a measured way. */
export interface RouteStep {
  readonly from: string;
  readonly to: string;
  /** Movement points. */
  readonly cost: Explained;
  readonly difficulty: Explained;
}

/** The cheapest way between two fields. */
export interface Route {
  readonly steps: readonly RouteStep[];
  /** Movement points. */
  readonly cost: Explained;
}

/** Defaults of a game for a generated world; the GM may change all of it. */
export interface WorldRecipe {
  /** Part of the fields that is water, 0 to 1. */
  readonly water: number;
  /** Steps between neighbouring settlements, least and greatest. */
  readonly spacing: readonly [number, number];
  /** Rows of ice along the northern and the southern edge. */
  readonly ice: number;
  /** Terrain kind of that ice. */
  readonly pole: string;
  /** True if a world of this game may lie on an icosahedron. */
  readonly onIcosahedron?: true;
  /** True if the world is round from east to west, its numbers are dealt, and the ice closes it, unless the GM plans otherwise. */
  readonly isRound?: true;
}

/** Terrain that freezes and thaws. */
export interface Frost {
  /** Terrain kind a frozen field becomes; undefined = this kind does not freeze. */
  readonly frozen: (terrain: string) => string | undefined;
  /** Terrain kind a thawed field becomes; `before` is the kind before freezing, if known. Undefined = does not thaw. */
  readonly thawed: (terrain: string, before: string | undefined) => string | undefined;
}

/** Ways that can be measured. */
export interface Routes<World> {
  readonly travellers: readonly Traveller[];
  /** The cheapest way of one traveller, each step explained; undefined = there is none. */
  readonly route: (
    world: World,
    from: string,
    to: string,
    traveller: string,
    settings: Settings,
  ) => Route | undefined;
}

/** What the rules of a game say while its map is drawn. The GM may insist against every finding. */
export interface MapRules<World> {
  /** What the rules object to a structure; empty = nothing. Never changes the world. */
  readonly objections: (world: World, structure: Structure) => readonly Finding[];
  readonly recipe: WorldRecipe;
  /** Absent for games whose fields neither freeze nor thaw. */
  readonly frost?: Frost;
  /** Kinds of fields that can be marked as difficult by the GM's own choice. Absent for games without difficulty. */
  readonly canBeDifficult?: (terrain: string) => boolean;
  /** Absent for games that measure no ways. */
  readonly routes?: Routes<World>;
  /** Area of one field in km². Absent where the game does not say. */
  readonly fieldArea?: Explained;
}

/** What the GM can draw beside terrain, owners, settlements and lettering. */
export type HexFeature = 'river' | 'spring' | 'road' | 'bridge' | 'canal' | 'wall' | 'harbour';

/** A piece that stands on a map: an own unit in full, a foreign one as far as the looker knows it. */
export interface HexPiece {
  readonly party: string;
  /** Letter of its kind. */
  readonly symbol: string;
  /** Its number and size, only where the looker may know them. */
  readonly number: number | null;
  readonly size: number | null;
  /** Field, `ggg/kk`. */
  readonly field: string;
  /** Turn of the sighting; null = certain and current. */
  readonly seen: number | null;
}

/** A type of units as lists need it. */
export interface UnitStyle {
  readonly key: string;
  /** First and last number units of the type usually bear. */
  readonly numbers: { readonly from: number; readonly to: number };
  /** True for the type of single persons. */
  readonly isPerson: boolean;
}

/** A kind of structure as lists need it. */
export interface StructureStyle {
  /** Its parts that can be damaged. */
  readonly parts: readonly string[];
  /** Building value points of one on a side, the least where it can be stronger; null for settlements. */
  readonly value: number | null;
  /** True where every one has that value. */
  readonly isValueFixed: boolean;
}

/** A structure on a side that stands or is being built, with or without books. */
export interface StandingStructure {
  /** Id of its books, whether it has some or not. */
  readonly id: string;
  readonly kind: 'road' | 'bridge' | 'wall' | 'canal';
  readonly field: string;
  readonly side: number;
  /** Building value points when finished. */
  readonly value: number;
  /** Keys of those to whom it belongs, as the rules see it. */
  readonly owners: readonly string[];
}

/** Who is in and before a settlement as the world stands; ids of units. */
export interface Occupation {
  readonly inside: readonly string[];
  /** Friends of the holder who found no space or are ordered to stay out. */
  readonly before: readonly string[];
  /** Enemies by whom it is besieged; none = it is not. */
  readonly besiegers: readonly string[];
}

/** Odds of a fight: the same fight many times with other dice, nothing else changed. */
export interface FightOdds {
  readonly fight: string;
  readonly runs: number;
  /** How often each side won, and nobody. */
  readonly wins: readonly [number, number];
  readonly undecided: number;
  /** Heads or ships lost by each side: least, middle and most of all runs, and how often it was wiped out. */
  readonly losses: readonly [LossOdds, LossOdds];
  /** How often the fight took so many rounds, by their number. */
  readonly rounds: Readonly<Record<number, number>>;
}

/** Spread of the losses of one side. */
export interface LossOdds {
  readonly before: number;
  readonly least: number;
  readonly middle: number;
  readonly most: number;
  readonly annihilated: number;
}

/** A game on a map of hexes with terrain, settlements and units that march and fight. */
export interface HexGame<World> {
  /** The terrain kinds of the map by key, in the order of the rule page. */
  readonly terrains: Readonly<Record<string, TerrainStyle>>;
  /** The kinds of settlements by key, smallest first. */
  readonly settlements: Readonly<Record<string, SettlementStyle>>;
  /** Types of units by key, in the order of the rule page. */
  readonly unitTypes: Readonly<Record<string, UnitStyle>>;
  /** What can be drawn on sides and corners; absent = everything. */
  readonly features?: readonly HexFeature[];
  /** True if a settlement belongs to whoever owns its field, or to nobody; absent = it has an owner of its own. */
  readonly settlementsFollowLand?: true;
  /**
   * The pieces of a game that keeps its units as records, in their order, as a party knows them or (`looker` null) as
   * they are. Absent for games without such units.
   */
  readonly pieces?: (
    world: World,
    looker: string | null,
    settings: Settings,
  ) => readonly HexPiece[];
  /** Absent for games without structures on sides. */
  readonly structures?: {
    /** Kinds of structures by key, settlements among them. */
    readonly types: (settings: Settings) => Readonly<Record<string, StructureStyle>>;
    /** All on sides, standing or being built, in order of position. */
    readonly standing: (world: World, settings: Settings) => readonly StandingStructure[];
  };
  /** Who is in and before the settlement of a field; undefined if there is none. Absent where that has no meaning. */
  readonly occupation?: (world: World, field: string, settings: Settings) => Occupation | undefined;
  /** Rules for drawing the map; absent for games whose map has no rules. */
  readonly rules?: MapRules<World>;
  /** The figures of one field of the truth, `ggg/kk`; none off the map. Absent for games without such figures. */
  readonly figures?: (world: World, field: string, settings: Settings) => readonly FieldFigure[];
  /** Absent for games whose units do not meet. */
  readonly fights?: {
    /**
     * One fight of a turn fought again `runs` times with other dice, everything before it as in the turn; undefined if
     * the turn has no such fight.
     */
    readonly odds: (input: TurnInput<World>, fight: string, runs: number) => FightOdds | undefined;
  };
}

const NO_HEXES = { terrains: {}, settlements: {}, unitTypes: {} };

/** Map kinds and rules of a game on hexes; no kinds for other games, and without a game. */
export function hexGameOf<World>(
  system: { readonly board: { readonly hex?: HexGame<World> } } | undefined,
): HexGame<World> {
  return system?.board.hex ?? NO_HEXES;
}

/** True if a game has units that stand on its hexes. */
export function hasUnits<World>(
  system: { readonly board: { readonly hex?: HexGame<World> } } | undefined,
): boolean {
  return Object.keys(hexGameOf(system).unitTypes).length > 0;
}
