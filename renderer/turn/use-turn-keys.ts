import { useMemo } from 'react';
import { useSession } from '../state/session';
import { type Shortcut, useShortcuts } from '../state/shortcuts';
import { useTurnDesk } from './desk-store';
import { findingKey, nextFinding } from './model/findings';
import type { DeskModel } from './use-desk-model';

/** Goes to the next finding (or the one before) and to the unit it concerns. */
const jump = (model: DeskModel, step: 1 | -1): void => {
  const { choose } = useTurnDesk.getState();
  const next = nextFinding(model.findings.length, model.finding, step);
  const found = next === null ? undefined : model.findings[next];
  if (found === undefined) return;
  const { unit } = found;
  choose({ finding: findingKey(found), ...(unit === undefined ? {} : { unit, step: null }) });
};

/** True where Enter already means something. */
const isOnControl = (element: Element | null): boolean =>
  element?.closest('button, a, input, [role="tab"]') != null;

/** Enter accepts the usual answer of the question on the desk. */
const acceptQuestion = (): void => {
  document.querySelector<HTMLFormElement>('form[data-question]')?.requestSubmit();
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
