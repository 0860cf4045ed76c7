import { enablePatches, produceWithPatches, applyPatches, type Patch } from 'immer';
import {
  type Campaign,
  centreOf,
  type FieldAddress,
  latticeOf,
  type Point,
  terrainAt,
  type TerrainKey,
} from '../../../engine';
import type { Command } from '../../state/command';
import type { BrushSize, Tool, ToolEvent, ToolPreview, ToolState } from '../tools/tool';

enablePatches();

interface Step {
  readonly command: Command;
  readonly forward: readonly Patch[];
  readonly back: readonly Patch[];
}

/** A hand at the map that speaks gestures: it moves over fields, presses, drags, lets go; no DOM, no pixels. */
export interface Driver {
  readonly moveTo: (field: FieldAddress) => Driver;
  readonly press: (field: FieldAddress) => Driver;
  readonly dragTo: (...fields: readonly FieldAddress[]) => Driver;
  readonly release: () => Driver;
  readonly click: (field: FieldAddress) => Driver;
  readonly clickAt: (point: Point) => Driver;
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
}

/** Puts a tool into the hand, over a campaign, with terrain and size on the brush. */
export const drive = (
  tool: Tool,
  start: Campaign,
  onBrush: { readonly terrain?: TerrainKey; readonly size?: BrushSize } = {},
): Driver => {
  const lattice = latticeOf(start.world.map);
  const steps: Step[] = [];
  let campaign = start;
  let state: ToolState = tool.idle;
  let place: Point = { x: 0, y: 0 };
  let selected: FieldAddress | null | undefined;
  let picked: TerrainKey | undefined;

  const execute = (command: Command): void => {
    const [next, forward, back] = produceWithPatches(campaign, (draft) => {
      if ('change' in command) command.change(draft);
    });
    campaign = next;
    steps.push({ command, forward, back });
  };
  const send = (event: ToolEvent): void => {
    const context = {
      map: campaign.world.map,
      lattice,
      terrain: onBrush.terrain ?? 't',
      size: onBrush.size ?? 1,
    };
    const { next, acts } = state.on(event, context);
    state = next;
    for (const act of acts) {
      if (act.kind === 'command') execute(act.command);
      if (act.kind === 'select') selected = act.field;
      if (act.kind === 'pick') picked = act.terrain;
    }
  };
  const centre = (field: FieldAddress): Point => {
    const cell = lattice.cellOf(field);
    return cell === undefined ? { x: 1e6, y: 1e6 } : centreOf(lattice.axialOf(cell));
  };
  const go = (kind: 'down' | 'move' | 'up' | 'click', point: Point): Driver => {
    place = point;
    send({ kind, point });
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
  };
  return driver;
};
