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
  /** Who had objections when the GM looked at them, on which he may insist; null = he did not. */
  readonly looked: readonly string[] | null;
  readonly list: (isListed: boolean) => void;
  readonly look: (objected: readonly string[]) => void;
}

export const useFoundingView = createStore<FoundingView>((set) => ({
  isListed: false,
  looked: null,
  list: (isListed) => set({ isListed }),
  look: (looked) => set({ looked }),
}));

onLeaving(() => useFoundingView.setState({ isListed: false, looked: null }));

/** The first open step, but not objections that were looked at, to the same parties; undefined if there is none. */
export function nextStepOf(
  { lines }: FoundingModel,
  looked: readonly string[] | null,
): FoundingLine | undefined {
  const isLookedAt = ({ step, progress }: FoundingLine): boolean =>
    step.place.to === 'objections' && progress.missing.every((key) => looked?.includes(key));
  return lines.find((line) => !line.isDone && !isLookedAt(line));
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
