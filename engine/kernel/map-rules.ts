import type { Explained } from './explained';
import type { Finding } from './finding';
import type { Settings, Title } from './setting';

/** A kind of settlement of a game: all that drawing, placing and counting it needs. */
export interface SettlementStyle {
  readonly key: string;
  /** Abbreviation as printed. */
  readonly display: string;
  readonly name: Title;
  /** Building value points of the finished settlement. */
  readonly buildingValue: number;
  readonly inhabitants: number;
  /** Units that find room behind its walls; 0 = none. */
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

/** What a game wishes a generated world to be like; the GM may change all of it. */
export interface WorldRecipe {
  /** Part of the fields that is water, 0 to 1. */
  readonly water: number;
  /** Steps between neighbouring settlements, least and greatest. */
  readonly spacing: readonly [number, number];
  /** Rows of ice along the northern and the southern edge. */
  readonly ice: number;
}

/** What the rules of a game say while its map is drawn. The GM may insist against every finding. */
export interface MapRules<World> {
  /** What the rules object to a structure; empty = nothing. Never changes the world. */
  readonly objections: (world: World, structure: Structure) => readonly Finding[];
  /** Terrain kind a frozen field becomes; undefined = this kind does not freeze. */
  readonly frozen: (terrain: string) => string | undefined;
  /** Terrain kind a thawed field becomes; `before` is the kind before freezing, if known. Undefined = does not thaw. */
  readonly thawed: (terrain: string, before: string | undefined) => string | undefined;
  /** Kinds of fields that can be marked as difficult by the GM's own choice. */
  readonly canBeDifficult: (terrain: string) => boolean;
  readonly travellers: readonly Traveller[];
  /** The cheapest way of one traveller, each step explained; undefined = there is none. */
  readonly route: (
    world: World,
    from: string,
    to: string,
    traveller: string,
    settings: Settings,
  ) => Route | undefined;
  readonly recipe: WorldRecipe;
  /** Area of one field in km². */
  readonly fieldArea: Explained;
}
