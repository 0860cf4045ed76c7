import { enablePatches, produceWithPatches, applyPatches, type Patch } from 'immer';
import {
  hexGameOf,
  type Campaign,
  centreOf,
  type FieldAddress,
  type Lattice,
  latticeOf,
  type Point,
  recut,
  systems,
  terrainAt,
  type TerrainKey,
  type WorldMap,
} from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { chosenAfter } from '../../../model/map/chosen';
import type { Paint } from '../../../model/map/tools/paint-kind';
import type {
  BrushSize,
  Carried,
  DrawnPath,
  HeldKeys,
  Pen,
  Tool,
  ToolOutcome,
  ToolContext,
  ToolEvent,
  ToolPreview,
  ToolState,
} from '../../../model/map/tools/tool';

enablePatches();

interface Step {
  readonly command: Command;
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
}

/** Drives the map by gestures: moves over fields, presses, drags, releases; no DOM, no pixels. */
export interface Driver {
  readonly moveTo: (field: FieldAddress) => Driver;
  readonly press: (field: FieldAddress) => Driver;
  readonly dragTo: (...fields: readonly FieldAddress[]) => Driver;
  readonly release: () => Driver;
  readonly click: (field: FieldAddress) => Driver;
  readonly clickAt: (point: Point) => Driver;
  /** Keys held from now on; undefined = none. */
  readonly hold: (keys: HeldKeys | undefined) => Driver;
  readonly pressAt: (point: Point) => Driver;
  readonly dragToPoint: (...points: readonly Point[]) => Driver;
  readonly confirm: () => Driver;
  readonly back: () => Driver;
  readonly leave: () => Driver;
  readonly escape: () => Driver;
  readonly undo: () => Driver;
  readonly campaign: () => Campaign;
  readonly terrain: (field: FieldAddress) => TerrainKey | undefined;
  readonly state: () => string;
  readonly preview: () => ToolPreview;
  readonly commands: () => readonly Command[];
  readonly patches: () => readonly Patch[];
  readonly selected: () => FieldAddress | null | undefined;
  readonly picked: () => TerrainKey | undefined;
  readonly chosen: () => readonly FieldAddress[];
  /** All outcomes of the gestures, in order. */
  readonly acts: () => readonly ToolOutcome[];
}

/** State of the screen for a gesture; `terrain` is short for a paint of one terrain. */
export interface OnBrush {
  readonly terrain?: TerrainKey;
  readonly paint?: Paint;
  readonly size?: BrushSize;
  readonly pen?: Partial<Pen>;
  readonly chosen?: readonly FieldAddress[];
  readonly carried?: Carried;
  /** The net of an icosahedron on which is drawn; absent = the usual one. */
  readonly net?: number;
}

const PEN: Pen = {
  isErasing: false,
  isBarring: false,
  wallValue: 5,
  settlementType: 'brg',
  party: null,
  traveller: 'K',
};

/** Selects a tool, over a campaign, with terrain and size of the brush. */
export function drive(tool: Tool, start: Campaign, onBrush: OnBrush = {}): Driver {
  const latticeNow = (map: WorldMap): Lattice => recut(latticeOf(map), onBrush.net ?? 0);
  let lattice = latticeNow(start.world.map);
  const steps: Step[] = [];
  const told: ToolOutcome[] = [];
  let keys: HeldKeys | undefined;
  let campaign = start;
  let state: ToolState = tool.idle;
  let place: Point = { x: 0, y: 0 };
  let selected: FieldAddress | null | undefined;
  let chosen: ReadonlySet<FieldAddress> = new Set(onBrush.chosen);
  let picked: TerrainKey | undefined;
  let drawn: DrawnPath | null = null;

  const execute = (command: Command): void => {
    if ('replace' in command) {
      const whole = (value: Campaign): Patch => ({ op: 'replace', path: [], value });
      const before = campaign;
      campaign = command.replace(before);
      lattice = latticeNow(campaign.world.map);
      steps.push({ command, forward: [whole(campaign)], back: [whole(before)] });
      return;
    }
    const [next, forward, back] = produceWithPatches(campaign, command.change);
    campaign = next;
    steps.push({ command, forward, back });
  };
  const send = (event: ToolEvent): void => {
    const context: ToolContext = {
      campaign,
      map: campaign.world.map,
      lattice,
      rules: hexGameOf(systems[campaign.system]).rules,
      paint: onBrush.paint ?? { kind: 'terrain', terrain: onBrush.terrain ?? 't' },
      size: onBrush.size ?? 1,
      pen: { ...PEN, ...onBrush.pen },
      chosen,
      cursor: selected ?? null,
      lettering: null,
      drawn,
      carried: onBrush.carried ?? null,
    };
    const { next, acts: actions } = state.on(event, context);
    state = next;
    for (const action of actions) {
      told.push(action);
      if (action.kind === 'command') execute(action.command);
      if (action.kind === 'draw') drawn = action.drawn;
      if (action.kind === 'select') selected = action.field;
      if (action.kind === 'choose') chosen = chosenAfter(chosen, action.fields, action.how);
      if (action.kind === 'pick') picked = action.terrain;
    }
  };
  const centre = (field: FieldAddress): Point => {
    const cell = lattice.cellOf(field);
    return cell === undefined ? { x: 1e6, y: 1e6 } : centreOf(lattice.axialOf(cell));
  };
  const go = (kind: 'down' | 'move' | 'up' | 'click', point: Point): Driver => {
    place = point;
    send({ kind, point, ...(keys === undefined ? {} : { keys }) });
    return driver;
  };

  const driver: Driver = {
    moveTo: (field) => go('move', centre(field)),
    press: (field) => go('down', centre(field)),
    dragTo: (...fields) => {
      fields.forEach((field) => go('move', centre(field)));
      return driver;
    },
    release: () => go('up', place),
    click: (field) => driver.clickAt(centre(field)),
    clickAt: (point) => {
      go('down', point).release();
      return go('click', point);
    },
    hold: (held) => {
      keys = held;
      return driver;
    },
    pressAt: (point) => go('down', point),
    dragToPoint: (...points) => {
      points.forEach((point) => go('move', point));
      return driver;
    },
    confirm: () => {
      send({ kind: 'confirm' });
      return driver;
    },
    back: () => {
      send({ kind: 'back' });
      return driver;
    },
    leave: () => {
      send({ kind: 'leave' });
      return driver;
    },
    escape: () => {
      send({ kind: 'cancel' });
      return driver;
    },
    undo: () => {
      const last = steps.pop();
      if (last !== undefined) campaign = applyPatches(campaign, [...last.back]);
      lattice = latticeNow(campaign.world.map);
      return driver;
    },
    campaign: () => campaign,
    terrain: (field) => terrainAt(campaign.world.map, field),
    state: () => state.name,
    preview: () => state.preview,
    commands: () => steps.map(({ command }) => command),
    patches: () => steps.at(-1)?.forward ?? [],
    selected: () => selected,
    picked: () => picked,
    chosen: () => [...chosen],
    acts: () => told,
  };
  return driver;
}
