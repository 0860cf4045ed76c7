import type {
  Campaign,
  Clip,
  FieldAddress,
  Finding,
  Lattice,
  MapRules,
  PartyKey,
  PasteParts,
  Point,
  TerrainKey,
  World,
  WorldMap,
} from '../../../../engine';
import type { MapTool } from '../../state/view';
import type {
  Reaction as BoardReaction,
  Tool as BoardTool,
  ToolState as BoardToolState,
  ToolMessage,
} from '../../../kit/board/tool';
import type { Command } from '../../state/command';
import type { Paint } from './paint-kind';

/** How many Kleinfelder the brush covers: radius 0 to 3. */
export type BrushSize = 1 | 7 | 19 | 37;

export { NO_KEYS, type HeldKeys, type ToolEvent } from '../../../kit/board/tool';

/** What the tools for sides and places are set to. */
export interface Pen {
  /** Takes away instead of drawing. */
  readonly isErasing: boolean;
  /** The river pen marks water as closed to ships instead of drawing it. */
  readonly isBarring: boolean;
  /** Building value of a new wall. */
  readonly wallValue: number;
  /** Type of a new settlement. */
  readonly settlementType: string;
  /** Owner of a new settlement. */
  readonly party: PartyKey | null;
  /** Unit kind for which ways are measured. */
  readonly traveller: string;
}

/** What a tool may look at. */
export interface ToolContext {
  readonly campaign: Campaign;
  readonly map: WorldMap;
  readonly lattice: Lattice;
  /** What the game says while its map is drawn; undefined = nothing. */
  readonly rules: MapRules<World> | undefined;
  readonly paint: Paint;
  readonly size: BrushSize;
  readonly pen: Pen;
  /** The chosen fields. */
  readonly chosen: ReadonlySet<FieldAddress>;
  /** The field whose sheet lies open: where the keys are. */
  readonly cursor: FieldAddress | null;
  /** What was copied and would be put down now; null = nothing. The object stays the same while it does. */
  readonly carried: Carried | null;
}

/** A piece of map in the hand. */
export interface Carried {
  readonly clip: Clip;
  readonly parts: PasteParts;
  /** A settlement of the clip takes the place of one that stands there. */
  readonly replaces: boolean;
}

/** How a field would look after the gesture; absent parts stay as they are. */
export interface FieldLook {
  readonly terrain?: TerrainKey;
  readonly owner?: PartyKey | null;
}

/** A line shown while a gesture is under way. */
export interface PreviewLine {
  readonly kind:
    | 'river'
    | 'canal'
    | 'road'
    | 'wall'
    | 'erase'
    | 'refused'
    | 'frame'
    | 'lettering'
    | 'way';
  readonly points: readonly Point[];
}

/** Words beside the pointer and in the status line. */
export type Hint = ToolMessage;

/** What the map shows while a gesture is under way; nothing of it is stored. */
export interface ToolPreview {
  /** The fields that would change if the hand let go now, and how. */
  readonly ground: ReadonlyMap<FieldAddress, FieldLook>;
  /** The fields the tool points at, as far as they are few enough to be ringed while the hand moves. */
  readonly outline: readonly FieldAddress[];
  /** How many fields the tool points at. */
  readonly reach: number;
  readonly lines: readonly PreviewLine[];
  readonly hint: Hint | null;
}

/** How new fields join those already chosen. */
export type Choosing = 'set' | 'add' | 'remove';

/** What a gesture leads to. At most one command per gesture: one gesture is one step of undo. */
export type ToolOutcome =
  | { readonly kind: 'command'; readonly command: Command }
  /** The rules object; the command is carried out if the GM insists. */
  | {
      readonly kind: 'insist';
      readonly findings: readonly Finding[];
      readonly command: Command;
      /** The part of the command to which nobody objects, if there is one. */
      readonly lawful?: Command;
      /** The field whose settlement is to be described once it stands. */
      readonly describes?: FieldAddress;
    }
  | { readonly kind: 'select'; readonly field: FieldAddress | null }
  | { readonly kind: 'choose'; readonly fields: readonly FieldAddress[]; readonly how: Choosing }
  | { readonly kind: 'pick'; readonly terrain: TerrainKey }
  /** Opens the form of something on the map in the inspector or a dialog. */
  | {
      readonly kind: 'edit';
      readonly what: 'settlement' | 'secret' | 'note';
      readonly field: FieldAddress;
    }
  | {
      readonly kind: 'edit';
      readonly what: 'label';
      readonly id: string | null;
      readonly points: readonly Point[];
    }
  /** A way is measured; without an end it has only begun. */
  | { readonly kind: 'measure'; readonly from: FieldAddress; readonly to: FieldAddress | null }
  /** One clear sentence for the GM. */
  | { readonly kind: 'tell'; readonly hint: Hint };

/** A tool of the map at one moment of its gesture. */
export type ToolState = BoardToolState<ToolContext, ToolOutcome, ToolPreview>;

export type Reaction = BoardReaction<ToolContext, ToolOutcome, ToolPreview>;

/**
 * A tool of the map. `aim` says where in the field the keys point: at its centre, at the middle of one of its sides, or
 * at one of its corners.
 */
export interface Tool extends BoardTool<MapTool, ToolContext, ToolOutcome, ToolPreview> {
  readonly aim: 'centre' | 'side' | 'corner';
}

const NOTHING: ReadonlyMap<FieldAddress, FieldLook> = new Map();

/** The preview that shows nothing. */
export const NO_PREVIEW: ToolPreview = {
  ground: NOTHING,
  outline: [],
  reach: 0,
  lines: [],
  hint: null,
};

/** The preview of a tool that points at some fields. */
export function pointingAt(
  outline: readonly FieldAddress[],
  ground: ToolPreview['ground'] = NOTHING,
): ToolPreview {
  return { ...NO_PREVIEW, ground, outline, reach: outline.length };
}

/** A reaction without consequences. */
export function become(next: ToolState, ...acts: readonly ToolOutcome[]): Reaction {
  return {
    next,
    acts,
  };
}

/**
 * A tool of the map. Unless said otherwise it changes the world, drags, acts at once when the keys press, and points at
 * whole fields.
 */
export function mapTool(
  id: MapTool,
  idle: ToolState,
  more: Partial<Omit<Tool, 'id' | 'idle'>> = {},
): Tool {
  return { id, changesWorld: true, enter: 'click', aim: 'centre', drags: true, ...more, idle };
}
