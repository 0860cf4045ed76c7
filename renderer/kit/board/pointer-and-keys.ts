import type { KeyboardEvent } from 'react';
import type { Point } from '../../../engine';
import type { BoardPointerEvent } from './gestures';
import { type HeldKeys, NO_KEYS, type Tool, type ToolEvent } from './tool';

/** What pointer and keys tell: events of the hand, passed to the tool that works. */
export interface PointerEvents {
  readonly send: (event: ToolEvent) => void;
  readonly isBusy: () => boolean;
}

type WorkingTool = Pick<Tool<string, never, never, never>, 'id' | 'enter' | 'drags' | 'removes'>;

/** What a board says of its pointer and keys. */
export interface PointerRules {
  /** The tool in the hand. */
  readonly tool: () => WorkingTool;
  /** Where the keys point; undefined = nowhere. */
  readonly keyPoint: () => Point | undefined;
  /** The point under the pointer, null = off the board. */
  readonly onHover: (point: Point | null) => void;
  /** Keys that count as held during a stroke of the keys with Shift; null = Shift begins no stroke. */
  readonly strokeKeys: (() => HeldKeys) | null;
  /**
   * What Enter does in the middle of several clicks: it ends them at once, or (`again`) when it comes twice at one place
   * or with Ctrl.
   */
  readonly enterEnds: 'always' | 'again';
  /** True if the space bar presses, too. */
  readonly spacePresses: boolean;
  /** True if Enter without Ctrl means nothing to the tool. */
  readonly isEnterFree: () => boolean;
}

/** Pointer and keys of a board in the terms of its hand. */
export interface BoardListeners {
  readonly onPointer: (event: BoardPointerEvent) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyEnd: (key: string | null) => void;
  /** The keys have gone to a point: what is held is drawn there. */
  readonly onWalk: (point: Point) => void;
}

/** Translates the pointer, remembering whether its main button is down. Keys that draw have the tool to themselves. */
function pointerListener(
  { send, isBusy }: PointerEvents,
  { tool, onHover }: PointerRules,
  keys: { readonly isHolding: () => boolean; readonly takeOver: () => void },
): BoardListeners['onPointer'] {
  let isPressed = false;
  return ({ kind, point, buttons, dragged, shift, ctrl }) => {
    onHover(kind === 'leave' ? null : point);
    if (keys.isHolding()) {
      if (kind !== 'down') return;
      send({ kind: 'cancel' });
    }
    const held: HeldKeys = { shift, mod: ctrl };
    if (kind === 'leave') {
      // While a button is down the board holds the pointer, so leaving means that it was lost.
      send({ kind: isPressed ? 'cancel' : 'leave' });
      isPressed = false;
      return;
    }
    if (kind === 'double') {
      if (isBusy()) send({ kind: 'confirm', keys: held });
      else if (tool().removes === true) send({ kind: 'remove', point });
      return;
    }
    if (kind === 'down') {
      isPressed = (buttons & 1) !== 0;
      keys.takeOver();
    }
    if (kind !== 'move' && !isPressed) return;
    send({ kind, point, keys: held });
    if (kind !== 'up') return;
    isPressed = false;
    if (!dragged) send({ kind: 'click', point, keys: held });
  };
}

/** Lets the keys act like a pointer at their cursor: `held` = pressed until Enter or the end of Shift lifts it. */
function keyListener({ send, isBusy }: PointerEvents, rules: PointerRules) {
  const { tool, keyPoint, strokeKeys, enterEnds } = rules;
  let held: 'enter' | 'shift' | null = null;
  let lastPress: string | null = null;
  let isPointers = false;
  const isHolding = (): boolean => held !== null && isBusy();
  const stroke = (): HeldKeys => strokeKeys?.() ?? NO_KEYS;

  const press = (by: 'enter' | 'shift', point: Point, keys: HeldKeys): void => {
    held = by;
    isPointers = false;
    send({ kind: 'down', point, keys });
  };
  const lift = (keys: HeldKeys): void => {
    const point = keyPoint();
    if (point !== undefined && isHolding()) send({ kind: 'up', point, keys });
    held = null;
  };
  const act = (point: Point, keys: HeldKeys, mayEnd: boolean): void => {
    const here = `${String(point.x)} ${String(point.y)}`;
    const isAgain = here === lastPress || enterEnds === 'always';
    lastPress = here;
    const ends = isPointers && isBusy() && mayEnd;
    isPointers = false;
    if (ends) send({ kind: 'confirm', keys });
    else if (tool().enter === 'hold') {
      if (isHolding()) lift(enterEnds === 'always' ? keys : NO_KEYS);
      else press('enter', point, enterEnds === 'always' ? keys : { ...NO_KEYS, mod: keys.mod });
    } else if (mayEnd && isBusy() && (keys.mod || isAgain)) send({ kind: 'confirm', keys });
    else {
      send({ kind: 'down', point, keys });
      send({ kind: 'up', point, keys });
      send({ kind: 'click', point, keys });
    }
  };

  return {
    isHolding,
    takeOver: () => {
      isPointers = true;
    },
    onKey: (event: KeyboardEvent<HTMLElement>): void => {
      const point = keyPoint();
      const keys: HeldKeys = { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey };
      const { drags, removes } = tool();
      if (event.key === 'Backspace' && isBusy()) {
        event.preventDefault();
        send({ kind: 'back' });
      }
      if (point === undefined) return;
      if (event.key === 'Delete' && removes === true) {
        event.preventDefault();
        send({ kind: 'remove', point });
      }
      const isEnter = event.key === 'Enter' && (keys.mod || !rules.isEnterFree());
      if (isEnter || (event.key === ' ' && rules.spacePresses)) {
        event.preventDefault();
        act(point, keys, isEnter);
      }
      if (!event.key.startsWith('Arrow') || strokeKeys === null) return;
      if (held === 'shift' && !keys.shift) lift(stroke());
      if (keys.shift && drags && !isBusy()) press('shift', point, stroke());
    },
    onKeyEnd: (key: string | null): void => {
      if (held === 'shift' && (key === 'Shift' || key === null)) lift(stroke());
    },
    onWalk: (point: Point): void =>
      send({ kind: 'move', point, keys: held === 'shift' ? stroke() : NO_KEYS }),
  };
}

/** Connects pointer and keys of a board to its hand. */
export function boardListeners(pointer: PointerEvents, rules: PointerRules): BoardListeners {
  const { isHolding, takeOver, ...keys } = keyListener(pointer, rules);
  return { onPointer: pointerListener(pointer, rules, { isHolding, takeOver }), ...keys };
}
