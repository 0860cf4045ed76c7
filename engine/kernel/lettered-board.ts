import type { Json } from './params';
import type { Settings } from './setting';
import type { Words } from './words';

/** Name of a field: letter of its row, then its number in the row, such as `E6`. */
export type LetteredField = string;

/** Two neighbour fields, the smaller one (by row, then number) first: `B2|C2`. */
export type LetteredEdge = string;

/** A board of hexes that stand on a corner, in rows with letters (A on top) and numbers from the left. */
export interface LetteredBoard {
  /** 1 to 26. */
  readonly rows: number;
  /** 1 to 99. */
  readonly columns: number;
  /** Which rows are shifted half a field to the right; A is row 1. */
  readonly layout: 'even_rows_right' | 'odd_rows_right';
  /** Fields nobody can enter. */
  readonly mountains: readonly LetteredField[];
  /** Edges nobody can cross, from the beginning. */
  readonly blocked: readonly LetteredEdge[];
}

/** A board with what the GM places on it before the game. */
export interface LetteredLayout {
  readonly board: LetteredBoard;
  /** Field of the capital of each party that has one. */
  readonly capitals: Readonly<Record<string, LetteredField>>;
  /** Fields with a base, and whose it is; null = nobody's. */
  readonly bases: Readonly<Record<LetteredField, string | null>>;
}

/** Something that stands on a field or moves over the board, as it is shown to the one who looks. */
export interface LetteredPiece {
  readonly field: LetteredField;
  /** Whose it seems to be; null = nobody's. */
  readonly party: string | null;
  /** What stands in its badge: the number by which the looker names it. */
  readonly name: string;
  /** How strong it seems; null = unknown. */
  readonly strength: number | null;
  /** What it truly is where that differs; only for those who know it. */
  readonly truth?: { readonly party: string | null; readonly strength: number };
  /** True if some of those who stand near do not see it. */
  readonly isHidden?: boolean;
}

/** A mark of the game on a field, or from one field to another. */
export interface LetteredMark {
  /** Key among the kinds the game declares. */
  readonly kind: string;
  readonly field: LetteredField;
  /** Where it leads; absent = it stands on its field. */
  readonly to?: LetteredField;
  /** In whose colour it is drawn; null = in the ink of the board. */
  readonly party: string | null;
}

/** How a kind of mark is drawn, and what it is called in the legend. */
export interface LetteredMarkKind {
  readonly sign: 'cross' | 'flag' | 'tent' | 'eye' | 'arrow' | 'star';
  readonly label: Words;
  /** True if nobody may read such marks over the GM's shoulder: they stand in no picture. */
  readonly isSecret?: boolean;
}

/** A board as somebody sees it: nothing in it that he must not know, not even its order. */
export interface LetteredSight {
  readonly board: LetteredBoard;
  readonly capitals: readonly {
    readonly party: string;
    readonly field: LetteredField;
    readonly isDestroyed: boolean;
  }[];
  readonly bases: readonly { readonly field: LetteredField; readonly party: string | null }[];
  /** Edges blocked in the course of the game; those of the board itself are not among them. */
  readonly edges: readonly {
    readonly edge: LetteredEdge;
    /** Who blocked it, as far as the looker knows. */
    readonly party: string | null;
    /** True if not everybody knows of it. */
    readonly isSecret: boolean;
  }[];
  readonly pieces: readonly LetteredPiece[];
  readonly marks: readonly LetteredMark[];
}

/** What a game on lettered hexes says of its board: where it is kept, and what is seen of it. */
export interface LetteredGame<World> {
  /** The board as the GM drew it; one of the usual size where nothing is drawn yet. */
  readonly layout: (world: World) => LetteredLayout;
  /** The world with another layout; all else of the game stays. Never changes its input. */
  readonly withLayout: (world: World, layout: LetteredLayout) => World;
  /** What a party sees in the open turn, or (`looker` null) everything as it is. */
  readonly sight: (world: World, viewer: string | null, settings: Settings) => LetteredSight;
  /** What everybody may know, whether he plays or not: the board as it was last made public. */
  readonly publicSight: (world: World) => LetteredSight;
  /** What the GM saw of the board at the end of a past turn, out of `Proposal.board`; undefined where it cannot be read. */
  readonly past: (board: Json) => LetteredSight | undefined;
  /** Marks that can be in a sight, by their key. */
  readonly marks: Readonly<Record<string, LetteredMarkKind>>;
}
