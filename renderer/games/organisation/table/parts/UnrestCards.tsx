import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { Icon } from '../../../../ui';
import type { UnrestRecord } from '../../../../../engine/systems/organisation';
import { useTableNames } from '../use-table-names';
import { QuestionChooser } from './QuestionChooser';
import { Sign } from './Sign';

const Card = ({
  unrest,
  question,
}: {
  readonly unrest: UnrestRecord;
  readonly question: Question | undefined;
}) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const { party, region, unit, since, end, means, founded } = unrest;
  const ended = t(`organisation:unrest.end.${end}`, {
    ...(means === null ? {} : { context: means }),
    founded: founded === undefined ? '' : names.party(founded),
  });
  return (
    <article
      className="ww-unrest-card"
      data-end={end}
      aria-label={t('organisation:unrest.card', {
        party: names.party(party),
        region: names.region(region),
        unit,
      })}
    >
      <header>
        <span className="ww-table-party">
          <Sign party={party} /> {names.party(party)}
        </span>
        <span className="ww-small ww-quiet">{names.region(region)}</span>
      </header>
      <p>
        <b>{t('organisation:unrest.unit', { unit: unit.replace(/^u/, '') })}</b>{' '}
        <span className="ww-quiet">{t('organisation:unrest.since', { phase: since })}</span>
      </p>
      <p className="ww-unrest-end">
        <Icon name={end === 'calmed' ? 'check' : end === 'stays' ? 'pause' : 'close'} size={14} />{' '}
        {ended}
      </p>
      {question === undefined ? null : <QuestionChooser question={question} isBare />}
    </article>
  );
};

export interface UnrestCardsProps {
  readonly unrest: readonly UnrestRecord[];
  readonly questions: readonly Question[];
}

/** Every unit in unrest: since when, how it ended or stays, and rebels born of it. */
export const UnrestCards = ({ unrest, questions }: UnrestCardsProps) => {
  const { t } = useTranslation();
  if (unrest.length === 0) return <p className="ww-quiet">{t('organisation:unrest.none')}</p>;
  return (
    <section className="ww-table-block" aria-label={t('organisation:unrest.title')}>
      <h3 className="ww-head">{t('organisation:unrest.title')}</h3>
      <div className="ww-unrest-cards">
        {unrest.map((one) => (
          <Card
            key={`${one.party} ${one.unit}`}
            unrest={one}
            question={questions.find(
              ({ about }) => about['unit'] === one.unit && about['party'] === one.party,
            )}
          />
        ))}
      </div>
    </section>
  );
};
