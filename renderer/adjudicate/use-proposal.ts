import { useCallback, useEffect } from 'react';
import type { Campaign, Proposal, World } from '../../engine';
import { isFresh, isSameTurn, type TrialState, useTrial } from './trial';

/** How long the desk waits after a change before it computes the turn again, in milliseconds. */
export const SETTLE_MS = 350;

/** The proposal for the open turn as far as it is computed. */
export interface Proposed {
  readonly proposal: Proposal<World> | null;
  readonly state: TrialState;
  /** True if sheets, rulings or the world changed since the run. */
  readonly stale: boolean;
  readonly runs: number;
  /** Runs now, whatever has changed. */
  readonly run: () => void;
  readonly cancel: () => void;
}

/**
 * Keeps a trial run of the campaign up to date: by itself shortly after every change while at least one sheet is
 * there, and at once on request.
 */
export const useProposal = (campaign: Campaign): Proposed => {
  const { state, proposal, basis, runs, start, cancel } = useTrial();
  const stale = !isFresh(basis, campaign);
  const hasSheets = Object.keys(campaign.sheets).length > 0;
  const run = useCallback(() => void start(campaign), [campaign, start]);

  useEffect(() => {
    if (!hasSheets || !stale) return undefined;
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hasSheets, stale, run]);

  const current = isSameTurn(basis, campaign);
  return {
    proposal: current ? proposal : null,
    state,
    stale,
    runs: current ? runs : 0,
    run,
    cancel,
  };
};
