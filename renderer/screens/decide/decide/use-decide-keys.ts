import { useMemo } from 'react';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useDecide } from './decide-store';
import type { Queue } from './use-cards';

const SCOPE = 'openTurn:station.decide';

/** Where a key already means something: fields, buttons, lists, the map. */
const CONTROLS = 'button, a, input, textarea, select, [role="tab"], [role="radio"], .ww-turn-map';

const isOnControl = (): boolean => document.activeElement?.closest(CONTROLS) != null;

/** The first thing on the card that can be changed: a choice, a figure, or the word on the whole. */
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
      {
        id: 'decide.accept',
        keys: 'Enter',
        text: 'decide:key.accept',
        scope: SCOPE,
        isEnabled: () => mayWrite() && !isOnControl(),
        run: () => acceptCard(queue),
      },
      {
        id: 'decide.edit',
        keys: 'E',
        text: 'decide:key.edit',
        scope: SCOPE,
        isEnabled: mayWrite,
        run: edit,
      },
      {
        id: 'decide.dice',
        keys: 'R',
        text: 'decide:key.dice',
        scope: SCOPE,
        isEnabled: () => mayWrite() && queue.card?.kind === 'fight',
        run: () => set({ isRolling: !useDecide.getState().isRolling }),
      },
      {
        id: 'decide.onlyOpen',
        keys: 'O',
        text: 'decide:key.onlyOpen',
        scope: SCOPE,
        run: () => set({ onlyOpen: !useDecide.getState().onlyOpen }),
      },
      {
        id: 'decide.rulings',
        keys: 'H',
        text: 'decide:key.rulings',
        scope: SCOPE,
        run: () => set({ tab: useDecide.getState().tab === 'cards' ? 'rulings' : 'cards' }),
      },
    ];
  }, [queue]);
  useShortcuts(keys);
}
