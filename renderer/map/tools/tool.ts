import type { FieldAddress, Lattice, Point, TerrainKey, WorldMap } from '../../../engine';
import type { MapTool } from '../../state/desk';
import type { Command } from '../../state/command';

/** How many Kleinfelder the brush covers: radius 0, 1 or 2. */
export type BrushSize = 1 | 7 | 19;

/** What the hand does. Points are in the drawing plane (unit: field width), so a tool never hears of pixels. */
export type ToolEvent =
  | { readonly kind: 'down' | 'move' | 'up'; readonly point: Point }
  /** Pressed and let go on the spot, without moving the map; comes after `up`. */
  | { readonly kind: 'click'; readonly point: Point }
  /** The pointer left the map. */
  | { readonly kind: 'leave' }
  /** Escape, a lost pointer, another tool: whatever was begun is dropped. */
  | { readonly kind: 'cancel' };

/** What a tool may look at. */
export interface ToolContext {
  readonly map: WorldMap;
  readonly lattice: Lattice;
  /** The terrain on the brush. */
  readonly terrain: TerrainKey;
  readonly size: BrushSize;
}

/** What the map shows while a gesture is under way; nothing of it is stored. */
export interface ToolPreview {
  /** The fields that would change if the hand let go now. */
  readonly painted: readonly FieldAddress[];
  /** The fields the tool points at, as far as they are few enough to be ringed while the hand moves. */
  readonly outline: readonly FieldAddress[];
  /** How many fields the tool points at. */
  readonly reach: number;
}

/** What a gesture leads to. At most one command per gesture: one gesture is one step of undo. */
export type ToolAct =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'select'; readonly field: FieldAddress | null }
  | { readonly kind: 'pick'; readonly terrain: TerrainKey };

/** A tool at one moment of its gesture: what it shows and what it makes of the next event. Plain data and a pure function. */
export interface ToolState {
  readonly name: string;
  readonly preview: ToolPreview;
  readonly on: (event: ToolEvent, context: ToolContext) => Reaction;
}

/** The next moment, and what happens because of the event. */
export interface Reaction {
  readonly next: ToolState;
  readonly acts: readonly ToolAct[];
}

/** A tool of the map: a name, whether it changes the world, and the state in which it waits. */
export interface Tool {
  readonly id: MapTool;
  readonly changesWorld: boolean;
  readonly idle: ToolState;
}

/** The preview that shows nothing. */
export const NO_PREVIEW: ToolPreview = { painted: [], outline: [], reach: 0 };

/** The preview of a tool that points at some fields. */
export const pointingAt = (
  outline: readonly FieldAddress[],
  painted: readonly FieldAddress[] = [],
): ToolPreview => ({ painted, outline, reach: outline.length });

/** A reaction without consequences. */
export const become = (next: ToolState, ...acts: readonly ToolAct[]): Reaction => ({ next, acts });
