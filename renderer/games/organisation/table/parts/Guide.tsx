import { useTranslation } from 'react-i18next';
import { isCovered } from '../../../../../engine';
import { useSession } from '../../../../state/session';
import { useTurnDesk } from '../../../../turn/desk-store';
import { Button } from '../../../../ui';
import { isConfirmed, numberedStep } from '../model/steps';
import type { Table } from '../use-table';
import type { TableActs } from '../use-table-acts';

interface GuideProps {
  readonly table: Table;
  readonly acts: TableActs;
}

/** Brings the first control of a kind on the sheet of the step into view and focus. */
const lead = (selector: string): void => {
  const target = document.querySelector<HTMLElement>(`.ww-table-step ${selector}`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
};

/** What the guide offers to show, where it is on the sheet. */
const LEADS = [
  { id: 'dice', selector: '.ww-die-button' },
  { id: 'war', selector: '.ww-war .ww-button' },
  { id: 'questions', selector: '[data-question] button, [data-question] input' },
] as const;

const isThere = (
  { sheet, wars, step, model }: Table,
  id: (typeof LEADS)[number]['id'],
): boolean => {
  if (id === 'dice') return sheet.rolls.length > 0;
  if (id === 'questions')
    return sheet.questions.some((question) => !isCovered(question, model.campaign.rulings));
  return step === 'act' && wars.length > 0;
};

/** The acts that carry the step on: compute, confirm, close the phase. */
const Onward = ({ table, acts }: GuideProps) => {
  const { t } = useTranslation();
  const readOnly = useSession((session) => session.readOnly);
  const choose = useTurnDesk((desk) => desk.choose);
  const { model, record, step } = table;
  if (record === null)
    return (
      <Button variant="filled" onPress={model.proposed.run}>
        {t('organisation:guide.run')}
      </Button>
    );
  if (isConfirmed(model.campaign, 'unrest'))
    return (
      <Button variant="filled" onPress={() => choose({ station: 'close' })}>
        {t('organisation:guide.close')}
      </Button>
    );
  return (
    <Button isDisabled={readOnly} onPress={acts.confirm}>
      {t(
        isConfirmed(model.campaign, step)
          ? 'organisation:guide.next'
          : 'organisation:guide.confirm',
      )}
    </Button>
  );
};

/** A calm sheet beside the first phase: what to do now in this step, and the buttons that do it. */
export const Guide = ({ table, acts }: GuideProps) => {
  const { t } = useTranslation();
  if (!table.hasGuide) return null;
  const { number, half } = numberedStep(table.step);
  const lines = t(`organisation:guide.step.${table.step}`).split('\n');
  return (
    <aside className="ww-table-guide" aria-label={t('organisation:guide.title')}>
      <p className="ww-over">
        {t('organisation:guide.title')} ·{' '}
        {t('organisation:desk.at', { half: t(`organisation:desk.half.${half}`), number })}
      </p>
      {table.record === null ? (
        <p>{t('organisation:guide.begin')}</p>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
      <div className="ww-guide-acts">
        {LEADS.filter(({ id }) => isThere(table, id)).map(({ id, selector }) => (
          <Button key={id} onPress={() => lead(selector)}>
            {t(`organisation:guide.lead.${id}`)}
          </Button>
        ))}
        <Onward table={table} acts={acts} />
        <Button variant="text" onPress={acts.toggleGuide}>
          {t('organisation:guide.skip')}
        </Button>
      </div>
    </aside>
  );
};
