import { useMemo } from 'react';
import { openPart } from '../../engine';
import type { DeskModel } from './use-desk-model';

/** A desk without what is still covered, and whether anything is. */
export interface OpenDesk {
  readonly model: DeskModel;
  readonly isCovered: boolean;
}

/** The desk with what may be read at the table alone; only to be looked at, what is booked is the whole proposal. */
const openDesk = (model: DeskModel): OpenDesk => {
  const { campaign, proposed, system, events, questions } = model;
  const { proposal } = proposed;
  const isCovered =
    proposal === null ? undefined : system.decisions?.covered(proposal, campaign.rulings);
  if (proposal === null || isCovered === undefined) return { model, isCovered: false };
  const open = openPart(proposal, isCovered);
  return {
    model: {
      ...model,
      proposed: { ...proposed, proposal: open },
      events: events.filter((event) => !isCovered(event)),
      questions: questions.filter((question) => !isCovered(question)),
    },
    isCovered: true,
  };
};

/** {@link openDesk} of the model, made once for it. */
export const useOpenDesk = (model: DeskModel): OpenDesk => useMemo(() => openDesk(model), [model]);
