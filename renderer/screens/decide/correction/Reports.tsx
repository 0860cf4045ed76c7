import { useTranslation } from 'react-i18next';
import type { ReportedFact } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { FindingMark, FindingRow } from '../../../kit/ui';
import { writtenMoment } from '../../../kit/text/moment';
import { factLines } from '../../../model/turn/report/fact-lines';
import type { RenderedRealm, RenderedTurn } from './reported';

interface FactsProps {
  readonly party: string;
  readonly learned: readonly ReportedFact[];
  readonly facts: readonly ReportedFact[];
  readonly label: string;
  readonly none: string;
}

const Facts = ({ party, learned, facts, label, none }: FactsProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const linesOf = (isLearned: boolean): readonly string[] =>
    factLines(
      facts.filter((fact) => learned.includes(fact) === isLearned),
      party,
      words,
    );
  return (
    <div>
      <h4 className="ww-over">{label}</h4>
      {facts.length === 0 ? (
        <p className="ww-quiet ww-small">{none}</p>
      ) : (
        <ul className="ww-told-facts">
          {linesOf(true).map((line) => (
            <li key={line}>
              {line} <FindingMark kind="WARN">{t('whatif:reports.learned')}</FindingMark>
            </li>
          ))}
          {linesOf(false).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Sent = ({ sentAt, learned }: RenderedTurn) => {
  const { t } = useTranslation();
  const language = useLanguage();
  if (sentAt === null) return <p className="ww-quiet ww-small">{t('whatif:reports.notSent')}</p>;
  const about = { date: writtenMoment(sentAt, language, 'date'), count: learned.length };
  return learned.length === 0 ? (
    <FindingRow kind="GOOD">{t('whatif:reports.sentHarmless', about)}</FindingRow>
  ) : (
    <FindingRow kind="WARN">{t('whatif:reports.sentLearned', about)}</FindingRow>
  );
};

const Turn = ({ party, told }: { readonly party: string; readonly told: RenderedTurn }) => {
  const { t } = useTranslation();
  const { change, learned } = told;
  return (
    <>
      <Sent {...told} />
      <div className="ww-told-pair ww-grid ww-gap-24">
        <Facts
          {...{ party, learned }}
          facts={change.wrong}
          label={t('whatif:reports.said')}
          none={t('whatif:reports.nothingWrong')}
        />
        <Facts
          {...{ party, learned }}
          facts={change.right}
          label={t('whatif:reports.says')}
          none={t('whatif:reports.nothingNew')}
        />
      </div>
    </>
  );
};

/** For each realm and turn: the old report, the new one, and what it should not have learned. */
export function Reports({
  realms,
  hasTurns,
}: {
  readonly realms: readonly RenderedRealm[];
  /** True where the correction reaches over several turns: each is named. */
  readonly hasTurns: boolean;
}) {
  const { t } = useTranslation();
  if (realms.length === 0)
    return (
      <div className="ww-correction-pad ww-grid ww-gap-16">
        <FindingRow kind="GOOD">{t('whatif:reports.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad ww-grid ww-gap-16">
      {realms.map(({ party, turns }) => (
        <article key={party.key} className="ww-told-realm ww-grid ww-gap-10">
          <h3 className="ww-head">{party.name}</h3>
          {turns.map((told) => (
            <section key={told.turn} className="ww-grid ww-gap-10">
              {hasTurns ? (
                <h4 className="ww-over">{t('whatif:turns.turn', { turn: told.turn })}</h4>
              ) : null}
              <Turn party={party.key} told={told} />
            </section>
          ))}
        </article>
      ))}
    </div>
  );
}
