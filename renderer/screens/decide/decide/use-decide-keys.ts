import { useMemo } from 'react';
import { useSession } from '../../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import { useDecide } from './decide-store';
import type { Queue } from './use-cards';

const SCOPE = 'openTurn:station.decide';
const shortcut = shortcutsOf(SCOPE);

/** Where a key already has a meaning: fields, buttons, lists, the map. */
const CONTROLS = 'button, a, input, textarea, select, [role="tab"], [role="radio"], .ww-turn-map';

const isOnControl = (): boolean => document.activeElement?.closest(CONTROLS) != null;

/** The first control on the card: a choice, a figure, or the decision on the whole. */
const edit = (): void => {
  const place = document.querySelector('.ww-card [data-edit]');
  const target = place?.querySelector<HTMLElement>('input:checked, .ww-derivable, button');
  target?.focus();
  if (target instanceof HTMLButtonElement) target.click();
};

/** Enter on a card: its form, if it has one, else the card as it is. */
const acceptCard = (queue: Queue): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-card-form]');
  if (form === null) queue.accept();
  else form.requestSubmit();
};

/** Binds the keys of the queue while it is on the screen. */
export function useDecideKeys(queue: Queue): void {
  const keys = useMemo((): readonly Shortcut[] => {
    const { set } = useDecide.getState();
    const mayWrite = (): boolean => queue.card !== undefined && !useSession.getState().readOnly;
    const going = (by: 1 | -1, key: string, isAlias: boolean): Shortcut => ({
      id: `decide.${by === 1 ? 'next' : 'previous'} ${key}`,
      keys: key,
      text: by === 1 ? 'decide:key.next' : 'decide:key.previous',
      scope: SCOPE,
      ...(isAlias ? { isAlias, isEnabled: () => !isOnControl() } : {}),
      run: () => queue.step(by),
    });
    return [
      going(1, 'J', false),
      going(-1, 'K', false),
      going(1, 'ArrowDown', true),
      going(-1, 'ArrowUp', true),
      shortcut('decide.accept', 'Enter', 'decide:key.accept', () => acceptCard(queue), {
        isEnabled: () => mayWrite() && !isOnControl(),
      }),
      shortcut('decide.edit', 'E', 'decide:key.edit', edit, { isEnabled: mayWrite }),
      shortcut(
        'decide.dice',
        'R',
        'decide:key.dice',
        () => set({ isRolling: !useDecide.getState().isRolling }),
        { isEnabled: () => mayWrite() && queue.card?.kind === 'fight' },
      ),
      shortcut('decide.onlyOpen', 'O', 'decide:key.onlyOpen', () =>
        set({ onlyOpen: !useDecide.getState().onlyOpen }),
      ),
      shortcut('decide.rulings', 'H', 'decide:key.rulings', () =>
        set({ tab: useDecide.getState().tab === 'cards' ? 'rulings' : 'cards' }),
      ),
    ];
  }, [queue]);
  useShortcuts(keys);
}
