import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useWish } from '../../../model/state/use-wish';
import { useInbox } from './use-inbox-model';
import type { InboxActions } from './use-inbox-actions';
import type { InboxModel } from './use-inbox-model';
import type { Mailbox } from './use-mailbox';

/** The keys of the mailbox; tooltips and buttons show the same ones. */
export const KEYS = {
  accept: 'Enter',
  acceptAll: 'Shift+Enter',
  file: 'B',
  aside: 'X',
  back: 'N',
  save: 'S',
  mail: 'M',
  check: 'P',
  open: 'O',
  type: 'T',
  search: '/',
  remind: 'R',
  next: 'J',
  previous: 'K',
} as const;

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** True where Enter already means something. */
const isOnControl = (): boolean =>
  document.activeElement?.closest('button, a, input, [role="tab"]') != null;

/** Binds the keys of the mailbox while it is on the screen. */
export function useInboxKeys(model: InboxModel, actions: InboxActions, mailbox: Mailbox): void {
  /** What needs the reading of the document waits for it. */
  const whenRead = useWish((action: 'accept' | 'takeAllMail') => {
    const { chosen } = model;
    const isPending = chosen !== null && model.isPending(chosen.item);
    const lacksOrders = action === 'takeAllMail' && chosen?.orders === null;
    if (isPending || lacksOrders) return false;
    actions[action]();
    return true;
  });
  const keys = useMemo((): readonly Shortcut[] => {
    const { chosen, clear, thread } = model;
    const hasClear = thread !== null && thread.clear.length > 0;
    const { mayWrite } = actions;
    const isOpen = mayWrite && chosen?.isAtHand === true;
    const hasOwner =
      chosen !== null && (chosen.suggestion !== null || model.isPending(chosen.item));
    const one = (
      id: keyof typeof KEYS,
      run: () => void,
      isPossible: () => boolean = () => true,
    ): Shortcut => ({
      id: `inbox.${id}`,
      keys: KEYS[id],
      text: `inbox:act.${id}`,
      scope: 'openTurn:station.inbox',
      isEnabled: isPossible,
      run,
    });
    return [
      one(
        'accept',
        () => whenRead('accept'),
        () => isOpen && (hasOwner || hasClear) && !isOnControl(),
      ),
      one('acceptAll', actions.acceptAll, () => mayWrite && clear.length > 0),
      one(
        'file',
        () => press('.ww-inbox-file button'),
        () => isOpen,
      ),
      one('aside', actions.layAside, () => isOpen && chosen.item.status !== 'aside'),
      one('back', actions.putBack, () => isOpen && chosen.item.status !== 'open'),
      one('save', actions.saveOriginal, () => chosen !== null),
      one(
        'mail',
        () => whenRead('takeAllMail'),
        () => isOpen && (chosen.item.status === 'filed' || hasOwner),
      ),
      one('check', actions.check, () => isOpen && chosen.item.status === 'filed'),
      one('open', mailbox.open, () => mayWrite),
      one(
        'type',
        () => useInbox.getState().set({ isTyping: true }),
        () => mayWrite,
      ),
      one('search', () => press('.ww-inbox-search input')),
      one('remind', () =>
        useInbox.getState().set({ isReminding: !useInbox.getState().isReminding }),
      ),
      one('next', () => actions.walk(1)),
      one('previous', () => actions.walk(-1)),
    ];
  }, [model, actions, mailbox, whenRead]);
  useShortcuts(keys);
}
