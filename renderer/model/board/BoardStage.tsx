import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../../engine';
import { useView } from '../state/view';
import {
  type Air,
  type Box,
  type Camera,
  drawnScale,
  type Extent,
  fit,
  panBy,
  revealing,
  toPlane,
  toScreen,
  WIDE_LIMITS,
  zoomAt,
} from '../../kit/board/camera';
import { type BoardCells, nextInOrder } from '../../kit/board/cells';
import { attachGestures, type BoardWindow } from '../../kit/board/gestures';
import { boardListeners } from '../../kit/board/pointer-and-keys';
import { type BoardScreen, type BoardScreenState, setBoardScreen } from './screen-state';
import { type BoardPointer, useGesture } from './use-board-pointer';
import { useMenuRequest } from '../../kit/board/use-menu-request';
import { useExtent } from '../../kit/board/use-extent';

/** Margin around a board that fills the window; above it are the switches of the screen. */
const AIR: Air = { side: 56, top: 76, bottom: 56 };

const FIRST_EXTENT: Extent = { width: 800, height: 600 };

/** The camera that shows all of a board. */
export function cameraOver(box: Box, extent: Extent): Camera {
  return fit(box, extent, AIR, WIDE_LIMITS);
}

/** A step of the arrow keys: one of -1, 0 and 1 in each direction. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pixels of a free step of the cursor; with Shift the finer one. */
const STEP = { coarse: 24, fine: 6 };

/** What the window shows of the plane. */
export interface Sight {
  readonly camera: Camera;
  readonly extent: Extent;
  /** Scale for which the drawing is made, and how it is placed in the window. */
  readonly scale: number;
  readonly place: string;
}

interface StageProps<State extends BoardScreenState, Context, Held> {
  readonly label: string;
  readonly screen: BoardScreen<State>;
  readonly pointer: BoardPointer<Context, Held>;
  readonly cells: BoardCells;
  /** True if the keys go from cell to cell with the current tool; else they move the cursor freely. */
  readonly goesByCells: boolean;
  /** What Enter means while the tool has no use for it; absent = it presses. */
  readonly onEnter?: () => void;
  /** The right button or the menu key at a cell, while the tool does not draw; absent = they mean nothing. */
  readonly onMenu?: (cell: string) => void;
  readonly children: (sight: Sight) => ReactNode;
}

/** Moves to a cell and selects it; undefined where there is none. */
function goTo<State extends BoardScreenState>(
  room: BoardScreen<State>,
  { pointOf }: BoardCells,
  cell: string | undefined,
): Point | undefined {
  const { camera, extent } = room.getState();
  const point = cell === undefined ? undefined : pointOf(cell);
  if (cell === undefined || point === undefined || camera === null) return undefined;
  setBoardScreen(room, {
    chosen: cell,
    cursor: point,
    isByKeys: true,
    hover: cell,
    camera: revealing(camera, extent, point),
  });
  return point;
}

/** Keys that go through the cells in the order of reading. */
const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** Moves the cursor of the keys: to the next cell, or freely. */
function walk<State extends BoardScreenState>(
  room: BoardScreen<State>,
  cells: BoardCells,
  goesByCells: boolean,
  direction: Point,
  isFine: boolean,
): Point | undefined {
  const { camera, extent, cursor, chosen, hover } = room.getState();
  if (camera === null) return undefined;
  if (goesByCells) return goTo(room, cells, cells.towards(chosen ?? hover, direction));
  const step = (isFine ? STEP.fine : STEP.coarse) / camera.scale;
  const from = cursor ?? camera.centre;
  const point = { x: from.x + direction.x * step, y: from.y + direction.y * step };
  setBoardScreen(room, {
    cursor: point,
    isByKeys: true,
    hover: cells.cellAt(point) ?? null,
    camera: revealing(camera, extent, point),
  });
  return point;
}

/** The window over a board, stored in its screen's state. */
function windowOf<State extends BoardScreenState>(room: BoardScreen<State>): BoardWindow {
  const now = () => room.getState() as BoardScreenState;
  const place = (camera: Camera): void => setBoardScreen(room, { camera });
  return {
    pointAt: (screen) => {
      const { camera, extent } = now();
      return camera === null ? screen : toPlane(camera, extent, screen);
    },
    pan: (dx, dy) => {
      const { camera } = now();
      if (camera !== null) place(panBy(camera, dx, dy));
    },
    zoom: (anchor, factor) => {
      const { camera, extent } = now();
      if (camera !== null) place(zoomAt(camera, extent, anchor, factor, WIDE_LIMITS));
    },
  };
}

/** Shows the point another screen asked for. */
function useFocusWish<State extends BoardScreenState>(room: BoardScreen<State>): void {
  const focus = useView((view) => view.focus);
  useEffect(() => {
    const { camera } = room.getState();
    if (focus === null || camera === null) return;
    setBoardScreen(room, { camera: { ...camera, centre: focus.point } });
    useView.getState().set({ focus: null });
  }, [focus, room]);
}

/** A board on the screen, drawn in SVG: moves with pointer, wheel and keys, and passes events to the tools. */
export function BoardStage<State extends BoardScreenState, Context, Held>(
  props: StageProps<State, Context, Held>,
) {
  const { label, screen: room, pointer, cells, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const extent = useExtent(box);
  const wanted = room(({ camera }) => camera);
  const tool = room((state) => state.tool);
  useGesture<Held>(pointer);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useFocusWish(room);
  useMenuRequest(box, ({ event, isByKey, box: { left, top } }) => {
    const { camera, chosen } = room.getState();
    const { onMenu } = latest.current;
    if (onMenu === undefined || camera === null || pointer.tool().drags) return;
    const screen = { x: event.clientX - left, y: event.clientY - top };
    const under = cells.cellAt(toPlane(camera, room.getState().extent, screen));
    const cell = isByKey ? chosen : under;
    if (cell != null) onMenu(cell);
  });
  const listeners = useRef<ReturnType<typeof boardListeners> | null>(null);
  useEffect(() => {
    const rules = boardListeners(pointer, {
      tool: pointer.tool,
      keyPoint: () => room.getState().cursor ?? room.getState().camera?.centre,
      onHover: (point) =>
        setBoardScreen(
          room,
          point === null
            ? { hover: null }
            : {
                cursor: point,
                isByKeys: false,
                hover: latest.current.cells.cellAt(point) ?? null,
              },
        ),
      strokeKeys: null,
      enterEnds: 'always',
      spacePresses: true,
      isEnterFree: () => latest.current.onEnter !== undefined && !pointer.isBusy(),
    });
    listeners.current = rules;
    if (box.current === null) return undefined;
    return attachGestures(box.current, windowOf(room), () => ({
      panWith: pointer.tool().drags ? 'secondary' : 'primary',
      isSpaceHeld: false,
      onPointer: rules.onPointer,
      onGrab: () => undefined,
    }));
  }, [room, pointer]);
  const isSized = extent.width > 0 && extent.height > 0;
  useLayoutEffect(() => {
    const { camera } = room.getState();
    setBoardScreen(room, { extent });
    if (camera === null && isSized) setBoardScreen(room, { camera: cameraOver(cells.box, extent) });
  }, [room, cells, extent, isSized]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { goesByCells, onEnter } = latest.current;
    const direction = ARROWS[event.key];
    const page = PAGES[event.key];
    if (direction !== undefined || page !== undefined) {
      event.preventDefault();
      const { chosen } = room.getState();
      const point =
        direction === undefined
          ? goTo(room, cells, nextInOrder(cells.all, chosen, page ?? 1))
          : walk(room, cells, goesByCells, direction, event.shiftKey);
      if (point !== undefined) listeners.current?.onWalk(point);
    } else if (event.key === 'Enter' && onEnter !== undefined && !pointer.isBusy()) {
      event.preventDefault();
      onEnter();
    } else listeners.current?.onKey(event);
  };
  const camera = wanted ?? cameraOver(cells.box, isSized ? extent : FIRST_EXTENT);
  const origin = toScreen(camera, extent, { x: 0, y: 0 });
  const scale = drawnScale(camera.scale);
  const place = `translate(${String(origin.x)} ${String(origin.y)}) scale(${String(camera.scale / scale)})`;
  return (
    <div
      ref={box}
      className="ww-board-stage"
      role="application"
      aria-label={label}
      tabIndex={0}
      data-tool={tool}
      data-busy={pointer.isBusy() || undefined}
      // Before the tools receive the press: what it opens may take the focus.
      onPointerDownCapture={() => box.current?.focus({ preventScroll: true })}
      // The press has focused the board; by itself the browser would take the focus back from a box that opens.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={press}
    >
      {children({ camera, extent, scale, place })}
    </div>
  );
}
