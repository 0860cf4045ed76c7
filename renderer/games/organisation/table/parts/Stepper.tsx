import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui';
import { openQuestionsByStep } from '../model/sheet';
import { isConfirmed, NUMBERED_STEPS, type NumberedStep } from '../model/steps';
import type { Table } from '../use-table';
import type { TableActs } from '../use-table-acts';

interface StepperProps {
  readonly table: Table;
  readonly acts: TableActs;
}

/** How many questions of a step wait: a figure for the eye, a sentence for the ear. */
const Waiting = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  const words = t('organisation:desk.openQuestions', { count });
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
  entry: { step, number },
  count,
  table,
  acts,
}: StepperProps & { readonly entry: NumberedStep; readonly count: number }) => {
  const { t } = useTranslation();
  const isDone = isConfirmed(table.model.campaign, step);
  return (
    <li>
      <button
        type="button"
        className="ww-table-stage"
        data-state={isDone ? 'done' : step === table.open ? 'open' : 'waiting'}
        {...(step === table.step ? { 'aria-current': 'step' as const } : {})}
        onClick={() => acts.show(step)}
      >
        <span className="ww-table-no ww-figures">
          {isDone ? <Icon name="check" size={13} /> : number}
        </span>
        <span className="ww-table-stage-name">
          {t(`organisation:step.${step}`)}
          {isDone ? (
            <span className="ww-visually-hidden"> ({t('organisation:desk.confirmed')})</span>
          ) : null}
        </span>
        <Waiting count={count} />
      </button>
    </li>
  );
};

/** The eleven steps of a phase: which are confirmed, which one is on the table, what waits in each. */
export const Stepper = ({ table, acts }: StepperProps) => {
  const { t } = useTranslation();
  const { whole: proposal } = table.model.proposed;
  const counts =
    proposal === null ? {} : openQuestionsByStep(proposal, table.model.campaign.rulings);
  return (
    <nav className="ww-table-stepper" aria-label={t('organisation:desk.steps')}>
      {(['start', 'close'] as const).map((half) => (
        <section key={half} aria-label={t(`organisation:desk.half.${half}`)}>
          <h3 className="ww-over">{t(`organisation:desk.half.${half}`)}</h3>
          <ol>
            {NUMBERED_STEPS.filter((one) => one.half === half).map((entry) => (
              <Entry
                key={entry.step}
                entry={entry}
                count={counts[entry.step] ?? 0}
                table={table}
                acts={acts}
              />
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
};
