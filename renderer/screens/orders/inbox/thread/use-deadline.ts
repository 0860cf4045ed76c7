import { useEffect, useState } from 'react';
import { NOTHING_CHOSEN, useTurnView } from '../../../../model/turn/turn-view';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { clockOfTurn, timesOfTurn } from './use-thread';

/** Longest time a timer of the browser waits, in milliseconds. */
const LONGEST = 86_400_000;

/**
 * Shows the outcome once the open turn ends by the clock on the wall while the campaign is open, where its rules want that
 * (TM-2-14). Nothing is applied: that is the GM's to do.
 */
export function useDeadline(desk: TurnModel): void {
  const { to } = timesOfTurn(desk);
  const resolves = clockOfTurn(desk)?.resolves === true;
  const choose = useTurnView((turn) => turn.choose);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const left = to === null ? 0 : to - Date.now();
    if (!resolves || left <= 0) return undefined;
    const timer = setTimeout(
      () => {
        if (left > LONGEST) setWaited(waited + 1);
        else choose({ ...NOTHING_CHOSEN, turnStep: 'run' });
      },
      Math.min(left, LONGEST),
    );
    return () => clearTimeout(timer);
  }, [to, resolves, choose, waited]);
}
