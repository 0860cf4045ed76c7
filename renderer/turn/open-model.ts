import { useMemo } from 'react';
import { hasCovered, isCovered, openPart, type TurnResult } from '../../engine';
import type { DeskModel } from './use-desk-model';

/** A desk without what is still covered, and whether anything is. */
export interface OpenDesk {
  readonly model: DeskModel;
  readonly isCovered: boolean;
}

/** The desk with what may be read at the table alone; only to be looked at, what is booked is the whole proposal. */
const openDesk = (model: DeskModel): OpenDesk => {
  const { campaign, proposed, events, questions } = model;
  const { proposal } = proposed;
  const isOpen = (result: TurnResult): boolean => !isCovered(result, campaign.rulings);
  if (proposal === null || !hasCovered(proposal, campaign.rulings))
    return { model, isCovered: false };
  return {
    model: {
      ...model,
      proposed: { ...proposed, proposal: openPart(proposal, campaign.rulings) },
      whole: proposal,
      events: events.filter(isOpen),
      questions: questions.filter(isOpen),
    },
    isCovered: true,
  };
};

/** {@link openDesk} of the model, made once for it. */
export const useOpenDesk = (model: DeskModel): OpenDesk => useMemo(() => openDesk(model), [model]);
