import { useMemo } from 'react';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useTable } from '../../../model/turn/table/table-store';
import type { TableActs } from './use-table';

const SCOPE = 'desk:station.table';

/** Where Enter or an arrow already means something. */
const CONTROLS = 'button, a, input, textarea, select, [role="radio"]';

const isOnControl = (): boolean => document.activeElement?.closest(CONTROLS) != null;

/** Brings the first control of a group of the step into the focus. */
const focusOn = (selector: string): void => {
  document.querySelector<HTMLElement>(`.ww-table-step ${selector}`)?.focus();
};

/** Binds the keys of the table while it is on the screen. */
export const useTableKeys = (acts: TableActs): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const mayWrite = (): boolean => !useSession.getState().readOnly;
    const going = (by: 1 | -1, key: string, isAlias: boolean): Shortcut => ({
      id: `table.${by === 1 ? 'next' : 'previous'} ${key}`,
      keys: key,
      text: by === 1 ? 'table:key.next' : 'table:key.previous',
      scope: SCOPE,
      ...(isAlias ? { isAlias, isEnabled: () => !isOnControl() } : {}),
      run: () => acts.go(by),
    });
    return [
      going(1, 'J', false),
      going(-1, 'K', false),
      going(1, 'ArrowRight', true),
      going(-1, 'ArrowLeft', true),
      {
        id: 'table.confirm',
        keys: 'Enter',
        text: 'table:key.confirm',
        scope: SCOPE,
        isEnabled: () => mayWrite() && !isOnControl(),
        run: acts.confirm,
      },
      {
        id: 'table.dice',
        keys: 'R',
        text: 'table:key.dice',
        scope: SCOPE,
        run: () => focusOn('.ww-die-button'),
      },
      {
        id: 'table.question',
        keys: 'F',
        text: 'table:key.question',
        scope: SCOPE,
        run: () => focusOn('[data-question] button, [data-question] input'),
      },
      {
        id: 'table.guide',
        keys: 'H',
        text: 'table:key.guide',
        scope: SCOPE,
        run: acts.toggleGuide,
      },
      {
        id: 'table.cover',
        keys: 'Escape',
        text: 'table:key.cover',
        scope: SCOPE,
        inText: true,
        isEnabled: () => useTable.getState().entering !== null,
        run: () => useTable.getState().set({ entering: null }),
      },
    ];
  }, [acts]);
  useShortcuts(keys);
};
