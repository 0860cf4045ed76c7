import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState } from '../../../kit/ui';
import { useRepeatedRun } from '../decide/use-repeated-run';
import { MomentPane } from '../moment/MomentPane';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useKeptFocus } from '../../../model/turn/use-kept-focus';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { Guide } from './Guide';
import { StepHead } from './StepHead';
import { Stepper } from './Stepper';
import { StepSheet } from './StepSheet';
import './table.css';
import { type Table, useTableActs, useTableOf } from './use-table';
import { useTableKeys } from './use-table-keys';

/** Nothing computed yet: what to do; nothing to do while it is being computed. */
const Uncomputed = ({ model: { proposed } }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  if (proposed.state.kind === 'running') return null;
  return (
    <EmptyState
      title={t('table:emptyTitle')}
      action={
        <Button variant="filled" shortcut="F5" onPress={proposed.run}>
          {t('turn:action.run')}
        </Button>
      }
    >
      {t('table:emptyText')}
    </EmptyState>
  );
};

const Laid = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation();
  const acts = useTableActs(table);
  const place = useArrivalFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, step, steps } = table;
  useKeptFocus(place, heading);
  useTableKeys(acts);
  useRepeatedRun(model);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ww-game-table"
      aria-label={t('desk:station.table')}
    >
      <Stepper table={table} acts={acts} />
      {/* By step: another one begins at its top. */}
      <div key={step.phase} className="ww-table-middle">
        <div className="ww-table-step">
          <StepHead table={table} acts={acts} heading={heading} />
          <Guide table={table} acts={acts} />
          {table.proposal === null ? (
            <Uncomputed model={model} />
          ) : (
            <StepSheet table={table} acts={acts} />
          )}
        </div>
      </div>
      <div className="ww-table-notice">
        <RunNotice proposed={model.proposed} />
      </div>
      <MomentPane
        model={model}
        phases={steps.map(({ phase }) => phase)}
        phase={step.phase}
        onChange={acts.show}
      />
    </section>
  );
};

/**
 * The table: the steps of the turn as the game declares them, what happened in the one on the table, its dice and
 * choices, and beside it what every party has after it.
 */
export const TableStation = ({ model }: { readonly model: DeskModel }) => {
  const table = useTableOf(model);
  return table === undefined ? null : <Laid table={table} />;
};
