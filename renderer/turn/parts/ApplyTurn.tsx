import { useMemo } from 'react';
import { applyTurn } from '../../../engine';
import { bookTurn } from '../commands';
import { useExecute } from '../execute';
import { NOTHING_CHOSEN, useTurnDesk } from '../desk-store';
import { summaryOf } from '../model/summary';
import type { DeskModel } from '../use-desk-model';
import { ApplyDialog } from './ApplyDialog';

/** Books the turn as one act; the desk then shows the next month. */
const useApply = ({ campaign, proposed }: DeskModel): (() => void) => {
  const execute = useExecute();
  const choose = useTurnDesk((desk) => desk.choose);
  return () => {
    if (proposed.proposal === null || proposed.stale) return;
    const now = new Date().toISOString();
    const book = bookTurn(campaign, proposed.proposal, (current, proposal) =>
      applyTurn(current, proposal, now),
    );
    choose({ ...NOTHING_CHOSEN, time: null });
    void execute(book);
  };
};

export interface ApplyTurnProps {
  readonly model: DeskModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before the month is booked, and books it. */
export const ApplyTurn = ({ model, isOpen, onClose }: ApplyTurnProps) => {
  const { campaign, proposed } = model;
  const { proposal } = proposed;
  const apply = useApply(model);
  const summary = useMemo(
    () => (proposal === null ? null : summaryOf(campaign.world, proposal)),
    [campaign.world, proposal],
  );
  return (
    <ApplyDialog
      turn={campaign.world.clock.turn}
      missing={model.waitedFor}
      questions={model.questions.length}
      rulings={Object.keys(campaign.rulings).length}
      summary={summary}
      isOpen={isOpen}
      onClose={onClose}
      onApply={() => {
        onClose();
        apply();
      }}
    />
  );
};
