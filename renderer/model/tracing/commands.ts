import type { Underlay, UnderlayPin } from '../../../engine';
import { changing, type Command } from '../state/command';

/** Pins that fix a picture completely. */
export const MOST_PINS = 3;

/** Adds a picture under the grid. */
export function addUnderlay(underlay: Underlay): Command {
  return changing('trace:command.add', { name: underlay.name }, (draft) => {
    draft.underlays[underlay.id] = { ...underlay, pins: [...underlay.pins] };
  });
}

/** Removes a picture; its file stays with the campaign, so that this can be undone. */
export function removeUnderlay({ id, name }: Underlay): Command {
  return changing('trace:command.remove', { name }, (draft) => {
    Reflect.deleteProperty(draft.underlays, id);
  });
}

/** What one command can set on a picture. */
export type UnderlayChange = Partial<Pick<Underlay, 'opacity' | 'isLocked' | 'isShown'>>;

/** Changes opacity, lock or visibility. */
export function changeUnderlay(
  { id, name }: Underlay,
  kind: 'opacity' | 'lock' | 'unlock' | 'show' | 'hide',
  change: UnderlayChange,
): Command {
  return changing(`trace:command.${kind}`, { name }, (draft) => {
    const underlay = draft.underlays[id];
    if (underlay !== undefined) Object.assign(underlay, change);
  });
}

/** Pins a point of a picture to a point of the plane: a new pin, or (with its index) another place for an old one. */
export function setPin({ id, name }: Underlay, index: number, pin: UnderlayPin): Command {
  return changing('trace:command.pin', { name, number: index + 1 }, (draft) => {
    const pins = draft.underlays[id]?.pins;
    if (pins !== undefined) pins[Math.min(index, pins.length, MOST_PINS - 1)] = pin;
  });
}

/** Removes one pin, or (without index) all of them. */
export function pullPins({ id, name }: Underlay, index?: number): Command {
  return changing(
    index === undefined ? 'trace:command.pullAll' : 'trace:command.pull',
    { name, number: (index ?? 0) + 1 },
    (draft) => {
      const underlay = draft.underlays[id];
      if (underlay === undefined) return;
      if (index === undefined) underlay.pins = [];
      else underlay.pins.splice(index, 1);
    },
  );
}
