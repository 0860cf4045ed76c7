import type {
  Axial,
  Campaign,
  Point,
  RegionBoard,
  RegionKey,
  RegionTint,
} from '../../../../../engine';
import type { GestureEvent } from '../../../../kit/board/tool';
import type { PathGesture } from '../../../board/cell-tools';
import type { Outcome } from '../../../board/screen-state';
import type { Area } from '../../../tracing/place/affine';

export const BOARD_TOOLS = [
  'select',
  'order',
  'draw',
  'cells',
  'connect',
  'move',
  'picture',
] as const;
export type BoardTool = (typeof BOARD_TOOLS)[number];

/** A side of an outline at which a new corner is to be. */
export interface Split {
  readonly edge: readonly [Point, Point];
  readonly at: Point;
}

/** The gesture in progress. */
export type Gesture =
  | { readonly kind: 'rest' }
  /** Corners of a new outline so far, and corners it needs on the sides of others. */
  | {
      readonly kind: 'outline';
      readonly corners: readonly Point[];
      readonly splits: readonly Split[];
    }
  | { readonly kind: 'cells'; readonly cells: readonly Axial[]; readonly isErasing: boolean }
  | { readonly kind: 'link'; readonly from: RegionKey; readonly isHeld: boolean }
  | { readonly kind: 'corner'; readonly from: Point; readonly split: Split | null }
  | { readonly kind: 'label'; readonly region: RegionKey }
  | {
      readonly kind: 'pin';
      readonly underlay: string;
      readonly index: number;
      readonly pixel: Point;
    }
  | { readonly kind: 'frame'; readonly from: Point }
  | PathGesture;

export const REST: Gesture = { kind: 'rest' };

/** What a tool may know. */
export interface ToolContext {
  readonly campaign: Campaign;
  readonly board: RegionBoard;
  readonly chosen: RegionKey | null;
  /** How near is near, in units of the plane. */
  readonly reach: number;
  /** Width of the cells of the hex grid, in units of the plane. */
  readonly cellWidth: number;
  /** The look of new regions. */
  readonly tint: RegionTint;
  /** The name of a new region by its number. */
  readonly nameOf: (number: number) => string;
  /** The area a new picture covers by default. */
  readonly area: Area;
  /** Pictures are fitted into a frame instead of being pinned. */
  readonly isFraming: boolean;
}

/** The outcome of an event; what is absent stays as it is. */
export interface Answer extends Outcome {
  readonly gesture: Gesture;
}

export type ToolOutcome = (gesture: Gesture, event: GestureEvent, context: ToolContext) => Answer;
