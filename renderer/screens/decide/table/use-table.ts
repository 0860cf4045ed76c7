import { useMemo } from 'react';
import { isToReveal, type Proposal, type World } from '../../../../engine';
import { usePreferences } from '../../../model/state/preferences';
import { useExecute } from '../../../model/turn/execute';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { confirmSteps, isConfirmed, reopenSteps } from '../../../model/turn/table/commands';
import {
  coverAt,
  openStep,
  type PhaseCover,
  stepBeside,
  type StepLists,
  stepLists,
  stepsOf,
  type TableStep,
} from './model';
import { useTable } from '../../../model/turn/table/table-store';

/** What lies on the table. */
export interface Table {
  readonly model: TurnModel;
  readonly steps: readonly TableStep[];
  readonly step: TableStep;
  /** The step the GM is at; see `openStep`. */
  readonly open: TableStep;
  /** Null while nothing is computed. */
  readonly proposal: Proposal<World> | null;
  readonly lists: StepLists;
  readonly cover: PhaseCover;
  /** A card of the step is covered and can be laid open. */
  readonly canReveal: boolean;
  /** The guide is shown. */
  readonly hasGuide: boolean;
}

/** What can be done at the table as a whole. */
export interface TableActions {
  readonly show: (phase: string) => void;
  /** To the step so many places on. */
  readonly go: (by: number) => void;
  /** Confirms the step on the table and goes to the next one; a confirmed one is only left. */
  readonly confirm: () => void;
  readonly reopen: () => void;
  readonly toggleGuide: () => void;
}

/** The step on the table with what the run brought in it; undefined for games without steps. */
export function useTableOf(model: TurnModel): Table | undefined {
  const { step: chosen, guide } = useTable();
  const { system, campaign, proposed } = model;
  const isClosed = usePreferences(({ closedGuides }) => closedGuides.includes(system.id));
  const steps = useMemo(() => stepsOf(system), [system]);
  const { whole: proposal } = proposed;
  const open = useMemo(
    () => openStep(steps, proposal, (phase) => isConfirmed(campaign, phase)),
    [steps, proposal, campaign],
  );
  const step = steps.find(({ phase }) => phase === chosen) ?? open;
  const phase = step?.phase ?? '';
  const { rulings } = campaign;
  const lists = useMemo(() => stepLists(proposal, phase), [proposal, phase]);
  const cover = useMemo(() => coverAt(proposal, rulings, phase), [proposal, rulings, phase]);
  if (step === undefined || open === undefined) return undefined;
  const isFirst = Object.keys(campaign.archive).length === 0;
  return {
    model,
    steps,
    step,
    open,
    proposal,
    lists,
    cover,
    canReveal: lists.events.some((event) => isToReveal(event, rulings)),
    hasGuide: guide ?? (isFirst && !isClosed),
  };
}

/** The acts of the table. */
export function useTableActions({
  model: { campaign, system },
  steps,
  step: { phase },
  hasGuide,
}: Table): TableActions {
  const execute = useExecute();
  return useMemo(() => {
    const phases = steps.map((one) => one.phase);
    const index = phases.indexOf(phase);
    const show = (next: string): void => {
      useTable.getState().set({ step: next, entering: null });
    };
    const go = (by: number): void => show(stepBeside(steps, phase, by)?.phase ?? phase);
    return {
      show,
      go,
      confirm: () => {
        if (!isConfirmed(campaign, phase))
          void execute(confirmSteps(phases.slice(0, index + 1), campaign));
        go(1);
      },
      reopen: () => void execute(reopenSteps(phases.slice(index), campaign)),
      toggleGuide: () => {
        const { closedGuides, set } = usePreferences.getState();
        const others = closedGuides.filter((id) => id !== system.id);
        useTable.getState().set({ guide: !hasGuide });
        set({ closedGuides: hasGuide ? [...others, system.id] : others });
      },
    };
  }, [campaign, system, steps, phase, hasGuide, execute]);
}
