import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Icon } from '../../../kit/ui';
import { useRepeatedRun } from '../decide/use-repeated-run';
import { MomentPane } from '../moment/MomentPane';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useRestoredFocus } from '../../../model/turn/use-restored-focus';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { Guide, StepHead } from './Guide';
import { StepSheet } from './StepSheet';
import './table.css';
import { type Table, type TableActions, useTableActions, useTableOf } from './use-table';
import { useSession } from '../../../model/state/session';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import { useTable } from '../../../model/turn/table/table-store';
import { isConfirmed } from '../../../model/turn/table/commands';
import { openQuestionsByPhase, type TableStep as Step } from './model';

interface StepperProps {
  readonly table: Table;
  readonly actions: TableActions;
}

/** How many questions of a step wait: a figure to see, a sentence for screen readers. */
const Waiting = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  const words = t('table:openQuestions', { count });
  return (
    <>
      <span
        className="ww-station-count ww-figures ww-small ww-quiet"
        aria-hidden="true"
        title={words}
      >
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
  actions,
}: StepperProps & { readonly entry: Step; readonly count: number }) => {
  const { t } = useTranslation();
  const { model, open, step } = table;
  const isDone = isConfirmed(model.campaign, phase);
  return (
    <li>
      <button
        type="button"
        className="ww-table-stage ww-grid ww-align-start ww-gap-8"
        data-state={isDone ? 'done' : phase === open.phase ? 'open' : 'waiting'}
        {...(phase === step.phase ? { 'aria-current': 'step' as const } : {})}
        onClick={() => actions.show(phase)}
      >
        <span className="ww-table-no ww-figures ww-small ww-quiet">
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

/** The steps of the turn: which are confirmed, which one is open, what waits in each. */
const Stepper = ({ table, actions }: StepperProps) => {
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
                    actions={actions}
                  />
                ))}
            </ol>
          </section>
        );
      })}
    </nav>
  );
};

const SCOPE = 'openTurn:station.table';
const shortcut = shortcutsOf(SCOPE);

/** Where Enter or an arrow already has a meaning. */
const CONTROLS = 'button, a, input, textarea, select, [role="radio"]';

const isOnControl = (): boolean => document.activeElement?.closest(CONTROLS) != null;

/** Focuses the first control of a group of the step. */
const focusOn = (selector: string): void => {
  document.querySelector<HTMLElement>(`.ww-table-step ${selector}`)?.focus();
};

/** Binds the keys of the table while it is on the screen. */
const useTableKeys = (actions: TableActions): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const mayWrite = (): boolean => !useSession.getState().readOnly;
    const going = (by: 1 | -1, key: string, isAlias: boolean): Shortcut => ({
      id: `table.${by === 1 ? 'next' : 'previous'} ${key}`,
      keys: key,
      text: by === 1 ? 'table:key.next' : 'table:key.previous',
      scope: SCOPE,
      ...(isAlias ? { isAlias, isEnabled: () => !isOnControl() } : {}),
      run: () => actions.go(by),
    });
    return [
      going(1, 'J', false),
      going(-1, 'K', false),
      going(1, 'ArrowRight', true),
      going(-1, 'ArrowLeft', true),
      shortcut('table.confirm', 'Enter', 'table:key.confirm', actions.confirm, {
        isEnabled: () => mayWrite() && !isOnControl(),
      }),
      shortcut('table.dice', 'R', 'table:key.dice', () => focusOn('.ww-die-button')),
      shortcut('table.question', 'F', 'table:key.question', () =>
        focusOn('[data-question] button, [data-question] input'),
      ),
      shortcut('table.guide', 'H', 'table:key.guide', actions.toggleGuide),
      shortcut(
        'table.cover',
        'Escape',
        'table:key.cover',
        () => useTable.getState().set({ entering: null }),
        { inText: true, isEnabled: () => useTable.getState().entering !== null },
      ),
    ];
  }, [actions]);
  useShortcuts(keys);
};

/** Nothing computed yet: what to do; nothing to do while it is being computed. */
const Uncomputed = ({ model: { proposed } }: { readonly model: TurnModel }) => {
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

const StepTable = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation();
  const actions = useTableActions(table);
  const place = useArrivalFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { model, step, steps } = table;
  useRestoredFocus(place, heading);
  useTableKeys(actions);
  useRepeatedRun(model);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ww-game-table ww-grid ww-whole"
      aria-label={t('openTurn:station.table')}
    >
      <Stepper table={table} actions={actions} />
      {/* By step: another one begins at its top. */}
      <div key={step.phase} className="ww-table-middle">
        <div className="ww-table-step">
          <StepHead table={table} actions={actions} heading={heading} />
          <Guide table={table} actions={actions} />
          {table.proposal === null ? (
            <Uncomputed model={model} />
          ) : (
            <StepSheet table={table} actions={actions} />
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
        onChange={actions.show}
      />
    </section>
  );
};

/**
 * The table: the steps of the turn as the game declares them, what happened in the open one, its dice and choices, and
 * beside it what every party has after it.
 */
export function TableStep({ model }: { readonly model: TurnModel }) {
  const table = useTableOf(model);
  return table === undefined ? null : <StepTable table={table} />;
}
