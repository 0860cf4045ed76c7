import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Campaign, openPart, type Proposal, type World } from '../../../engine';
import {
  isFresh,
  cachedRunOf,
  type Slot,
  type Trial,
  type TrialBasis,
  type TrialState,
  useSteadyTrial,
  useTrial,
} from './trial';

/** How long the desk waits after a change before it computes the turn again, in milliseconds. */
export const SETTLE_MS = 350;

/** The proposal for the open turn as far as it is computed. */
export interface Proposed {
  /** What of it may be read at the table. */
  readonly proposal: Proposal<World> | null;
  /** The same with what is still covered: for what is booked, and for screens that cover themselves. */
  readonly whole: Proposal<World> | null;
  /** True if something is covered. */
  readonly isCovered: boolean;
  /** What it was computed from; null while there is none. */
  readonly basis: TrialBasis | null;
  readonly state: TrialState;
  /** True if sheets, rulings or the world changed since the run. */
  readonly stale: boolean;
  readonly runs: number;
  /** Runs now, whatever has changed. */
  readonly run: () => void;
  readonly cancel: () => void;
}

type SteadyTrial = Omit<Trial, 'progress'>;

/** The state of the runs of one slot; those of others do not touch it. */
const stateOf = (
  { slot: current, state }: SteadyTrial,
  slot: Slot,
  hasProposal: boolean,
): TrialState => {
  if (current === slot) return state;
  return { kind: hasProposal ? 'ready' : 'idle' };
};

const useOpenPart = (
  whole: Proposal<World> | null,
  rulings: Campaign['rulings'],
  world: World,
): Proposal<World> | null =>
  useMemo(
    () => (whole === null ? null : openPart(whole, { rulings, world })),
    [whole, rulings, world],
  );

/**
 * Keeps a trial run of the campaign up to date: by itself shortly after every change while at least one sheet is
 * there, and at once on request. `slot` says what the campaign is: the month, or a variant of it.
 */
export function useProposal(campaign: Campaign, slot: Slot = null): Proposed {
  const trial = useSteadyTrial();
  const { start, cancel } = trial;
  const { proposal: whole, basis, runs } = cachedRunOf(trial, slot, campaign);
  const { rulings, world } = campaign;
  const proposal = useOpenPart(whole, rulings, world);
  const stale = !isFresh(basis, campaign);
  const hasSheets = Object.keys(campaign.sheets).length > 0;
  const run = useCallback(() => void start(campaign, slot), [campaign, slot, start]);

  useEffect(() => {
    if (!hasSheets || !stale) return undefined;
    const timer = setTimeout(run, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hasSheets, stale, run]);

  return {
    proposal,
    whole,
    isCovered: proposal !== whole,
    basis,
    state: stateOf(trial, slot, proposal !== null),
    stale,
    runs,
    run,
    cancel,
  };
}

/** One campaign of two that are compared, and the slot its proposal is kept under. */
export interface Compared {
  readonly campaign: Campaign;
  readonly slot: Slot;
}

/** Two proposals side by side; null = not computed yet. */
export interface Comparison {
  readonly before: Proposal<World> | null;
  readonly after: Proposal<World> | null;
  /** Of the run going on, or the last one. */
  readonly state: TrialState;
  /** True once both are there and up to date. */
  readonly isComplete: boolean;
  /** Computes what is missing, after a failure or a cancelled run as well. */
  readonly run: () => void;
  readonly cancel: () => void;
}

const firstStale = (trial: SteadyTrial, pair: readonly Compared[]): Compared | undefined =>
  pair.find(({ campaign, slot }) => !isFresh(cachedRunOf(trial, slot, campaign).basis, campaign));

/** Keeps two proposals up to date, one run after the other; waits for a run that is going on. */
export function useComparison(before: Compared, after: Compared): Comparison {
  const trial = useSteadyTrial();
  const { start, state, cancel } = trial;
  const missing = firstStale(trial, [before, after]);
  const [campaign, slot] = [missing?.campaign, missing?.slot ?? null];
  const run = useCallback(() => {
    if (campaign !== undefined) void start(campaign, slot);
  }, [campaign, slot, start]);
  const [isHeld, setHeld] = useState(false);
  const mayRun = !isHeld && state.kind !== 'running' && state.kind !== 'failed';
  useEffect(() => {
    if (!mayRun) return undefined;
    const timer = setTimeout(() => {
      if (useTrial.getState().state.kind !== 'running') run();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [mayRun, run]);
  return {
    before: cachedRunOf(trial, before.slot, before.campaign).proposal,
    after: cachedRunOf(trial, after.slot, after.campaign).proposal,
    state,
    isComplete: missing === undefined,
    run: () => {
      setHeld(false);
      run();
    },
    cancel: () => {
      setHeld(true);
      cancel();
    },
  };
}
