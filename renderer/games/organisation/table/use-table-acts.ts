import { useMemo } from 'react';
import { usePreferences } from '../../../state/preferences';
import { useExecute } from '../../../turn/execute';
import type { Step } from '../../../../engine/systems/organisation';
import { confirmStep, reopenStep } from './commands';
import { isConfirmed, stepBeside } from './model/steps';
import { useTable } from './table-store';
import { GUIDE, type Table } from './use-table';

/** What can be done at the table as a whole. */
export interface TableActs {
  readonly show: (step: Step) => void;
  /** To the step so many places on. */
  readonly go: (by: number) => void;
  /** Confirms the step on the table and goes to the next one; a confirmed one is only left. */
  readonly confirm: () => void;
  readonly reopen: () => void;
  readonly toggleGuide: () => void;
}

/** The acts of the table. */
export const useTableActs = ({ model: { campaign }, step, hasGuide }: Table): TableActs => {
  const execute = useExecute();
  return useMemo(() => {
    const show = (next: Step): void => {
      useTable.getState().set({ step: next, entering: null });
    };
    const go = (by: number): void => show(stepBeside(step, by));
    return {
      show,
      go,
      confirm: () => {
        if (!isConfirmed(campaign, step)) {
          void execute(confirmStep(step, campaign.world.clock.turn));
        }
        go(1);
      },
      reopen: () => void execute(reopenStep(step)),
      toggleGuide: () => {
        const { closedGuides, set } = usePreferences.getState();
        const others = closedGuides.filter((id) => id !== GUIDE);
        useTable.getState().set({ guide: !hasGuide });
        set({ closedGuides: hasGuide ? [...others, GUIDE] : others });
      },
    };
  }, [campaign, execute, hasGuide, step]);
};
