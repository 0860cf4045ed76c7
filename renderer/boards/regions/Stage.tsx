import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { boardBox, type Campaign, type Point, regionAt } from '../../../engine';
import { useExtent } from '../../map/pane/use-extent';
import { useDesk } from '../../state/desk';
import { useSession } from '../../state/session';
import { boardIn } from './board';
import {
  BLANK_BOX,
  type BoardCamera,
  type BoardExtent,
  drawnScale,
  fitted,
  inPlane,
  onScreen,
  panned,
  revealing,
  zoomed,
} from './camera';
import { Drawing, useDrawn } from './Drawing';
import { Chosen, Overlay } from './Overlay';
import { Pictures } from './Pictures';
import { useBoardRoom } from './state';
import type { BoardHand } from './use-hand';
import type { SeenBoard } from './use-board';
import { ARROWS, regionTowards } from './walk';

const ZOOM_PER_PIXEL = 0.0016;
const WHEEL_LINE = 16;
/** Pixels a press may tremble before it drags. */
const TREMBLE = 4;
/** Steps of the cursor, in pixels; with Shift the finer one. */
const STEP = { coarse: 24, fine: 6 };

const cameraFor = (seen: SeenBoard, extent: BoardExtent): BoardCamera =>
  fitted(boardBox(seen.board) ?? BLANK_BOX, extent);

/** Zooms about the pointer; React's own listener could not keep the page from scrolling. */
const useWheel = (box: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent): void => {
      const { camera, extent, set } = useBoardRoom.getState();
      if (camera === null) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixels = event.deltaY * (event.deltaMode === 1 ? WHEEL_LINE : 1);
      const place = { x: event.clientX - left, y: event.clientY - top };
      set({ camera: zoomed(camera, extent, place, Math.exp(-pixels * ZOOM_PER_PIXEL)) });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [box]);
};

/** Shows the point another room wishes to be seen. */
const useFocusWish = (): void => {
  const focus = useDesk((desk) => desk.focus);
  useEffect(() => {
    const { camera, set } = useBoardRoom.getState();
    if (focus === null || camera === null) return;
    set({ camera: { ...camera, ...focus.point } });
    useDesk.getState().set({ focus: null });
  }, [focus]);
};

interface Press {
  readonly start: Point;
  readonly last: Point;
  readonly pans: boolean;
  readonly isDragging: boolean;
}

/** What the pointer does: with the middle or right button, or with nothing in the hand, it moves the board. */
const usePointer = (hand: BoardHand, box: RefObject<HTMLDivElement | null>) => {
  const press = useRef<Press | null>(null);
  const placeOf = (event: PointerEvent): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const inBoard = (place: Point): Point => {
    const { camera, extent } = useBoardRoom.getState();
    return camera === null ? place : inPlane(camera, extent, place);
  };
  const down = (event: PointerEvent<HTMLDivElement>): void => {
    box.current?.focus({ preventScroll: true });
    const place = placeOf(event);
    const { tool } = useBoardRoom.getState();
    const pans = event.button !== 0 || tool === 'select';
    press.current = { start: place, last: place, pans, isDragging: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    useBoardRoom.getState().set({ cursor: inBoard(place), isByKeys: false });
    if (!pans) hand.send('down', inBoard(place), event.shiftKey);
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const place = placeOf(event);
    const point = inBoard(place);
    const { camera, set } = useBoardRoom.getState();
    const held = press.current;
    if (held?.pans === true && camera !== null) {
      const far = Math.hypot(place.x - held.start.x, place.y - held.start.y) > TREMBLE;
      const isDragging = held.isDragging || far;
      press.current = { ...held, last: place, isDragging };
      if (isDragging) set({ camera: panned(camera, place.x - held.last.x, place.y - held.last.y) });
      return;
    }
    set({ cursor: point, isByKeys: false, hover: hoverAt(point) });
    hand.send('move', point, event.shiftKey);
  };
  const up = (event: PointerEvent<HTMLDivElement>): void => {
    const held = press.current;
    press.current = null;
    if (held === null) return;
    const point = inBoard(placeOf(event));
    if (!held.pans) hand.send('up', point, event.shiftKey);
    else if (!held.isDragging && event.button === 0) hand.send('down', point, event.shiftKey);
  };
  const leave = (): void => {
    if (press.current === null) useBoardRoom.getState().set({ hover: null });
  };
  const double = (event: { readonly clientX: number; readonly clientY: number }): void => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    hand.send('double', inBoard({ x: event.clientX - left, y: event.clientY - top }));
  };
  return { down, move, up, leave, double };
};

const hoverAt = (point: Point): string | null => {
  const { campaign } = useSession.getState();
  return campaign === null ? null : (regionAt(boardIn(campaign), point) ?? null);
};

/** Moves the cursor of the keys, or chooses the next region where nothing is in the hand. */
const walk = (seen: SeenBoard, direction: Point, isFine: boolean, hand: BoardHand): void => {
  const { tool, camera, extent, cursor, chosen, set } = useBoardRoom.getState();
  if (camera === null) return;
  if (tool === 'select') {
    const next = regionTowards(seen.board, chosen, direction);
    const region = next === undefined ? undefined : seen.board.regions[next];
    if (region === undefined) return;
    set({
      chosen: region.key,
      cursor: region.point,
      camera: revealing(camera, extent, region.point),
    });
    return;
  }
  const step = (isFine ? STEP.fine : STEP.coarse) / camera.scale;
  const from = cursor ?? { x: camera.x, y: camera.y };
  const point = { x: from.x + direction.x * step, y: from.y + direction.y * step };
  set({
    cursor: point,
    isByKeys: true,
    hover: regionAt(seen.board, point) ?? null,
    camera: revealing(camera, extent, point),
  });
  hand.send('move', point);
};

/** A press of the keys at the cursor: begins what a pointer would hold, and ends it with the second one. */
const pressAt = (point: Point, isShift: boolean, hand: BoardHand): void => {
  const { tool, gesture } = useBoardRoom.getState();
  const holds = tool === 'move' || tool === 'picture';
  if (holds && gesture.kind !== 'rest') hand.send('up', point, isShift);
  else {
    hand.send('down', point, isShift);
    if (!holds) hand.send('up', point, isShift);
  }
};

const key = (event: KeyboardEvent, seen: SeenBoard, hand: BoardHand): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { cursor, camera, tool, chosen, set } = useBoardRoom.getState();
  const point = cursor ?? { x: camera?.x ?? 0, y: camera?.y ?? 0 };
  const direction = ARROWS[event.key];
  if (direction !== undefined) walk(seen, direction, event.shiftKey, hand);
  else if (event.key === ' ') pressAt(point, event.shiftKey, hand);
  else if (event.key === 'Enter' && tool === 'select') set({ isNaming: chosen !== null });
  else if (event.key === 'Enter') hand.send('finish', point, event.shiftKey);
  else if (event.key === 'Backspace') hand.send('back', point);
  else if (event.key === 'Delete') hand.send('remove', point);
  else return;
  event.preventDefault();
};

/** The board on the screen: moves with pointer, wheel and keys, and tells the hand what is done. */
export const Stage = ({
  campaign,
  seen,
  hand,
}: {
  readonly campaign: Campaign;
  readonly seen: SeenBoard;
  readonly hand: BoardHand;
}) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const extent = useExtent(box);
  const { camera: wanted, layers, tool, gesture } = useBoardRoom();
  useWheel(box);
  useFocusWish();
  const pointer = usePointer(hand, box);
  const isSized = extent.width > 0 && extent.height > 0;
  useLayoutEffect(() => {
    const { camera, set } = useBoardRoom.getState();
    set({ extent });
    if (camera === null && isSized) set({ camera: cameraFor(seen, extent) });
  }, [seen, extent, isSized]);
  const camera = wanted ?? cameraFor(seen, isSized ? extent : { width: 800, height: 600 });
  const origin = onScreen(camera, extent, { x: 0, y: 0 });
  const scale = drawnScale(camera.scale);
  const drawn = useDrawn(seen.scene, scale, layers);
  const place = `translate(${String(origin.x)} ${String(origin.y)}) scale(${String(camera.scale / scale)})`;
  return (
    <div
      ref={box}
      className="ww-board-stage"
      role="application"
      aria-label={t('regions:stage', { campaign: campaign.name })}
      tabIndex={0}
      data-tool={tool}
      data-busy={gesture.kind === 'rest' ? undefined : true}
      onPointerDown={pointer.down}
      // The press has given the board the keyboard; by itself the browser would take it back from a new region's name.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={pointer.move}
      onPointerUp={pointer.up}
      onPointerLeave={pointer.leave}
      onDoubleClick={pointer.double}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => key(event, seen, hand)}
    >
      <svg className="ww-board-art" aria-hidden="true">
        <g transform={place}>
          <Drawing list={drawn.ground} scale={scale} id="board-" />
        </g>
        <Chosen board={seen.board} camera={camera} extent={extent} />
        <g transform={place}>
          <Drawing list={drawn.writing} scale={scale} id="board-names-" />
        </g>
      </svg>
      {seen.looker === null ? (
        <Pictures campaign={campaign} camera={camera} extent={extent} />
      ) : null}
      <svg className="ww-board-art" aria-hidden="true">
        <Overlay campaign={campaign} board={seen.board} camera={camera} extent={extent} />
      </svg>
    </div>
  );
};
