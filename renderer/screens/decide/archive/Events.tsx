import { useTranslation } from 'react-i18next';
import { toDecimal } from '../../../../engine';
import { eventSentence, standingAlone } from '../../../kit/explain';
import { useHasMoons, usePlaceName } from '../../../model/explain/use-game';
import { useLanguage, useRule, useWords } from '../../../kit/explain/react';
import { CardDetails, type CardDetailsProps } from '../../../model/turn/card/CardDetails';
import { useNames } from '../../../model/turn/names';
import { inOrderOfTime } from '../../../model/turn/model/events';
import type { PastRun } from './past';
import { PastList } from './PastList';

const Item = ({ event, rulings, time }: CardDetailsProps & { readonly time: string }) => {
  const words = useWords();
  const rule = useRule(event.clause);
  const [actor = ''] = event.parties.map(useNames().party);
  return (
    <div className="ww-past-row ww-past-event ww-grid ww-align-baseline" role="listitem">
      <span className="ww-figures ww-quiet">{useHasMoons() ? time : ''}</span>
      <span className="ww-figures">{usePlaceName()(event.place)}</span>
      <div>
        {standingAlone(event, eventSentence(event, '', words), actor)} {rule.link}
        {rule.text}
        <CardDetails event={event} rulings={rulings} />
      </div>
    </div>
  );
};

/** Events in chronological order. */
export function Events({ archived, realms, results }: PastRun) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isChosen = realms.length === 1 ? realms[0]?.key : undefined;
  const events = inOrderOfTime(
    results.events.filter(({ parties }) => isChosen === undefined || parties.includes(isChosen)),
  );
  const moments = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <PastList
      label={t('openTurn:archive.leaf.events')}
      items={events}
      none={t('openTurn:archive.noEvents')}
      row={(event) => (
        <Item
          event={event}
          rulings={archived.rulings}
          time={moments.format(toDecimal(event.time))}
        />
      )}
    />
  );
}
