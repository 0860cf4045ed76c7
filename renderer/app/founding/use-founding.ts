import { useDeferredValue, useMemo } from 'react';
import {
  type Campaign,
  foundingState,
  type FoundingProgress,
  type FoundingStep,
  foundingStepsOf,
  isBeforeFirstTurn,
  systems,
  type World,
} from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from '../../model/state/leaving';
import { usePreferences } from '../../model/state/preferences';

/** A step and how far it is. */
export interface FoundingLine {
  readonly step: FoundingStep<World>;
  readonly progress: FoundingProgress;
  readonly isDone: boolean;
}

/** The steps of the open campaign. */
export interface FoundingModel {
  readonly lines: readonly FoundingLine[];
  readonly done: number;
}

interface FoundingView {
  /** Whether all steps are listed. */
  readonly isListed: boolean;
  /** Whether the GM has looked at the objections of the rules, on which he may insist. */
  readonly hasLooked: boolean;
  readonly list: (isListed: boolean) => void;
  readonly look: () => void;
}

export const useFoundingView = createStore<FoundingView>((set) => ({
  isListed: false,
  hasLooked: false,
  list: (isListed) => set({ isListed }),
  look: () => set({ hasLooked: true }),
}));

onLeaving(() => useFoundingView.setState({ isListed: false, hasLooked: false }));

/** The first open step, but not objections that were looked at; undefined if there is none. */
export function nextStepOf({ lines }: FoundingModel, hasLooked: boolean): FoundingLine | undefined {
  return lines.find(
    ({ isDone, step }) => !isDone && !(hasLooked && step.place.to === 'objections'),
  );
}

/** Shows the steps of a campaign, or hides them for good; the choice is this computer's. */
export function showFounding(campaign: string, isShown: boolean): void {
  const { foundings, set } = usePreferences.getState();
  const others = foundings.filter((id) => id !== campaign);
  set({ foundings: isShown ? [...others, campaign] : others });
  useFoundingView.getState().list(isShown);
}

/** How far each step of a campaign is. */
export function foundingOf(campaign: Campaign): FoundingModel {
  const system = systems[campaign.system];
  const state = foundingState(campaign);
  const lines = (system === undefined ? [] : foundingStepsOf(system)).map((step): FoundingLine => {
    const progress = step.progress(state);
    return { step, progress, isDone: progress.done >= progress.of };
  });
  return {
    lines,
    done: lines.filter(({ isDone }) => isDone).length,
  };
}

/** The steps of the open campaign; undefined where they are not shown, or its first turn is under way. */
export function useFounding(campaign: Campaign): FoundingModel | undefined {
  const isShown = usePreferences(({ foundings }) => foundings.includes(campaign.id));
  const settled = useDeferredValue(campaign);
  const isOpen = isShown && isBeforeFirstTurn(settled);
  return useMemo(() => (isOpen ? foundingOf(settled) : undefined), [isOpen, settled]);
}
