import { useEffect, useState } from 'react';
import {
  hexGameOf,
  type Campaign,
  type FieldAddress,
  type FieldFigure,
  settingsInForce,
  systems,
} from '../../../../engine';
import { type SelectionFigures, sumFigures } from './figures';

/** Milliseconds of counting between two breaths of the page. */
const SLICE = 8;

export interface Counting {
  /** The sums of what is chosen now; null while they are being counted. */
  readonly figures: SelectionFigures | null;
  /** Part that is done, 0 to 1. */
  readonly part: number;
}

interface Kept {
  readonly world: Campaign['world'];
  readonly settings: Campaign['settings'];
  readonly editions: Campaign['editions'];
  readonly figures: SelectionFigures;
}

/** Sums by choice: looking away and back costs nothing. */
const kept = new WeakMap<ReadonlySet<FieldAddress>, Kept>();

const keptFor = (
  { world, settings, editions }: Campaign,
  chosen: ReadonlySet<FieldAddress>,
): SelectionFigures | null => {
  const found = kept.get(chosen);
  const isSame =
    found?.world === world && found.settings === settings && found.editions === editions;
  return isSame ? found.figures : null;
};

type FiguresOf = (field: FieldAddress) => readonly FieldFigure[];

/** Counts in slices and tells of its progress; returns how to stop. */
const countInSlices = (
  campaign: Campaign,
  chosen: ReadonlySet<FieldAddress>,
  figuresOf: FiguresOf,
  onProgress: (counting: Counting) => void,
): (() => void) => {
  const { world, settings, editions } = campaign;
  const steps = sumFigures(world.map, chosen, figuresOf);
  let timer: ReturnType<typeof setTimeout>;
  const work = (): void => {
    const end = performance.now() + SLICE;
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    if (step.done === true) {
      kept.set(chosen, { world, settings, editions, figures: step.value });
      onProgress({ figures: step.value, part: 1 });
      return;
    }
    onProgress({ figures: null, part: step.value / chosen.size });
    timer = setTimeout(work, 0);
  };
  timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
};

const NOTHING: Counting = { figures: null, part: 0 };

/** Population and income of the chosen fields, counted without holding up the page. */
export const useSelectionFigures = (
  campaign: Campaign,
  chosen: ReadonlySet<FieldAddress>,
): Counting => {
  const [counting, setCounting] = useState<Counting & { readonly of: unknown }>({
    ...NOTHING,
    of: null,
  });
  const { world, system } = campaign;
  useEffect(() => {
    const fieldFigures = hexGameOf(systems[system]).figures;
    if (fieldFigures === undefined || keptFor(campaign, chosen) !== null) return;
    const settings = settingsInForce(campaign);
    return countInSlices(
      campaign,
      chosen,
      (field) => fieldFigures(world, field, settings),
      (progress) => setCounting({ ...progress, of: chosen }),
    );
  }, [campaign, world, system, chosen]);
  const figures = keptFor(campaign, chosen);
  if (figures !== null) return { figures, part: 1 };
  return counting.of === chosen ? { figures: null, part: counting.part } : NOTHING;
};
