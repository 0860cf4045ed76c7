import {
  IDLE,
  inLanguage,
  type Input,
  type Side,
} from '../../../../engine/systems/eroberung/pages';

/** The keys of a side by action. */
export const ACTIONS = ['up', 'left', 'down', 'right', 'fire'] as const;
export type Action = (typeof ACTIONS)[number];

/** Keys by `KeyboardEvent.code`: by their place, so that both Shift keys differ (EW-37-02). */
export type SideKeys = Readonly<Record<Action, readonly string[]>>;
export type Keys = readonly [red: SideKeys, blue: SideKeys];

export const DEFAULT_KEYS: Keys = [
  {
    up: ['KeyW'],
    left: ['KeyA'],
    down: ['KeyS'],
    right: ['KeyD'],
    fire: ['ShiftLeft', 'KeyF'],
  },
  {
    up: ['ArrowUp'],
    left: ['ArrowLeft'],
    down: ['ArrowDown'],
    right: ['ArrowRight'],
    fire: ['ShiftRight', 'Enter'],
  },
];

/** Keys that cannot be bound: they start, continue and pause, or make another key a command of the browser. */
export const RESERVED_KEYS: readonly string[] = [
  'Space',
  'Escape',
  'Tab',
  'ControlLeft',
  'ControlRight',
  'AltLeft',
  'AltRight',
  'MetaLeft',
  'MetaRight',
];

/** Which action of which side a key is, if any. */
export function actionOf(
  keys: Keys,
  code: string,
): { readonly side: Side; readonly action: Action } | undefined {
  for (const side of [0, 1] as const) {
    const action = ACTIONS.find((one) => keys[side][one].includes(code));
    if (action !== undefined) return { side, action };
  }
  return undefined;
}

/** Keys with one action given another key. */
export function withKey(keys: Keys, side: Side, action: Action, code: string): Keys {
  const changed = { ...keys[side], [action]: [code] };
  return side === 0 ? [changed, keys[1]] : [keys[0], changed];
}

/** Stick positions by what is held; opposite directions cancel each other (EW-37-03, EW-38-06). */
const STICKS = [
  [8, 1, 2],
  [7, 0, 3],
  [6, 5, 4],
] as const;

function inputOf(isHeld: (action: Action) => boolean): Input {
  const across = (isHeld('right') ? 1 : 0) - (isHeld('left') ? 1 : 0);
  const down = (isHeld('down') ? 1 : 0) - (isHeld('up') ? 1 : 0);
  return { stick: STICKS[down + 1]?.[across + 1] ?? 0, isFiring: isHeld('fire') };
}

/**
 * Keys that are down, and those pressed since the last tick, so that a short press between two ticks is not lost
 * (EW-46-22).
 */
export interface Latch {
  readonly press: (code: string) => void;
  readonly release: (code: string) => void;
  /** All keys up: the window lost the focus. */
  readonly clear: () => void;
  /** Input of a side in this tick; reading it clears the short presses. */
  readonly take: (keys: SideKeys) => Input;
}

export function latchOf(): Latch {
  const down = new Set<string>();
  const pressed = new Set<string>();
  return {
    press: (code) => {
      down.add(code);
      pressed.add(code);
    },
    release: (code) => {
      down.delete(code);
    },
    clear: () => {
      down.clear();
      pressed.clear();
    },
    take: (keys) => {
      const input = inputOf((action) =>
        keys[action].some((code) => down.has(code) || pressed.has(code)),
      );
      for (const code of Object.values(keys).flat()) pressed.delete(code);
      return input;
    },
  };
}

/** The fields of a gamepad that are read; the standard mapping of the browser. */
type Pad = Pick<Gamepad, 'axes' | 'buttons'>;
const THRESHOLD = 0.5;
const CROSS: Readonly<Record<Exclude<Action, 'fire'>, number>> = {
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};
const FRONT = [0, 1, 2, 3];
const [SELECT, START] = [8, 9];

const isDown = ({ buttons }: Pad, at: number): boolean => buttons[at]?.pressed === true;

/** Input of a gamepad: stick or cross, any front button (EW-37-02). */
export function padInput(pad: Pad): Input {
  const [x = 0, y = 0] = pad.axes;
  const tilted = {
    up: y <= -THRESHOLD,
    down: y >= THRESHOLD,
    left: x <= -THRESHOLD,
    right: x >= THRESHOLD,
  };
  return inputOf((action) =>
    action === 'fire'
      ? FRONT.some((at) => isDown(pad, at))
      : tilted[action] || isDown(pad, CROSS[action]),
  );
}

export function isPadStart(pad: Pad): boolean {
  return isDown(pad, START);
}
export function isPadPause(pad: Pad): boolean {
  return isDown(pad, SELECT);
}

/** Keys and gamepad of a side together: the gamepad steers while it is not at rest. */
export function joined(keyboard: Input, pad: Input): Input {
  return {
    stick: pad.stick === IDLE.stick ? keyboard.stick : pad.stick,
    isFiring: keyboard.isFiring || pad.isFiring,
  };
}

/** How a key is called on a cap: letters and digits by themselves, arrows as signs. */
const CAPS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  ArrowUp: ['↑', '↑'],
  ArrowLeft: ['←', '←'],
  ArrowDown: ['↓', '↓'],
  ArrowRight: ['→', '→'],
  ShiftLeft: ['Umschalt links', 'Left Shift'],
  ShiftRight: ['Umschalt rechts', 'Right Shift'],
  ControlLeft: ['Strg links', 'Left Ctrl'],
  ControlRight: ['Strg rechts', 'Right Ctrl'],
  AltLeft: ['Alt', 'Alt'],
  AltRight: ['Alt Gr', 'Alt Gr'],
  Enter: ['Enter', 'Enter'],
  Space: ['Leertaste', 'Space'],
  Escape: ['Esc', 'Esc'],
  Tab: ['Tab', 'Tab'],
  Backspace: ['Rücktaste', 'Backspace'],
};

export function capOf(code: string, language: 'de' | 'en'): string {
  const cap = CAPS[code];
  return cap ? inLanguage(cap, language) : code.replace(/^(Key|Digit|Numpad)/, '');
}
