import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, compareFractions, toDecimal, type TurnEvent } from '../../../../../engine';
import { useTurnDesk } from '../../../../model/turn/desk-store';
import { TurnMap } from '../../../../model/turn/parts/TurnMap';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import type { Card } from '../model/cards';
import { orderOf } from './EncounterBody';
import { Matrix } from './Matrix';
import { ReportWords } from './ReportWords';

const DEEDS = new Set(['fight', 'storm', 'attack', 'sally']);

/** The encounter out of which a card came: its own, or the one that led to its fight. */
const encounterOf = (card: Card, events: readonly TurnEvent[]): TurnEvent | undefined => {
  if (card.kind === 'encounter') return card.event;
  if (card.kind !== 'fight') return undefined;
  return events.find(
    ({ kind, place, time, about }) =>
      kind === 'encounter' &&
      place === card.place &&
      compareFractions(time, card.time) === 0 &&
      DEEDS.has(String(about['outcome'] ?? '')),
  );
};

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

/** Beside the card: the map at its moment, the table of encounters, what the reports will say. */
export const Aside = ({ model, card }: { readonly model: DeskModel; readonly card: Card }) => {
  const { t } = useTranslation();
  useMapOf(card);
  const event = encounterOf(card, model.proposed.proposal?.events ?? []);
  const table = hexGameOf(model.system).fights?.encounters;
  return (
    <aside className="ww-card-aside" aria-label={t('decide:card.map')}>
      <TurnMap model={model} isNumbered overlay={null} />
      <div className="ww-card-context">
        {event === undefined || table === undefined ? null : (
          <Matrix
            table={table}
            row={orderOf(event.about['orderA'])}
            column={orderOf(event.about['orderB'])}
          />
        )}
        <ReportWords model={model} card={card} />
      </div>
    </aside>
  );
};
