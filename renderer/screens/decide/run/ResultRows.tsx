import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Finding, type Posting, toDecimal } from '../../../../engine';
import {
  eventSentence,
  standingAlone,
  explainTree,
  figuresOf,
  findingSentence,
  questionInWords,
} from '../../../kit/explain';
import { useHasMoons, useMoney, usePlaceName } from '../../../model/explain/use-game';
import { useLanguage, useRule, useWords } from '../../../kit/explain/react';
import { ownKey } from '../../../kit/text/own-key';
import { FindingMark } from '../../../kit/ui';
import { CardDetails, type CardDetailsProps } from '../../../model/turn/card/CardDetails';
import { fightTitle } from '../decide/card-title';
import { useDecide } from '../decide/decide-store';
import { useNames } from '../../../model/turn/names';
import { useTurnView } from '../../../model/turn/turn-view';
import { Figure } from '../../../model/turn/parts/Figure';
import { isLit } from './use-playback';
import type { ResultRow } from './results';
import { useRun } from './run-store';

/** Moments as the slider writes them. */
const useMoment = (): ((time: number) => string) => {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (time) => format.format(time);
};

/** Something that happened: choosing it moves slider and map there. */
const EventRow = ({ event, rulings }: CardDetailsProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const moment = useMoment();
  const lit = useTurnView(({ time }) => isLit(event, time));
  const choose = useTurnView((desk) => desk.choose);
  const rule = useRule(event.clause);
  const [actor = ''] = event.parties.map(useNames().party);
  const sentence = standingAlone(event, eventSentence(event, '', words), actor);
  const place = usePlaceName()(event.place);
  const hasMoons = useHasMoons();
  const go = (): void => {
    useRun.getState().set({ isPlaying: false });
    choose({ place: event.place === '' ? null : event.place, time: toDecimal(event.time) });
  };
  return (
    <div className="ww-result-row ww-grid ww-align-baseline" {...(lit ? { 'data-lit': true } : {})}>
      <button
        type="button"
        className="ww-result-go ww-grid ww-gap-8"
        {...(hasMoons ? {} : { 'data-timeless': true })}
        aria-label={t('decide:run.goTo', { what: `${place} ${sentence}` })}
        onClick={go}
      >
        {hasMoons ? (
          <span className="ww-figures ww-quiet">{moment(toDecimal(event.time))}</span>
        ) : null}
        <span className="ww-figures ww-result-place">{place}</span>
        <span>{sentence}</span>
      </button>
      {rule.link}
      {rule.text}
      <CardDetails event={event} rulings={rulings} />
    </div>
  );
};

const FindingRow = ({ finding }: { readonly finding: Finding }) => {
  const words = useWords();
  const names = useNames();
  const rule = useRule(finding.clause);
  return (
    <div className="ww-result-row ww-grid ww-align-baseline">
      <span className="ww-result-text">
        <FindingMark kind={finding.severity} isBare />
        <span className="ww-quiet">
          {names.party(finding.party)} {finding.unit ?? ''}
        </span>
        <span>{findingSentence(finding, words)}</span>
      </span>
      {rule.link}
      {rule.text}
    </div>
  );
};

const PostingRow = ({ posting }: { readonly posting: Posting }) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const money = useMoney();
  const placeName = usePlaceName();
  const own = ownKey('cause', posting.name, '');
  const cause =
    own === '' ? explainTree(posting.why, words).label : words(own, { ...posting.about });
  return (
    <div className="ww-result-row ww-grid ww-align-baseline">
      <span className="ww-result-text">
        <span className="ww-quiet">{names.party(posting.party)}</span>
        <span>{cause}</span>
        {posting.place === undefined ? null : (
          <span className="ww-figures ww-quiet">{placeName(posting.place)}</span>
        )}
      </span>
      <span className="ww-figures">
        <Figure explained={posting.why} title={t('decide:run.amountOf', { cause })} isSigned />
        {` ${money.sign}`}
      </span>
    </div>
  );
};

/** A decision that is made elsewhere, and the link to it. */
const ToCard = ({
  cardKey,
  children,
}: {
  readonly cardKey: string;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  const choose = useTurnView((desk) => desk.choose);
  const go = (): void => {
    const time = { numerator: 0, denominator: 1 };
    useDecide.getState().set({ current: { key: cardKey, time }, tab: 'cards' });
    choose({ turnStep: 'decide' });
  };
  return (
    <div className="ww-result-row ww-grid ww-align-baseline">
      <span className="ww-result-text">{children}</span>
      <button type="button" className="ww-findings-scope" onClick={go}>
        {t('decide:run.toCard')}
      </button>
    </div>
  );
};

/** One line of the results of a phase. */
export function ResultLine({
  row,
  rulings,
}: Pick<CardDetailsProps, 'rulings'> & { readonly row: ResultRow }) {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const { list } = figuresOf(words);
  switch (row.kind) {
    case 'head':
      return (
        <h3 className="ww-head ww-result-head">
          {t(`decide:run.part.${row.part}`)}{' '}
          <span className="ww-small ww-quiet ww-figures">{row.count}</span>
        </h3>
      );
    case 'event':
      return <EventRow event={row.event} rulings={rulings} />;
    case 'finding':
      return <FindingRow finding={row.finding} />;
    case 'posting':
      return <PostingRow posting={row.posting} />;
    case 'question':
      return (
        <ToCard cardKey={row.question.key}>
          <span>{questionInWords(row.question, words).text}</span>
        </ToCard>
      );
    case 'fight':
      return (
        <ToCard cardKey={row.fight.key}>
          <b>{fightTitle(row.fight, words)}</b>
          <span>{list(row.fight.sides.map(names.side))}</span>
          <span className="ww-quiet">
            {row.fight.winner === null
              ? t('decide:fight.drawn')
              : t('decide:fight.verdict', { side: names.side(row.fight.sides[row.fight.winner]) })}
          </span>
        </ToCard>
      );
  }
}
