import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Icon } from '../../../kit/ui';
import { useRepeatedRun } from '../decide/use-repeated-run';
import { MomentPane } from '../moment/MomentPane';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useKeptFocus } from '../../../model/turn/use-kept-focus';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { Guide, StepHead } from './Guide';
import { StepSheet } from './StepSheet';
import './table.css';
import { type Table, type TableActs, useTableActs, useTableOf } from './use-table';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useTable } from '../../../model/turn/table/table-store';
import { isConfirmed } from '../../../model/turn/table/commands';
import { openQuestionsByPhase, type TableStep } from './model';

interface StepperProps {
  readonly table: Table;
  readonly acts: TableActs;
}

/** How many questions of a step wait: a figure for the eye, a sentence for the ear. */
const Waiting = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  const words = t('table:openQuestions', { count });
  return (
    <>
      <span className="ww-station-count ww-figures" aria-hidden="true" title={words}>
        {count}
      </span>
      <span className="ww-visually-hidden">{words}</span>
    </>
  );
};

const Entry = ({
  entry: { phase, number },
  count,
  table,
  acts,
}: StepperProps & { readonly entry: TableStep; readonly count: number }) => {
  const { t } = useTranslation();
  const { model, open, step } = table;
  const isDone = isConfirmed(model.campaign, phase);
  return (
    <li>
      <button
        type="button"
        className="ww-table-stage"
        data-state={isDone ? 'done' : phase === open.phase ? 'open' : 'waiting'}
        {...(phase === step.phase ? { 'aria-current': 'step' as const } : {})}
        onClick={() => acts.show(phase)}
      >
        <span className="ww-table-no ww-figures">
          {isDone ? <Icon name="check" size={13} /> : number}
        </span>
        <span className="ww-table-stage-name">
          {t(`${model.system.id}:step.${phase}.title`)}
          {isDone ? <span className="ww-visually-hidden"> ({t('table:confirmed')})</span> : null}
        </span>
        <Waiting count={count} />
      </button>
    </li>
  );
};

/** The steps of the turn: which are confirmed, which one is on the table, what waits in each. */
const Stepper = ({ table, acts }: StepperProps) => {
  const { t } = useTranslation();
  const { model, proposal, steps } = table;
  const { rulings } = model.campaign;
  const counts = useMemo(() => openQuestionsByPhase(proposal, rulings), [proposal, rulings]);
  const groups = [...new Set(steps.map(({ group }) => group))];
  return (
    <nav className="ww-table-stepper" aria-label={t('table:steps')}>
      {groups.map((group) => {
        const title = group === null ? t('table:steps') : t(`${model.system.id}:steps.${group}`);
        return (
          <section key={group} aria-label={title}>
            <h3 className="ww-over">{title}</h3>
            <ol>
              {steps
                .filter((one) => one.group === group)
                .map((entry) => (
                  <Entry
                    key={entry.phase}
                    entry={entry}
                    count={counts[entry.phase] ?? 0}
                    table={table}
                    acts={acts}
                  />
                ))}
            </ol>
          </section>
        );
      })}
    </nav>
  );
};

const SCOPE = 'desk:station.table';

/** Where Enter or an arrow already means something. */
const CONTROLS = 'button, a, input, textarea, select, [role="radio"]';

const isOnControl = (): boolean => document.activeElement?.closest(CONTROLS) != null;

/** Brings the first control of a group of the step into the focus. */
const focusOn = (selector: string): void => {
  document.querySelector<HTMLElement>(`.ww-table-step ${selector}`)?.focus();
};

/** Binds the keys of the table while it is on the screen. */
const useTableKeys = (acts: TableActs): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const mayWrite = (): boolean => !useSession.getState().readOnly;
    const going = (by: 1 | -1, key: string, isAlias: boolean): Shortcut => ({
      id: `table.${by === 1 ? 'next' : 'previous'} ${key}`,
      keys: key,
      text: by === 1 ? 'table:key.next' : 'table:key.previous',
      scope: SCOPE,
      ...(isAlias ? { isAlias, isEnabled: () => !isOnControl() } : {}),
      run: () => acts.go(by),
    });
    return [
      going(1, 'J', false),
      going(-1, 'K', false),
      going(1, 'ArrowRight', true),
      going(-1, 'ArrowLeft', true),
      {
        id: 'table.confirm',
        keys: 'Enter',
        text: 'table:key.confirm',
        scope: SCOPE,
        isEnabled: () => mayWrite() && !isOnControl(),
        run: acts.confirm,
      },
      {
        id: 'table.dice',
        keys: 'R',
        text: 'table:key.dice',
        scope: SCOPE,
        run: () => focusOn('.ww-die-button'),
      },
      {
        id: 'table.question',
        keys: 'F',
        text: 'table:key.question',
        scope: SCOPE,
        run: () => focusOn('[data-question] button, [data-question] input'),
      },
      {
        id: 'table.guide',
        keys: 'H',
        text: 'table:key.guide',
        scope: SCOPE,
        run: acts.toggleGuide,
      },
      {
        id: 'table.cover',
        keys: 'Escape',
        text: 'table:key.cover',
        scope: SCOPE,
        inText: true,
        isEnabled: () => useTable.getState().entering !== null,
        run: () => useTable.getState().set({ entering: null }),
      },
    ];
  }, [acts]);
  useShortcuts(keys);
};

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
