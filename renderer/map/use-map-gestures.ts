import { type KeyboardEvent, useMemo } from 'react';
import { centreOf, type Lattice } from '../../engine';
import { useDesk } from '../state/desk';
import type { MapPointerEvent } from './pane/props';
import { type HandOverMap, workingTool } from './use-hand';

/** What the map's pointer and keys mean to the hand. */
export interface MapGestures {
  readonly onPointer: (event: MapPointerEvent) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Translates the pointer, remembering whether its main button is down. */
const pointerListener = (send: HandOverMap['send']): MapGestures['onPointer'] => {
  let isPressed = false;
  return ({ kind, point, buttons, dragged, field }) => {
    const { hover, set } = useDesk.getState();
    if (field !== hover) set({ hover: field });
    if (kind === 'leave') {
      // While a button is down the map holds the pointer, so leaving means that it was lost.
      send({ kind: isPressed ? 'cancel' : 'leave' });
      isPressed = false;
      return;
    }
    if (kind === 'down') isPressed = (buttons & 1) !== 0;
    if (kind !== 'move' && !isPressed) return;
    send({ kind, point });
    if (kind !== 'up') return;
    isPressed = false;
    if (!dragged) send({ kind: 'click', point });
  };
};

/** Enter does with the drawing tool what a click on the chosen field would do. */
const keyListener =
  (send: HandOverMap['send'], lattice: Lattice): MapGestures['onKey'] =>
  (event) => {
    const { field } = useDesk.getState();
    const cell = field === null ? undefined : lattice.cellOf(field);
    if (event.key !== 'Enter' || cell === undefined || !workingTool().changesWorld) return;
    event.preventDefault();
    const point = centreOf(lattice.axialOf(cell));
    send({ kind: 'down', point });
    send({ kind: 'up', point });
  };

/** Connects the map's pointer and keys to the hand. */
export const useMapGestures = ({ send }: HandOverMap, lattice: Lattice): MapGestures =>
  useMemo(
    () => ({ onPointer: pointerListener(send), onKey: keyListener(send, lattice) }),
    [send, lattice],
  );
