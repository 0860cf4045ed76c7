import { useMemo } from 'react';
import type { DeskModel } from '../../../turn/use-desk-model';
import { type OrganisationRecord, type Step } from '../../../../engine/systems/organisation';
import { recordIn } from './model/record';
import { type StepSheet, stepSheet } from './model/sheet';
import { openStep } from './model/steps';
import { useTable } from './table-store';

/** What lies on the table. */
export interface Table {
  readonly model: DeskModel;
  readonly step: Step;
  /** The first step not confirmed. */
  readonly open: Step;
  /** Null while nothing is computed. */
  readonly record: OrganisationRecord | null;
  readonly sheet: StepSheet;
}

const NOTHING: StepSheet = { events: [], findings: [], questions: [], postings: [], rolls: [] };

/** The step on the table with what the run brought in it. */
export const useTableOf = (model: DeskModel): Table => {
  const chosen = useTable(({ step }) => step);
  const { proposal } = model.proposed;
  const open = openStep(model.campaign);
  const step = chosen ?? open;
  const record = useMemo(() => recordIn(proposal), [proposal]);
  const sheet = useMemo(
    () => (proposal === null || record === null ? NOTHING : stepSheet(proposal, record, step)),
    [proposal, record, step],
  );
  return { model, step, open, record, sheet };
};
