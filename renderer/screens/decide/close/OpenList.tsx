import { useTranslation } from 'react-i18next';
import type { TurnEvent } from '../../../../engine';
import { eventSentence } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useDesk } from '../../../model/state/desk';
import { FindingRow } from '../../../kit/ui';
import { NOTHING_CHOSEN, useTurnDesk } from '../../../model/turn/desk-store';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import type { OpenPoint } from './open-points';

/** Realms by name; each leads to its letter, or, where the point is not settled there, to its players. */
const Realms = ({ point, model }: { readonly point: OpenPoint; readonly model: DeskModel }) => {
  const { choose } = useTurnDesk();
  const enter = useDesk(({ set }) => set);
  const { parties } = model.campaign.world;
  if (point.parties.length === 0) return null;
  return (
    <span className="ww-close-realms">
      {point.parties.map((key) => (
        <button
          key={key}
          type="button"
          className="ww-link"
          onClick={() =>
            point.station === null
              ? enter({ room: 'cast' })
              : choose({ ...NOTHING_CHOSEN, station: point.station, party: key, leaf: 'orders' })
          }
        >
          {parties[key]?.name ?? key}
        </button>
      ))}
    </span>
  );
};

/** Covered results by what their cards say while they are covered. */
export const CoveredList = ({ events }: { readonly events: readonly TurnEvent[] }) => {
  const words = useWords();
  return (
    <ul className="ww-close-covered">
      {events.map((event, index) => (
        <li key={index}>{eventSentence(event, '', words)}</li>
      ))}
    </ul>
  );
};

const Way = ({ point }: { readonly point: OpenPoint }) => {
  const { t } = useTranslation();
  const { choose } = useTurnDesk();
  const { station } = point;
  if (station === null || point.parties.length > 0) return null;
  return (
    <button type="button" className="ww-link" onClick={() => choose({ station })}>
      {t('desk:close.goTo', { station: t(`desk:station.${station}`) })}
    </button>
  );
};

/** What is not settled yet, each line with the way to it. */
export const OpenList = ({
  points,
  model,
}: {
  readonly points: readonly OpenPoint[];
  readonly model: DeskModel;
}) => {
  const { t } = useTranslation();
  return (
    <section className="ww-close-open" aria-labelledby="ww-close-open">
      <h3 id="ww-close-open" className="ww-head">
        {t('desk:close.open')}
      </h3>
      {points.length === 0 ? (
        <FindingRow kind="GOOD" label={t('desk:close.clearLabel')}>
          {t('desk:close.clear')}
        </FindingRow>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point.kind}>
              <FindingRow kind={point.severity} label={t(`desk:close.label.${point.kind}`)}>
                {t(`desk:close.point.${point.kind}`, { count: point.count })}{' '}
                <Realms point={point} model={model} />
                <CoveredList events={point.events ?? []} />
                <Way point={point} />
              </FindingRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
