import { useTranslation } from 'react-i18next';
import {
  type CorrectedTurn,
  type DecisionToReview,
  decisionsToReview,
  type LateCorrection,
  runsOf,
} from '../../../../engine';
import { figuresOf, questionInWords } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { DataTable, FindingRow } from '../../../kit/ui';
import { useRulingTexts } from '../decide/ruling-words';
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
          label: t('noun:Turn'),
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

/** The decisions of one turn, each with why the GM should look at it again. */
const TurnDecisions = ({ done }: { readonly done: CorrectedTurn }) => {
  const { t } = useTranslation();
  const words = useWords();
  const rulingWords = useRulingTexts(runsOf(done)?.before ?? done.after);
  const textOf = (decision: DecisionToReview): string => {
    if (decision.why !== 'void') return questionInWords(decision.question, words).text;
    const { subject, value } = rulingWords(decision.ruling);
    return value === '' ? subject : `${subject}: ${value}`;
  };
  const { turn } = done.booked.archived;
  return (
    <section>
      <h3 className="ww-over">{t('whatif:turns.turn', { turn })}</h3>
      <ul className="ww-told-facts">
        {decisionsToReview(done).map((decision) => (
          <li key={`${decision.why} ${decision.key}`}>
            {textOf(decision)}{' '}
            <span className="ww-quiet ww-small">{t(`whatif:review.why.${decision.why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The decisions of all turns that the GM should look at again. */
export function Decisions({ correction }: { readonly correction: LateCorrection }) {
  const { t } = useTranslation();
  const turns = correction.done.filter((done) => decisionsToReview(done).length > 0);
  return (
    <div className="ww-correction-pad ww-grid ww-gap-16">
      {turns.length === 0 ? (
        <FindingRow kind="GOOD">{t('whatif:review.none')}</FindingRow>
      ) : (
        <p className="ww-quiet">{t('whatif:review.text')}</p>
      )}
      {turns.map((done) => (
        <TurnDecisions key={done.booked.archived.turn} done={done} />
      ))}
    </div>
  );
}
