import { useEffect } from 'react';
import { SETTLE_MS } from '../../../model/adjudicate/use-proposal';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/**
 * Computes a month anew shortly after a change where nothing else does: a month without letters that the GM has once
 * run by hand. With letters the desk does so by itself.
 */
export function useRepeatedRun({ campaign, proposed }: TurnModel): void {
  const { proposal, stale, run, state } = proposed;
  const isOwed =
    proposal !== null &&
    stale &&
    state.kind === 'ready' &&
    Object.keys(campaign.sheets).length === 0;
  useEffect(() => {
    if (!isOwed) return undefined;
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOwed, run]);
}
