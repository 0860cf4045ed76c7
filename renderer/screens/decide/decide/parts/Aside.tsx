import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { compareFractions, toDecimal, type TurnEvent } from '../../../../../engine';
import { CardBlocks } from '../../../../model/turn/card/CardBlocks';
import { useTurnDesk } from '../../../../model/turn/desk-store';
import { TurnMap } from '../../../../model/turn/parts/TurnMap';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import type { Card } from '../model/cards';
import { ReportWords } from './ReportWords';

/** What happened where and when a fight broke out, as far as the game has a view of its own for it. */
const ledTo = (card: Card, events: readonly TurnEvent[]): readonly TurnEvent[] =>
  card.kind === 'fight'
    ? events.filter(
        ({ place, time, blocks = [] }) =>
          place === card.place &&
          compareFractions(time, card.time) === 0 &&
          blocks.some(({ kind }) => kind === 'own'),
      )
    : [];

/** The map shows place and moment of the card; on leaving it shows the whole turn again. */
const useMapOf = (card: Card): void => {
  const choose = useTurnDesk((desk) => desk.choose);
  const { place } = card;
  const time = toDecimal(card.time);
  useEffect(() => {
    choose({ place: place === '' ? null : place, time });
  }, [choose, place, time]);
  useEffect(() => () => choose({ place: null, time: null }), [choose]);
};

/** Beside the card: the map at its moment, what led to it, what the reports will say. */
export const Aside = ({ model, card }: { readonly model: DeskModel; readonly card: Card }) => {
  const { t } = useTranslation();
  useMapOf(card);
  const [event] = ledTo(card, model.proposed.proposal?.events ?? []);
  return (
    <aside className="ww-card-aside" aria-label={t('decide:card.map')}>
      <TurnMap model={model} isNumbered overlay={null} />
      <div className="ww-card-context">
        {event === undefined ? null : (
          <CardBlocks
            blocks={event.blocks?.filter(({ kind }) => kind === 'own') ?? []}
            event={event}
          />
        )}
        <ReportWords model={model} card={card} />
      </div>
    </aside>
  );
};
