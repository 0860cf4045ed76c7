import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toDecimal, type TurnEvent } from '../../../../engine';
import { eventSentence } from '../../../kit/explain';
import { useHasMoons, useIsOnMap, usePlaceName } from '../../../model/explain/use-game';
import { useLanguage, useRule, useWords } from '../../../kit/explain/react';
import { Select } from '../../../kit/ui';
import { CardDetails, type CardDetailsProps } from '../../../model/turn/card/CardDetails';
import { useTurnView } from '../../../model/turn/turn-view';
import { eventCounts, type EventField, fieldOf } from '../../../model/turn/model/events';
import type { TurnModel } from '../../../model/turn/use-turn-model';

interface ItemProps extends CardDetailsProps {
  /** The realm at whose desk it is told. */
  readonly party: string;
  /** Moment in moons as written. */
  readonly time: string;
}

const Item = ({ event, rulings, party, time }: ItemProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { place, choose } = useTurnView();
  const isOnMap = useIsOnMap();
  const hasMoons = useHasMoons();
  const placeName = usePlaceName();
  const rule = useRule(event.clause);
  return (
    <li className="ww-event ww-grid ww-align-baseline" data-event={event.kind}>
      <span className="ww-figures ww-quiet">{hasMoons ? time : ''}</span>
      {isOnMap ? (
        <button
          type="button"
          className="ww-event-place ww-figures"
          aria-label={t('turn:events.show', { place: event.place })}
          aria-pressed={place === event.place}
          onClick={() => choose({ place: event.place })}
        >
          {event.place}
        </button>
      ) : (
        <span className="ww-quiet">{placeName(event.place)}</span>
      )}
      <span>{eventSentence(event, party, words)}</span>
      {rule.link}
      {rule.text}
      <CardDetails event={event} rulings={rulings} />
    </li>
  );
};

/** Which events are shown, where there are many. */
const Fields = ({
  events,
  value,
  onChange,
}: {
  readonly events: readonly TurnEvent[];
  readonly value: EventField | 'all';
  readonly onChange: (field: EventField | 'all') => void;
}) => {
  const { t } = useTranslation();
  const options = eventCounts(events).map(([id, count]) => ({
    id,
    label: `${t(`turn:events.field.${id}`)} (${String(count)})`,
  }));
  return (
    <div className="ww-event-fields">
      <Select
        label={t('turn:events.which')}
        isLabelHidden
        value={value}
        onChange={onChange}
        options={[{ id: 'all', label: t('turn:events.field.all') }, ...options]}
      />
    </div>
  );
};

/** Events shown before the GM asks for all. */
const FIRST = 8;

/** What happens to the realm in this turn: when, where, in one sentence; the place opens on the map. */
export function EventList({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const [field, setField] = useState<EventField | 'all'>('all');
  const { events, party, proposed } = model;
  if (proposed.proposal === null) return null;
  const moments = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const chosen = field === 'all' ? events : events.filter((event) => fieldOf(event) === field);
  const shown = showsAll ? chosen : chosen.slice(0, FIRST);
  return (
    <section aria-label={t('turn:events.title')}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:events.title')}</h2>
        {events.length > FIRST ? (
          <Fields events={events} value={field} onChange={setField} />
        ) : null}
        {chosen.length > FIRST ? (
          <button
            type="button"
            className="ww-findings-scope"
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('turn:events.fewer') : t('turn:events.all', { count: chosen.length })}
          </button>
        ) : null}
      </header>
      {events.length === 0 ? (
        <p className="ww-quiet ww-small">{t('turn:events.none', { party: party.name })}</p>
      ) : (
        <ul className="ww-events">
          {shown.map((event, index) => (
            <Item
              key={`${event.kind} ${event.place} ${String(index)}`}
              event={event}
              rulings={model.campaign.rulings}
              party={party.key}
              time={moments.format(toDecimal(event.time))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
