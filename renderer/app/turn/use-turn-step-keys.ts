import { useMemo } from 'react';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { useTurnView } from '../../model/turn/turn-view';
import { nameOfTurnStep, type TurnStep } from './turn-steps';

/** Binds a figure to every station, in their order, while the room is on the screen. */
export function useTurnStepKeys(turnSteps: readonly TurnStep[]): void {
  const keys = useMemo(
    () =>
      turnSteps.map(({ id }, index): Shortcut => ({
        id: `turn.station ${id}`,
        keys: String(index + 1),
        text: nameOfTurnStep(id),
        scope: 'app:screen.turn',
        run: () => useTurnView.getState().choose({ turnStep: id }),
      })),
    [turnSteps],
  );
  useShortcuts(keys);
}
