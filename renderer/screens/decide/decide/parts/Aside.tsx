import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardBlock, compareFractions, toDecimal, type TurnEvent } from '../../../../../engine';
import { CardBlocks } from '../../../../model/turn/card/CardBlocks';
import { useTurnDesk } from '../../../../model/turn/desk-store';
import { TurnMap } from '../../../../model/turn/parts/TurnMap';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import type { Card } from '../model/cards';
import { ReportWords } from './ReportWords';

/** Views of the game's own on the card of an event: beside a map they stand in its column. */
export const ownBlocks = ({ blocks = [] }: TurnEvent): readonly CardBlock[] =>
  blocks.filter(({ kind }) => kind === 'own');

/** The event of a card, or of a fight what happened where and when it broke out, if the game has a view of its own for it. */
const eventOf = (card: Card, events: readonly TurnEvent[]): TurnEvent | undefined =>
  card.kind === 'question'
    ? card.event
    : events.find(
        (event) =>
          card.kind === 'fight' &&
          event.place === card.place &&
          compareFractions(event.time, card.time) === 0 &&
          ownBlocks(event).length > 0,
      );

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
  const event = eventOf(card, model.proposed.proposal?.events ?? []);
  return (
    <aside className="ww-card-aside" aria-label={t('decide:card.map')}>
      <TurnMap model={model} isNumbered overlay={null} />
      <div className="ww-card-context">
        {event === undefined ? null : <CardBlocks blocks={ownBlocks(event)} event={event} />}
        <ReportWords model={model} card={card} />
      </div>
    </aside>
  );
};
