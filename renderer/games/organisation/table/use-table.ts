import { useMemo } from 'react';
import { isCovered, isToReveal } from '../../../../engine';
import { usePreferences } from '../../../state/preferences';
import type { DeskModel } from '../../../turn/use-desk-model';
import {
  type OrganisationRecord,
  type Step,
  STEPS,
  type WarRecord,
  warsOf,
} from '../../../../engine/systems/organisation';
import { recordIn } from './model/record';
import { type StepSheet, stepSheet } from './model/sheet';
import { openStep } from './model/steps';
import { useTable } from './table-store';

/** Name under which this computer remembers that the guide was put aside. */
export const GUIDE = 'organisation';

/** What lies on the table. */
export interface Table {
  readonly model: DeskModel;
  readonly step: Step;
  /** The first step not confirmed. */
  readonly open: Step;
  /** Null while nothing is computed. */
  readonly record: OrganisationRecord | null;
  readonly sheet: StepSheet;
  /** The wars on the table, and of them those whose divisions are still covered; what follows a covered one is none yet. */
  readonly wars: readonly WarRecord[];
  readonly covered: readonly WarRecord[];
  /** What the step led to is not shown, because a war before it or in it is still covered. */
  readonly isHidden: boolean;
  /** The guide through the first phase is shown. */
  readonly hasGuide: boolean;
}

const NOTHING: StepSheet = { events: [], findings: [], questions: [], postings: [], rolls: [] };

/** The step on the table with what the run brought in it. */
export const useTableOf = (model: DeskModel): Table => {
  const { step: chosen, guide } = useTable();
  const isClosed = usePreferences(({ closedGuides }) => closedGuides.includes(GUIDE));
  const { whole: proposal } = model.proposed;
  const open = openStep(model.campaign);
  const step = chosen ?? open;
  const record = useMemo(() => recordIn(proposal), [proposal]);
  const sheet = useMemo(
    () => (proposal === null || record === null ? NOTHING : stepSheet(proposal, record, step)),
    [proposal, record, step],
  );
  const { rulings } = model.campaign;
  const [wars, covered] = useMemo(() => {
    const open = proposal?.events.filter((event) => !isCovered(event, rulings)) ?? [];
    const next = proposal?.events.filter((event) => isToReveal(event, rulings)) ?? [];
    return [warsOf([...open, ...next]), warsOf(next)] as const;
  }, [proposal, rulings]);
  const isHidden = model.proposed.isCovered && STEPS.indexOf(step) >= STEPS.indexOf('act');
  const isFirst = Object.keys(model.campaign.archive).length === 0;
  const hasGuide = guide ?? (isFirst && !isClosed);
  return { model, step, open, record, sheet, wars, covered, isHidden, hasGuide };
};
