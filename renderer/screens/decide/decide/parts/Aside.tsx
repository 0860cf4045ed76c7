import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  compareFractions,
  type PartyReport,
  toDecimal,
  type TurnEvent,
} from '../../../../../engine';
import { CardBlocks } from '../../../../model/turn/card/CardBlocks';
import { useTurnView } from '../../../../model/turn/turn-view';
import { TurnMap } from '../../../../model/turn/parts/TurnMap';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { besideOf, type Card, ownBlocks } from '../model/cards';
import { shieldColour } from '../../../../kit/cartography/colour';
import { cardLines, eventSentence } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { Shield } from '../../../../model/turn/parts/Shield';
import { useFightWords } from '../../../../model/turn/report/fight-words';
import { useNames } from '../../../../model/turn/names';

/** True if a report tells of this very event: same kind, place and moment, and the same own units. */
const isSameEvent = (told: TurnEvent, event: TurnEvent, party: string): boolean =>
  told.kind === event.kind &&
  told.place === event.place &&
  compareFractions(told.time, event.time) === 0 &&
  Object.entries(event.about).every(
    ([name, value]) =>
      typeof value !== 'string' || !value.startsWith(`${party}:`) || told.about[name] === value,
  );

const eventsOf = (card: Card): readonly TurnEvent[] => {
  if (card.kind === 'question') return card.event === undefined ? [] : [card.event];
  return card.kind === 'fight' ? [] : card.events;
};

/** What a party is told of a card: sentences, and what stands behind them. */
const useBackupMessage = (): ((card: Card, report: PartyReport) => readonly string[]) => {
  const words = useWords();
  const fightWords = useFightWords();
  return (card, report) => {
    const fights = report.fights.filter(
      ({ key }) => card.kind === 'fight' && key === card.fight.key,
    );
    const own = eventsOf(card);
    const events = report.events.filter((told) =>
      own.some((event) => isSameEvent(told, event, report.party)),
    );
    return [
      ...fights.map(fightWords),
      ...events.flatMap((event) => [
        eventSentence(event, report.party, words),
        ...cardLines(event, words),
      ]),
    ];
  };
};

/** Realms told at once; the rest is in their reports. */
const MOST = 8;

/** What will stand in the reports, realm by realm. */
const ReportWords = ({ model, card }: { readonly model: TurnModel; readonly card: Card }) => {
  const { t } = useTranslation();
  const names = useNames();
  const told = useBackupMessage();
  const reports = model.proposed.proposal?.reports ?? [];
  const rows = reports
    .map((report) => ({ party: report.party, sentences: [...new Set(told(card, report))] }))
    .filter(({ sentences }) => sentences.length > 0);
  const title = t('decide:report.title');
  if (card.kind === 'question' && card.event === undefined) return null;
  return (
    <section className="ww-report-words" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      {rows.length === 0 ? <p className="ww-small ww-quiet">{t('decide:report.none')}</p> : null}
      {rows.slice(0, MOST).map(({ party, sentences }) => (
        <div key={party}>
          <h4 className="ww-over">
            <Shield colour={shieldColour(model.campaign.world.parties, party)} />{' '}
            {names.party(party)}
          </h4>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </section>
  );
};

/** The map shows place and moment of the card; on leaving it shows the whole turn again. */
const useMapOf = (card: Card): void => {
  const choose = useTurnView((desk) => desk.choose);
  const { place } = card;
  const time = toDecimal(card.time);
  useEffect(() => {
    choose({ place: place === '' ? null : place, time });
  }, [choose, place, time]);
  useEffect(() => () => choose({ place: null, time: null }), [choose]);
};

/** Beside the card: the map at its moment, what led to it, what the reports will say. */
export function Aside({ model, card }: { readonly model: TurnModel; readonly card: Card }) {
  const { t } = useTranslation();
  useMapOf(card);
  const event = besideOf(card, model.proposed.proposal?.events ?? []);
  return (
    <aside className="ww-card-aside" aria-label={t('decide:card.map')}>
      <TurnMap model={model} isNumbered overlay={null} />
      <div className="ww-card-context">
        {event === undefined ? null : <CardBlocks blocks={ownBlocks(event)} event={event} />}
        <ReportWords model={model} card={card} />
      </div>
    </aside>
  );
}
