import type { FieldAddress, MapView, Point, UnitId } from '../../../engine';
import { createStore } from '../../kit/state/create-store';

/** The screens of the activity bar. */
export type ScreenId =
  | 'map'
  | 'records'
  | 'turn'
  | 'books'
  | 'delivery'
  | 'print'
  | 'chronicle'
  | 'rules'
  | 'help'
  | 'settings';

/** For whom the map is drawn: the GM, or a realm with what it knows. */
export type Perspective = MapView['audience'];

export type MapTool =
  | 'select'
  | 'brush'
  | 'line'
  | 'rectangle'
  | 'lasso'
  | 'fill'
  | 'eyedropper'
  | 'paste'
  | 'river'
  | 'road'
  | 'bridge'
  | 'canal'
  | 'wall'
  | 'harbour'
  | 'spring'
  | 'settlement'
  | 'label'
  | 'secret'
  | 'measure'
  | 'order'
  | 'grossfeld'
  | 'calibrate';

/** A request that the map shows a place; carried out by the map and then cleared. */
export interface MapFocus {
  readonly point: Point;
  /** Field width in pixels; absent = keep the zoom. */
  readonly scale?: number;
}

/** View state: never stored with the campaign, never undone. */
export interface ViewState {
  readonly screen: ScreenId;
  readonly perspective: Perspective;
  readonly tool: MapTool;
  readonly field: FieldAddress | null;
  readonly unit: UnitId | null;
  readonly hover: FieldAddress | null;
  readonly focus: MapFocus | null;
  /** The clause (`WW-5.3-07`) or finding the rules show and mark; a new object for every request. */
  readonly rule: { readonly id: string } | null;
  readonly set: (change: Partial<Omit<ViewState, 'set'>>) => void;
}

export const useView = createStore<ViewState>((set) => ({
  screen: 'map',
  perspective: { kind: 'truth' },
  tool: 'select',
  field: null,
  unit: null,
  hover: null,
  focus: null,
  rule: null,
  set: (change) => set(change),
}));
