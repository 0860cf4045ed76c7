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
  /** Removes instead of drawing. */
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

/** What a tool may read. */
export interface ToolContext {
  readonly campaign: Campaign;
  readonly map: WorldMap;
  readonly lattice: Lattice;
  /** The game's map rules; undefined = none. */
  readonly rules: MapRules<World> | undefined;
  readonly paint: Paint;
  readonly size: BrushSize;
  readonly pen: Pen;
  /** The chosen fields. */
  readonly chosen: ReadonlySet<FieldAddress>;
  /** The field whose sheet is open: the keyboard cursor. */
  readonly cursor: FieldAddress | null;
  /** The lettering whose form is open; null = none. */
  readonly lettering: string | null;
  /** The order that is being drawn; null = none. */
  readonly drawn: DrawnPath | null;
  /** The copy that would be pasted now; null = nothing. The object stays the same while it does. */
  readonly carried: Carried | null;
}

/** A part of the map being dragged. */
export interface Carried {
  readonly clip: Clip;
  readonly parts: PasteParts;
  /** A settlement of the clip replaces an existing one. */
  readonly replaces: boolean;
}

/** How a field would look after the gesture; absent parts stay as they are. */
export interface FieldLook {
  readonly terrain?: TerrainKey;
  readonly owner?: PartyKey | null;
}

/** A line shown during a gesture. */
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

/** Text beside the pointer and in the status line. */
export type Hint = ToolMessage;

/** What the map shows during a gesture; nothing of it is stored. */
export interface ToolPreview {
  /** The fields that a release would change now, and how. */
  readonly ground: ReadonlyMap<FieldAddress, FieldLook>;
  /** The fields the tool points at, as far as they are few enough to be outlined while the pointer moves. */
  readonly outline: readonly FieldAddress[];
  /** How many fields the tool points at. */
  readonly reach: number;
  readonly lines: readonly PreviewLine[];
  readonly hint: Hint | null;
}

/** The path of an order while it is drawn. */
export interface DrawnPath {
  /** The field of the unit, then those that were fixed. */
  readonly path: readonly FieldAddress[];
  /** The fields up to the pointer, not fixed yet. */
  readonly ahead: readonly FieldAddress[];
  /** True once it is confirmed: its code is asked for. */
  readonly isDone: boolean;
}

/** How new fields join those already chosen. */
export type Choosing = 'set' | 'add' | 'remove';

/** The outcome of a gesture. At most one command per gesture: one gesture is one step of undo. */
export type ToolOutcome =
  | { readonly kind: 'command'; readonly command: Command }
  /** The rules object; the command is carried out if the GM insists. */
  | {
      readonly kind: 'insist';
      readonly findings: readonly Finding[];
      readonly command: Command;
      /** The part of the command without objections, if there is one. */
      readonly lawful?: Command;
      /** The command with a bridge wherever a road crosses water, where that is all the rules miss. */
      readonly bridged?: Command;
      /** The field whose settlement is to be described once it exists. */
      readonly describes?: FieldAddress;
    }
  | { readonly kind: 'select'; readonly field: FieldAddress | null }
  | { readonly kind: 'choose'; readonly fields: readonly FieldAddress[]; readonly how: Choosing }
  | { readonly kind: 'pick'; readonly terrain: TerrainKey }
  /** Opens the form of something on the map in the inspector or a dialog. */
  | {
      readonly kind: 'edit';
      readonly what: 'settlement' | 'secret' | 'note' | 'realm';
      readonly field: FieldAddress;
    }
  | {
      readonly kind: 'edit';
      readonly what: 'label';
      readonly id: string | null;
      readonly points: readonly Point[];
      /** The id under which a new one has been written since. */
      readonly written?: string;
      /** It was taken up with the selecting tool, which comes back with the end of the form. */
      readonly isTakenUp?: true;
    }
  /** A way is measured; without an end it has only begun. */
  | { readonly kind: 'measure'; readonly from: FieldAddress; readonly to: FieldAddress | null }
  /** The path of an order is drawn; null = no more. */
  | {
      readonly kind: 'draw';
      readonly drawn: DrawnPath | null;
    }
  /** One clear sentence for the GM. */
  | { readonly kind: 'tell'; readonly hint: Hint };

/** A tool of the map at one moment of its gesture. */
export type ToolState = BoardToolState<ToolContext, ToolOutcome, ToolPreview>;

export type Reaction = BoardReaction<ToolContext, ToolOutcome, ToolPreview>;

/**
 * A tool of the map. `aim` is the place in the field the keys point at: its centre, the middle of one of its sides, or
 * one of its corners.
 */
export interface Tool extends BoardTool<MapTool, ToolContext, ToolOutcome, ToolPreview> {
  readonly aim: 'centre' | 'side' | 'corner';
  /** In the middle of several clicks the arrow keys click every field they lead to. */
  readonly walks?: true;
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

/** A tool of the map. By default it changes the world, drags, works at once when the keys press, and points at whole fields. */
export function mapTool(
  id: MapTool,
  idle: ToolState,
  more: Partial<Omit<Tool, 'id' | 'idle'>> = {},
): Tool {
  return { id, changesWorld: true, enter: 'click', aim: 'centre', drags: true, ...more, idle };
}
