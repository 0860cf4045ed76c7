import { useDeferredValue, useMemo } from 'react';
import {
  type Campaign,
  correctedText,
  type DrawnOrder,
  type Lattice,
  type NextStep,
  nextSteps,
  settingsInForce,
  systems,
} from '../../../../engine';
import type { Words } from '../../../kit/text/words';
import type { MapPath } from '../../../model/map/pane/props';
import { isBarred, signOf } from '../../../model/map/steps';
import { pointsOf } from '../measure/use-route';
import type { DrawnNow } from './use-drawn';

const NONE: readonly NextStep[] = [];

/** The steps found last for each way: map and panel ask for the same. */
const known = new WeakMap<
  readonly string[],
  { readonly about: readonly unknown[]; readonly steps: readonly NextStep[] }
>();

const stepsOnce = (
  campaign: Campaign,
  lattice: Lattice,
  { party, name, path, code }: DrawnOrder,
): readonly NextStep[] => {
  const about = [campaign, lattice, party, name, code];
  const found = known.get(path);
  if (found?.about.every((one, at) => one === about[at]) === true) return found.steps;
  const { system, sheets, world } = campaign;
  const orders = systems[system]?.orders;
  if (orders === undefined) return NONE;
  const sheet = sheets[party];
  const text = sheet === undefined ? '' : correctedText(sheet);
  const letter = { text, world, settings: settingsInForce(campaign) };
  const steps = nextSteps(orders, { party, name, path, code }, letter, lattice);
  known.set(path, { about, steps });
  return steps;
};

/**
 * The steps with which a drawn order can go on from its last fixed field; none once it is done. They do not follow the
 * pointer.
 */
export function useSteps(
  campaign: Campaign,
  lattice: Lattice | null,
  now: DrawnNow | null,
): readonly NextStep[] {
  const current = now === null || now.draft.isDone ? undefined : now.draft.path;
  const late = useDeferredValue(current);
  const path = current === undefined ? undefined : late;
  const { party = '', name = '' } = now?.unit ?? {};
  const code = now?.code ?? '';
  return useMemo(
    () =>
      lattice === null || path === undefined
        ? NONE
        : stepsOnce(campaign, lattice, { party, name, path, code }),
    [campaign, lattice, path, party, name, code],
  );
}

/** The steps on the map: what is left after each, a cross for one that cannot be made. */
export function stepMarks(
  lattice: Lattice,
  steps: readonly NextStep[],
  words: Words,
): readonly MapPath[] {
  if (steps.length === 0) return [];
  return [
    {
      id: 'steps',
      points: [],
      active: true,
      stops: steps.flatMap((step) =>
        pointsOf(lattice, [step.field]).map((point) => ({
          point,
          label: signOf(step, words),
          kind: isBarred(step) ? 'dropped' : 'end',
        })),
      ),
    },
  ];
}
