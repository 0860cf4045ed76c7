import { useEffect } from 'react';
import type { IconName } from '../ui';
import { createStore } from './create-store';

/** A command with a key. The palette and the sheet of keys list every registered command. */
export interface Shortcut {
  readonly id: string;
  /** Combination such as `Mod+Shift+Z`, `B` or `?`; absent = only in the palette. */
  readonly keys?: string;
  /** Text key of the command. */
  readonly text: string;
  /** Heading in the sheet of keys: a text key such as `app:screen.map`. */
  readonly scope: string;
  readonly icon?: IconName;
  /** A second key of a listed command: works, but is not listed. */
  readonly isAlias?: boolean;
  /** Works while the GM is writing in a field, too. */
  readonly inText?: boolean;
  /** Absent = always possible. */
  readonly isEnabled?: () => boolean;
  readonly run: () => void;
}

/** Makes commands under one heading of the sheet of keys: `shortcut('turn.next', 'F8', 'turn:action.nextFinding', run)`. */
export function shortcutsOf(scope: string) {
  return (
    id: string,
    keys: string,
    text: string,
    run: () => void,
    more: Pick<Shortcut, 'icon' | 'isAlias' | 'inText' | 'isEnabled'> = {},
  ): Shortcut => ({ id, keys, text, scope, run, ...more });
}

/** Makes the digits that open the tabs of a screen in their order; `textOf` is the text key of a tab. */
export function tabShortcuts<Tab extends string>(
  textOf: (tab: Tab) => string,
  { scope, icon }: Pick<Shortcut, 'scope' | 'icon'>,
  tabs: readonly Tab[],
  open: (tab: Tab) => void,
): readonly Shortcut[] {
  return tabs.map((tab, index) => ({
    id: textOf(tab),
    keys: String(index + 1),
    text: textOf(tab),
    scope,
    ...(icon === undefined ? {} : { icon }),
    run: () => open(tab),
  }));
}

interface Shortcuts {
  readonly groups: readonly (readonly Shortcut[])[];
  readonly register: (group: readonly Shortcut[]) => () => void;
}

/** The commands of everything that is on the screen now. */
export const useShortcutRegistry = createStore<Shortcuts>((set) => ({
  groups: [],
  register: (group) => {
    set(({ groups }) => ({ groups: [...groups, group] }));
    return () => set(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
  },
}));

/** Registers commands while the component is on the screen. Pass a stable list (`useMemo`). */
export function useShortcuts(group: readonly Shortcut[]): void {
  const register = useShortcutRegistry(({ register }) => register);
  useEffect(() => register(group), [register, group]);
}

/** Keys as the browser names them, where the name differs from ours. */
const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus', '-': 'Minus' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The combination of a key press. Shift counts with letters and named keys only: `?` is `?` on every keyboard. */
export function combinationOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const isSign = key !== ' ' && key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return [
    ctrlKey || metaKey ? 'Mod' : '',
    altKey ? 'Alt' : '',
    shiftKey && !isSign ? 'Shift' : '',
    name,
  ]
    .filter((part) => part !== '')
    .join('+');
}

/** Where letters are typed: text inputs (not tick boxes), and lists that are searched by typing. */
const WRITING = [
  'input:not([type="radio"], [type="checkbox"], [type="range"])',
  'textarea, select, [contenteditable="true"], button[aria-haspopup="listbox"]',
].join(', ');
/** Overlays above the page; `data-trigger` marks what a button opened. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger]';

/** True if a press at the element is meant for the field, the list or the dialog it is in, not for the screen. */
const isTaken = (element: Element, keys: string): boolean =>
  element.closest(`${WRITING}, ${OVERLAY}`) !== null ||
  // A list on the page is searched by letters; figures choose the tab of the screen there, too.
  (element.closest('[role="listbox"]') !== null && !/^\d$/.test(keys));

/** The command of a key press; the last registered wins, so that a screen can override a key. */
export function shortcutFor(
  groups: readonly (readonly Shortcut[])[],
  press: KeyPress,
  target: EventTarget | null,
): Shortcut | undefined {
  const keys = combinationOf(press);
  const isBusy = target instanceof Element && isTaken(target, keys);
  return groups
    .flat()
    .findLast(
      (shortcut) =>
        shortcut.keys === keys &&
        (!isBusy || shortcut.inText === true) &&
        (shortcut.isEnabled?.() ?? true),
    );
}

/** Listens for the keys of all registered commands. Used once, by the shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const shortcut = shortcutFor(useShortcutRegistry.getState().groups, event, event.target);
      if (shortcut === undefined) return;
      event.preventDefault();
      shortcut.run();
    };
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}
