import type { Point } from '../../../engine';

/** Something done with the pointer over a board. */
export interface BoardPointerEvent {
  readonly kind: 'down' | 'move' | 'up' | 'leave' | 'double';
  /** Point of the plane under the pointer. */
  readonly point: Point;
  /** Buttons held, as in the DOM: 1 primary, 2 secondary, 4 middle. */
  readonly buttons: number;
  readonly shift: boolean;
  readonly ctrl: boolean;
  /** For `up`: the hand has moved the board since `down`, so this is no click. */
  readonly dragged: boolean;
}

/** The window over a board, as far as gestures move it. */
export interface BoardWindow {
  /** The point of the plane under a point of the window. */
  readonly pointAt: (screen: Point) => Point;
  /** Moves the board by so many pixels. */
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms about a point of the window, which keeps its point of the plane. */
  readonly zoom: (anchor: Point, factor: number) => void;
}

/** What gestures need to know of the board at the moment they happen. */
export interface GestureContext {
  /** Which drag moves the board; the middle button and the space bar always do. */
  readonly panWith: 'primary' | 'secondary';
  readonly isSpaceHeld: boolean;
  readonly onPointer: ((event: BoardPointerEvent) => void) | undefined;
  /** The board is being moved, or no longer. */
  readonly onGrab: (isGrabbed: boolean) => void;
}

/** Pixels a pressed pointer may tremble before it drags. */
const TREMBLE = 4;

const WHEEL_LINE = 16;
const ZOOM_PER_PIXEL = 0.0016;
const PINCH_PER_PIXEL = 0.01;

const BUTTON_MIDDLE = 1;
const BUTTON_SECONDARY = 2;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Pixels a finger may slip before it draws; until then a second finger may still make it a pinch. */
const SLIP = 10;

/** The press that is under way. */
interface Press {
  readonly start: Point;
  /** A finger's press that the tool has not been told of yet. */
  readonly untold: PointerEvent | null;
  /** Moves the board from the first pixel on (true), after trembling (null), or never (false). */
  readonly pans: boolean | null;
  readonly isDragging: boolean;
}

/** Listens to pointer and wheel on an element and moves the board or tells the tools. Returns how to stop. */
export function attachGestures(
  element: HTMLElement,
  board: BoardWindow,
  context: () => GestureContext,
): () => void {
  const fingers = new Map<number, Point>();
  let press: Press | undefined;

  const spot = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const tell = (kind: BoardPointerEvent['kind'], event: MouseEvent, dragged = false): void => {
    const point = board.pointAt(spot(event));
    context().onPointer?.({
      kind,
      point,
      buttons: event.buttons,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      dragged,
    });
  };

  const pansWith = (event: PointerEvent): boolean | null => {
    const { panWith, isSpaceHeld } = context();
    if (event.button === BUTTON_MIDDLE || isSpaceHeld) return true;
    if (event.button === BUTTON_SECONDARY) return panWith === 'secondary' ? null : false;
    return panWith === 'primary' ? null : false;
  };

  const down = (event: PointerEvent): void => {
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, spot(event));
    if (fingers.size > 1) {
      if (press?.pans !== true && press?.untold === null) tell('leave', event);
      press = { start: spot(event), untold: null, pans: true, isDragging: true };
      return;
    }
    const pans = pansWith(event);
    const isHeldBack = event.pointerType === 'touch' && pans !== true;
    press = {
      start: spot(event),
      untold: isHeldBack ? event : null,
      pans,
      isDragging: pans === true,
    };
    if (pans === true) context().onGrab(true);
    else if (!isHeldBack) tell('down', event);
  };

  /** Tells the tool of a press that was held back. */
  const tellPress = (held: Press): Press => {
    if (held.untold === null) return held;
    tell('down', held.untold);
    return { ...held, untold: null };
  };

  const moveBoard = (event: PointerEvent, here: Point): void => {
    const before = [...fingers.values()];
    const spreadBefore = spreadOf(before);
    const middleBefore = middleOf(before);
    fingers.set(event.pointerId, here);
    const after = [...fingers.values()];
    const middle = middleOf(after);
    board.pan(middle.x - middleBefore.x, middle.y - middleBefore.y);
    if (after.length > 1) board.zoom(middle, spreadOf(after) / spreadBefore);
  };

  const move = (event: PointerEvent): void => {
    const here = spot(event);
    if (press === undefined) {
      tell('move', event);
      return;
    }
    const way = Math.hypot(here.x - press.start.x, here.y - press.start.y);
    if (way > (press.untold === null ? TREMBLE : SLIP) && !press.isDragging) {
      press = { ...press, isDragging: true };
      if (press.pans === null) context().onGrab(true);
      else press = tellPress(press);
    }
    if (press.pans !== false && press.isDragging) moveBoard(event, here);
    else {
      fingers.set(event.pointerId, here);
      if (press.pans === false && press.untold === null) tell('move', event);
    }
  };

  const release = (event: PointerEvent, isLost: boolean): void => {
    if (!fingers.delete(event.pointerId) || press === undefined) return;
    if (fingers.size > 0) return;
    const { pans, isDragging, untold } = isLost ? press : tellPress(press);
    press = undefined;
    context().onGrab(false);
    if (pans === true || untold !== null) return;
    tell(isLost ? 'leave' : 'up', event, pans === null && isDragging);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE;
    const rate = event.ctrlKey ? PINCH_PER_PIXEL : ZOOM_PER_PIXEL;
    const pixels = Math.max(-240, Math.min(240, event.deltaY * lines));
    board.zoom(spot(event), Math.exp(-pixels * rate));
  };

  const stop = new AbortController();
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    handle: (event: HTMLElementEventMap[Kind]) => void,
  ): void => element.addEventListener(kind, handle, { signal: stop.signal, passive: false });
  listen('pointerdown', down);
  listen('pointermove', move);
  listen('pointerup', (event) => release(event, false));
  listen('pointercancel', (event) => release(event, true));
  listen('pointerleave', (event) => {
    if (press === undefined) tell('leave', event);
  });
  listen('dblclick', (event) => tell('double', event));
  listen('wheel', wheel);
  listen('contextmenu', (event) => event.preventDefault());
  return () => stop.abort();
}
