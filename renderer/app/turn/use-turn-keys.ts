import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { useWish } from '../../model/state/use-wish';
import { jumpToFinding } from '../../screens/orders/check/jump';
import type { Closing } from '../../screens/decide/close/use-close';
import { useTurnDesk } from '../../model/turn/desk-store';
import type { DeskModel } from '../../model/turn/use-desk-model';

/** True where Enter already means something. */
const isOnControl = (element: Element | null): boolean =>
  element?.closest('button, a, input, [role="tab"]') != null;

/** Enter accepts the usual answer of the question on the desk; from another leaf it goes to the question. */
const acceptQuestion = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-question]');
  if (form === null) useTurnDesk.getState().choose({ leaf: 'orders', side: 'orders' });
  else form.requestSubmit();
};

/** Binds the keys of the desk while it is on the screen. */
export const useTurnKeys = (model: DeskModel, closing: Closing): void => {
  const jump = useWish((step: 1 | -1) => jumpToFinding(model, step));
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'turn.run',
        keys: 'F5',
        text: 'turn:action.run',
        scope: 'app:room.turn',
        inText: true,
        run: model.proposed.run,
      },
      {
        id: 'turn.next',
        keys: 'F8',
        text: 'turn:action.nextFinding',
        scope: 'app:room.turn',
        run: () => jump(1),
      },
      {
        id: 'turn.previous',
        keys: 'Shift+F8',
        text: 'turn:action.previousFinding',
        scope: 'app:room.turn',
        run: () => jump(-1),
      },
      {
        id: 'turn.accept',
        keys: 'Enter',
        text: 'turn:action.accept',
        scope: 'desk:station.orders',
        isEnabled: () =>
          useTurnDesk.getState().station === 'orders' &&
          model.questions.length > 0 &&
          !isOnControl(document.activeElement),
        run: acceptQuestion,
      },
      {
        id: 'turn.apply',
        keys: 'Mod+Enter',
        text: 'turn:action.apply',
        scope: 'app:room.turn',
        isEnabled: () =>
          model.variant === null &&
          (useTurnDesk.getState().station !== 'close' || closing.obstacle === null),
        run: closing.goOn,
      },
    ],
    [model, closing, jump],
  );
  useShortcuts(keys);
};
