import { useEffect, useState } from 'react';
import { NOTHING_CHOSEN, useTurnDesk } from '../../../../model/turn/desk-store';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { clockOfDesk, timesOfDesk } from './use-thread';

/** Longest time a timer of the browser waits, in milliseconds. */
const LONGEST = 86_400_000;

/**
 * Shows the outcome once the open turn ends by the clock on the wall while the campaign is open, where its rules want that
 * (TM-2-14). Nothing is applied: that is the GM's to do.
 */
export const useDeadline = (desk: DeskModel): void => {
  const { to } = timesOfDesk(desk);
  const resolves = clockOfDesk(desk)?.resolves === true;
  const choose = useTurnDesk((turn) => turn.choose);
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const left = to === null ? 0 : to - Date.now();
    if (!resolves || left <= 0) return undefined;
    const timer = setTimeout(
      () => {
        if (left > LONGEST) setWaited(waited + 1);
        else choose({ ...NOTHING_CHOSEN, station: 'run' });
      },
      Math.min(left, LONGEST),
    );
    return () => clearTimeout(timer);
  }, [to, resolves, choose, waited]);
};
