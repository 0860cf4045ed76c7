import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui';
import { isConfirmed } from '../../../model/turn/table/commands';
import { openQuestionsByPhase, type TableStep } from './model';
import type { Table, TableActs } from './use-table';

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
export const Stepper = ({ table, acts }: StepperProps) => {
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
