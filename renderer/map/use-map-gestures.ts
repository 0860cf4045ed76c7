import { type KeyboardEvent, useMemo } from 'react';
import type { FieldAddress, Lattice, Point } from '../../engine';
import { useDesk } from '../state/desk';
import { aimedPoint } from './aim';
import type { MapPointerEvent } from './pane/props';
import { useMapRoom } from './state';
import { type HeldKeys, NO_KEYS } from './tools/tool';
import { type HandOverMap, keyPoint, workingTool } from './use-hand';

/** What the map's pointer and keys mean to the hand. */
export interface MapGestures {
  readonly onPointer: (event: MapPointerEvent) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyEnd: (key: string | null) => void;
  readonly onWalk: (field: FieldAddress) => void;
}

type Hand = Pick<HandOverMap, 'send' | 'isBusy'>;

/** Translates the pointer, remembering whether its main button is down. Keys that draw have the tool to themselves. */
const pointerListener = (
  { send, isBusy }: Hand,
  { isKeyed, takeOver }: { readonly isKeyed: () => boolean; readonly takeOver: () => void },
): MapGestures['onPointer'] => {
  let isPressed = false;
  return ({ kind, point, buttons, dragged, field, shift, ctrl }) => {
    const { hover, set } = useDesk.getState();
    if (field !== hover) set({ hover: field });
    if (isKeyed()) {
      if (kind !== 'down') return;
      send({ kind: 'cancel' });
    }
    const keys: HeldKeys = { shift, mod: ctrl };
    if (kind === 'leave') {
      // While a button is down the map holds the pointer, so leaving means that it was lost.
      send({ kind: isPressed ? 'cancel' : 'leave' });
      isPressed = false;
      return;
    }
    if (kind === 'double') {
      if (isBusy()) send({ kind: 'confirm' });
      return;
    }
    if (kind === 'down') {
      isPressed = (buttons & 1) !== 0;
      takeOver();
    }
    if (kind !== 'move' && !isPressed) return;
    send({ kind, point, keys });
    if (kind !== 'up') return;
    isPressed = false;
    if (!dragged) send({ kind: 'click', point, keys });
  };
};

/** What the keys do to the tool: `held` = pressed until Enter or the end of Shift lifts it. */
interface KeyHand extends Omit<MapGestures, 'onPointer'> {
  readonly isHolding: () => boolean;
  /** The pointer has pressed: what it began, Enter ends. */
  readonly takeOver: () => void;
}

/** Shift means "more" to the selecting tool and to the choice; to other strokes of the keys it means nothing. */
const strokeKeys = (): HeldKeys => ({
  shift: useMapRoom.getState().ink.kind === 'choice',
  mod: false,
});

/** Lets the keys act like a pointer at the field cursor. */
const keyHand = ({ send, isBusy }: Hand, lattice: Lattice): KeyHand => {
  let held: 'enter' | 'shift' | null = null;
  let isExtending = false;
  let lastEnter: string | null = null;
  let isPointers = false;
  const isHolding = (): boolean => held !== null && isBusy();

  const press = (by: 'enter' | 'shift', point: Point, keys: HeldKeys): void => {
    held = by;
    isPointers = false;
    send({ kind: 'down', point, keys });
  };
  const lift = (): void => {
    const point = keyPoint();
    const keys = held === 'shift' ? strokeKeys() : NO_KEYS;
    if (point !== undefined && isHolding()) send({ kind: 'up', point, keys });
    held = null;
  };
  const click = (point: Point, keys: HeldKeys): void => {
    send({ kind: 'down', point, keys });
    send({ kind: 'up', point, keys });
    send({ kind: 'click', point, keys });
  };

  const enter = (point: Point, keys: HeldKeys): void => {
    const here = `${String(point.x)} ${String(point.y)}`;
    const isAgain = here === lastEnter;
    lastEnter = here;
    const ends = isPointers && isBusy();
    isPointers = false;
    if (ends) send({ kind: 'confirm' });
    else if (workingTool().enter === 'hold') {
      if (isHolding()) lift();
      else press('enter', point, { ...NO_KEYS, mod: keys.mod });
    } else if (isBusy() && (keys.mod || isAgain)) send({ kind: 'confirm' });
    else click(point, keys);
  };

  return {
    isHolding,
    takeOver: () => {
      isPointers = true;
    },
    onKey: (event) => {
      const point = keyPoint();
      const keys: HeldKeys = { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey };
      const { id, drags } = workingTool();
      if (event.key === 'Backspace' && isBusy()) {
        event.preventDefault();
        send({ kind: 'back' });
      }
      if (point === undefined) return;
      // The sheet of the field lies open already: to the selecting tool Enter means something with Ctrl only.
      if (event.key === 'Enter' && (id !== 'select' || keys.mod)) {
        event.preventDefault();
        enter(point, keys);
      }
      if (!event.key.startsWith('Arrow')) return;
      if (held === 'shift' && !keys.shift) lift();
      isExtending = keys.shift && id === 'select';
      if (keys.shift && drags && !isBusy()) press('shift', point, strokeKeys());
    },
    onKeyEnd: (key) => {
      if (held === 'shift' && (key === 'Shift' || key === null)) lift();
    },
    onWalk: (field) => {
      const { set } = useDesk.getState();
      const { aim } = useMapRoom.getState();
      const point = aimedPoint(lattice, field, workingTool().aim, aim);
      if (isExtending && point !== undefined) {
        send({ kind: 'click', point, keys: { shift: true, mod: false } });
      }
      set({ field, unit: null, hover: null });
      if (point !== undefined) {
        send({ kind: 'move', point, keys: held === 'shift' ? strokeKeys() : NO_KEYS });
      }
    },
  };
};

/** True while Shift with an arrow draws or selects instead of moving the map. */
export const walksWithShift = (): boolean => {
  const { id, drags } = workingTool();
  return drags || id === 'select';
};

/** Connects the map's pointer and keys to the hand. */
export const useMapGestures = (hand: HandOverMap, lattice: Lattice): MapGestures =>
  useMemo(() => {
    const { isHolding, takeOver, ...keys } = keyHand(hand, lattice);
    return { onPointer: pointerListener(hand, { isKeyed: isHolding, takeOver }), ...keys };
  }, [hand, lattice]);
