import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  centreOf,
  cornerOf,
  type Direction,
  type FieldAddress,
  hexGameOf,
  type Lattice,
  type Point,
  pointBetween,
  sideMiddle,
  systems,
} from '../../../engine';
import { useSession, watchWork } from '../../model/state/session';
import { useView } from '../../model/state/view';
import type { PointerEvents } from '../../kit/board/pointer-and-keys';
import type { ToolEvent } from '../../kit/board/tool';
import { createPointer, type GesturePointer } from '../../kit/board/pointer';
import { createCarrier, useClipboard } from './selection/clipboard';
import { closeLettering, openLettering } from './places/lettering';
import { useMapScreen } from '../../model/map/state';
import { toolOf } from '../../model/map/tools';
import { PAINT_TOOLS } from '../../model/map/tools/paint';
import {
  type DrawnPath,
  NO_PREVIEW,
  type PreviewLine,
  type Tool,
  type ToolOutcome,
  type ToolContext,
  type ToolPreview,
} from '../../model/map/tools/tool';

/** How far from the centre the keys point, as part of the distance to a side or a corner. */
const FAR = 0.9;

/** How far from the centre the mark of the aim begins. */
const NEAR = 0.45;

const goalOf = (
  lattice: Lattice,
  field: FieldAddress,
  at: Tool['aim'],
  aim: Direction,
): { readonly centre: Point; readonly goal: Point } | undefined => {
  const cell = lattice.cellOf(field);
  if (cell === undefined) return undefined;
  const axial = lattice.axialOf(cell);
  const centre = centreOf(axial);
  if (at === 'centre') return { centre, goal: centre };
  return { centre, goal: at === 'side' ? sideMiddle(axial, aim) : cornerOf(axial, aim) };
};

/** The point of the plane the keys mean: the centre of the field, or near one of its sides or corners. */
export function aimedPoint(
  lattice: Lattice,
  field: FieldAddress,
  at: Tool['aim'],
  aim: Direction,
): Point | undefined {
  const found = goalOf(lattice, field, at, aim);
  return found === undefined ? undefined : pointBetween(found.centre, found.goal, FAR);
}

/** A small mark that shows where the keys point; none for tools that point at whole fields. */
export function aimMark(
  lattice: Lattice,
  field: FieldAddress | null,
  at: Tool['aim'],
  aim: Direction,
): readonly PreviewLine[] {
  if (field === null || at === 'centre') return [];
  const found = goalOf(lattice, field, at, aim);
  if (found === undefined) return [];
  const { centre, goal } = found;
  return [
    { kind: 'frame', points: [pointBetween(centre, goal, NEAR), pointBetween(centre, goal, FAR)] },
  ];
}

/** The next aim, clockwise (1) or back (-1). */
export function turnedAim(aim: Direction, step: 1 | -1): Direction {
  return (((aim - 1 + step + 6) % 6) + 1) as Direction;
}

/** The current tool: tools that change the world are disabled in the perspective of a realm. */
export function workingTool(): Tool {
  const { tool, perspective } = useView.getState();
  const wanted = toolOf(tool);
  return perspective.kind === 'realm' && wanted.changesWorld ? toolOf('select') : wanted;
}

/** Where the keys point now: at the field whose sheet is open. */
export function keyPoint(): Point | undefined {
  const { field } = useView.getState();
  const { lattice } = useSession.getState();
  if (field === null || lattice === null) return undefined;
  return aimedPoint(lattice, field, workingTool().aim, useMapScreen.getState().aim);
}

const carrier = createCarrier();

/** The current context of tools; null while no campaign is open. */
export function contextNow(): ToolContext | null {
  const { campaign, lattice } = useSession.getState();
  const { paint, size, pen, chosen, drawn } = useMapScreen.getState();
  if (campaign === null || lattice === null) return null;
  const system = systems[campaign.system];
  const { parties } = campaign.world;
  return {
    campaign,
    map: campaign.world.map,
    lattice,
    rules: hexGameOf(system).rules,
    paint,
    size,
    pen,
    chosen,
    cursor: useView.getState().field,
    lettering: openLettering(),
    drawn,
    carried: carrier(useClipboard.getState(), {
      parties,
      terrains: hexGameOf(system).terrains,
    }),
  };
}

/** Goes on with a drawn order at its last field; unit and code stay as chosen while it begins at the same field. */
const draw = (path: DrawnPath | null): void => {
  const { drawn, set } = useMapScreen.getState();
  if (path === null) {
    set({ drawn: null });
    return;
  }
  const isSame = drawn?.path[0] === path.path[0];
  const { unit, code } = isSame && drawn !== null ? drawn : { unit: null, code: null };
  set({ drawn: { ...path, unit, code }, told: null });
  useView.getState().set({ field: path.path.at(-1) ?? null });
};

/** Carries out the outcome of a gesture, or of a command on the selection. */
export function perform(action: ToolOutcome): void {
  const screen = useMapScreen.getState();
  switch (action.kind) {
    case 'select':
      // The sheet of a field takes the place of the form of a lettering.
      if (screen.editing?.what === 'label') closeLettering();
      useView.getState().set({ field: action.field, unit: null });
      return;
    case 'choose':
      screen.choose(action.fields, action.how);
      return;
    case 'pick':
      screen.take(action.terrain);
      useView.getState().set({ tool: 'brush' });
      return;
    case 'insist':
      screen.set({ objection: action });
      return;
    case 'edit':
      screen.set({ editing: action, typed: null });
      if (action.what === 'label' && action.isTakenUp === true)
        useView.getState().set({ tool: 'label' });
      return;
    case 'measure':
      screen.set({ measured: { from: action.from, to: action.to } });
      return;
    case 'draw':
      draw(action.drawn);
      return;
    case 'tell':
      screen.set({ told: action.hint });
      return;
    case 'command':
      if (PAINT_TOOLS.has(useView.getState().tool)) screen.spend();
      screen.set({ told: null });
      void useSession.getState().execute(action.command);
  }
}

/** The pointer over the map of the open campaign. The object stays the same while the screen is open. */
export interface MapPointer
  extends
    PointerEvents,
    Pick<GesturePointer<ToolContext, ToolOutcome, ToolPreview>, 'preview' | 'subscribe'> {
  /** Updates the preview at the pointer, because something else has changed: the paint, the size, the tool. */
  readonly refresh: () => void;
  /** Points where the keys point now: at the field whose sheet is open, towards the aim. */
  readonly aim: () => void;
}

const createMapPointer = (): MapPointer => {
  const { preview, subscribe, ...pointer } = createPointer<ToolContext, ToolOutcome, ToolPreview>(
    NO_PREVIEW,
  );
  let place: Point | null = null;
  const send = (event: ToolEvent): void => {
    const context = contextNow();
    if ('point' in event) place = event.point;
    else if (event.kind === 'leave') place = null;
    if (context !== null) pointer.send(workingTool(), event, context).forEach(perform);
  };
  return {
    preview,
    subscribe,
    send,
    isBusy: () => pointer.isBusy(workingTool()),
    refresh: () => {
      const point = place ?? keyPoint();
      send(point === undefined ? { kind: 'leave' } : { kind: 'move', point });
    },
    aim: () => {
      const point = keyPoint() ?? place;
      if (point !== null) send({ kind: 'move', point });
    },
  };
};

/** Connects a pointer to the open campaign: gestures in, previews and commands out. */
export function useMapPointer(): MapPointer {
  const [pointer] = useState(createMapPointer);
  useEffect(() => watchWork(pointer.isBusy), [pointer]);
  // An order that was written or dropped beside the map is no longer drawn.
  useEffect(
    () =>
      useMapScreen.subscribe(({ drawn }, before) => {
        if (drawn === null && before.drawn !== null && pointer.isBusy())
          pointer.send({ kind: 'cancel' });
      }),
    [pointer],
  );
  return pointer;
}

/** The tool's preview. Use it only where it is shown: it changes with every move of the pointer. */
export function usePreview({ subscribe, preview }: MapPointer): ToolPreview {
  return useSyncExternalStore(subscribe, preview);
}
