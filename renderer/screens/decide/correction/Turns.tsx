import { useTranslation } from 'react-i18next';
import { decisionsToReview, type LateCorrection } from '../../../../engine';
import { figuresOf, questionInWords } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { DataTable, FindingRow } from '../../../kit/ui';
import type { RenderedRealm } from './reported';
import type { ComparedTurn } from './compared-turns';

const COUNTED = ['unit', 'field', 'fight', 'ledger', 'record'] as const;

interface Row {
  readonly compared: ComparedTurn;
  readonly reports: number;
  readonly sent: number;
  readonly learned: number;
}

const rowOf = (compared: ComparedTurn, realms: readonly RenderedRealm[]): Row => {
  const told = realms.flatMap(({ turns }) => turns.filter(({ turn }) => turn === compared.turn));
  const sent = told.filter(({ sentAt }) => sentAt !== null);
  return {
    compared,
    reports: told.length,
    sent: sent.length,
    learned: sent.filter(({ learned }) => learned.length > 0).length,
  };
};

/** What a correction changes, turn by turn and today, in figures. */
export function TurnTable({
  turns,
  realms,
}: {
  readonly turns: readonly ComparedTurn[];
  readonly realms: readonly RenderedRealm[];
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const count = (id: string, label: string, of: (row: Row) => number) => ({
    id,
    label,
    align: 'end' as const,
    cell: (row: Row) => plain(of(row)),
    mark: (row: Row) => ({ 'data-changed': of(row) > 0 }),
  });
  return (
    <DataTable
      label={t('whatif:summary.label')}
      scroller="ww-correction-turns"
      rows={turns.map((turn) => rowOf(turn, realms))}
      keyOf={({ compared }) => compared.turn ?? 'today'}
      columns={[
        {
          id: 'turn',
          label: t('whatif:turns.column'),
          isHead: true,
          cell: ({ compared: { turn } }) =>
            turn === null ? t('whatif:turns.today') : t('whatif:turns.turn', { turn }),
        },
        ...COUNTED.map((kind) =>
          count(
            kind,
            t(`whatif:group.${kind}`),
            ({ compared }) => compared.differences.filter((one) => one.kind === kind).length,
          ),
        ),
        count('decisions', t('whatif:turns.decisions'), ({ compared }) => compared.decisions),
        count('reports', t('whatif:summary.reports'), ({ reports }) => reports),
        count('sent', t('whatif:summary.sent'), ({ sent }) => sent),
        count('learned', t('whatif:summary.learned'), ({ learned }) => learned),
      ]}
    />
  );
}

/** The decisions of all turns that the GM should look at again, each with why. */
export function Decisions({ correction }: { readonly correction: LateCorrection }) {
  const { t } = useTranslation();
  const words = useWords();
  const turns = correction.done.map((done) => ({
    turn: done.booked.archived.turn,
    decisions: decisionsToReview(done),
  }));
  if (turns.every(({ decisions }) => decisions.length === 0))
    return (
      <div className="ww-correction-pad">
        <FindingRow kind="GOOD">{t('whatif:review.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad">
      <p className="ww-quiet">{t('whatif:review.text')}</p>
      {turns.map(({ turn, decisions }) =>
        decisions.length === 0 ? null : (
          <section key={turn}>
            <h3 className="ww-over">{t('whatif:turns.turn', { turn })}</h3>
            <ul className="ww-told-facts">
              {decisions.map(({ key, why, question }) => (
                <li key={key}>
                  {questionInWords(question, words).text}{' '}
                  <span className="ww-quiet ww-small">{t(`whatif:review.why.${why}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
