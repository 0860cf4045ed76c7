import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Button } from '../../../ui';
import { useRepeatedRun } from '../../../turn/decide/use-repeated-run';
import { RunNotice } from '../../../turn/parts/RunNotice';
import { useArrivalFocus } from '../../../turn/stations/use-arrival-focus';
import { useKeptFocus } from '../../../turn/stations/use-kept-focus';
import type { DeskModel } from '../../../turn/use-desk-model';
import { Guide } from './parts/Guide';
import { StatePane } from './parts/StatePane';
import { StepHead } from './parts/StepHead';
import { Stepper } from './parts/Stepper';
import { StepSheet } from './parts/StepSheet';
import './table.css';
import { useTableOf } from './use-table';
import { useTableActs } from './use-table-acts';
import { useTableKeys } from './use-table-keys';

/** Nothing computed yet: what to do; nothing to do while it is being computed. */
const Uncomputed = ({ model: { proposed } }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  if (proposed.state.kind === 'running') return null;
  return (
    <EmptyState
      title={t('organisation:desk.emptyTitle')}
      action={
        <Button variant="filled" shortcut="F5" onPress={proposed.run}>
          {t('turn:action.run')}
        </Button>
      }
    >
      {t('organisation:desk.emptyText')}
    </EmptyState>
  );
};

/**
 * The table: the steps of the phase, what happened in the one on the table, its dice and choices, and beside it what
 * every organisation has after it.
 */
export const TableStation = ({ model }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const table = useTableOf(model);
  const acts = useTableActs(table);
  const place = useArrivalFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(place, heading);
  useTableKeys(acts);
  useRepeatedRun(model);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ww-game-table"
      aria-label={t('organisation:station.table')}
    >
      <Stepper table={table} acts={acts} />
      {/* By step: another one begins at its top. */}
      <div key={table.step} className="ww-table-middle">
        <div className="ww-table-step">
          <StepHead table={table} acts={acts} heading={heading} />
          <Guide table={table} acts={acts} />
          {table.record === null ? (
            <Uncomputed model={model} />
          ) : (
            <StepSheet table={table} acts={acts} />
          )}
        </div>
      </div>
      <div className="ww-table-notice">
        <RunNotice proposed={model.proposed} />
      </div>
      <StatePane table={table} />
    </section>
  );
};
