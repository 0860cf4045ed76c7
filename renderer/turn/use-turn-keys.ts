import { useMemo } from 'react';
import { useSession } from '../state/session';
import { type Shortcut, useShortcuts } from '../state/shortcuts';
import { useTurnDesk } from './desk-store';
import { findingKey, nextFinding } from './model/findings';
import type { DeskModel } from './use-desk-model';

/** Goes to the next finding (or the one before) and to the unit it concerns. */
const jump = (model: DeskModel, step: 1 | -1): void => {
  const { choose, finding } = useTurnDesk.getState();
  // From the store, not from the model: keys may come faster than the desk is drawn.
  const current = model.findings.findIndex((one) => findingKey(one) === finding);
  const next = nextFinding(model.findings.length, current < 0 ? null : current, step);
  const found = next === null ? undefined : model.findings[next];
  if (found === undefined) return;
  const { unit } = found;
  choose({
    finding: findingKey(found),
    leaf: 'orders',
    ...(unit === undefined ? {} : { unit, step: null }),
  });
};

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
export const useTurnKeys = (model: DeskModel, apply: () => void): void => {
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
        run: () => jump(model, 1),
      },
      {
        id: 'turn.previous',
        keys: 'Shift+F8',
        text: 'turn:action.previousFinding',
        scope: 'app:room.turn',
        run: () => jump(model, -1),
      },
      {
        id: 'turn.accept',
        keys: 'Enter',
        text: 'turn:action.accept',
        scope: 'app:room.turn',
        isEnabled: () => model.questions.length > 0 && !isOnControl(document.activeElement),
        run: acceptQuestion,
      },
      {
        id: 'turn.apply',
        keys: 'Mod+Enter',
        text: 'turn:action.apply',
        scope: 'app:room.turn',
        isEnabled: () =>
          model.proposed.proposal !== null &&
          !model.proposed.stale &&
          !useSession.getState().readOnly,
        run: apply,
      },
    ],
    [model, apply],
  );
  useShortcuts(keys);
};
