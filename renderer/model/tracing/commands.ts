import type { Underlay, UnderlayPin } from '../../../engine';
import type { Command } from '../state/command';

/** Pins that fix a picture completely. */
export const MOST_PINS = 3;

/** Lays a picture under the grid. */
export function addUnderlay(underlay: Underlay): Command {
  return {
    name: 'trace:command.add',
    about: { name: underlay.name },
    change: (draft) => {
      draft.underlays[underlay.id] = { ...underlay, pins: [...underlay.pins] };
    },
  };
}

/** Takes a picture away; its file stays with the campaign, so that this can be undone. */
export function removeUnderlay({ id, name }: Underlay): Command {
  return {
    name: 'trace:command.remove',
    about: { name },
    change: (draft) => {
      Reflect.deleteProperty(draft.underlays, id);
    },
  };
}

/** What can be set on a picture by one act. */
export type UnderlayChange = Partial<Pick<Underlay, 'opacity' | 'isLocked' | 'isShown'>>;

/** Changes opacity, lock or visibility. */
export function changeUnderlay(
  { id, name }: Underlay,
  kind: 'opacity' | 'lock' | 'unlock' | 'show' | 'hide',
  change: UnderlayChange,
): Command {
  return {
    name: `trace:command.${kind}`,
    about: { name },
    change: (draft) => {
      const underlay = draft.underlays[id];
      if (underlay !== undefined) Object.assign(underlay, change);
    },
  };
}

/** Pins a point of a picture to a point of the plane: a new pin, or (with its index) another place for an old one. */
export function setPin({ id, name }: Underlay, index: number, pin: UnderlayPin): Command {
  return {
    name: 'trace:command.pin',
    about: { name, number: index + 1 },
    change: (draft) => {
      const pins = draft.underlays[id]?.pins;
      if (pins !== undefined) pins[Math.min(index, pins.length, MOST_PINS - 1)] = pin;
    },
  };
}

/** Takes one pin out, or (without index) all of them. */
export function pullPins({ id, name }: Underlay, index?: number): Command {
  return {
    name: index === undefined ? 'trace:command.pullAll' : 'trace:command.pull',
    about: { name, number: (index ?? 0) + 1 },
    change: (draft) => {
      const underlay = draft.underlays[id];
      if (underlay === undefined) return;
      if (index === undefined) underlay.pins = [];
      else underlay.pins.splice(index, 1);
    },
  };
}
