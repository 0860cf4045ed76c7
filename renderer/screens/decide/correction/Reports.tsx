import { useTranslation } from 'react-i18next';
import type { ReportedFact } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { FindingMark, FindingRow } from '../../../kit/ui';
import { factLines, type RenderedRealm } from './reported';
import { localeOf } from '../../../kit/text/words';

interface FactsProps {
  readonly realm: RenderedRealm;
  readonly facts: readonly ReportedFact[];
  readonly label: string;
  readonly none: string;
}

const Facts = ({ realm: { party, learned }, facts, label, none }: FactsProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const linesOf = (isLearned: boolean): readonly string[] =>
    factLines(
      facts.filter((fact) => learned.includes(fact) === isLearned),
      party.key,
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

const Sent = ({ realm: { sentAt, learned } }: { readonly realm: RenderedRealm }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' });
  if (sentAt === null) return <p className="ww-quiet ww-small">{t('whatif:reports.notSent')}</p>;
  const about = { date: date.format(new Date(sentAt)), count: learned.length };
  return learned.length === 0 ? (
    <FindingRow kind="GOOD">{t('whatif:reports.sentHarmless', about)}</FindingRow>
  ) : (
    <FindingRow kind="WARN">{t('whatif:reports.sentLearned', about)}</FindingRow>
  );
};

/** For each realm: what its report said, what it says now, and what it should not have learned. */
export function Reports({ realms }: { readonly realms: readonly RenderedRealm[] }) {
  const { t } = useTranslation();
  if (realms.length === 0)
    return (
      <div className="ww-correction-pad">
        <FindingRow kind="GOOD">{t('whatif:reports.none')}</FindingRow>
      </div>
    );
  return (
    <div className="ww-correction-pad">
      {realms.map((realm) => (
        <article key={realm.party.key} className="ww-told-realm">
          <h3 className="ww-head">{realm.party.name}</h3>
          <Sent realm={realm} />
          <div className="ww-told-pair">
            <Facts
              realm={realm}
              facts={realm.change.wrong}
              label={t('whatif:reports.said')}
              none={t('whatif:reports.nothingWrong')}
            />
            <Facts
              realm={realm}
              facts={realm.change.right}
              label={t('whatif:reports.says')}
              none={t('whatif:reports.nothingNew')}
            />
          </div>
        </article>
      ))}
    </div>
  );
}
