import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Party,
  type PartyReport,
  type ReportedFight,
  toDecimal,
  type TurnEvent,
} from '../../../../engine';
import {
  cardLines,
  eventSentence,
  figuresOf,
  questionInWords,
  displayValue,
  playerSentence,
} from '../../../kit/explain';
import { useHasMoons, usePlaceName } from '../../explain/use-game';
import { useLanguage } from '../../../kit/explain/react';
import type { Words } from '../../../kit/text/words';
import { FindingMark } from '../../../kit/ui';
import { letterWords } from '../../letters/letter-words';
import { inOrderOfTime } from '../model/events';
import type { TurnModel } from '../use-turn-model';
import { useFightWords } from './fight-words';
import './report.css';

const Part = ({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) =>
  count === 0 ? null : (
    <section className="ww-told" aria-label={title}>
      <h3 className="ww-over">
        {title} <span className="ww-figures">({count})</span>
      </h3>
      {children}
    </section>
  );

const Events = ({
  events,
  party,
  words,
}: {
  readonly events: readonly TurnEvent[];
  readonly party: string;
  readonly words: Words;
}) => {
  const language = useLanguage();
  const hasMoons = useHasMoons();
  const placeName = usePlaceName();
  const moments = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <ul {...(hasMoons ? {} : { 'data-timeless': true })}>
      {inOrderOfTime(events).map((event, index) => (
        <li key={index} className="ww-told-event">
          {hasMoons ? (
            <span className="ww-figures ww-quiet">{moments.format(toDecimal(event.time))}</span>
          ) : null}
          <span className="ww-figures">{placeName(event.place)}</span>
          <span>
            {eventSentence(event, party, words)}
            {cardLines(event, words).map((line, place) => (
              <span key={place} className="ww-told-detail ww-small ww-quiet">
                {line}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const FightLine = ({ fight }: { readonly fight: ReportedFight }) => (
  <li>{useFightWords()(fight)}</li>
);

const LANDS = ['gained', 'lost', 'discovered', 'explored'] as const;

const Land = ({ report }: { readonly report: PartyReport }) => {
  const { t } = useTranslation();
  const kinds = LANDS.filter((kind) => report[kind].length > 0);
  return (
    <Part title={t('turn:report.land')} count={kinds.length}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            {t(`turn:report.${kind}`)} <span className="ww-figures">{report[kind].join(', ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

interface PartsProps {
  readonly report: PartyReport;
  /** The texts as the campaign addresses its players. */
  readonly words: Words;
}

const Marches = ({ report, words }: PartsProps) => {
  const { t } = useTranslation();
  const moved = report.marches.filter(({ steps, stop }) => steps.length > 0 || stop !== undefined);
  return (
    <Part title={t('turn:report.marches')} count={moved.length}>
      <ul>
        {moved.map(({ unit, start, end, stop }) => (
          <li key={unit}>
            <b>{unit}</b>{' '}
            <span className="ww-figures">
              {start} → {end}
            </span>
            {stop === undefined ? null : (
              <span className="ww-quiet">
                {'. '}
                {playerSentence(stop, words)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
};

const ReportParts = ({ report, words }: PartsProps) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(words);
  const { events, fights, findings, questions, news, balance, party } = report;
  return (
    <>
      <Part title={t('turn:report.events')} count={events.length}>
        <Events events={events} party={party} words={words} />
      </Part>
      <Part title={t('turn:report.fights')} count={fights.length}>
        <ul>
          {fights.map((fight) => (
            <FightLine key={fight.key} fight={fight} />
          ))}
        </ul>
      </Part>
      <Marches report={report} words={words} />
      <Land report={report} />
      <Part title={t('turn:report.findings')} count={findings.length}>
        <ul>
          {findings.map((finding, index) => (
            <li key={index}>
              <FindingMark kind={finding.severity} isBare />{' '}
              {finding.unit === undefined ? null : <b>{finding.unit} </b>}
              {playerSentence(finding, words)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('turn:report.questions')} count={questions.length}>
        <ul>
          {questions.map((question) => (
            <li key={question.key}>{questionInWords(question, words).text}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('turn:report.news')} count={news.length}>
        <Events events={news} party={party} words={words} />
      </Part>
      {balance === undefined ? null : (
        <p>{t('turn:report.treasury', { gold: plain(displayValue(balance.after)) })}</p>
      )}
    </>
  );
};

/** The report of a party, so that the GM sees it before the player does. */
export function PartyReportPanel({
  model: { campaign, system, proposed },
  party,
}: {
  readonly model: Pick<TurnModel, 'campaign' | 'system'> & {
    readonly proposed: { readonly proposal: { readonly reports: readonly PartyReport[] } | null };
  };
  readonly party: Pick<Party, 'key' | 'name'>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useMemo(
    () => letterWords(language, campaign, system),
    [language, campaign, system],
  );
  const report = proposed.proposal?.reports.find((one) => one.party === party.key);
  const title = t('turn:report.title', { party: party.name });
  return (
    <section className="ww-report ww-grid ww-gap-14" aria-label={title}>
      <h2 className="ww-head">{title}</h2>
      {report === undefined ? (
        <p className="ww-quiet ww-small">{t('turn:report.none')}</p>
      ) : (
        <ReportParts report={report} words={words} />
      )}
    </section>
  );
}

/** The report of the open party. */
export function ReportPanel({ model }: { readonly model: TurnModel }) {
  return <PartyReportPanel model={model} party={model.party} />;
}
